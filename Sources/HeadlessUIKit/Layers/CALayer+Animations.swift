/// One animation of a layer.
struct LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// When it began, in the layer's time.
  let begin: TimeInterval
  /// Those who are told when it is over; they belong to the simulation, which forgets them then.
  let groups: [GroupReference]

  struct GroupReference {
    weak var group: AnimationGroup?
  }

  /// Whether it has come to its end, to half a microsecond, when the layer's time is `time`.
  func isOver(at time: TimeInterval) -> Bool {
    animation.localTime(time, begin: begin) >= animation.activeDuration - 0.000_000_5
  }
}

extension CALayer {
  /// Starts `animation` under `key`, in place of one that has the key already.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let transaction = CATransaction.current
    if animation.duration == 0, (animation as? CASpringAnimation) == nil {
      animation.duration = transaction.duration
    }
    if let spring = animation as? CASpringAnimation, spring.duration == 0 {
      spring.duration = spring.settlingDuration
    }
    var groups: [AnimationGroup] = []
    if let group = transaction.animations { groups.append(group) }
    if let delegate = animation.delegate {
      simulation.notice { delegate.animationDidStart(animation) }
      let group = AnimationGroup(duration: 0, tag: simulation.tag, start: simulation.now) {
        [weak self] isFinished in
        self?.forgetEnded()
        delegate.animationDidStop(animation, finished: isFinished)
      }
      simulation.agenda.animations.running.append(group)
      groups.append(group)
    }
    attach(animation, key: key, groups: groups)
  }

  /// The animation under `key`; one that is over is there only if it stays.
  public func animation(forKey key: String) -> CAAnimation? {
    forgetEnded()
    return running.first { $0.key == key }?.animation
  }

  /// The keys of all animations, in the order in which they were added; `nil` where there is none.
  public func animationKeys() -> [String]? {
    forgetEnded()
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Ends an animation before its time, unfinished.
  public func removeAnimation(forKey key: String) { remove { $0.key == key } }

  /// Ends all of them, those of a view's animation blocks included.
  public func removeAllAnimations() {
    remove { _ in true }
    if let list = view as? UIScrollView { simulation.interruptSlides(of: list) }
  }

  /// Ends what does not stay, because the layer leaves the screen.
  func leaveScreen() {
    if !running.isEmpty { remove { $0.animation.isRemovedOnCompletion } }
    for layer in sublayers ?? [] { layer.leaveScreen() }
  }

  /// Adds an animation of a block or of the layer's own, under a key that is free.
  func attach(_ animation: CAAnimation, freeKey key: String, group: AnimationGroup) {
    forgetEnded()
    var (name, number) = (key, 1)
    while running.contains(where: { $0.key == name }) {
      number += 1
      name = "\(key)-\(number)"
    }
    attach(animation, key: name, groups: [group])
  }

  private func attach(_ animation: CAAnimation, key: String?, groups: [AnimationGroup]) {
    forgetEnded()
    let time = localTime
    let begin = animation.beginTime == 0 ? time : animation.beginTime
    running.append(
      LayerAnimation(
        key: key, animation: animation, begin: begin,
        groups: groups.map { LayerAnimation.GroupReference(group: $0) }))
    guard !groups.isEmpty else { return }
    let (way, speed) = (Double(animation.speed), totalSpeed)
    let wait =
      way > 0 && speed > 0
      ? (begin + (animation.activeDuration - animation.timeOffset) / way - time) / speed : .infinity
    let end = wait < .infinity ? simulation.now.advanced(by: wait) : .never
    for group in groups { group.join(until: end) }
  }

  private func remove(where fits: (LayerAnimation) -> Bool) {
    guard !running.isEmpty else { return }
    forgetEnded()
    let time = localTime
    let removed = running.filter(fits)
    running.removeAll(where: fits)
    for animation in removed where !animation.isOver(at: time) {
      for reference in animation.groups { reference.group?.lose() }
    }
  }

  private func forgetEnded() {
    guard !running.isEmpty else { return }
    let time = localTime
    running.removeAll { $0.animation.isRemovedOnCompletion && $0.isOver(at: time) }
  }

  /// Starts what a set of the value of `key` sets off: what is asked for, or a change in a while.
  func animateByItself(_ key: String, from before: AnimatedValue) {
    let transaction = CATransaction.current
    guard !transaction.disablesActions else { return }
    if let action = delegate?.action(for: self, forKey: key) ?? actions?[key] {
      if let animation = action as? CAAnimation { add(animation, forKey: key) }
      return
    }
    guard transaction.duration > 0 else { return }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = before.plain
    animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
    add(animation, forKey: key)
  }
}

// MARK: Time, and what is seen

extension CALayer {
  /// The layer's values as they are seen now.
  var seen: LayerLook {
    var look = look
    if let list = view as? UIScrollView { look.bounds.origin = list.presentationOffset }
    return animated(look)
  }

  /// What the animations under way make of `look`.
  func animated(_ look: LayerLook) -> LayerLook {
    guard !running.isEmpty else { return look }
    var look = look
    let time = localTime
    for entry in running {
      if entry.animation.isRemovedOnCompletion, entry.isOver(at: time) { continue }
      entry.animation.apply(to: &look, at: time, begin: entry.begin)
    }
    return look
  }

  /// The layer's own time now, in seconds.
  var localTime: TimeInterval {
    convertTime(simulation.now.seconds(since: .zero), from: nil)
  }

  /// How fast the layer's own time runs.
  private var totalSpeed: Double { lineage.reduce(1) { $0 * Double($1.speed) } }

  /// Whether its own time is that of its superlayer.
  private var keepsTime: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

  /// The layers from the outermost to this one whose time is not that of what they are in.
  private var lineage: [CALayer] {
    var layers = keepsTime ? [] : [self]
    var next = nextMade
    while let layer = next {
      if !layer.keepsTime { layers.append(layer) }
      next = layer.nextMade
    }
    return layers.reversed()
  }

  /// The next layer outward that is there already: one that is not made yet has no time of its own.
  private var nextMade: CALayer? {
    guard let view else { return superlayer }
    var next = view.superview
    while let view = next, view.madeLayer == nil { next = view.superview }
    return next?.madeLayer
  }

  /// What the time `time` of `layer`, of the clock if it is `nil`, is in this layer's time.
  public func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    lineage.reduce(layer?.convertTime(time, to: nil) ?? time) { time, layer in
      (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
  }

  /// What the time `time` of this layer is in that of `layer`, on the clock if it is `nil`; a layer
  /// that stands still has none, and gives the time at which its own began.
  public func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
    let clock = lineage.reversed().reduce(time) { time, layer in
      layer.speed == 0
        ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
    return layer?.convertTime(clock, from: nil) ?? clock
  }
}

/// What is done when a layer's value is set: an animation, or nothing.
public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// Decides what changes of a layer set off.
public protocol CALayerDelegate: AnyObject {
  /// The animation to add, `NSNull` for none, `nil` for the layer's own way.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The layer's own way.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
