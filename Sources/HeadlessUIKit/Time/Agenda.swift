/// All that a simulation has still to do, in one value.
struct Agenda {
  var mainQueue: [Work] = []
  /// Main-queue blocks that wait for their time.
  var delayed = Schedule()
  /// Timers and delayed messages.
  var timers = Schedule()
  var animations = AnimationList()
  /// Scroll views that move at each frame, in the order in which they set off.
  var moving: [UIScrollView] = []
  /// Views whose layout is due at the commit.
  var unlaid: [UIView] = []
  /// Views that draw themselves anew at the commit.
  var undrawn: [UIView] = []
  /// Transactions that were begun, the innermost last, and the one that none was begun for.
  var transactions: [CATransaction] = []
  var implicitTransaction: CATransaction?
  /// Display links that are in a run loop, in the order in which they were added.
  var displayLinks: [CADisplayLink] = []
  /// Scroll views that hold the run loop in tracking mode: under a finger, or with offsets imposed.
  var holds = 0

  /// Whether the run loop is in tracking mode: from a touch until what it set in motion rests.
  var isTracking: Bool { holds > 0 || !moving.isEmpty }

  /// Whether each display frame shows something else.
  var needsFrames: Bool {
    !moving.isEmpty || animations.moveOffsets || displayLinks.contains { !$0.isPaused }
  }

  /// Whether nothing waits and nothing moves.
  ///
  /// Animations that repeat for ever and display links do not count.
  var isIdle: Bool {
    mainQueue.isEmpty && delayed.isEmpty && timers.isEmpty && !isDueAtCommit && !isTracking
      && animations.isIdle
  }

  /// Whether views are to be laid out or drawn at the commit.
  private var isDueAtCommit: Bool { !unlaid.isEmpty || !undrawn.isEmpty }

  /// When something happens of its own accord, not before `now`; `never` if nothing is scheduled.
  func next(after now: Instant, lastFrame: Instant, _ frames: FrameGrid) -> Instant {
    if !mainQueue.isEmpty || isDueAtCommit || animations.isDueAtCommit { return now }
    var next = min(delayed.next(tracking: false), timers.next(tracking: isTracking))
    if needsFrames { next = min(next, frames.next(after: max(now, lastFrame))) }
    if !animations.running.isEmpty { next = min(next, frames.first(from: animations.nextEnd)) }
    return max(next, now)
  }

  /// Whether nothing is kept for later, be it for ever.
  var isEmpty: Bool {
    isIdle && animations.running.isEmpty && displayLinks.isEmpty && transactions.isEmpty
      && implicitTransaction == nil
  }
}
