import GestureTrace
import Reports
import Testing

@Suite("The report for programs")
struct CheckJSONTests {
  @Test("Every verdict is in it, with null for what has no value")
  func whole() {
    let report = CheckReport(results: [
      Examples.result("pull.jsonl", "hw", [Examples.broken, Examples.excluded])
    ])
    let expected =
      #"{"pullback":1,"report":"check","results":[{"trace":"pull.jsonl","subject":"hw","#
      + #""digest":"cbf29ce484222325","fired":{"header":1,"footer":0},"end":{"offset":-64,"#
      + #""inset":[64,0,49,0],"phase":{"header":"idle","footer":null}},"verdicts":["#
      + #"{"invariant":"one-callback-per-pull","verdict":"violated","at":1.133,"#
      + #""row":41,"rows":[57,63],"margin":1,"says":"released 12.5 pt past the "#
      + #"trigger at 0.816 s (line 41), fired at 0.833 and again at 1.133 s: expected one "#
      + #"callback","occasions":3,"closest":null},"#
      + #"{"invariant":"rest-in-range","verdict":"not-applicable","at":null,"#
      + #""row":null,"rows":[],"margin":null,"says":"offsets are imposed","occasions":0,"#
      + #""closest":null}]}],"#
      + #""summary":{"holds":0,"violated":1,"vacuous":0,"inconclusive":0,"not-applicable":1,"#
      + #""error":0},"statistics":[{"invariant":"one-callback-per-pull","runs":1,"tested":1,"#
      + #""occasions":3,"margin":null,"closest":null}]}"#
    #expect(report.json.text == expected)
  }

  @Test("Recordings that could not be read are named where there are any")
  func unread() {
    let report = CheckReport(results: [], unread: [UnreadTrace(trace: "x", error: "missing")])
    #expect(report.json.text.contains(#""results":[],"unread":[{"trace":"x","error":"missing"}],"#))
    #expect(!CheckReport(results: []).json.text.contains("unread"))
  }

  @Test("The distance from reference offsets is there where there is one")
  func reference() {
    var result = Examples.result("p", "hw", [])
    #expect(!CheckReport(results: [result]).json.text.contains("reference"))
    result.reference = ReferenceDeviation(rootMeanSquare: 1.5, maximum: 4, count: 9)
    let text = CheckReport(results: [result]).json.text
    #expect(text.contains(#"}},"reference":{"rms":1.5,"maximum":4,"count":9},"verdicts":["#))
  }

  @Test("A margin that is no number is null", arguments: [Double.infinity, -.infinity, .nan])
  func margin(value: Double) {
    var verdict = Examples.broken
    verdict.margin = value
    let text = CheckReport(results: [Examples.result("p", "hw", [verdict])]).json.text
    #expect(text.contains(#""margin":null"#))
  }

  @Test(
    "Good is without violations and errors, strictly also without open ends",
    arguments: [
      ([.holds, .notApplicable], true, true), ([.holds, .vacuous], true, false),
      ([.inconclusive], true, false), ([.violated], false, false), ([.error], false, false),
      ([], true, true),
    ] as [([Verdict.Kind], Bool, Bool)])
  func good(kinds: [Verdict.Kind], loosely: Bool, strictly: Bool) {
    let verdicts = kinds.map { Verdict("settles", $0, says: "") }
    let tally = CheckReport(results: [Examples.result("p", "hw", verdicts)]).tally
    #expect(tally.isGood(strict: false) == loosely)
    #expect(tally.isGood(strict: true) == strictly)
  }
}
