import GestureTrace

/// The way of a finger, or of the content under one, from where it came down.
///
/// Between two points it is taken to be straight.
struct Way {
  /// Where it is at a time; `x` is `nil` where nobody has named one, which is the middle.
  struct Point: Equatable {
    var time: Tick
    var y: Double
    var x: Double?
  }

  private(set) var points: [Point]

  init(_ start: Point) { points = [start] }

  /// Goes on to a point; one that names no `x` keeps the last one, and `middle` is where a finger was
  /// that had none.
  mutating func go(to point: Point, middle: Double) {
    var point = point
    let last = points[points.count - 1]
    if point.x != nil, last.x == nil { points[points.count - 1].x = middle }
    point.x = point.x ?? last.x
    points.append(point)
  }

  /// The same way, on whose last point the finger stays, long enough for a sample, until `end`.
  func held(until end: Tick) -> Way {
    var way = self
    var point = points[points.count - 1]
    point.time = min(end, point.time + Self.pause)
    way.points.append(point)
    return way
  }

  private static let pause = Tick(microseconds: 200_000)

  /// When the last place is reached, not to be left again.
  var arrival: Tick {
    let last = points[points.count - 1]
    let leaving = points.lastIndex { $0.y != last.y || $0.x != last.x }
    return leaving.map { points[$0 + 1].time } ?? points[0].time
  }

  /// How long it takes.
  var seconds: Double { (points[points.count - 1].time - points[0].time).seconds }

  /// The places at ascending times strictly between its ends, each another than the one before.
  func samples(at times: [Tick]) -> [Point] {
    var samples: [Point] = []
    var known = points[0]
    var next = 0
    for time in times where time > points[0].time && time < points[points.count - 1].time {
      // Of several places at one time the last one counts.
      while points[next + 1].time <= time { next += 1 }
      let point = Self.place(at: time, from: points[next], to: points[next + 1])
      guard point.y != known.y || point.x != known.x else { continue }
      samples.append(point)
      known = point
    }
    return samples
  }

  private static func place(at time: Tick, from: Point, to: Point) -> Point {
    guard time > from.time else { return from }
    let part = (time - from.time).seconds / (to.time - from.time).seconds
    var x = to.x
    if let start = from.x, let end = to.x { x = NumberText.rounded(start + (end - start) * part) }
    return Point(time: time, y: NumberText.rounded(from.y + (to.y - from.y) * part), x: x)
  }
}
