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

  @Test("Names are shortened so that the table fits the page")
  func shortened() {
    let long = String(repeating: "a", count: 84) + "-name"
    let subjects = ["hw-refresh", "jk-refresh-control"]
    let results = subjects.map { Examples.result(long, $0, [Examples.holds]) }
    let lines = Matrix(CheckReport(results: results)).lines(TextStyle(width: 80))
    let name = String(repeating: "a", count: 24) + "…" + String(repeating: "a", count: 18) + "-name"
    #expect(lines[0] == "recording".padded(to: 48) + "  hw-refresh  jk-refresh-control")
    #expect(lines[1] == name + "  ok          ok")
  }

  @Test("Whatever the page, nothing is wider", arguments: [20, 21, 30, 40, 52, 53, 80, 200])
  func fitting(width: Int) {
    let traces = [
      "Recordings/short.jsonl", "Recordings/\(String(repeating: "释x", count: 45)).jsonl",
    ]
    let subjects = (0..<28).map { "subject-with-a-rather-long-name:number-\($0)" }
    for count in [1, 2, 5, 28] {
      let results = traces.flatMap { trace in
        subjects.prefix(count).map {
          Examples.result(trace, $0, Array(repeating: Examples.broken, count: 12))
        }
      }
      let lines = Matrix(CheckReport(results: results)).lines(TextStyle(width: width))
      #expect(lines.allSatisfy { $0.columns <= width })
      #expect(lines.map { $0.matches(of: /FAIL 12/).count }.reduce(0, +) == 2 * count)
    }
  }

  @Test("Columns that do not fit stand in a table below")
  func tables() {
    let results = ["one", "two", "three"].map {
      Examples.result("abcdefghijkl", $0, [Examples.broken])
    }
    #expect(
      Matrix(CheckReport(results: results)).lines(TextStyle(width: 24)) == [
        "reco…ing  A       B", "abcd…jkl  FAIL 1  FAIL 1", "",
        "reco…ing  C", "abcd…jkl  FAIL 1", "",
        "A  = one", "B  = two", "C  = three", "FAIL n: n rules violated",
      ])
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
