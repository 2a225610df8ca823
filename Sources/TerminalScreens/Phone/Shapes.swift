import HeadlessUIKit

// What the painter knows of shapes.

extension Color {
  /// The nearest of 256 steps for each part.
  init(_ color: DisplayColor) {
    let byte = { (part: CGFloat) in UInt8((min(max(Double(part), 0), 1) * 255).rounded()) }
    self.init(byte(color.red), byte(color.green), byte(color.blue))
  }
}

extension DisplayColor {
  /// What pictures are drawn in that have no tint.
  static let ink = DisplayColor(red: 0.25, green: 0.33, blue: 0.45)
}

extension DisplayGradient {
  /// The colour at a part of the way, those of the ends beyond them.
  func color(at part: Double) -> DisplayColor {
    let next = locations.firstIndex { Double($0) >= part } ?? colors.count - 1
    guard next > 0 else { return colors[0] }
    let (a, b) = (Double(locations[next - 1]), Double(locations[next]))
    let share = CGFloat(b > a ? min(max((part - a) / (b - a), 0), 1) : 1)
    let (from, to) = (colors[next - 1], colors[next])
    let mix = { (a: CGFloat, b: CGFloat) in a + (b - a) * share }
    return DisplayColor(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }
}

extension CGRect {
  /// Its sides.
  var outline: Outline {
    [
      .move(CGPoint(x: minX, y: minY)), .line(CGPoint(x: maxX, y: minY)),
      .line(CGPoint(x: maxX, y: maxY)), .line(CGPoint(x: minX, y: maxY)),
      .close(CGPoint(x: minX, y: minY)),
    ]
  }

  /// An arrow that points down.
  var arrow: Outline {
    let (down, across) = (height * 0.4, min(width, height) * 0.3)
    let tip = CGPoint(x: midX, y: midY + down)
    return [
      .move(CGPoint(x: midX, y: midY - down)), .line(tip),
      .move(CGPoint(x: midX - across, y: tip.y - across)), .line(tip),
      .line(CGPoint(x: midX + across, y: tip.y - across)),
    ]
  }

  /// A part of the circle in its middle, clockwise from `start` (in turns, 0 at the top); `radius` is a
  /// part of its shorter side.
  func ring(radius: CGFloat, from start: CGFloat, turns: CGFloat) -> Outline {
    let reach = min(width, height) * radius
    return (0...24).map { step in
      let angle = (start + turns * CGFloat(step) / 24) * 2 * .pi
      let (sine, cosine) = Exact.sinCos(angle)
      let point = CGPoint(x: midX + reach * sine, y: midY - reach * cosine)
      return step == 0 ? .move(point) : .line(point)
    }
  }
}

extension Outline {
  /// The part of straight lines that a style has stroked, by their length.
  func trimmed(_ style: StrokeStyle) -> Outline {
    guard style.start > 0 || style.end < 1 else { return self }
    let lengths = stretches.map { $0.from.distance(to: $0.to) }
    let total = lengths.reduce(0, +)
    let (first, last) = (style.start * total, style.end * total)
    var part: Outline = []
    var done: CGFloat = 0
    for (stretch, length) in zip(stretches, lengths) where length > 0 {
      let (a, b) = (Swift.max(first, done), Swift.min(last, done + length))
      if a < b {
        part.append(.move(stretch.at((a - done) / length)))
        part.append(.line(stretch.at((b - done) / length)))
      }
      done += length
    }
    return part
  }

  private struct Stretch {
    var from, to: CGPoint

    func at(_ part: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  private var stretches: [Stretch] {
    var stretches: [Stretch] = []
    var here = CGPoint.zero
    for step in self {
      if case .move = step {
      } else {
        stretches.append(Stretch(from: here, to: step.end))
      }
      here = step.end
    }
    return stretches
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}

extension DisplayText {
  /// Where a line stands, and which part of it is there.
  var anchor: (CGFloat, ItemPainter.Anchor) {
    switch alignment {
    case .left, .justified, .natural: (rect.minX, .start)
    case .center: (rect.midX, .middle)
    case .right: (rect.maxX, .end)
    }
  }
}

extension CellBox {
  /// Whether a place is in the largest ellipse in the box.
  func ellipseContains(_ spot: CellMap.Spot) -> Bool {
    let (a, b) = (columns.upperBound - columns.lowerBound, rows.upperBound - rows.lowerBound)
    guard a > 0, b > 0 else { return false }
    let x = (spot.x - columns.lowerBound) / a * 2 - 1
    let y = (spot.y - rows.lowerBound) / b * 2 - 1
    return x * x + y * y <= 1
  }
}

extension [CellMap.Spot] {
  /// Whether a place is inside the polygon of these corners (even-odd).
  func enclose(_ spot: CellMap.Spot) -> Bool {
    var isInside = false
    var last = self[count - 1]
    for corner in self {
      if (corner.y > spot.y) != (last.y > spot.y),
        spot.x < (last.x - corner.x) * (spot.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }
}
