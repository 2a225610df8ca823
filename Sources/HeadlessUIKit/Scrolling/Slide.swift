/// The way of content that is sent to a place where its momentum would not take it: in 0.3 s,
/// ease-in-out, as an animated scroll (scroll-semantics.md §3.2, "targetContentOffset").
struct Slide: Sendable {
  let start, destination: Double

  /// Seconds that it takes.
  static let duration = Motion.scrollDuration

  /// Where it is `t` seconds after it began.
  func offset(at t: Double) -> Double {
    start + (destination - start) * TimingCurve.easeInOut.progress(at: t / Self.duration)
  }

  /// Pt/s, over the millisecond around `t`.
  func velocity(at t: Double) -> Double {
    (offset(at: t + 0.0005) - offset(at: t - 0.0005)) / 0.001
  }

  /// The same along content that is shifted.
  func shifted(by distance: Double) -> Slide {
    Slide(start: start + distance, destination: destination + distance)
  }
}
