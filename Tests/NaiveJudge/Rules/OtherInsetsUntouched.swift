import GestureTrace

extension NaiveRule {
  /// A control never changes another edge's component.
  ///
  /// A write of which it is not told whose it is may be of the edge that there is; where there are two, of
  /// either.
  static let otherInsetsUntouched = NaiveRule("other-insets-untouched") { facts in
    let writes = facts.rows { if case .outcome(.setInset) = $0 { true } else { false } }
    return .onEach(of: writes, otherwise: "no control wrote the inset") { row in
      guard case .outcome(.setInset(_, _, let writer)) = facts.event(row) else { return nil }
      let writers = writer.map { [$0] } ?? facts.attachable
      let change = facts.insets.after(row).current - facts.insets.before(row).current
      // What is told to a millionth of a point may not be off by more.
      let moved = [
        (writers.contains(.header), change.top), (false, change.left),
        (writers.contains(.footer), change.bottom), (false, change.right),
      ]
      let foreign = moved.contains { !$0.0 && $0.1.magnitude > 1e-6 }
      return foreign ? "a write changed another inset" : nil
    }
  }
}
