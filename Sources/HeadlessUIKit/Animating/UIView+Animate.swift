extension UIView {
  /// How a block of changes is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// How it is written.
    public let rawValue: UInt

    /// The value that is written so.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted and ignored.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Accepted and ignored: a scroll view in the model takes touches while it animates.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Accepted: what is seen goes on from where it is anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever; such an animation does not keep a run from settling.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Back the way it came, in as much time again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An inner block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An inner block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: TimingCurve {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Animates the changes that `animations` makes; durations are in seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes, `delay` seconds from now.
  ///
  /// The block runs at once and the values it sets are final at once; only what is seen follows.
  /// `completion` runs when that is over; where `duration` is 0 with the next drain of the main queue, in
  /// this turn if that is still to come; where the block changed nothing that can be animated in this
  /// turn's commit. An inner block takes over the
  /// duration and the curve of the one around it unless its options override them.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options, options.curve, animations, completion)
  }

  /// The same along a spring: `dampingRatio` 1 does not swing, less does; `velocity` is in whole ways a
  /// duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = TimingCurve.spring(damping: dampingRatio, velocity: velocity)
    animate(duration, delay, options, spring, animations, completion)
  }

  private static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ curve: TimingCurve, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let simulation = Simulation.current
    let outer = simulation.openAnimation
    let group = AnimationGroup(
      duration: options.contains(.overrideInheritedDuration)
        ? duration : outer?.duration ?? duration,
      delay: max(0, delay),
      curve: options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      tag: simulation.tag, start: simulation.now, completion: completion)
    run(group, animations)
  }

  /// Runs a block whose changes `group` animates.
  static func run(_ group: AnimationGroup, _ animations: () -> Void) {
    let simulation = Simulation.current
    guard group.duration > 0, areAnimationsEnabled else {
      performWithoutAnimation(animations)
      if let completion = group.completion { simulation.enqueue { completion(true) } }
      return
    }
    simulation.agenda.animations.open.append(group)
    animations()
    simulation.agenda.animations.open.removeLast()
    simulation.start(group)
  }

  /// Makes changes without animating them, also inside an animation block; blocks inside do not animate
  /// either.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let simulation = Simulation.current
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    simulation.agenda.animations.open.append(nil)
    actions()
    simulation.agenda.animations.open.removeLast()
    setAnimationsEnabled(wereEnabled)
  }

  /// Whether animation blocks animate; where they do not, they are as with a duration of 0.
  public static var areAnimationsEnabled: Bool { Simulation.current.agenda.animations.isEnabled }

  /// Turns animations on or off, for all blocks from now on.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.agenda.animations.isEnabled = enabled
  }
}
