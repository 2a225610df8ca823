/// One animation block: what `UIView.animate` was called with, and what it has changed.
final class AnimationGroup {
  let duration: Double
  let delay: Double
  let curve: TimingCurve
  let repeats: Bool
  let tag: WorkTag
  let completion: ((Bool) -> Void)?
  /// Whether anything animatable has been set in the block.
  var changed = false
  /// Offsets that the block has moved, by how much: what is seen starts that far back.
  var slides: [Slide] = []
  /// When it began; set when the block returns.
  var start = Instant.zero
  /// Whether it was removed before its time.
  var interrupted = false

  /// One scroll view's offset in an animation.
  struct Slide {
    let scrollView: UIScrollView
    /// Old offset minus new.
    var x, y: Double
  }

  init(
    duration: Double, delay: Double, curve: TimingCurve, repeats: Bool, tag: WorkTag,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeats = repeats
    self.tag = tag
    self.completion = completion
  }

  /// Notes that the block has moved a scroll view's offset.
  func add(_ scrollView: UIScrollView, from old: CGPoint, to new: CGPoint) {
    changed = true
    slides.append(Slide(scrollView: scrollView, x: old.x - new.x, y: old.y - new.y))
  }

  /// When it is over.
  var end: Instant {
    interrupted ? start : repeats ? .never : start.advanced(by: delay + duration)
  }

  /// The part of its changes, 0…1, that is not yet seen at `now`.
  func remaining(at now: Instant) -> Double {
    1 - curve.progress(at: (now.seconds(since: start) - delay) / duration)
  }
}

/// The animations of a simulation.
struct AnimationList {
  /// Blocks that are being run, the innermost last; `nil` is `performWithoutAnimation`.
  var open: [AnimationGroup?] = []
  /// Animations under way, in the order in which they began.
  var running: [AnimationGroup] = []
  /// Blocks that changed nothing: their completions run at the commit.
  var empty: [AnimationGroup] = []

  /// When the next animation is over.
  var nextEnd: Instant { running.map(\.end).min() ?? .never }

  /// Whether an offset is being animated, so that each frame shows another.
  var moveOffsets: Bool { running.contains { !$0.slides.isEmpty } }

  /// Whether the offset of this view is being animated.
  func slides(_ scrollView: UIScrollView) -> Bool {
    running.contains { $0.slides.contains { $0.scrollView === scrollView } }
  }

  /// Whether nothing runs but what repeats for ever.
  var isIdle: Bool { empty.isEmpty && running.allSatisfy { $0.repeats && !$0.interrupted } }

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

  /// Runs the completion of an animation that is over.
  func finish(_ group: AnimationGroup) {
    guard let completion = group.completion else { return }
    perform(as: group.tag) { completion(!group.interrupted) }
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
