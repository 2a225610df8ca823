import GestureTrace
import Reports
import Testing

@Suite("How often rules were put to the test, and how close they came")
struct StatisticsTests {
  private static let report = CheckReport(results: [
    Examples.result("a.jsonl", "hw", [Examples.kept(by: 0.5), Examples.vacuous]),
    Examples.result(
      "a.jsonl", "jk", [Examples.kept(by: 0.125, at: 2.5, line: 40), Examples.excluded]),
    Examples.result("b.jsonl", "hw", [Examples.kept(by: 0.25), Examples.broken]),
  ])

  @Test("Runs, tested ones and occasions are counted, and the smallest margin is found")
  func rows() {
    let rows = Statistics(Self.report).rows
    #expect(rows.map(\.rule) == ["inset-held", "no-double-load", "one-callback-per-pull"])
    #expect(rows.map(\.runs) == [3, 1, 1])
    #expect(rows.map(\.tested) == [3, 0, 1])
    #expect(rows.map(\.occasions) == [6, 0, 3])
    #expect(rows.map(\.margin) == [0.125, nil, nil])
    #expect(rows[0].closest?.subject == "jk")
    #expect(rows[0].closest?.moment == .init(time: Tick(microseconds: 2_500_000), line: 40))
  }

  @Test("Equal margins are told of the first run")
  func first() {
    let report = CheckReport(results: [
      Examples.result("a.jsonl", "hw", [Examples.kept(by: 0.5)]),
      Examples.result("b.jsonl", "hw", [Examples.kept(by: 0.5)]),
    ])
    #expect(Statistics(report).rows[0].closest?.trace == "a.jsonl")
  }

  @Test("On a wide page they are a table, on a narrow one sentences")
  func text() {
    let wide = Statistics(Self.report).lines(TextStyle(width: 100))
    #expect(
      wide == [
        "statistics: how often each rule was put to the test, and where it came closest",
        "  rule                   runs  occasions  margin          where",
        "  inset-held             3/3   6          0.125 (points)  jk on a.jsonl at 2.5 s, h40",
        "  no-double-load         0/1   0",
        "  one-callback-per-pull  1/1   3",
        "",
      ])
    let narrow = Statistics(Self.report).lines(TextStyle(width: 60))
    #expect(
      narrow.dropFirst(2).prefix(2) == [
        "  inset-held: tested by 3 of 3 runs, 6 occasions, closest",
        "    0.125 (points): jk on a.jsonl at 2.5 s, h40",
      ])
    #expect(narrow.allSatisfy { $0.count <= 60 })
  }

  @Test("They stand in the text only where they are asked for")
  func asked() {
    let style = TextStyle(width: 100)
    #expect(!Self.report.text(style).contains("statistics:"))
    #expect(Self.report.text(style, detail: .statistics).contains("\nstatistics: "))
  }
}
