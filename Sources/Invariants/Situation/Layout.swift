internal import GestureTrace

/// The scroll view's measures and what follows from them (invariants.md, "Words").
struct Layout {
  /// What the app set: the scene's inset, followed through `inset` rows and plain assignments.
  var base: Insets
  /// What the latest `inset` row said; an app that assigns an inset beside it does not move it, so
  /// that the next `inset` row counts its difference from here.
  var declared: Insets
  /// `contentInset` as it stands, own parts of controls included.
  var current: Insets
  var safeArea: Insets
  var content: Double
  /// The content's width; `nil` is the view's own.
  let contentWidth: Double?
  var width: Double
  var height: Double
  /// Pixels a point; 0 is no snapping.
  var scale: Double

  /// The resting offset at the top with own parts taken out.
  private(set) var baseTop = 0.0
  /// The resting offset at the top with own parts.
  private(set) var heldTop = 0.0
  /// The footer's end: the offset at the bottom with own parts taken out.
  private(set) var baseEnd = 0.0
  /// The largest legal offset, with own parts.
  private(set) var heldEnd = 0.0
  /// Whether the content fits the view, own parts taken out.
  private(set) var fits = false

  init(scene: Scene) {
    base = scene.inset
    declared = scene.inset
    current = scene.inset
    safeArea = scene.safeArea
    content = scene.content
    contentWidth = scene.contentWidth
    width = scene.width
    height = scene.height
    scale = scene.scale
    derive()
  }

  /// Computes the resting places anew; to be called after any change.
  mutating func derive() {
    baseTop = snapped(0 - base.top - safeArea.top)
    heldTop = snapped(0 - current.top - safeArea.top)
    let visible = content + safeArea.bottom - height
    baseEnd = max(baseTop, snapped(visible + base.bottom))
    heldEnd = max(heldTop, snapped(visible + current.bottom))
    fits = content + base.top + base.bottom + safeArea.top + safeArea.bottom <= height
  }

  /// What controls have added to the app's insets.
  var own: Insets { current - base }

  /// The own part of one edge: the header's is at the top, the footer's at the bottom.
  func own(_ edge: Edge) -> Double {
    edge == .header ? current.top - base.top : current.bottom - base.bottom
  }

  /// By how much the content is shorter than the legal view, which a footer's hold adds; 0 or more.
  var deficit: Double {
    max(0, height - base.top - base.bottom - safeArea.top - safeArea.bottom - content)
  }

  /// Points by which `offset` is outside the legal range; 0 inside.
  func excess(_ offset: Double) -> Double { max(0, heldTop - offset, offset - heldEnd) }

  /// The legal offset across the list that is nearest to `x`.
  func legal(across x: Double) -> Double {
    let left = snapped(0 - current.left - safeArea.left)
    let right = snapped((contentWidth ?? width) + current.right + safeArea.right - width)
    return min(max(x, left), max(left, right))
  }

  private func snapped(_ value: Double) -> Double {
    scale > 0 ? (value * scale).rounded() / scale : value
  }
}
