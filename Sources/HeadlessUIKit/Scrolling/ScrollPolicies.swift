/// How the scroll model decides what UIKit leaves open: named values with documented defaults.
///
/// Each default is the value that most of the published evidence supports (scroll-semantics.md §8).
public struct ScrollPolicies: Hashable, Sendable {
  /// Whether `isDragging` stays true while content glides after a release (§3.1).
  public enum DraggingAfterRelease: String, Hashable, Sendable, CaseIterable {
    case keepWhileInRange, clearOnRelease, keepUntilEnd
  }

  /// Where `scrollViewWillBeginDecelerating` comes: before the first moving `didScroll` or after it.
  public enum DecelerationNotice: String, Hashable, Sendable, CaseIterable {
    case before, after
  }

  /// The law of the spring at an edge (§2.2).
  public enum BounceLaw: String, Hashable, Sendable, CaseIterable {
    case measured, dynamics, flutter, lobanov

    var spring: Bounce.Spring {
      switch self {
      case .measured: .critical(beta: 2 * Double.pi / 0.575)
      case .dynamics: .critical(beta: 4 * Double.pi)
      case .flutter: .overdamped(fast: -22.0371, slow: -9.0756)
      case .lobanov: .critical(beta: 10)
      }
    }
  }

  /// What becomes of a bounce where growth has made its offset legal (§3.3).
  public enum BounceOnGrowth: String, Hashable, Sendable, CaseIterable {
    case stop, momentum
  }

  /// Whether a list at rest at its top stays there when the safe area changes (§3.3).
  public enum SafeAreaPinning: String, Hashable, Sendable, CaseIterable {
    case pinned, none
  }

  public var draggingAfterRelease = DraggingAfterRelease.keepWhileInRange
  public var willBeginDecelerating = DecelerationNotice.before
  /// Points that a finger travels before it is a drag.
  public var panSlop = 10.0
  public var safeAreaPinning = SafeAreaPinning.pinned
  public var bounce = BounceLaw.measured
  /// The speed, per second and per point past the edge, at which a held release starts back.
  public var heldReleaseSpeed = 7.25
  /// Pt/s at which a release becomes a fling.
  public var minimumFling = 250.0
  public var bounceOnGrowth = BounceOnGrowth.stop

  public init() {}

  /// Sets a policy by its name from a word or a number, as a scene carries it.
  ///
  /// Returns whether there is such a policy and the value is one of its values.
  public mutating func set(_ name: String, word: String) -> Bool {
    switch name {
    case "draggingAfterRelease": return Self.assign(&draggingAfterRelease, word)
    case "willBeginDecelerating": return Self.assign(&willBeginDecelerating, word)
    case "bounce": return Self.assign(&bounce, word)
    case "bounceOnGrowth": return Self.assign(&bounceOnGrowth, word)
    case "safeAreaPinning": return Self.assign(&safeAreaPinning, word)
    default: return false
    }
  }

  /// The same for the policies whose values are numbers, which are 0 or more.
  public mutating func set(_ name: String, number: Double) -> Bool {
    guard number >= 0, number.isFinite else { return false }
    switch name {
    case "panSlop": panSlop = number
    case "heldReleaseSpeed": heldReleaseSpeed = number
    case "minimumFling": minimumFling = number
    default: return false
    }
    return true
  }

  private static func assign<Value: RawRepresentable<String>>(
    _ policy: inout Value, _ word: String
  ) -> Bool {
    guard let value = Value(rawValue: word) else { return false }
    policy = value
    return true
  }
}
