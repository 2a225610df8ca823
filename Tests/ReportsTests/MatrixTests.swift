import GestureTrace
import Reports
import Testing

@Suite("The matrix")
struct MatrixTests {
  @Test(
    "A cell says the worst that was found",
    arguments: [
      ([Examples.holds, Examples.vacuous, Examples.excluded], "ok"),
      ([Examples.vacuous, Examples.excluded], "-"),
      ([], "-"),
      ([Examples.holds, Examples.open], "open 1"),
      ([Examples.holds, Examples.open, Examples.broken, Examples.broken], "FAIL 2"),
      ([Examples.broken, Verdict("settles", .error, says: "")], "ERROR 1"),
    ] as [([Verdict], String)])
  func cells(verdicts: [Verdict], text: String) {
    #expect(Matrix.Cell(verdicts).text == text)
  }

  @Test("Recordings go down, subjects across, in the order of the results")
  func table() {
    let report = CheckReport(results: [
      Examples.result("Recordings/b.jsonl", "two", [Examples.holds]),
      Examples.result("Recordings/b.jsonl", "one", [Examples.broken]),
      Examples.result("Recordings/a.jsonl", "two", [Examples.vacuous]),
    ])
    #expect(
      Matrix(report).lines(TextStyle()) == [
        "recording  two  one",
        "b          ok   FAIL 1",
        "a          -",
        "",
        "ok: what was put to the test was kept; FAIL n: n rules violated; -: nothing was",
        "put to the test",
      ])
  }

  @Test("Where the subjects' names do not fit, letters stand for them")
  func letters() {
    let subjects = (0..<28).map { "subject-number-\($0)" }
    let results = subjects.map { Examples.result("a.jsonl", $0, [Examples.holds]) }
    let lines = Matrix(CheckReport(results: results)).lines(TextStyle(width: 160))
    #expect(lines[0].hasPrefix("recording  A   B   C "))
    #expect(lines[0].hasSuffix("Z   AA  AB"))
    #expect(lines.contains("A  = subject-number-0"))
    #expect(lines.contains("AB = subject-number-27"))
    #expect(lines.allSatisfy { $0.columns <= 160 })
  }

  @Test(
    "Names are what paths do not share",
    arguments: [
      (["R/a.jsonl", "R/b/c.jsonl"], ["a", "b/c"]), (["R/a.jsonl"], ["a"]),
      (["/x/a", "/y/a"], ["x/a", "y/a"]), (["a.jsonl", "/a.jsonl"], ["a", "/a"]), ([], []),
    ] as [([String], [String])])
  func names(paths: [String], names: [String]) {
    #expect(paths.withoutCommonFolder == names)
  }
}
