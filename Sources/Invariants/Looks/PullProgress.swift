/// Follows what a control shows of a pull, to tell where it goes the other way.
///
/// A control that lags by a frame shows the former way for one sample after the finger has turned
/// round: the pull must have gone the same way twice running.
struct PullProgress {
  private var touch = 0
  private var pull = 0.0
  private var progress = 0.0
  /// The way of the last change of the pull: 1 outward, -1 inward, 0 where none is known.
  private var way = 0.0

  /// A way that the progress took against the pull.
  struct Reversal {
    var pullBefore: Double
    var progressBefore: Double
  }

  /// Less than this is the rounding of rows.
  static let grain = 0.000_001_5

  /// The pull, in points, 0 or more, and the progress now; tells where it went the other way.
  ///
  /// Changes of the pull up to `tolerance` points are gathered first.
  mutating func follow(
    _ progress: Double, of pull: Double, touch: Int, tolerance: Double
  ) -> Reversal? {
    guard touch == self.touch else {
      self = PullProgress()
      self.touch = touch
      (self.pull, self.progress) = (pull, progress)
      return nil
    }
    let moved = pull - self.pull
    guard moved.magnitude > tolerance else { return nil }
    let reversal = Reversal(pullBefore: self.pull, progressBefore: self.progress)
    let newWay: Double = moved > 0 ? 1 : -1
    let isAgainst = newWay == way && (progress - self.progress) * newWay < -Self.grain
    way = newWay
    (self.pull, self.progress) = (pull, progress)
    return isAgainst ? reversal : nil
  }

  /// Forgets the touch: its pull counts no more.
  mutating func forget() { self = PullProgress() }
}
