import GestureTrace
import NaiveJudge
import Testing

@Suite("What the two judges are given, and say")
struct DisagreementTests {
  /// A pull of a header of 44 pt that is let go and not answered.
  private static let unanswered = WholeHistory(
    header: TraceHeader(), drive: .finger,
    contract: Contract(header: HeaderContract(trigger: .points(44), hold: 44)),
    rows: [
      HistoryRow(Row(.zero, .touch(FingerPlace(y: 200))), line: 2),
      HistoryRow(Row(Tick(seconds: 0.1), .move(FingerPlace(y: 300))), line: 3),
      HistoryRow(Row(Tick(seconds: 0.1), .offset(-60, .drag))),
      HistoryRow(Row(Tick(seconds: 0.2), .lift(FingerPlace(y: 300))), line: 4),
      HistoryRow(Row(Tick(seconds: 0.3), .offset(0, .rest))),
    ], ending: .settled, end: Tick(seconds: 1))

  @Test("Both find a pull that is not answered, and nothing is told of what they agree on")
  func agreed() {
    let history = Self.unanswered
    #expect(history.verdicts.first { $0.invariant == "meant-pull-fires" }?.kind == .violated)
    #expect(Disagreement.all(between: history.verdicts, on: history).isEmpty)
  }

  @Test("What they do not agree on is told with both sentences and the rows")
  func told() {
    let history = Self.unanswered
    var verdicts = history.verdicts
    for index in verdicts.indices where verdicts[index].invariant == "meant-pull-fires" {
      verdicts[index].kind = .holds
      verdicts[index].says = "all is well"
    }
    let found = Disagreement.all(between: verdicts, on: history)
    #expect(found.map(\.rule) == ["meant-pull-fires"])
    let text = found.first?.text ?? ""
    #expect(text.contains("the monitor: holds: all is well"))
    #expect(
      text.contains("the naive judge: violated: no callback came in time ([0.2,\"lift\",300])"))
    #expect(text.contains("→ [0.3,\"offset\",0,\"rest\"]"))
  }

  @Test("A damage is the same for the same seed, keeps the order of times, and spares the fingers")
  func damaged() {
    let rows = Self.unanswered.rows
    var changed = 0
    for seed in UInt64(0)..<100 {
      let damaged = Damage.done(to: Self.unanswered, seed: seed)
      #expect(damaged == Damage.done(to: Self.unanswered, seed: seed))
      #expect(zip(damaged, damaged.dropFirst()).allSatisfy { $0.row.time <= $1.row.time })
      #expect(damaged.compactMap(\.line) == rows.compactMap(\.line))
      if damaged != rows { changed += 1 }
    }
    #expect(changed > 90)
  }
}
