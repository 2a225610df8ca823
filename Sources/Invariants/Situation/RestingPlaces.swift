/// Offsets at which a list rests, in points (invariants.md, "Words").
public struct RestingPlaces: Hashable, Sendable {
  /// Base rest: at the top, own parts of controls taken out.
  public let top: Double
  /// At the top with the header's own part.
  public let heldTop: Double
  /// The footer's end: at the bottom, own parts taken out.
  public let end: Double
  /// At the bottom with the footer's own part.
  public let heldEnd: Double
  /// Whether the content fits the view, own parts taken out.
  public let fits: Bool
  /// The height of the view.
  public let height: Double

  init(_ layout: Layout) {
    (top, heldTop) = (layout.baseTop, layout.heldTop)
    (end, heldEnd) = (layout.baseEnd, layout.heldEnd)
    (fits, height) = (layout.fits, layout.height)
  }
}
