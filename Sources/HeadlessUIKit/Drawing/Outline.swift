/// One step of a path in its simplest form, which every drawing program knows.
public enum OutlineStep: Hashable, Sendable {
  /// A new part begins.
  case move(CGPoint)
  /// A line from where the step before ends.
  case line(CGPoint)
  /// A cubic curve, its two control points first.
  case curve(CGPoint, CGPoint, to: CGPoint)
  /// A line back to where this part began, which is told along.
  case close(CGPoint)

  /// Where the step ends.
  public var end: CGPoint {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, to: let point), .close(let point): point
    }
  }

  /// The step with each of its points replaced.
  func mapped(_ change: (CGPoint) -> CGPoint) -> OutlineStep {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .curve(let first, let second, to: let end):
      .curve(change(first), change(second), to: change(end))
    case .close(let point): .close(change(point))
    }
  }

  /// All its points, in order.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point), .close(let point): [point]
    case .curve(let first, let second, to: let end): [first, second, end]
    }
  }
}

/// A path as moves, lines and cubic curves.
public typealias Outline = [OutlineStep]

extension CGPath {
  /// The path in its simplest form; an arc becomes a curve for each quarter turn or part of one.
  public var outline: Outline {
    var builder = OutlineBuilder()
    for element in elements { builder.add(element) }
    return builder.steps
  }
}

/// Turns a path's elements into an outline, one after the other.
private struct OutlineBuilder {
  var steps: Outline = []
  private var start = CGPoint.zero
  private var here = CGPoint.zero

  mutating func add(_ element: CGPath.Element) {
    switch element {
    case .move(let point):
      start = point
      append(.move(point))
    case .line(let point): append(.line(point))
    case .quadCurve(let end, let control):
      append(
        .curve(
          Self.between(here, control, 2 / 3), Self.between(end, control, 2 / 3), to: end))
    case .curve(let end, let first, let second): append(.curve(first, second, to: end))
    case .arc(let center, let radius, let from, let to, let clockwise):
      // An arc to or from what is no number is none.
      guard from.isFinite, to.isFinite, radius.isFinite else { return }
      addArc(center, radius, from, CGPath.sweep(from: from, to: to, clockwise: clockwise))
    case .close: append(.close(start))
    }
  }

  private mutating func append(_ step: OutlineStep) {
    steps.append(step)
    here = step.end
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ sweep: CGFloat
  ) {
    let first = Self.on(center, radius, start)
    if steps.isEmpty { add(.move(first)) } else if first != here { append(.line(first)) }
    let pieces = max(1, Int((sweep.magnitude / (.pi / 2)).rounded(.up)))
    let piece = sweep / CGFloat(pieces)
    // The control points that make the middle of the curve lie on the circle.
    let (sine, cosine) = Exact.sinCos(piece / 2)
    let reach = sine == 0 ? 0 : 4 / 3 * (1 - cosine) / sine * radius
    for number in 0..<pieces where sweep != 0 {
      let (from, to) = (start + CGFloat(number) * piece, start + CGFloat(number + 1) * piece)
      let (a, b) = (Exact.sinCos(from), Exact.sinCos(to))
      let end = Self.on(center, radius, to)
      append(
        .curve(
          CGPoint(x: here.x - a.sine * reach, y: here.y + a.cosine * reach),
          CGPoint(x: end.x + b.sine * reach, y: end.y - b.cosine * reach), to: end))
    }
  }

  private static func on(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    let (sine, cosine) = Exact.sinCos(angle)
    return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}

extension CGPath {
  /// The angle that an arc turns through: 0…2π clockwise, negative the other way.
  ///
  /// An end behind the start is reached by going on around; a whole turn or more is one turn.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let way = clockwise ? end - start : start - end
    guard way < turn else { return clockwise ? turn : -turn }
    let positive = way < 0 ? way - (way / turn).rounded(.down) * turn : way
    return clockwise ? positive : -positive
  }
}

extension Outline {
  /// The ends of all steps and, of curves, the points that reach farthest along each axis.
  var extremes: [CGPoint] {
    var points: [CGPoint] = []
    var here = CGPoint.zero
    for step in self {
      if case .curve(let first, let second, to: let end) = step {
        let turns =
          Self.turns(here.x, first.x, second.x, end.x)
          + Self.turns(here.y, first.y, second.y, end.y)
        points += turns.map { Self.place($0, here, first, second, end) }
      }
      points.append(step.end)
      here = step.end
    }
    return points
  }

  /// The whole as straight lines: a curve becomes 16.
  package var polyline: Outline {
    var lines: Outline = []
    var here = CGPoint.zero
    for step in self {
      if case .curve(let first, let second, to: let end) = step {
        lines += (1...16).map {
          .line($0 == 16 ? end : Self.place(CGFloat($0) / 16, here, first, second, end))
        }
      } else {
        lines.append(step)
      }
      here = step.end
    }
    return lines
  }

  /// The parts, strictly inside 0…1, at which one coordinate of a curve turns back.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // A third of the derivative: q·t² + 2·l·t + k.
    let (q, l, k) = (d - 3 * c + 3 * b - a, c - 2 * b + a, b - a)
    let roots: [CGFloat]
    if q == 0 {
      roots = l == 0 ? [] : [-k / (2 * l)]
    } else {
      let square = l * l - q * k
      roots =
        square < 0 ? [] : [(-l - square.squareRoot()) / q, (-l + square.squareRoot()) / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func place(
    _ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }
}
