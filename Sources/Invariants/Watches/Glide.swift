internal import GestureTrace

/// How the list glides by a momentum that is under way, as the latest samples tell.
struct Glide {
  /// The latest sample.
  private(set) var sample: Sample?
  /// The speed between it and the one before.
  private(set) var pace: Pace?
  /// Whether the flight has been past an edge, or began there: a spring has it, also where rows that come
  /// in above shift all of it into the range.
  var isBounce = false
  /// Points by which rows that came in above have shifted the flight, its edges included.
  var shift = 0.0

  init(isBounce: Bool = false) { self.isBounce = isBounce }

  struct Sample {
    var time: Tick
    var offset: Double
    /// The range as it was then.
    var range: ClosedRange<Double>
  }

  /// A speed between two samples.
  struct Pace {
    /// The part of its speed that momentum loses in a second at most, at UIKit's fast deceleration (0.99 a
    /// millisecond): -1000 · ln 0.99; by Bernoulli's inequality `1 - rate · t` bounds what is left.
    private static let fastestLoss = 10.05
    /// Momentum ends at this speed, pt/s (scroll-semantics.md §2.1).
    private static let leastSpeed = 10.0

    /// pt/s; negative towards the top.
    var speed: Double
    /// The time of the first of the two.
    var since: Tick
    /// The middle between the samples, in seconds.
    var middle: Double
    /// How far off the speed may be since offsets are whole pixels and times whole microseconds, pt/s.
    var blur: Double

    /// Whether it can still be told from rest after `span`, in seconds.
    func lasts(for span: Double) -> Bool {
      speed.magnitude * (1 - Self.fastestLoss * span) > Self.leastSpeed + 2 * blur
    }

    /// pt/s by which `later` is not what momentum makes of this speed by itself; not above 0 where it is.
    func error(of later: Pace) -> Double {
      let blur = blur + later.blur
      let most = speed.magnitude + blur
      let least = speed.magnitude * (1 - Self.fastestLoss * (later.middle - middle)) - blur
      let speed = later.speed * (speed < 0 ? -1 : 1)
      return max(least - speed, speed - most)
    }
  }

  /// Takes in the sample that has just come.
  mutating func take(_ here: Situation) {
    let layout = here.layout
    let new = Sample(time: here.now, offset: here.offset, range: layout.heldTop...layout.heldEnd)
    defer { sample = new }
    if !new.range.contains(new.offset) { isBounce = true }
    guard let last = sample, new.time > last.time else {
      pace = nil
      return
    }
    let seconds = (new.time - last.time).seconds
    let speed = (new.offset - last.offset) / seconds
    let pixel = layout.scale > 0 ? 1 / layout.scale : 0
    pace = Pace(
      speed: speed, since: last.time, middle: last.time.seconds + seconds / 2,
      blur: (pixel + speed.magnitude * 1e-6) / seconds)
  }

  /// The content is moved otherwise: the samples before are no measure for those after it.
  mutating func interrupt() { sample = nil }

  /// Nothing is known of it any more but where it has been.
  mutating func forget() {
    sample = nil
    pace = nil
  }

  /// Points that it has gone since the latest sample if it has gone on as fast.
  func way(until now: Tick) -> Double {
    guard let sample, let pace else { return 0 }
    return pace.speed * (now - sample.time).seconds
  }
}
