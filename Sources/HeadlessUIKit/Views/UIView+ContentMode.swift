extension UIView {
  /// How a picture lies in a view.
  public enum ContentMode: Int, Sendable {
    /// Over all of it, out of proportion.
    case scaleToFill
    /// In proportion: all of the picture in sight, or all of the view covered.
    case scaleAspectFit, scaleAspectFill
    /// As `scaleToFill`, and the view draws itself anew when its size changes.
    case redraw
    /// In its own size, at this place of the view.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
