/// A change of what a layer looks like over time; it never changes the layer's values.
///
/// A layer keeps the animation itself, not a copy as on iOS: change nothing once it is added.
open class CAAnimation: NSObject, CAMediaTiming {
  /// When its local time begins; for an animation 0 means when it was added.
  open var beginTime: TimeInterval = 0
  /// Seconds by which its local time is ahead.
  open var timeOffset: TimeInterval = 0
  /// How fast its local time runs; 0 stands still.
  open var speed: Float = 1
  /// Seconds of one round; 0 takes the transaction's, 0.25 by default, when it is added.
  open var duration: TimeInterval = 0
  /// Rounds; infinity is for ever, 0 is one.
  open var repeatCount: Float = 0
  /// Seconds of all rounds together, instead of `repeatCount`; 0 is not set.
  open var repeatDuration: TimeInterval = 0
  /// Whether each round goes back the way it came, in another `duration`.
  open var autoreverses = false
  /// What is seen outside of the active time.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer forgets it when it is over.
  open var isRemovedOnCompletion = true
  /// `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the beginning and the end; kept as long as the animation, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// The curve of a view's animation block, which has no name in Core Animation.
  var blockCurve: TimingCurve?

  public override init() { super.init() }

  /// Seconds of its local time until it is over; infinite if it never is.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return roundDuration * (repeatCount > 0 ? TimeInterval(repeatCount) : 1)
  }

  private var roundDuration: TimeInterval { autoreverses ? 2 * duration : duration }

  /// Its local time when that of the layer, or of the group around it, is `time`.
  func localTime(_ time: TimeInterval, begin: TimeInterval) -> TimeInterval {
    (time - begin) * TimeInterval(speed) + timeOffset
  }

  /// What it does to `look` when it was added at `begin` and the time around it is `time`.
  final func apply(to look: inout LayerLook, at time: TimeInterval, begin: TimeInterval) {
    let local = localTime(time, begin: begin)
    if local < 0, !fillMode.holdsBeginning { return }
    if local >= activeDuration, !fillMode.holdsEnd { return }
    show(in: &look, at: min(max(local, 0), activeDuration))
  }

  /// What it does to `look` at a local time between 0 and its end.
  func show(in look: inout LayerLook, at time: TimeInterval) {}

  /// Seconds into the round that is under way at a local time, backwards ones counted down.
  final func secondsOfRound(at time: TimeInterval) -> TimeInterval {
    guard roundDuration > 0 else { return duration }
    var seconds = time - (time / roundDuration).rounded(.down) * roundDuration
    // The end of the last round is its end and not the beginning of another.
    if seconds == 0, time > 0, time >= activeDuration { seconds = roundDuration }
    return seconds > duration ? roundDuration - seconds : seconds
  }

  /// The part of the way, curve included, at a local time.
  func progress(at time: TimeInterval) -> CGFloat {
    let part = duration > 0 ? secondsOfRound(at: time) / duration : 1
    return blockCurve?.progress(at: part) ?? timingFunction?.curve.progress(at: part) ?? part
  }
}

/// Told when an animation begins and ends, on the virtual clock.
public protocol CAAnimationDelegate: AnyObject {
  /// In the commit of the turn in which it was added.
  func animationDidStart(_ anim: CAAnimation)
  /// When it is over; unfinished if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations of one layer in one time.
public final class CAAnimationGroup: CAAnimation {
  /// They run in the group's time and end with it.
  public var animations: [CAAnimation]?

  override func show(in look: inout LayerLook, at time: TimeInterval) {
    let seconds = secondsOfRound(at: time)
    for animation in animations ?? [] {
      animation.apply(to: &look, at: seconds, begin: animation.beginTime)
    }
  }
}

/// A change of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// What changes, such as `strokeEnd` or `transform.rotation.z`; an unknown one changes nothing.
  open var keyPath: String?
  /// Whether its values are added to what is seen without it; numbers, points, sizes, rectangles only.
  open var isAdditive = false

  /// A change of the property of this key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func show(in look: inout LayerLook, at time: TimeInterval) {
    guard let keyPath, let seen = look[keyPath], let value = value(at: time, over: seen) else {
      return
    }
    look[keyPath] = isAdditive ? seen.plus(value) ?? seen : value
  }

  /// The property's value at a local time, over what is seen without the animation.
  func value(at time: TimeInterval, over seen: AnimatedValue) -> AnimatedValue? { nil }
}

/// A change of one property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// `nil`: what is seen without the animation, or `toValue` less `byValue`.
  open var fromValue: Any?
  /// `nil`: what is seen without the animation, or `fromValue` and `byValue`.
  open var toValue: Any?
  /// What is added to the value that is left out of the other two; `nil`: nothing.
  open var byValue: Any?

  override func value(at time: TimeInterval, over seen: AnimatedValue) -> AnimatedValue? {
    let (from, to, by) = (
      AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue)
    )
    let start = from ?? by.flatMap { to?.minus($0) } ?? seen
    let end = to ?? by.flatMap { start.plus($0) } ?? seen
    return start.mixed(with: end, progress(at: time))
  }
}

/// A change along a damped spring from `fromValue` to `toValue`.
public final class CASpringAnimation: CABasicAnimation {
  /// Above 0.
  public var mass: CGFloat = 1
  /// Above 0.
  public var stiffness: CGFloat = 100
  /// 0 or more.
  public var damping: CGFloat = 10
  /// In whole ways a second.
  public var initialVelocity: CGFloat = 0

  /// Seconds until it stays within a thousandth of the end, by its envelope; infinite without damping.
  ///
  /// Core Animation's own threshold is unpublished.
  public var settlingDuration: TimeInterval {
    let (omega, ratio) = (natural, self.ratio)
    guard ratio > 0, omega > 0 else { return .infinity }
    // The slower of the two decays; ln 1000.
    let decay = ratio <= 1 ? ratio * omega : omega * (ratio - (ratio * ratio - 1).squareRoot())
    return 6.907755278982137 / decay
  }

  private var natural: CGFloat { (stiffness / mass).squareRoot() }
  private var ratio: CGFloat { damping / (2 * (stiffness * mass).squareRoot()) }

  override func progress(at time: TimeInterval) -> CGFloat {
    let (t, omega, ratio) = (secondsOfRound(at: time), natural, self.ratio)
    let decay = ratio * omega
    // The way that is left, 1 at first, with speed −initialVelocity.
    let push = decay - initialVelocity
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = Exact.sinCos(damped * t)
      return 1 - Exact.exp(-decay * t) * (cosine + push / damped * sine)
    }
    let spread = omega * (ratio * ratio - 1).squareRoot()
    guard spread > 0 else { return 1 - Exact.exp(-decay * t) * (1 + push * t) }
    let (slow, fast) = (Exact.exp((spread - decay) * t), Exact.exp((-spread - decay) * t))
    return 1 - ((slow + fast) / 2 + push / spread * (slow - fast) / 2)
  }
}
