import GestureTrace
import Invariants
import Replay
import Testing

@Suite("What comes near to a breach")
struct NearMissTests {
  @Test("Is none: the rule has judged it, and holds", arguments: NearMiss.all)
  func holds(near: NearMiss) throws {
    let recording = try near.trace()
    let callbacks = try recording.replayed("exemplar").rows.compactMap(\.callback)
    #expect(callbacks.count { $0 == .header } == near.header)
    #expect(callbacks.count { $0 == .footer } == near.footer)
    let verdict = try #require(try recording.verdict(of: near.rule, on: "exemplar"))
    #expect(verdict.kind == .holds, "\(verdict.kind.rawValue): \(verdict.says)")
    #expect(verdict.margin == near.margin)
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
