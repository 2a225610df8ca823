extension UIView {
  /// How a block of keyframes is animated.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// How it is written.
    public let rawValue: UInt

    /// The value that is written so.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted and ignored.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Accepted: what is seen goes on from where it is anyway.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// For ever; it does not keep a run from settling.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Back the way it came, in as much time again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The only mode here.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Animates the keyframes that `animations` adds, each at an even speed; durations in seconds.
  ///
  /// As in `animate`, the values are final at once and what is seen follows.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let simulation = Simulation.current
    let group = AnimationGroup(
      duration: duration, delay: max(0, delay), repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse), tag: simulation.tag, start: simulation.now,
      completion: completion)
    run(group, animations)
  }

  /// Makes changes that are animated in a part of the keyframe block around it; start and duration are
  /// parts, 0…1, of the block's.
  ///
  /// Outside of such a block the changes are made without animation. An offset in a keyframe takes the
  /// block's whole time.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    guard let group = Simulation.current.openAnimation else {
      animations()
      return
    }
    let outer = group.keyframe
    group.keyframe = (min(max(0, start), 1), min(max(0, duration), 1))
    animations()
    group.keyframe = outer
  }
}

// MARK: The old form

extension UIView {
  /// How fast an animation of the old form goes when.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Begins a block that lasts until `commitAnimations()`; blocks may be inside one another.
  ///
  /// Name and context are for delegates, which are not supported.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let simulation = Simulation.current
    simulation.agenda.animations.open.append(
      AnimationGroup(
        // UIKit's default (scroll-semantics.md §4.1).
        duration: 0.2, curve: .easeInOut, tag: simulation.tag, start: simulation.now,
        completion: nil))
  }

  /// Ends the innermost block and lets its animations run; without one it does nothing.
  public static func commitAnimations() {
    let simulation = Simulation.current
    guard let group = simulation.openAnimation else { return }
    simulation.agenda.animations.open.removeLast()
    simulation.start(group)
  }

  /// Seconds, for the changes that follow in the block.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    Simulation.current.openAnimation?.duration = max(0, duration)
  }

  /// Seconds, for the changes that follow in the block.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    Simulation.current.openAnimation?.delay = max(0, delay)
  }

  /// For the changes that follow in the block.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    Simulation.current.openAnimation?.curve = curve.timing
  }
}
