internal import GestureTrace

/// How many observers were seen registered, by the edges that were attached then.
///
/// There may be several for the same edges: a control may register more in a refresh than at rest.
struct ObserverCounts {
  private var known: [Set<Edge>: Set<Int>] = [:]

  /// The numbers that were seen while just these edges were attached.
  func seen(with attached: Set<Edge>) -> Set<Int> { known[attached] ?? [] }

  mutating func note(_ count: Int?, with attached: Set<Edge>) {
    if let count { known[attached, default: []].insert(count) }
  }
}

extension Situation {
  /// The edges whose controls are on the list.
  var attachedEdges: Set<Edge> { Set(Edge.allCases.filter { self[$0].attached }) }

  /// Notes how many observers there are at the end of an instant.
  ///
  /// What an attach or a detach has left is held against the numbers from before, and becomes one only where
  /// there is none.
  mutating func countObservers() {
    guard turn.isCounted || turn.attachment != nil else { return }
    let attached = attachedEdges
    if turn.attachment == nil || observerCounts.seen(with: attached).isEmpty {
      observerCounts.note(observers, with: attached)
    }
  }
}
