import GestureTrace
import Reports
import Testing

@Suite("The report for people")
struct CheckTextTests {
  @Test("It shows the table, each finding with its proof, what was not judged, and a summary")
  func whole() {
    let report = CheckReport(
      results: [
        Examples.result(
          "Recordings/pull.jsonl", "hw-refresh:published",
          [Examples.broken, Examples.vacuous, Examples.excluded, Examples.holds],
          evidence: Examples.evidence),
        Examples.result("Recordings/pull.jsonl", "jk", [Examples.vacuous, Examples.open]),
      ],
      unread: [UnreadTrace(trace: "x.jsonl", error: "x.jsonl:1:1: error: found ']'")])
    let expected = """
      recording  hw-refresh:published  jk
      pull       FAIL 1                open 1

      FAIL n: n rules violated; open n: n rules were still waiting when the run ended

      FAIL one-callback-per-pull: hw-refresh:published on Recordings/pull.jsonl
        released 12.5 pt past the trigger at 0.816 s (line 41), fired at 0.833 and
        again at 1.133 s: expected one callback
        began at 1.133 s
        promised: A pull refreshes once, and so does each begin that the control
        accepts.
        line 41  [0.816,"lift",330]
        h57      [0.833,"fired","header","user"]
        h63      [1.133,"fired","header","user"]

      inconclusive: the run ended before it could be judged
        1 × settles: the finger was still down

      vacuous: the occasion never came
        2 × no-double-load: the footer never loaded

      not-applicable: the contract, the drive or a setting excludes it
        1 × rest-in-range: offsets are imposed

      1 recording × 2 subjects: 1 holds, 1 violated, 2 vacuous, 1 inconclusive, 1
      not-applicable; 1 path could not be read

      """
    #expect(report.text(TextStyle()) == expected)
  }

  @Test("No line is wider than the page, whatever the words", arguments: [20, 33, 40, 80])
  func narrow(width: Int) {
    var evidence = Examples.evidence
    evidence.history[57] = #"[0.833,"text","header","\#(String(repeating: "释放即可", count: 30))"]"#
    var late = Examples.broken
    late.deadline = Tick(microseconds: 1_500_000)
    late.rows = [57, 63] + Array(1000..<1020)
    var result = Examples.result(
      "Recordings/\(String(repeating: "p", count: 90)).jsonl",
      String(repeating: "s", count: 50),
      [late, Examples.vacuous, Examples.excluded, Examples.open],
      evidence: evidence)
    result.reference = ReferenceDeviation(rootMeanSquare: 1, maximum: 1, count: 1)
    for line in CheckReport(results: [result]).text(TextStyle(width: width)).split(separator: "\n")
    {
      #expect(String(line).columns <= width, "\(line)")
    }
  }

  @Test("A long proof is cut, and what was cut is counted")
  func longProof() {
    var verdict = Examples.broken
    verdict.row = nil
    verdict.rows = Array(2...20)
    verdict.deadline = Tick(microseconds: 1_500_000)
    let text = CheckReport(results: [Examples.result("p", "hw", [verdict])]).text(TextStyle())
    #expect(text.contains("  and 11 more rows of the history\n"))
    #expect(text.contains("  began at 1.133 s, the deadline passed at 1.5 s\n"))
    #expect(!text.contains("  line "))
  }

  @Test("A deadline is told to the millisecond, and only where it came after the beginning")
  func deadline() {
    func text(_ deadline: Int64) -> String {
      var verdict = Examples.broken
      verdict.began = Tick(microseconds: 1_000_000)
      verdict.deadline = Tick(microseconds: deadline)
      return CheckReport(results: [Examples.result("p", "hw", [verdict])]).text(TextStyle())
    }
    #expect(text(1_500_002).contains("  began at 1 s, the deadline passed at 1.5 s\n"))
    #expect(text(1_000_002).contains("  began at 1 s\n"))
    #expect(text(500_000).contains("  began at 1 s\n"))
  }

  @Test("The distance from reference offsets is told once for all that are equally far")
  func reference() {
    let near = ReferenceDeviation(rootMeanSquare: 0.25, maximum: 1, count: 9)
    let far = ReferenceDeviation(rootMeanSquare: 2, maximum: 2, count: 1)
    let results = [("a", "one", near), ("a", "two", near), ("a", "three", far), ("b", "one", nil)]
      .map { trace, subject, deviation in
        var result = Examples.result(trace, subject, [Examples.holds])
        result.reference = deviation
        return result
      }
    let text = CheckReport(results: results).text()
    #expect(
      text.contains(
        """

        reference: how far runs were from offsets that the recording keeps
          a: one, two off the 9 reference offsets by 0.25 pt (root mean square), 1 pt at
            most
          a: three off the 1 reference offset by 2 pt (root mean square), 2 pt at most


        """))
    #expect(!CheckReport(results: [results[3]]).text().contains("reference"))
  }

  @Test("Without any result only the summary is left")
  func empty() {
    #expect(
      CheckReport(results: []).text(TextStyle())
        == "0 recordings × 0 subjects: 0 holds, 0 violated\n")
  }
}
