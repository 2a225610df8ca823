extension UIView {
  /// Which side of its superview a view's edges keep to.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// How it is written.
    public let rawValue: UInt

    /// The value that is written so.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Moves and stretches the subviews by their autoresizing masks after this view's size has changed.
  ///
  /// What a view gains or loses along an axis is shared by the flexible parts, margins and length, in
  /// the proportion of their lengths, equally where all of them are 0. A view without flexible parts
  /// keeps its frame, and is not told.
  final func resizeSubviews(from old: CGSize) {
    for view in subviews {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = view.frame
      let (x, width) = Self.share(
        bounds.width - old.width, of: old.width, from: frame.minX, length: frame.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      let (y, height) = Self.share(
        bounds.height - old.height, of: old.height, from: frame.minY, length: frame.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      let resized = CGRect(x: x, y: y, width: width, height: height)
      if resized != frame { view.frame = resized }
    }
  }

  /// One axis: where the view starts and how long it is after `total` has grown by `gain`.
  private static func share(
    _ gain: CGFloat, of total: CGFloat, from start: CGFloat, length: CGFloat, _ before: Bool,
    _ itself: Bool, _ after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      before ? start : nil, itself ? length : nil, after ? total - start - length : nil,
    ]
    let flexible = parts.compactMap { $0 }
    guard !flexible.isEmpty, gain != 0 else { return (start, length) }
    let sum = flexible.reduce(0, +)
    let gains = parts.map { part in
      part.map { gain * (sum == 0 ? 1 / CGFloat(flexible.count) : $0 / sum) } ?? 0
    }
    return (start + gains[0], length + gains[1])
  }
}
