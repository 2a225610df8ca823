public import UIKit

/// What people choose of a header and of a footer alike, where good controls differ.
///
/// Everything may be changed at any time, also under a finger and in a refresh.
public struct ExemplarOptions: Hashable, Sendable {
  /// The pull that asks for a load.
  public enum Trigger: Hashable, Sendable {
    /// So many points, whatever the list's height.
    case points(CGFloat)
    /// This part of the list's height.
    case ofHeight(CGFloat)

    /// Its length in a list of this height.
    func points(height: CGFloat) -> CGFloat {
      switch self {
      case .points(let points): points
      case .ofHeight(let part): part * height
      }
    }
  }

  /// When a pull asks.
  public enum Moment: Sendable {
    /// When the finger lets go past the line.
    case release
    /// When the list passes the line.
    case crossing
  }

  /// What an end does that comes before the callback.
  public enum EarlyEnd: Sendable {
    /// The callback is off.
    case cancels
    /// It waits, and ends the load as soon as the callback has been made.
    case deferred
  }

  /// What `beginRefreshing()` does.
  public enum Beginning: Sendable {
    /// It shows a refresh and calls back.
    case fires
    /// It shows a refresh and does not call back.
    case silent
    /// Nothing.
    case none
  }

  /// What becomes of a load while the other end of the list loads.
  public enum Overlap: Sendable {
    /// Both run.
    case allowed
    /// The second does not start.
    case ignored
    /// The callback of the second ends the first.
    case cancels
  }

  /// Points past the end of the list, or what `ExemplarFooter.measure` says; at least 0.
  public var trigger: Trigger
  /// Whether a pull of exactly `trigger` asks.
  public var isInclusive = false
  /// When a pull past the line asks: as it is let go, or at the first offset there under the finger.
  public var fires = Moment.release
  /// Points of room while a load is shown, `keeps` included; a footer under few rows takes up what they
  /// leave over as well.
  public var hold: CGFloat
  /// Points of room that stay; a hidden control gives them up.
  public var keeps: CGFloat = 0
  /// Seconds in which the room opens, two frames at least: a list never hops.
  public var opening: TimeInterval = 0.25
  /// Whether the momentum that a finger gave may ask, too, by passing the line.
  public var momentum: Bool
  /// Seconds from what asks to the callback.
  public var delay: TimeInterval = 0
  /// What becomes of an end that the app sends between what asks and the callback, where `delay` is
  /// more than 0.
  public var endInSettling = EarlyEnd.cancels
  /// What `beginRefreshing()` does at rest; in a load, or off a list, it does nothing whatever stands here.
  public var begin = Beginning.fires
  /// What becomes of a load that is asked for here while the other end of the list is in one, up to the
  /// end of that one's closing.
  public var overlap = Overlap.allowed
  /// Points within which the list counts as at its top.
  public var tolerance: CGFloat = 0.5
  /// What is said in each phase, shown and read out alike; in the app's language.
  public var texts: ExemplarTexts

  /// Options with everything but these at its default.
  public init(
    trigger: Trigger, hold: CGFloat, momentum: Bool = false, texts: ExemplarTexts
  ) {
    self.trigger = trigger
    self.hold = hold
    self.momentum = momentum
    self.texts = texts
  }
}

/// What a header or a footer says.
public struct ExemplarTexts: Hashable, Sendable {
  /// While nothing goes on, pulled or not.
  public var idle, pulling: String
  /// While letting go would load.
  public var armed: String
  /// From what asks for a load until it has closed.
  public var refreshing: String
  /// While there is no more.
  public var noMore: String
  /// Instead of `idle`, after a load that failed.
  public var failed: String

  /// These texts; a pull says what `idle` says.
  public init(
    idle: String, armed: String, refreshing: String, noMore: String = "", failed: String
  ) {
    self.idle = idle
    pulling = idle
    self.armed = armed
    self.refreshing = refreshing
    self.noMore = noMore
    self.failed = failed
  }
}
