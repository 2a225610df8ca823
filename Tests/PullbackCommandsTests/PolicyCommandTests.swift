import Foundation
import Testing

@Suite("Policies of the scroll model on the command line")
struct PolicyCommandTests {
  /// A pull of 60 points of finger travel past the slop, held and let go.
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      """
      {"pullback":1,"title":"a pull"}
      [0,"touch",200]
      [0.1,"move",330]
      [0.5,"lift",330]

      """, to: "pull.jsonl")
    return folder
  }

  @Test("A setting changes what happens, and the report names it")
  func check() throws {
    let folder = try folder()
    func digest(_ arguments: [String]) throws -> String {
      let outcome = try Program.run(
        ["check", "pull.jsonl", "-s", "hw-refresh", "--format", "json"] + arguments, in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains(#""policy":"panSlop=0""#) == !arguments.isEmpty)
      let digest = outcome.output.firstRange(of: /"digest":"[0-9a-f]{16}"/)
      return try String(outcome.output[#require(digest)])
    }
    #expect(try digest([]) != digest(["--policy", "panSlop=0"]))
  }

  @Test("--policies all tries each plausible value of each policy, one at a time")
  func all() throws {
    let folder = try folder()
    let outcome = try Program.run(
      ["check", "pull.jsonl", "-s", "hw-refresh", "-s", "jk-refresh-control", "--policies", "all"],
      in: folder)
    #expect(outcome.code == 0)
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("1 recording × 2 subjects × 14 settings of the scroll model: "))
  }

  @Test("A finding under a setting says which")
  func finding() throws {
    let folder = try folder()
    let outcome = try Program.run(
      [
        "check", "pull.jsonl", "-s", "jk-refresh-control:published", "--policy", "panSlop=0",
        "--policy", "bounce=dynamics", "--policies", "all",
      ], in: folder)
    #expect(outcome.code == 1)
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("pull.jsonl under panSlop=0,bounce=dynamics "))
  }

  @Test("replay takes settings, too")
  func replay() throws {
    let folder = try folder()
    let outcomes = try [[], ["--policy", "heldReleaseSpeed=0"]].map { settings in
      try Program.run(["replay", "pull.jsonl", "-s", "hw-refresh"] + settings, in: folder)
    }
    #expect(outcomes.map(\.code) == [0, 0])
    #expect(outcomes[0].output != outcomes[1].output)
  }

  @Test(
    "What is no setting is refused with the remedy",
    arguments: [
      ("panSlop", "found panSlop as --policy, expected NAME=VALUE"),
      ("panslop=8", "unknown policy panslop: did you mean panSlop?"),
      ("panSlop=wide", "found wide as --policy panSlop, expected a number of 0 or more"),
      ("bounce=lunar", "expected measured or dynamics or flutter or lobanov"),
    ])
  func refused(setting: String, words: String) throws {
    let outcome = try Program.run(
      ["check", "pull.jsonl", "--policy", setting], in: try folder())
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.talk.contains(words))
  }

  @Test("policies lists them, explains one, and knows no other")
  func list() throws {
    let list = try Program.run(["policies"])
    #expect(list.code == 0 && list.output.contains("default 10; plausible 8, 12; any number"))
    let one = try Program.run(["policies", "bounce"])
    #expect(one.output.hasPrefix("bounce\n  The law of the spring at an edge.\n"))
    let json = try Program.run(["policies", "bounce", "--format", "json"])
    #expect(
      json.output.hasPrefix(#"{"pullback":1,"report":"policies","policies":[{"name":"bounce""#))
    let other = try Program.run(["policies", "bouncy"])
    #expect(other.code == 64 && other.talk.contains("did you mean bounce?"))
  }

  @Test("A recording carries policies in its scene; one that the model lacks is bad data")
  func scene() throws {
    let folder = try folder()
    try folder.write(
      #"{"pullback":1,"scene":{"policies":{"panSlop":8,"gravity":"low"}}}"# + "\n", to: "odd.jsonl")
    let outcome = try Program.run(["check", "odd.jsonl"], in: folder)
    #expect(outcome.code == 65)
    #expect(outcome.talk.contains("odd.jsonl:1:58: error: found gravity in scene.policies, "))
  }
}
