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
        the header set the bottom inset from 49 to 0 pt at 0.616 s: only the top is its own
        """),
    kept: { _, _ in "" }
  ) { Clause { OtherInsetsUntouched() } }
}

private struct OtherInsetsUntouched: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  /// Lengths of a history are rounded to 10⁻⁶ pt.
  private static let grain = 0.000_001_5

  var record = Record()

  func kept(_ situation: Situation) -> String? {
    "controls changed the inset of their own edge only"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    guard case .setInset(let before, let after, _, let writer) = step else { return }
    let edge = writer ?? Self.onlyEdge(situation)
    let change = after - before
    let others = [
      ("top", edge == .footer, before.top, after.top, change.top),
      ("left", true, before.left, after.left, change.left),
      ("bottom", edge == .header, before.bottom, after.bottom, change.bottom),
      ("right", true, before.right, after.right, change.right),
    ]
    for (side, isForeign, was, value, change) in others
    where isForeign && change.magnitude > Self.grain {
      record.fail(
        Finding(
          says: "\(edge.map { "the \($0.rawValue)" } ?? "a control") set the \(side) inset from "
            + "\(Words.number(was)) to \(Words.points(value)) at \(situation.place.text): "
            + Self.right(of: edge),
          began: situation.now, rows: [situation.place.history], margin: change.magnitude))
      return
    }
    record.hold()
  }

  private static func onlyEdge(_ situation: Situation) -> Edge? {
    switch (situation.header.exists, situation.footer.exists) {
    case (true, false): .header
    case (false, true): .footer
    case (true, true), (false, false): nil
    }
  }

  private static func right(of edge: Edge?) -> String {
    switch edge {
    case .header?: "only the top is its own"
    case .footer?: "only the bottom is its own"
    case nil: "the sides belong to no control"
    }
  }
}
