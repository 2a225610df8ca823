import GestureTrace
import Invariants
import Replay
import Testing

@Suite("What comes near to a breach")
struct NearMissTests {
  @Test("Is none: the rule has judged it, and holds", arguments: NearMiss.all)
  func holds(near: NearMiss) throws {
    let recording = try near.trace()
    let callbacks = try recording.replayed(near.subject).rows.compactMap(\.callback)
    #expect(callbacks.count { $0 == .header } == near.header)
    #expect(callbacks.count { $0 == .footer } == near.footer)
    let verdict = try #require(try recording.verdict(of: near.rule, on: near.subject))
    #expect(verdict.kind == .holds, "\(verdict.kind.rawValue): \(verdict.says)")
    #expect(verdict.margin == near.margin)
  }

  /// What is near, in the unit in which a rule measures.
  private static let near = [
    "points": 0.5, "points a second": 2, "seconds": 0.05, "callbacks": 1,
    "observers or callbacks": 1,
  ]

  @Test("Is near: half a point, a few frames, one callback", arguments: NearMiss.all)
  func isNear(miss: NearMiss) throws {
    guard let margin = miss.margin else { return }
    let unit = try #require(Invariants.Catalogue.rule(miss.rule)?.unit)
    #expect(margin <= (try #require(Self.near[unit])), "\(unit)")
  }

  @Test("Each rule has one, in the order of the catalogue")
  func complete() {
    #expect(NearMiss.all.map(\.rule) == Invariants.Catalogue.all.map(\.id))
  }
}

extension HistoryRow {
  /// The edge that calls back with the row.
  fileprivate var callback: Edge? {
    if case .outcome(.fired(let edge, _)) = row.event { edge } else { nil }
  }
}
