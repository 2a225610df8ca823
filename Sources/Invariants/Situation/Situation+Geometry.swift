internal import GestureTrace

extension Situation {
  /// A change of insets, content or size by the app or the system has been taken in.
  mutating func geometryChanged(_ change: GeometryChange) -> Reading {
    lastMover = .app
    lastResumption = now
    turn.appChanged = true
    turn.isTold = EdgePair(false)
    header.knowsOffset = false
    footer.knowsOffset = false
    rangeChanges()
    layoutChanged()
    if footerLoads.hasGrown { footerLoads.fill(since: place) }
    return .step(.geometry(change))
  }

  /// The app's base inset becomes `insets`: it adds the difference, so that own parts survive.
  mutating func rebase(_ insets: Insets) {
    let change = insets - layout.declared
    layout.current = layout.current + change
    layout.base = layout.base + change
    layout.declared = insets
  }

  /// `contentInset` is written as it is (invariants.md, "Words").
  ///
  /// The base value takes an own part away. Any other value, where no own part stands, is the new
  /// base; where one stands the two cannot be told apart until the edge is idle again.
  mutating func assign(_ insets: Insets) {
    let own = layout.own
    let base = layout.base
    layout.base.left = insets.left
    layout.base.right = insets.right
    for edge in Edge.allCases {
      let (value, was, part) =
        edge == .header ? (insets.top, base.top, own.top) : (insets.bottom, base.bottom, own.bottom)
      self[edge].holdTakenAway = true
      if value == was { continue }
      if part.magnitude > 1e-6 {
        self[edge].insetsTold = false
      } else if edge == .header {
        layout.base.top = value
      } else {
        layout.base.bottom = value
      }
    }
    layout.current = insets
  }

  /// Whether a begin of this instant, since which no control has written, has yet to bring its edge into sight.
  var isToOpen: Bool {
    Edge.allCases.contains { edge in
      let state = self[edge]
      guard let begin = state.begin, state.begins != .none, state.isAvailable else { return false }
      return begin.time == now && turn.writePlace.history < begin.history
    }
  }

  /// Where the list may stand that has to show what it shows at `anchor`: there, on the way into the legal
  /// range, or, past the rest of an edge that is in a refresh, anywhere on its way out to the hold.
  func placesAllowed(from anchor: Double) -> ClosedRange<Double> {
    let legal = min(max(anchor, layout.heldTop), layout.heldEnd)
    var (least, most) = (anchor, anchor)
    if excuses(.wayIntoRange) { (least, most) = (min(anchor, legal), max(anchor, legal)) }
    guard excuses(.wayToHold) else { return least...most }
    if anchor < layout.baseTop, header.phase.isInRefresh {
      least = min(least, layout.baseTop - held(.header).most)
      most = max(most, layout.baseTop)
    }
    if anchor > layout.baseEnd, footer.phase.isInRefresh {
      least = min(least, layout.baseEnd)
      most = max(most, layout.baseEnd + held(.footer).most)
    }
    return least...most
  }
}
