import Foundation
import Testing

@Suite("check")
struct CheckTests {
  /// A folder with the pull as `pull.jsonl`, and others by name.
  private func folder(_ others: [String: String] = [:]) throws -> Folder {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    for (name, text) in others { try folder.write(text, to: name) }
    return folder
  }

  @Test("A repaired control under an ordinary pull is good: exit 0")
  func good() throws {
    let outcome = try Program.run(["check", "pull.jsonl"], in: try folder())
    #expect(outcome.code == 0)
    #expect(outcome.talk == "")
    #expect(outcome.output.hasPrefix("recording  "))
    for id in ["hw-refresh", "bs-topics", "jk-refresh-control"] {
      #expect(outcome.output.contains(id))
    }
    #expect(!outcome.output.contains("FAIL"))
  }

  @Test("A published control that fires for a cancelled pull is not: exit 1, with the reason")
  func bad() throws {
    let folder = try folder(["cancelled.jsonl": Recordings.cancelled])
    let arguments = ["check", "cancelled.jsonl", "--rule", "only-meant-pull-fires"]
    let published = try Program.run(
      arguments + ["--subject", "hw-refresh:published"], in: folder)
    #expect(published.code == 1)
    #expect(published.output.contains("cancelled  FAIL 1\n"))
    #expect(
      published.output.contains(
        "\nFAIL only-meant-pull-fires: hw-refresh:published on cancelled.jsonl\n"))
    #expect(published.output.contains(#"[0.4,"cancel"]"#))
    let repaired = try Program.run(arguments + ["--subject", "hw-refresh"], in: folder)
    #expect(repaired.code == 0)
  }

  @Test("A recording that is named twice is checked once")
  func twice() throws {
    let folder = try folder()
    let once = try Program.run(["check", "pull.jsonl"], in: folder)
    let twice = try Program.run(["check", "pull.jsonl", "./pull.jsonl", "pull.jsonl"], in: folder)
    #expect(twice.output == once.output)
  }

  @Test("Where the occasion never came, only --strict ends with 1")
  func strict() throws {
    let folder = try folder(["nothing.jsonl": Recordings.nothing])
    let arguments = [
      "check", "nothing.jsonl", "--subject", "hw-refresh", "--rule", "meant-pull-fires",
    ]
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("vacuous: the occasion never came\n  1 × meant-pull-fires: "))
    #expect(try Program.run(arguments + ["--strict"], in: folder).code == 1)
  }

  @Test("A finger that is still down leaves the run open, which --strict ends with 1")
  func open() throws {
    let folder = try folder(["held.jsonl": Recordings.held])
    let arguments = ["check", "held.jsonl", "--subject", "hw-refresh", "--rule", "settles"]
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("held       open 1\n"))
    #expect(try Program.run(arguments + ["--strict"], in: folder).code == 1)
  }

  @Test("What a recording asks of a configurable control does not apply to one that is not")
  func settings() throws {
    let text = Recordings.pull.replacing(
      Recordings.header, with: #"{"pullback":1,"settings":{"header":{"trigger":120}}}"#)
    let outcome = try Program.run(
      ["check", "settings.jsonl", "--subject", "hw-refresh", "--rule", "no-fault"],
      in: try folder(["settings.jsonl": text]))
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("0 holds, 0 violated, 1 not-applicable\n"))
  }

  @Test("The report is the same for any number of jobs and in every run")
  func jobs() throws {
    let folder = try folder([
      "a.jsonl": Recordings.cancelled, "b.jsonl": Recordings.nothing, "c.jsonl": Recordings.held,
    ])
    for format in ["text", "json"] {
      let arguments = [
        "check", ".", "--subject", "hw-refresh:published", "--subject", "jk-refresh-control",
        "--format", format,
      ]
      let reports = try ["1", "2", "7", "2"].map { jobs in
        try Program.run(arguments + ["--jobs", jobs], in: folder).output
      }
      #expect(!reports[0].isEmpty)
      #expect(reports.allSatisfy { $0 == reports[0] })
    }
  }

  @Test("The JSON report has a verdict of every invariant, in the order of the arguments")
  func json() throws {
    let folder = try folder(["b.jsonl": Recordings.nothing])
    let outcome = try Program.run(
      [
        "check", "pull.jsonl", "b.jsonl", "--format", "json", "--subject", "jk-refresh-control",
        "--subject", "hw-refresh",
      ], in: folder)
    #expect(outcome.output.hasSuffix("}\n"))
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.pullback == 1)
    #expect(report.report == "check")
    #expect(report.results.map(\.trace) == ["pull.jsonl", "pull.jsonl", "b.jsonl", "b.jsonl"])
    #expect(
      report.results.map(\.subject)
        == ["jk-refresh-control", "hw-refresh", "jk-refresh-control", "hw-refresh"])
    let catalogue = try Program.run(["invariants", "--format", "json"]).output
    let rules = try JSONDecoder().decode(Rules.self, from: Data(catalogue.utf8)).invariants
    for result in report.results {
      #expect(result.verdicts.map(\.invariant) == rules.map(\.id))
      #expect(result.digest.wholeMatch(of: /[0-9a-f]{16}/) != nil)
      #expect(result.end.inset == [64, 0, 49, 0])
      #expect(result.end.offset == -64)
      #expect(result.end.phase["header"] == "idle")
    }
    #expect(report.results[1].fired == ["header": 1, "footer": 0])
    #expect(report.summary.values.reduce(0, +) == report.results.count * rules.count)
  }

  private struct Report: Decodable {
    struct Result: Decodable {
      struct End: Decodable {
        var offset: Double
        var inset: [Double]
        var phase: [String: String?]
      }

      struct Verdict: Decodable {
        var invariant, verdict, says: String
        var at, margin: Double?
        var row: Int?
        var rows: [Int]
      }

      var trace, subject, digest: String
      var fired: [String: Int]
      var end: End
      var verdicts: [Verdict]
    }

    var pullback: Int
    var report: String
    var results: [Result]
    var summary: [String: Int]
  }

  private struct Rules: Decodable {
    struct Rule: Decodable { var id: String }

    var invariants: [Rule]
  }
}
