import GestureTrace

/// The same gestures, sampled anew: at the frames of another display, or at uneven times.
///
/// Between two samples of a finger (or two offsets imposed under one) its way is taken to be straight.
/// Where it comes down and where it leaves stay as they are, and so do all other rows.
struct Resampling {
  /// Samples a second.
  let rate: Double
  /// Seeds uneven times, the display staying as it is; `nil` is even ones, on a display of that rate.
  let seed: UInt64?

  /// How far a sample may be from its even time, as a part of the interval.
  private static let unevenness = 0.4

  func applied(to trace: Trace) -> Trace {
    var fingers: [Int: Way] = [:]
    var offsets: Way?
    var (kept, made): ([Row], [Row]) = ([], [])
    for row in trace.rows {
      var isKept = true
      switch row.event {
      case .world(.touch(let place)): fingers[place.id] = Way(Point(row.time, place))
      case .world(.move(let place)):
        fingers[place.id]?.points.append(Point(row.time, place))
        isKept = false
      case .world(.lift(let place)):
        var way = fingers.removeValue(forKey: place.id)
        way?.points.append(Point(row.time, place))
        made += moves(along: way, of: place.finger, trace.header.scene)
      case .world(.drag(let offset)):
        isKept = offsets == nil
        offsets = offsets ?? Way()
        offsets?.points.append(Point(row.time, y: offset))
      case .world(.release(let offset, _)):
        offsets?.points.append(Point(row.time, y: offset))
        made += drags(along: offsets)
        offsets = nil
      case .world(.cancel), .world(.leave):
        made += openMoves(fingers, until: row.time, trace.header.scene)
        made += drags(along: offsets?.held(until: row.time))
        (fingers, offsets) = ([:], nil)
      default: break
      }
      if isKept { kept.append(row) }
    }
    made += openMoves(fingers, until: .limit, trace.header.scene)
    made += drags(along: offsets?.held(until: .limit))
    var header = trace.header
    if seed == nil { header.rate = rate }
    return Trace(header: header, rows: Self.merged(kept, made))
  }

  // MARK: Ways

  /// Where a finger, or the content under it, is at a time.
  private struct Point {
    var time: Tick
    var y: Double
    var x: Double?

    init(_ time: Tick, y: Double, x: Double? = nil) {
      (self.time, self.y, self.x) = (time, y, x)
    }

    init(_ time: Tick, _ place: FingerPlace) { self.init(time, y: place.y, x: place.x) }
  }

  private struct Way {
    var points: [Point] = []

    init(_ first: Point? = nil) { points = first.map { [$0] } ?? [] }

    /// The same way, on whose last point the finger stays until `end`.
    func held(until end: Tick) -> Way {
      guard let last = points.last else { return self }
      var way = self
      way.points.append(Point(min(end, last.time + Way.pause), y: last.y, x: last.x))
      return way
    }

    /// Long enough for a last sample, at any rate.
    private static let pause = Tick(microseconds: 200_000)

    /// The place at a time between its first and its last.
    func place(at time: Tick) -> Point {
      let after = points.firstIndex { $0.time >= time } ?? points.count - 1
      let (from, to) = (points[max(0, after - 1)], points[after])
      let span = (to.time - from.time).seconds
      guard span > 0, time < to.time else { return Point(time, y: to.y, x: to.x ?? from.x) }
      let part = (time - from.time).seconds / span
      let x = to.x.map { x in (from.x ?? x) + (x - (from.x ?? x)) * part }
      return Point(
        time, y: NumberText.rounded(from.y + (to.y - from.y) * part),
        x: x.map(NumberText.rounded) ?? from.x)
    }
  }

  /// The samples on a way strictly between its ends, each at another place than the one before.
  ///
  /// One of them falls on the instant at which the last place is reached, so that the speed with which
  /// a finger leaves is what it was.
  private func samples(along way: Way) -> [Point] {
    guard let first = way.points.first, let last = way.points.last else { return [] }
    let arrival = way.points.first { $0.y == last.y && $0.x == last.x }?.time ?? last.time
    let count = Int((arrival - first.time).seconds * rate)
    var random = SplitMix(seed: seed ?? 0)
    var samples: [Point] = []
    var known = first
    for place in stride(from: count, through: 0, by: -1) {
      let shift = seed == nil || place == 0 ? 0 : (random.unit() * 2 - 1) * Self.unevenness
      let time = arrival - Tick(seconds: (Double(place) + shift) / rate)
      guard time > first.time, time < last.time else { continue }
      let point = way.place(at: time)
      guard point.y != known.y || point.x != known.x else { continue }
      samples.append(point)
      known = point
    }
    return samples
  }

  private func moves(along way: Way?, of finger: Int?, _ scene: Scene) -> [Row] {
    guard let way else { return [] }
    return samples(along: way).map { point in
      // A row that names a finger names its x, too.
      let x = finger == nil ? point.x : point.x ?? scene.width / 2
      return Row(point.time, .move(FingerPlace(y: point.y, x: x, finger: finger)))
    }
  }

  /// Of fingers that are still down.
  private func openMoves(_ fingers: [Int: Way], until end: Tick, _ scene: Scene) -> [Row] {
    fingers.sorted { $0.key < $1.key }.flatMap { finger, way in
      moves(along: way.held(until: end), of: finger == 0 ? nil : finger, scene)
    }
  }

  private func drags(along way: Way?) -> [Row] {
    way.map { samples(along: $0).map { Row($0.time, .drag(offset: $0.y)) } } ?? []
  }

  /// Two lists by their times; of equal times what was made comes first, as the finger's move does
  /// before the lift.
  private static func merged(_ kept: [Row], _ made: [Row]) -> [Row] {
    var rows: [Row] = []
    // Ways of several fingers overlap.
    let made = made.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }
    var next = made.startIndex
    for row in kept {
      while next < made.endIndex, made[next].element.time <= row.time {
        rows.append(made[next].element)
        next += 1
      }
      rows.append(row)
    }
    return rows + made[next...].map(\.element)
  }
}

/// A small generator of even numbers: equal seeds give equal numbers (Steele, Lea, Flood, 2014).
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// From 0 up to 1, which is not among them.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / 9_007_199_254_740_992
  }
}
