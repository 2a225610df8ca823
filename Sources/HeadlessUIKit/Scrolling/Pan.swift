/// The fingers on a scroll view and what they have done since the first came down.
struct Pan {
  struct Finger {
    var id: Int
    var place: CGPoint
  }

  /// One axis of the gesture.
  struct Travel {
    /// How far the middle of the fingers has come, whatever fingers came and went.
    var distance = 0.0
    /// Points of it that the slop has swallowed; `nil` until the pan has begun along this axis.
    var lost: Double?
    /// Where the content would be without resistance when `distance - lost` is 0.
    var anchor = 0.0
    /// Points that the content is further out than any finger could pull it: it was put there.
    var excess = 0.0
    var velocity = ReleaseVelocity()

    /// How far the content has been moved, in points.
    var translation: Double { lost.map { distance - $0 } ?? 0 }

    /// Where the content would be without resistance.
    var rawOffset: Double { anchor - translation }
  }

  private(set) var fingers: [Finger] = []
  var x = Travel()
  var y = Travel()
  /// Whether it is a drag: the slop is crossed, or an imposed sample said so.
  var began = false
  /// Whether the touch stopped a motion; then there is no slop.
  var caught = false
  /// Pt/s of offset at which the content glided when the touch stopped it.
  var momentum = CGPoint.zero
  /// Whether offsets are imposed instead of fingers followed.
  var imposed = false

  /// Whether a finger is on the content.
  var isDown: Bool { imposed || !fingers.isEmpty }

  var translation: CGPoint { CGPoint(x: x.translation, y: y.translation) }

  /// The middle of the fingers, if there are any.
  var centroid: CGPoint? {
    guard !fingers.isEmpty else { return nil }
    let sum = fingers.reduce(into: CGPoint.zero) { sum, finger in
      sum.x += finger.place.x
      sum.y += finger.place.y
    }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  /// A finger comes down; the middle changes without anything having moved.
  mutating func add(_ id: Int, at place: CGPoint, now: Instant) {
    fingers.append(Finger(id: id, place: place))
    sample(now)
  }

  /// A finger moves; returns whether it is one of ours.
  mutating func move(_ id: Int, to place: CGPoint, now: Instant) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.id == id }), let before = centroid else {
      return false
    }
    fingers[index].place = place
    guard let after = centroid else { return false }
    x.distance += after.x - before.x
    y.distance += after.y - before.y
    sample(now)
    return true
  }

  /// A finger leaves; the middle changes without anything having moved.
  mutating func remove(_ id: Int) { fingers.removeAll { $0.id == id } }

  /// Where a finger is, if it is one of ours.
  func place(of id: Int) -> CGPoint? { fingers.first { $0.id == id }?.place }

  /// The fingers' speed in pt/s.
  func velocity(at now: Instant) -> CGPoint {
    CGPoint(x: x.velocity.estimate(at: now), y: y.velocity.estimate(at: now))
  }

  /// The release's `velocity` in pt/s of offset, with what a flick adds of the momentum that it caught.
  func withCarriedMomentum(
    _ velocity: CGPoint, _ policy: ScrollPolicies.CarriedMomentum
  ) -> CGPoint {
    guard began, policy == .flutter else { return velocity }
    return CGPoint(
      x: Self.flicked(velocity.x, after: momentum.x), y: Self.flicked(velocity.y, after: momentum.y)
    )
  }

  /// Flutter's law (scroll-semantics.md §2.4): a flick the same way, at least half as fast, is faster by
  /// 0.000816·|v|^1.967 of the speed before, at most 40,000 pt/s.
  private static func flicked(_ velocity: Double, after before: Double) -> Double {
    guard velocity * before > 0, velocity.magnitude > before.magnitude / 2 else { return velocity }
    let more = min(0.000816 * Exact.exp(1.967 * Exact.log(before.magnitude)), 40_000)
    return velocity + (before < 0 ? -more : more)
  }

  private mutating func sample(_ now: Instant) {
    x.velocity.add(x.distance, at: now)
    y.velocity.add(y.distance, at: now)
  }
}

extension Pan.Travel {
  /// Begins the pan along this axis once the slop is crossed, its exact length included.
  ///
  /// Returns whether it has just done so.
  mutating func crossSlop(_ slop: Double) -> Bool {
    guard lost == nil, distance.magnitude >= slop, distance != 0 else { return false }
    lost = distance < 0 ? -slop : slop
    return true
  }
}
