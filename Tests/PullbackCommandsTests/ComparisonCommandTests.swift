import Foundation
import Testing

@Suite("Comparing runs and probing on the command line")
struct ComparisonCommandTests {
  /// A pull that is hidden while it is armed.
  private static let hidden = """
    {"pullback":1,"title":"hidden in mid-pull"}
    [0,"touch",100]
    [0.1,"move",250]
    [0.2,"move",300]
    [0.3,"hide","header",true]
    [0.4,"lift",300]
    [2,"hide","header",false]
    [3,"touch",100]
    [3.1,"move",140]
    [3.3,"lift",140]

    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(Self.hidden, to: "a/pull.jsonl")
    try folder.write(
      Self.hidden.replacing("hidden in", with: "also hidden in"), to: "b/pull.jsonl")
    return folder
  }

  @Test("--metamorphic judges what is not applicable without it")
  func metamorphic() throws {
    let folder = try folder()
    func outcome(_ flags: [String]) throws -> Program.Outcome {
      try Program.run(
        ["check", "a/pull.jsonl", "-s", "hw-refresh", "--format", "json"] + flags, in: folder)
    }
    let plain = try outcome([])
    #expect(plain.code == 0)
    let unasked = #""invariant":"safe-to-leave","verdict":"not-applicable""#
    #expect(plain.output.contains(unasked))
    let compared = try outcome(["--metamorphic"])
    #expect(compared.code == 0)
    #expect(compared.output.contains(#""invariant":"safe-to-leave","verdict":"holds""#))
    let one = try outcome(["--rule", "safe-to-leave"])
    #expect(one.output.contains(#""invariant":"safe-to-leave","verdict":"holds""#))
    #expect(!one.output.contains("stays-alive"))
  }

  @Test("A control that stays armed is found, with what was changed in the sentence")
  func finding() throws {
    let outcome = try Program.run(
      [
        "check", "a/pull.jsonl", "-s", "hw-refresh:hidden-keeps-armed", "-r", "safe-to-leave",
      ], in: folder(), environment: ["COLUMNS": "200"])
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains(
        "with a cancel where it has its header hidden at 0.3 s (cancel-5) the header was idle at "
          + "3 s, otherwise armed: expected the same"), "\(outcome.output)")
  }

  @Test("What a finding tells of is kept, of each recording, and can be replayed")
  func keepDerived() throws {
    let folder = try folder()
    let subject = "hw-refresh:hidden-keeps-armed"
    let outcome = try Program.run(
      ["check", "a", "b", "-s", subject, "-r", "safe-to-leave", "--keep-derived", "made"],
      in: folder)
    #expect(outcome.code == 1 && outcome.talk.contains("kept 2 recordings in made"))
    let made = "pull.hw-refresh-hidden-keeps-armed.safe-to-leave.cancel-5"
    #expect(try folder.names(in: "made") == ["\(made).2.jsonl", "\(made).jsonl"])
    for file in ["made/\(made).jsonl", "made/\(made).2.jsonl"] {
      let replay = try Program.run(["replay", file, "-s", subject], in: folder)
      #expect(replay.code == 0 && replay.output.contains(#"[0.3,"cancel"]"#), "\(file)")
    }
  }

  @Test("Of what nobody broke nothing is kept; with --keep-all each once, whoever it was made for")
  func keepAll() throws {
    let folder = try folder()
    func outcome(_ flags: [String]) throws -> Program.Outcome {
      try Program.run(
        ["check", "a", "-s", "hw-refresh", "-s", "exemplar", "-r", "safe-to-leave"] + flags,
        in: folder)
    }
    let none = try outcome(["--keep-derived", "none"])
    #expect(none.code == 0 && none.talk.contains("nothing was kept: no finding"))
    #expect(try folder.names(in: "none") == [])
    let all = try outcome(["--keep-derived", "all", "--keep-all"])
    #expect(all.code == 0 && all.talk.contains("kept 1 recording in all"))
    #expect(try folder.names(in: "all") == ["pull.hw-refresh.safe-to-leave.cancel-5.jsonl"])
  }

  @Test("A folder that cannot be made is said before anything is replayed")
  func noFolder() throws {
    let outcome = try Program.run(
      ["check", "a", "--keep-derived", "missing/made"], in: folder())
    #expect(outcome.code == 74 && outcome.output.isEmpty)
    #expect(outcome.talk.contains("missing/made"))
  }

  @Test("probe tells of a fault that kept it from seeing more")
  func faultyProbe() throws {
    let outcome = try Program.run(["probe", "--subject", "hw-refresh:needs-images"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""header":null"#))
    #expect(
      outcome.talk.hasPrefix("hw-refresh:needs-images ended in a fault, and what that hid is null"))
    #expect(outcome.talk.contains("attempt to insert nil object"))
    #expect(try Program.run(["probe", "--subject", "foot-view"]).talk == "")
  }

  @Test("probe prints the contract as one object, and refuses what is no subject")
  func probe() throws {
    let outcome = try Program.run(["probe", "--subject", "foot-view"])
    #expect(outcome.code == 0)
    let start = #"{"pullback":1,"report":"probe","subject":"foot-view","contract":{"header":null,"#
    #expect(outcome.output.hasPrefix(start) && outcome.output.contains(#""trigger":70"#))
    #expect(try Program.run(["probe"]).code == 64)
    let unknown = try Program.run(["probe", "-s", "foot-vew"])
    #expect(unknown.code == 64 && unknown.talk.contains("foot-view"))
  }
}
