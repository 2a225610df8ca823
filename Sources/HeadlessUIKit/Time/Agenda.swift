/// All that a simulation has still to do, in one value.
struct Agenda {
  var mainQueue: [Work] = []
  /// Main-queue blocks that wait for their time.
  var delayed = Schedule()
  /// Timers of the default mode.
  var timers = Schedule()
  var animations = AnimationList()
  /// Scroll views that move at each frame, in the order in which they set off.
  var moving: [UIScrollView] = []
  /// Views whose layout is due at the commit.
  var unlaid: [UIView] = []
  /// Scroll views that hold the run loop in tracking mode: under a finger, or with offsets imposed.
  var holds = 0

  /// Whether the run loop is in tracking mode: from a touch until what it set in motion rests.
  var isTracking: Bool { holds > 0 || !moving.isEmpty }

  /// Whether each display frame shows something else.
  var needsFrames: Bool { !moving.isEmpty || animations.moveOffsets }

  /// Whether nothing waits and nothing moves; an animation that repeats for ever does not count.
  var isIdle: Bool {
    mainQueue.isEmpty && delayed.isEmpty && timers.isEmpty && unlaid.isEmpty && !isTracking
      && animations.isIdle
  }

  /// When something happens of its own accord, not before `now`; `never` if nothing is scheduled.
  func next(after now: Instant, lastFrame: Instant, _ frames: FrameGrid) -> Instant {
    if !mainQueue.isEmpty || !unlaid.isEmpty || !animations.empty.isEmpty { return now }
    var next = delayed.next
    if !isTracking { next = min(next, timers.next) }
    if needsFrames { next = min(next, frames.next(after: max(now, lastFrame))) }
    if !animations.running.isEmpty { next = min(next, frames.first(from: animations.nextEnd)) }
    return max(next, now)
  }

  /// Forgets everything.
  mutating func removeAll() { self = Agenda() }
}
