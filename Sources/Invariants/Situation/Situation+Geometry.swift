internal import GestureTrace

extension Situation {
  /// A change of insets, content or size by the app or the system.
  mutating func geometry(_ event: WorldEvent) -> Step {
    lastMover = .app
    turn.appChanged = true
    turn.isStale = true
    switch event {
    case .inset(let insets):
      let change = insets - layout.declared
      layout.current = layout.current + change
      layout.base = layout.base + change
      layout.declared = insets
    case .assignInset(let insets): assign(insets)
    case .safeArea(let insets): layout.safeArea = insets
    case .content(let height): layout.content = height
    case .prepend(let points): layout.content += points
    case .resize(_, let height): layout.height = height
    case .touch, .move, .lift, .cancel, .drag, .release, .glide, .begin, .end, .noMore, .reset,
      .scrollTo, .tap, .enable, .hide, .leave, .comeBack, .detach, .attach, .note, .stop:
      break
    }
    layoutChanged()
    return .geometry
  }

  /// `contentInset` is written as it is (invariants.md, "Words").
  ///
  /// The base value takes an own part away. Any other value, where no own part stands, is the new
  /// base; where one stands the two cannot be told apart until the edge is idle again.
  private mutating func assign(_ insets: Insets) {
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
}
