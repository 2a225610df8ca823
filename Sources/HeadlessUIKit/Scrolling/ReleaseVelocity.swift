/// The speed at which a finger (or an imposed offset) leaves, estimated from its last samples.
///
/// 0.6, 0.35 and 0.05 of the three last speeds, the oldest weighing most, as iOS is said to do it;
/// a pause of 100 ms before the lift makes it 0 (scroll-semantics.md §2.4). Speeds from before a longer
/// pause are over: the one across it stands for them, so that steady moves far apart keep theirs.
struct ReleaseVelocity {
  private struct Sample {
    var time: Instant
    var place: Double
  }

  // Four samples make three speeds; the newest is last.
  private var samples: [Sample] = []

  /// Seconds without a sample after which a lift has no speed.
  private static let pause = 0.1

  /// Adds where it is now; a second place at the same instant replaces the first.
  mutating func add(_ place: Double, at time: Instant) {
    if samples.last?.time == time { samples.removeLast() }
    if samples.count == 4 { samples.removeFirst() }
    samples.append(Sample(time: time, place: place))
  }

  /// Pt/s at `now`.
  func estimate(at now: Instant) -> Double {
    guard let last = samples.last, now.seconds(since: last.time) < Self.pause else { return 0 }
    var estimate = 0.0
    var speed = 0.0
    var hasPaused = false
    for (back, weight) in [0.05, 0.35, 0.6].enumerated() {
      let index = samples.count - 1 - back
      guard index > 0 else { break }
      if !hasPaused {
        let (a, b) = (samples[index - 1], samples[index])
        let seconds = b.time.seconds(since: a.time)
        speed = (b.place - a.place) / seconds
        hasPaused = seconds > Self.pause
      }
      estimate += weight * speed
    }
    return estimate
  }
}
