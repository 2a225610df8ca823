/// How the scroll model decides what UIKit leaves open: named values with documented defaults.
///
/// Each default is the value that most of the published evidence supports. `ScrollPolicies.catalogue`
/// tells for each what it is about, its values, and where they come from.
public struct ScrollPolicies: Hashable, Sendable {
  /// Whether `isDragging` stays true while content glides after a release.
  public var draggingAfterRelease = DraggingAfterRelease.keepWhileInRange
  /// Whether `scrollViewWillBeginDecelerating` comes before the first moving `scrollViewDidScroll`.
  public var willBeginDecelerating = DecelerationNotice.before
  /// Points that a finger travels before it is a drag, 0 or more.
  public var panSlop = 10.0
  /// Which blocks a turn of the run loop takes from the main queue.
  public var mainQueue = QueueOrder.snapshot
  /// Whether a list at rest at its top stays there when the safe area changes.
  public var safeAreaPinning = SafeAreaPinning.pinned
  /// Whether setting an equal `contentInset` does what a change does.
  public var equalInset = EqualInset.ignored
  /// The law of the spring at an edge.
  public var bounce = BounceLaw.measured
  /// The speed, per second and per point past the edge, at which a held release starts back.
  public var heldReleaseSpeed = 7.25
  /// Whether any deceleration rate is taken or only UIKit's two.
  public var decelerationRate = RateChoice.accepted
  /// Whether a flick adds to the momentum that it catches.
  public var carriedMomentum = CarriedMomentum.none
  /// Whether offsets are put on the pixels of the scene's scale.
  public var pixelSnapping = PixelSnapping.scale
  /// Pt/s at which a release becomes a fling.
  public var minimumFling = 250.0
  /// Frames of travel that a fling has done already at its first frame.
  public var flingLead = 0.0
  /// What becomes of a bounce whose offset growth has made legal.
  public var bounceOnGrowth = BounceOnGrowth.stop
  /// Whether a change of the top inset only clamps the offset or moves it along.
  public var insetChange = InsetChange.clamp

  /// The pull that fires a refresh control: a part of the view's height below 1, points from there on.
  public var refreshControlTrigger = 0.198
  /// When the inset of a refresh control that fired under the finger is added.
  public var refreshControlInset = RefreshControlInset.atRelease
  /// Whether a refresh control is moved by its frame or by its center.
  public var refreshControlLayout = RefreshControlLayout.frame
  /// Whether ending a refresh control halts any motion and can spoil the next pull.
  public var refreshControlQuirks = RefreshControlQuirks.off

  /// Every policy at its default.
  public init() {}

  /// Whether `isDragging` stays true while content glides after a release.
  public enum DraggingAfterRelease: String, Hashable, Sendable, CaseIterable {
    case keepWhileInRange, clearOnRelease, keepUntilEnd
  }

  /// Where `scrollViewWillBeginDecelerating` comes: before the first moving `didScroll` or after it.
  public enum DecelerationNotice: String, Hashable, Sendable, CaseIterable {
    case before, after
  }

  /// Which blocks a turn takes from the main queue.
  public enum QueueOrder: String, Hashable, Sendable, CaseIterable {
    /// Those that waited when the turn came to it.
    case snapshot
    /// Those that are posted meanwhile, too.
    case drain
    /// Those that waited, the last one first.
    case reversed
  }

  /// Whether a list at rest at its top stays there when the safe area changes.
  public enum SafeAreaPinning: String, Hashable, Sendable, CaseIterable {
    case pinned, none
  }

  /// Whether a set of an equal `contentInset` does what a change does.
  public enum EqualInset: String, Hashable, Sendable, CaseIterable {
    case ignored, told
  }

  /// The law of the spring at an edge.
  public enum BounceLaw: String, Hashable, Sendable, CaseIterable {
    case measured, dynamics, flutter, lobanov

    package var spring: Bounce.Spring {
      switch self {
      case .measured: .critical(beta: 2 * Double.pi / 0.575)
      case .dynamics: .critical(beta: 4 * Double.pi)
      case .flutter: .overdamped(fast: -22.0371, slow: -9.0756)
      case .lobanov: .critical(beta: 10)
      }
    }
  }

  /// Whether any deceleration rate is taken or only UIKit's two.
  public enum RateChoice: String, Hashable, Sendable, CaseIterable {
    /// As it is set.
    case accepted
    /// The nearer of 0.998 and 0.99.
    case snapped

    func applied(to rate: Double) -> Double {
      self == .accepted ? rate : rate < 0.994 ? 0.99 : 0.998
    }
  }

  /// Whether a flick adds to the momentum that it catches.
  public enum CarriedMomentum: String, Hashable, Sendable, CaseIterable {
    case none, flutter
  }

  /// Whether offsets are put on pixels.
  public enum PixelSnapping: String, Hashable, Sendable, CaseIterable {
    /// Those of the scene's scale; a scale of 0 has none.
    case scale
    case none
  }

  /// What becomes of a bounce where growth has made its offset legal.
  public enum BounceOnGrowth: String, Hashable, Sendable, CaseIterable {
    case stop, momentum
  }

  /// What a change of the top inset does to the offset.
  public enum InsetChange: String, Hashable, Sendable, CaseIterable {
    /// It is moved into the range if it is outside.
    case clamp
    /// It moves by the difference.
    case shiftByDelta
  }

  /// When the inset of a refresh control that fired under the finger is added.
  public enum RefreshControlInset: String, Hashable, Sendable, CaseIterable {
    case atRelease, atOnce
  }

  /// By what a refresh control is moved.
  public enum RefreshControlLayout: String, Hashable, Sendable, CaseIterable {
    /// Its frame, of which observers are told.
    case frame
    /// Its center, of which they are not.
    case center
  }

  /// Whether ending a refresh control halts any motion and, past the edge, spoils the next pull.
  public enum RefreshControlQuirks: String, Hashable, Sendable, CaseIterable {
    case off = "false"
    case on = "true"
  }
}
