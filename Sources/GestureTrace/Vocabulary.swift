/// An end of the list that a control sits at.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The pull-to-refresh control at the top.
  case header
  /// The load-more control at the bottom.
  case footer
}

/// How a load ended.
public enum LoadResult: String, Hashable, Sendable, CaseIterable {
  /// It ended well, and there may be more to load.
  case success
  /// It failed, and may be tried again.
  case failure
  /// It ended well, and there is nothing more to load.
  case noMore
}

/// What a control is doing, in the vocabulary that all systems share (rows.md, "Phases").
public enum Phase: String, Hashable, Sendable, CaseIterable {
  /// Nothing is going on.
  case idle
  /// The edge is pulled, not yet past the trigger. Many systems skip it.
  case pulling
  /// Letting go now would fire.
  case armed
  /// Decided, the callback not yet made.
  case settling
  /// The callback was made, the load is under way.
  case refreshing
  /// The load has ended, the closing animation has not.
  case ending
  /// There is nothing more to load.
  case noMore
  /// Hidden, or interaction is off.
  case disabled

  /// Whether the edge is in a refresh: from `settling` to the end of `ending`.
  public var isInRefresh: Bool {
    switch self {
    case .settling, .refreshing, .ending: true
    case .idle, .pulling, .armed, .noMore, .disabled: false
    }
  }
}

/// Who is behind a callback.
public enum Origin: String, Hashable, Sendable, CaseIterable {
  /// A finger, its momentum, a tap.
  case user
  /// The app's `begin`.
  case code
}

/// How the offset came to move.
public enum OffsetKind: String, Hashable, Sendable, CaseIterable {
  /// With the finger down.
  case drag
  /// With the finger up, the model in motion.
  case glide
  /// The last value of such a motion.
  case rest
  /// Anything else: the control, the app, a clamp into the legal range.
  case scroll
}

/// Four distances from the edges inward, in points.
public struct Insets: Hashable, Sendable {
  public var top, left, bottom, right: Double

  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Top, left, bottom, right: the order of the row language.
  public var values: [Double] { [top, left, bottom, right] }

  public static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  public static func - (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top - right.top, left: left.left - right.left,
      bottom: left.bottom - right.bottom, right: left.right - right.right)
  }
}
