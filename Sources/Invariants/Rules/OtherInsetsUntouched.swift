internal import GestureTrace

/// A control never changes another edge's component of the inset.
extension Invariant {
  static let otherInsetsUntouched = Invariant(
    RuleDescription(
      id: "other-insets-untouched",
      promise: "A control changes the inset of its own edge and leaves the other three alone.",
      matters: "The list slides under the tab bar or the navigation bar after the first refresh.",
      reported: "The bottom inset of a bar is gone after a load (sofach/SFPullRefresh#2).",
      judged: """
        At each inset that a control writes, against the inset as it stood. The header may change the \
        top, the footer the bottom; a write of an unknown edge may change either, if there are both.
        """,
      vacuous: "No control wrote the inset.",
      settings: "None.",
      unit: "points",
      example: """
        the header set the bottom inset from 49 to 0 pt at 0.617 s: expected it to change \
        only the top
        """),
    kept: { _, _ in "controls changed the inset of their own edge only" }
  ) {
    Clause.eachRow { step, here in
      guard case .setInset(let before, let after, _, let writer) = step else { return .passed }
      let edges = here.edges(ofWriter: writer)
      let sides: [(name: String, isOwn: Bool, was: Double, value: Double)] = [
        ("top", edges.contains(.header), before.top, after.top),
        ("left", false, before.left, after.left),
        ("bottom", edges.contains(.footer), before.bottom, after.bottom),
        ("right", false, before.right, after.right),
      ]
      let foreign = sides.filter { !$0.isOwn }
      for (side, _, was, value) in foreign where (value - was).magnitude > grain {
        let only = edges.map { $0 == .header ? "top" : "bottom" }.joined(separator: " or ")
        let who = Words.control(of: edges.count == 1 ? edges[0] : nil)
        return here.broken(
          "\(who) set the \(side) inset from \(number: was) to \(points: value) at \(here.place)",
          expected: "it to change only the \(only)", margin: (value - was).magnitude)
      }
      let most = foreign.map { ($0.value - $0.was).magnitude }.max() ?? 0
      return .kept(margin: grain - most)
    }
  }

  /// Lengths of a history are rounded to 10⁻⁶ pt.
  private static let grain = 0.000_001_5
}

extension Situation {
  /// The edges whose control may have made a write: where it is not told, each that there is.
  fileprivate func edges(ofWriter writer: Edge?) -> [Edge] {
    if let writer { return [writer] }
    let present = Edge.allCases.filter { self[$0].exists }
    if present.isEmpty { return Edge.allCases }
    return excuses(.unknownWriter) ? present : Array(present.prefix(1))
  }
}
