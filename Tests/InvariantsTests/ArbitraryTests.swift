import GestureTrace
import Invariants
import Testing

/// What a generated history is made of.
struct Dice {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func next() -> UInt64 { random.next() }
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func flag() -> Bool { below(2) == 0 }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  mutating func number() -> Double {
    pick([0, -64, -108, -108.5, 44, 560, 582, 667, 1200, -1e9, 1e9, Double(below(2000)) - 500])
  }

  mutating func insets() -> Insets {
    flag()
      ? Insets(top: 64, left: 0, bottom: 49, right: 0)
      : Insets(top: number(), left: 0, bottom: number(), right: Double(below(2)))
  }

  mutating func place() -> FingerPlace {
    FingerPlace(y: number(), x: nil, finger: flag() ? nil : below(3))
  }

  mutating func event() -> WorldEvent {
    let edge = pick(Edge.allCases)
    return switch below(25) {
    case 0: .touch(place())
    case 1: .move(place())
    case 2: .lift(place())
    case 3: .cancel
    case 4: .drag(offset: number())
    case 5: .release(offset: number(), velocity: flag() ? nil : number())
    case 6: .glide(offset: number())
    case 7: .begin(edge)
    case 8: .end(edge, result: flag() ? nil : pick(LoadResult.allCases))
    case 9: .noMore
    case 10: .reset
    case 11: .inset(insets())
    case 12: .assignInset(insets())
    case 13: .safeArea(insets())
    case 14: .content(height: number().magnitude)
    case 15: .prepend(points: number())
    case 16: .resize(width: 375, height: flag() ? 0 : number().magnitude)
    case 17: .scrollTo(offset: number(), animated: flag())
    case 18: .tap(edge)
    case 19: .enable(edge, flag())
    case 20: .hide(edge, flag())
    case 21: flag() ? .leave : .comeBack
    case 22: .detach(edge)
    case 23: .attach(edge)
    default: flag() ? .note("x") : .stop
    }
  }

  mutating func outcome() -> Outcome {
    let edge = pick(Edge.allCases)
    let writer = flag() ? edge : nil
    return switch below(17) {
    case 0, 1, 2: .offset(number(), pick(OffsetKind.allCases))
    case 3: .shown(number())
    case 4, 5: .phase(edge, pick(Phase.allCases))
    case 6: .fired(edge, pick(Origin.allCases))
    case 7: .answer(edge, number: below(4))
    case 8: .setInset(insets(), duration: flag() ? 0 : 0.25, writer)
    case 9: .setOffset(number(), duration: flag() ? 0 : 0.25, writer)
    case 10: .spinner(edge, flag())
    case 11: .progress(edge, pick([0, 0.5, 1, 1.5]))
    case 12: .alpha(edge, pick([0, 1, -0.5]))
    case 13: .observers(below(4))
    case 14: .offsetX(number())
    case 15: .text(edge, pick(["x", "y"]))
    default: below(20) == 0 ? .fault("x") : .text(edge, "x")
    }
  }

  mutating func contract() -> Contract {
    var contract = Contract()
    if below(4) > 0 {
      contract = .header {
        $0.fires = self.pick(Firing.allCases)
        $0.trigger = self.flag() ? .points(44) : .ofHeight(0.1)
        $0.begin = self.pick([.fires, .silent, .none])
        $0.lateRelease = self.pick(HeaderContract.LateRelease.allCases)
        $0.startAtTop = self.flag()
        $0.delay = self.pick([0, 0.25, .infinity])
      }
    }
    if below(4) > 0 {
      contract.footer =
        Contract.footer {
          $0.repeat = self.pick(FooterContract.Repeat.allCases)
          $0.short = self.pick(FooterContract.Short.allCases)
          $0.measure = self.pick(FooterContract.Measure.allCases)
          $0.fires = self.pick(Firing.allCases)
          $0.keeps = self.flag() ? 0 : 44
        }.footer
    }
    contract.overlap = pick(Contract.Overlap.allCases)
    return contract
  }

  /// Rows of random events, their times ascending unless `absurd`.
  mutating func rows(_ count: Int, absurd: Bool) -> [HistoryRow] {
    var time: Int64 = 0
    return (0..<count).map { line in
      time += Int64(pick([0, 0, 1, 16_667, 100_000, 3_000_000]))
      if absurd, below(50) == 0 { time = max(0, time - 5_000_000) }
      let tick = Tick(microseconds: time)
      if below(30) == 0 {
        return HistoryRow(Row(tick, .unknown(UnknownEvent(verb: "x", arguments: []))))
      }
      return flag()
        ? HistoryRow(Row(tick, event()), line: line) : HistoryRow(Row(tick, outcome()))
    }
  }
}

@Suite("Any rows at all")
struct ArbitraryTests {
  private func verdicts(seed: UInt64, absurd: Bool) -> [Verdict] {
    var dice = Dice(seed: seed)
    let contract = dice.contract()
    var header = TraceHeader()
    header.scene = .bars
    header.rate = dice.pick([60, 120, 30, 0.001])
    header.scene.scale = dice.pick([0, 1, 2, 3])
    header.scene.height = dice.pick([0, 667, 1400])
    let drive = dice.pick(TraceHeader.Drive.allCases)
    let rows = dice.rows(dice.below(300), absurd: absurd)
    var judge = Judge(header: header, drive: drive, contract: contract)
    for row in rows { judge.see(row) }
    _ = judge.standings
    let last = rows.last?.row.time ?? .zero
    return judge.finish(
      dice.pick([.settled, .stopped, .limit, .fault]),
      at: last + Tick(microseconds: Int64(dice.below(12_000_000))))
  }

  @Test("get a verdict for each rule, in order, the same each time", arguments: [false, true])
  func total(absurd: Bool) {
    for seed in 0..<1500 as Range<UInt64> {
      let first = verdicts(seed: seed, absurd: absurd)
      #expect(first.map(\.invariant) == Catalogue.rules.map(\.id))
      #expect(first == verdicts(seed: seed, absurd: absurd), "seed \(seed)")
      #expect(first.allSatisfy { !$0.says.isEmpty })
      for verdict in first {
        #expect(verdict.rows == verdict.rows.sorted())
        #expect((verdict.kind == .violated) == (verdict.began != nil), "seed \(seed) \(verdict)")
      }
    }
  }
}
