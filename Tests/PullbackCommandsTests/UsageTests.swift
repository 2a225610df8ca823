import Testing

@Suite("The command line")
struct UsageTests {
  @Test(
    "A wrong command line ends with 64 and says what was found and what was expected",
    arguments: [
      ([], "found no command, expected one", "help"),
      (["chek"], "unknown command chek: did you mean check?", "help"),
      (["--hlp"], "unknown flag --hlp: did you mean --help?", "help"),
      (["help", "replya"], "unknown command replya: did you mean replay?", "help"),
      (
        ["check", "--subjct", "x"], "unknown flag --subjct: did you mean --subject?", "check --help"
      ),
      (
        ["check", "--subject", "hw-refesh"],
        "unknown subject hw-refesh: did you mean hw-refresh?", "check --help"
      ),
      (
        ["check", "--subject", "hw-refresh:publishd"],
        "unknown subject hw-refresh:publishd: did you mean hw-refresh:published?", "check --help"
      ),
      (
        ["check", "--rule", "inset-restord"],
        "unknown invariant inset-restord: did you mean inset-restored?", "check --help"
      ),
      (
        ["check", "--format", "xml"], "found xml as --format, expected text or json",
        "check --help"
      ),
      (
        ["check", "--drive="], "found an empty value as --drive, expected finger|offset",
        "check --help"
      ),
      (
        ["record", "--output", ""], "found an empty value as --output, expected FILE",
        "record --help"
      ),
      (
        ["replay", "a", "-s", "hw-refresh", "--speed", "2"],
        "found --speed, which means nothing for a replay without --watch", "replay --help"
      ),
      (
        ["replay", "a", "-s", "hw-refresh", "--watch", "--verify"],
        "found --verify, which means nothing for a replay with --watch", "replay --help"
      ),
      (
        ["check", "--jobs", "0"],
        "found 0 as --jobs, expected a whole number from 1 to 1024", "check --help"
      ),
      (["replay", "x"], "found no --subject ID, expected one", "replay --help"),
      (["replay"], "found no FILE, expected one", "replay --help"),
      (
        ["replay", "a", "b", "--subject", "hw-refresh"],
        "found b, expected no further argument", "replay --help"
      ),
      (["validate"], "found no FILE|DIR, expected one", "validate --help"),
      (["recover", "a"], "found no NEW, expected one", "recover --help"),
      (
        ["recover", "a", "b", "-o", "c"], "found b, expected no further argument", "recover --help"
      ),
      (["convert", "a.csv"], "found no -o DIR, expected one", "convert --help"),
      (
        ["convert", "a.csv", "-o", "b", "--speed", "2"],
        "found --speed, which means nothing for a table", "convert --help"
      ),
      (
        ["check", "--keep-all"], "found no --keep-derived DIR, expected one", "check --help"
      ),
      (
        ["convert", "a.jsonl", "--mirror"],
        "found --mirror, which means nothing for a recording", "convert --help"
      ),
      (
        ["convert", "a.jsonl", "--speed", "0"],
        "found 0 as --speed, expected a number above 0", "convert --help"
      ),
      (
        ["convert", "a.csv", "-o", "b", "--anchor", "up"],
        "found up as --anchor, expected top, bottom or a number of points", "convert --help"
      ),
      (
        ["invariants", "settle"], "unknown invariant settle: did you mean settles?",
        "invariants --help"
      ),
      (["subjects", "nope"], "unknown subject nope", "subjects --help"),
    ] as [([String], String, String)])
  func mistakes(arguments: [String], words: String, help: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.talk == "pullback: error: \(words)\nSee `pullback \(help)`.\n")
    #expect(outcome.output == "")
    #expect(outcome.code == 64)
  }

  static let commands = [
    "check", "replay", "show", "record", "validate", "recover", "convert", "subjects", "invariants",
    "probe", "model-check", "help",
  ]

  @Test("Each command explains itself on a page of 80 columns", arguments: commands)
  func help(command: String) throws {
    let outcome = try Program.run([command, "--help"])
    #expect(outcome.code == 0)
    #expect(outcome.talk == "")
    #expect(outcome.output.hasPrefix("usage: pullback \(command) "))
    #expect(outcome.output.contains("\n  -h, --help\n"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try Program.run(["help", command]).output == outcome.output)
    #expect(try Program.run([command, "--nonsense", "-h"]).code == 64)
  }

  @Test("The overview names every command", arguments: [["help"], ["--help"], ["-h"]])
  func overview(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("usage: pullback COMMAND [ARGUMENT…]\n"))
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("The version is one line")
  func version() throws {
    #expect(try Program.run(["--version"]).output == "pullback 0.1\n")
  }

  @Test(
    "Nothing is wider than COLUMNS says, where it can be broken",
    arguments: [
      ["help"], ["invariants"], ["invariants", "inset-held"], ["subjects"], ["policies"],
      ["subjects", "hw-refresh"], ["subjects", "hw-refresh:cancel-fires"],
    ] + commands.map { ["help", $0] })
  func narrow(arguments: [String]) throws {
    for columns in [20, 40, 60] {
      let outcome = try Program.run(arguments, environment: ["COLUMNS": "\(columns)"])
      // Command lines to try are not broken.
      let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix("  pullback ") }
      #expect(outcome.code == 0 && lines.allSatisfy { $0.count <= columns })
    }
  }

  @Test("The page is as wide as COLUMNS says")
  func columns() throws {
    let narrow = try Program.run(["check", "--help"], environment: ["COLUMNS": "50"]).output
    let wide = try Program.run(["check", "--help"], environment: ["COLUMNS": "200"]).output
    let odd = try Program.run(["check", "--help"], environment: ["COLUMNS": "wide"]).output
    // Command lines to try are not broken.
    let prose = narrow.split(separator: "\n").filter { !$0.hasPrefix("  pullback") }
    #expect(prose.allSatisfy { $0.count <= 50 })
    #expect(wide.split(separator: "\n").contains { $0.count > 120 })
    #expect(try Program.run(["check", "--help"]).output == odd)
  }
}
