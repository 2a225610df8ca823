/// What one animation block, one layer's animation or one transaction has set going: it ends when that
/// does, and tells.
final class AnimationGroup {
  /// How a block animates; what it changes has these values until a keyframe gives others.
  var duration: Double
  var delay: Double
  var curve: TimingCurve
  var repeats: Bool
  let autoreverses: Bool
  let tag: WorkTag
  let completion: ((Bool) -> Void)?
  /// Whether anything animatable has been set in the block.
  var changed = false
  /// Offsets that the block has moved, by how much: what is seen starts that far back.
  var slides: [Slide] = []
  /// When it began.
  let start: Instant
  /// Whether it was removed before its time.
  var interrupted = false
  /// The part of the duration, 0…1, that a keyframe of the block takes.
  var keyframe: (start: Double, duration: Double)?
  /// Animations of layers that belong to it and have not been removed.
  private(set) var memberCount = 0
  /// Whether one of them has been removed before its time.
  private var isCut = false
  /// When the last of them ends, where there is no block to say so.
  private var membersEnd: Instant?

  /// One scroll view's offset in an animation.
  struct Slide {
    let scrollView: UIScrollView
    /// Old offset minus new.
    var x, y: Double
  }

  init(
    duration: Double, delay: Double = 0, curve: TimingCurve = .linear, repeats: Bool = false,
    autoreverses: Bool = false, tag: WorkTag, start: Instant, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.tag = tag
    self.start = start
    self.completion = completion
  }

  /// Notes that the block has moved a scroll view's offset.
  func add(_ scrollView: UIScrollView, from old: CGPoint, to new: CGPoint) {
    changed = true
    slides.append(Slide(scrollView: scrollView, x: old.x - new.x, y: old.y - new.y))
  }

  /// Notes that the block has changed a value of a layer: what is seen of it follows.
  ///
  /// Changes add up where their values do, so that one does not cancel what came before it.
  func animate(
    _ layer: CALayer, _ key: String, from old: AnimatedValue, to new: AnimatedValue
  ) {
    changed = true
    let animation = CABasicAnimation(keyPath: key)
    if let difference = old.minus(new), let nothing = new.minus(new) {
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = (difference.plain, nothing.plain)
    } else {
      var look = layer.look
      look[key] = old
      let before = layer.animated(look)[key] ?? old
      animation.fromValue = before.transparent(like: new).plain
      animation.toValue = new.transparent(like: before).plain
    }
    let part = keyframe ?? (0, 1)
    animation.duration = part.duration * duration
    animation.beginTime = layer.localTime + delay + part.start * duration
    animation.blockCurve = curve
    animation.fillMode = .backwards
    animation.repeatCount = repeats ? .infinity : 1
    animation.autoreverses = autoreverses
    layer.attach(animation, freeKey: key, group: self)
  }

  /// An animation of a layer belongs to it from now on.
  func join(until end: Instant) {
    memberCount += 1
    membersEnd = max(membersEnd ?? end, end)
  }

  /// One of them was removed before its time; with the last, all is over.
  func lose() {
    memberCount -= 1
    isCut = true
    if memberCount == 0, slides.isEmpty { interrupted = true }
  }

  /// Whether nothing was removed before its time.
  var isFinished: Bool { !interrupted && !isCut }

  /// When it is over.
  var end: Instant {
    if interrupted { return start }
    guard duration > 0 else { return membersEnd ?? start }
    return repeats ? .never : start.advanced(by: delay + duration * ways)
  }

  /// How often the duration passes: there, or there and back.
  private var ways: Double { autoreverses ? 2 : 1 }

  /// The part of its changes, 0…1, that is not yet seen at `now`.
  func remaining(at now: Instant) -> Double {
    guard duration > 0 else { return 0 }
    var part = max(0, now.seconds(since: start) - delay) / duration
    if repeats { part = part.truncatingRemainder(dividingBy: ways) }
    if autoreverses, part > 1 { part = max(0, 2 - part) }
    return 1 - curve.progress(at: part)
  }
}

/// The animations of a simulation.
struct AnimationList {
  /// Blocks that are being run, the innermost last; `nil` is `performWithoutAnimation`.
  var open: [AnimationGroup?] = []
  /// Whether blocks animate at all.
  var isEnabled = true
  /// Animations under way, in the order in which they began.
  var running: [AnimationGroup] = []
  /// Blocks that changed nothing: their completions run at the commit.
  var empty: [AnimationGroup] = []
  /// Delegates to be told, at the commit, that their animations have begun.
  var notices: [Work] = []

  /// When the next animation is over.
  var nextEnd: Instant { running.map(\.end).min() ?? .never }

  /// Whether an offset is being animated, so that each frame shows another.
  var moveOffsets: Bool { running.contains { !$0.slides.isEmpty } }

  /// Whether the offset of this view is being animated.
  func slides(_ scrollView: UIScrollView) -> Bool {
    running.contains { $0.slides.contains { $0.scrollView === scrollView } }
  }

  /// Whether nothing runs but what never ends.
  var isIdle: Bool { !isDueAtCommit && running.allSatisfy { $0.end == .never } }

  /// Whether someone is to be told at the commit.
  var isDueAtCommit: Bool { !empty.isEmpty || !notices.isEmpty }

  mutating func takeEnded(at now: Instant) -> [AnimationGroup] {
    guard !running.isEmpty else { return [] }
    let ended = running.filter { $0.end <= now }
    if !ended.isEmpty { running.removeAll { $0.end <= now } }
    return ended
  }

  mutating func takeEmpty() -> [AnimationGroup] {
    guard !empty.isEmpty else { return [] }
    defer { empty = [] }
    return empty
  }
}

extension Simulation {
  /// The innermost block that is being run, if it animates.
  var openAnimation: AnimationGroup? { agenda.animations.open.last ?? nil }

  /// Lets a block's animations run once it has returned.
  func start(_ group: AnimationGroup) {
    if group.changed {
      agenda.animations.running.append(group)
    } else {
      agenda.animations.empty.append(group)
    }
  }

  /// Runs the completion of an animation that is over.
  func finish(_ group: AnimationGroup) {
    guard let completion = group.completion else { return }
    perform(as: group.tag) { completion(group.isFinished) }
  }

  /// Has `tell` done in this turn's commit.
  func notice(_ tell: @escaping () -> Void) {
    agenda.animations.notices.append(Work(tag: tag, block: tell))
  }

  /// Removes the offset's animations of `scrollView`; their completions run in this turn, unfinished.
  func interruptSlides(of scrollView: UIScrollView) {
    for group in agenda.animations.running {
      guard group.slides.contains(where: { $0.scrollView === scrollView }) else { continue }
      group.slides.removeAll { $0.scrollView === scrollView }
      group.interrupted = true
    }
  }
}

extension UIScrollView {
  /// Whether an animation block moves what is seen of the offset.
  package var isSliding: Bool { simulation.agenda.animations.slides(self) }

  /// Whether such a block has begun at this instant.
  package var slideBegan: Bool {
    simulation.agenda.animations.running.contains { group in
      group.start == simulation.now && group.slides.contains { $0.scrollView === self }
    }
  }

  /// The offset that is seen: the model's, as far back as the animations under way have still to go.
  package var presentationOffset: CGPoint {
    var seen = contentOffset
    for group in simulation.agenda.animations.running {
      let remaining = group.remaining(at: simulation.now)
      for slide in group.slides where slide.scrollView === self {
        seen.x += slide.x * remaining
        seen.y += slide.y * remaining
      }
    }
    return seen
  }
}
