import GestureTrace
import Reports
import Testing

@Suite("The long form of a report")
struct ExplanationTests {
  private static func report(_ verdicts: [Verdict], _ evidence: Evidence) -> CheckReport {
    CheckReport(results: [
      Examples.result("pull.jsonl", "hw:published", verdicts, evidence: evidence)
    ])
  }

  @Test("A finding is told with its rule, the contract and the rows around its proof")
  func finding() {
    var evidence = Evidence(
      trace: [41: #"[0.816,"lift",330]"#], contract: #"{"header":{"trigger":44,"hold":44}}"#)
    for line in [55, 56, 57, 58, 59, 60, 62, 63, 64, 65, 66] {
      evidence.history[line] = #"[0.8,"note","row \#(line)"]"#
    }
    let lines = Findings(Self.report([Examples.broken], evidence), isLong: true).lines(TextStyle())
    let expected = """
      FAIL one-callback-per-pull: hw:published on pull.jsonl
        released 12.5 pt past the trigger at 0.816 s (line 41), fired at 0.833 and
        again at 1.133 s: expected one callback
        began at 1.133 s
        promised: A pull refreshes once, and so does each begin that the control
        accepts.
        judged: Each callback by the user is charged to the touch whose deciding event
        precedes it within the declared delay; each callback by code to the oldest
        accepted begin without one. The number of samples and of ends does not matter.
        declared: {"header":{"trigger":44,"hold":44}}
        line 41  [0.816,"lift",330]
        h55  [0.8,"note","row 55"]
        h56  [0.8,"note","row 56"]
      > h57  [0.8,"note","row 57"]
        h58  [0.8,"note","row 58"]
        h59  [0.8,"note","row 59"]
        h60  [0.8,"note","row 60"]
          … 1 row …
        h62  [0.8,"note","row 62"]
      > h63  [0.8,"note","row 63"]
        h64  [0.8,"note","row 64"]
        h65  [0.8,"note","row 65"]
        h66  [0.8,"note","row 66"]

      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("What was not judged is told with the runs in which it was not")
  func unjudged() {
    let report = CheckReport(results: [
      Examples.result("a.jsonl", "hw", [Examples.vacuous, Examples.open]),
      Examples.result("a.jsonl", "jk", [Examples.vacuous]),
      Examples.result("b.jsonl", "hw", [Examples.vacuous]),
    ])
    let text = report.text(detail: .explanations)
    #expect(
      text.contains(
        """
        inconclusive: the run ended before it could be judged
          1 × settles: the finger was still down
              a.jsonl: hw

        vacuous: the occasion never came
          3 × no-double-load: the footer never loaded
              a.jsonl: hw, jk
              b.jsonl: hw

        """))
    #expect(!report.text().contains("a.jsonl: hw"))
  }

  @Test("No line is wider than the page", arguments: [20, 33, 40, 80])
  func narrow(width: Int) {
    var evidence = Examples.evidence
    evidence.contract = String(repeating: #"{"header":{"trigger":44}}"#, count: 9)
    evidence.history[58] = #"[0.833,"text","header","\#(String(repeating: "释放即可", count: 30))"]"#
    let report = Self.report([Examples.broken, Examples.vacuous], evidence)
    let style = TextStyle(width: width)
    for line in report.text(style, detail: [.explanations, .statistics]).split(separator: "\n") {
      #expect(String(line).columns <= width, "\(line)")
    }
  }
}
