import GestureTrace
import Testing

@Suite("The worked history of rows.md")
struct WorkedHistoryTests {
  /// The history as it stands there; shown values between the printed ones are linear.
  static let script = """
    0 observers 3
    0 touch 200
    0.1 move 230
    0.1 offset -74.821534 drag
    0.2 move 270
    0.2 offset -95.444286 drag
    0.3 move 310
    0.3 offset -114.810249 drag
    0.3 text header 释放即可刷新
    0.3 phase header armed
    0.4 move 329.874195
    0.4 offset -124 drag
    0.6 lift 329.874195
    0.616667 offset -117.074894 glide
    0.616667 spinner header true
    0.616667 text header 刷新中...
    0.616667 phase header refreshing
    0.616667 fired header user
    0.616667 setInset 108,0,49,0 0.25 header
    0.616667 offset -108 scroll
    0.616667 setOffset -108 0.25 header
    0.616667 shown -117.074894
    ~ 0.633333 0.85 shown -116.996428 -108.078476
    0.866667 shown -108
    1.616667 answer header 1
    1.616667 end header
    1.616667 spinner header false
    1.616667 text header 下拉即可刷新
    1.616667 phase header idle
    1.616667 setInset 64,0,49,0 0.25 header
    1.616667 offset -64 scroll
    1.616667 shown -108
    ~ 1.633333 1.85 shown -107.619508 -64.380492
    1.866667 shown -64
    """

  @Test("Every rule holds, or had no occasion")
  func holds() throws {
    let contract = Contract.both { $0.header?.opening = 0.5 }
    let trial = try Trial(Self.script, contract: contract, after: 0)
    for verdict in trial.verdicts {
      #expect(verdict.kind == .holds || verdict.kind == .vacuous, "\(verdict)")
    }
    #expect(trial.verdicts.count == 30)
  }

  @Test("Rules that had an occasion say so, with their margins")
  func margins() throws {
    let trial = try Trial(Self.script, contract: .both(), after: 0)
    #expect(trial["meant-pull-fires"].kind == .holds)
    #expect(trial["meant-pull-fires"].margin == 16)
    #expect(trial["only-meant-pull-fires"].margin == 16)
    #expect(trial["phase-matches-offset"].kind == .holds)
    #expect(trial["inset-held"].margin == 0.5)
    #expect(trial["inset-restored"].margin == 0.5)
    #expect(trial["ends-cleanly"].margin == 2)
    #expect(trial["no-double-load"].kind == .vacuous)
    #expect(trial["begin-end-idempotent"].kind == .vacuous)
    #expect(trial["settles"].margin == 9.75)
  }
}
