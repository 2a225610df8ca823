/// How the values between two keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// How it is written.
  public let rawValue: String

  /// The value that is written so.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is seen until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed; here that of a path, and linear for values.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// A change of one property through several values, or of a position along a path.
public final class CAKeyframeAnimation: CAPropertyAnimation {
  /// What the property is at the keyframes.
  public var values: [Any]?
  /// Along it, at an even speed, instead of `values`.
  public var path: CGPath?
  /// When each value is reached, parts 0…1 of the duration, rising; equal distances where there are not
  /// as many as values (one more in the discrete mode).
  public var keyTimes: [NSNumber]?
  /// A curve for each way between two values; linear where there is none.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between are found.
  public var calculationMode = CAAnimationCalculationMode.linear

  override func value(at time: TimeInterval, over seen: AnimatedValue) -> AnimatedValue? {
    let part = progress(at: time)
    if let path { return Self.place(part, along: path.outline.polyline).map { .point($0) } }
    let values = (values ?? []).compactMap { AnimatedValue($0) }
    guard let last = values.last else { return nil }
    let isDiscrete = calculationMode == .discrete
    let times = times(of: values.count, isDiscrete: isDiscrete)
    let place = times.lastIndex { $0 <= part } ?? 0
    if isDiscrete { return values[min(place, values.count - 1)] }
    guard place + 1 < values.count else { return last }
    let span = times[place + 1] - times[place]
    var way = span > 0 ? (part - times[place]) / span : 1
    if let curves = timingFunctions, place < curves.count {
      way = curves[place].curve.progress(at: way)
    }
    return values[place].mixed(with: values[place + 1], way)
  }

  private func times(of count: Int, isDiscrete: Bool) -> [CGFloat] {
    let wanted = isDiscrete ? count + 1 : count
    if let keyTimes, keyTimes.count == wanted { return keyTimes.map { CGFloat($0.doubleValue) } }
    return (0..<wanted).map { CGFloat($0) / CGFloat(max(1, wanted - 1)) }
  }

  /// Where a path is after `part` of its length; moves have none.
  private static func place(_ part: CGFloat, along lines: Outline) -> CGPoint? {
    guard var here = lines.first?.end else { return nil }
    var ways: [(from: CGPoint, to: CGPoint, length: CGFloat)] = []
    for step in lines {
      if case .move = step {
      } else {
        let (x, y) = (step.end.x - here.x, step.end.y - here.y)
        ways.append((here, step.end, (x * x + y * y).squareRoot()))
      }
      here = step.end
    }
    var left = part * ways.reduce(0) { $0 + $1.length }
    for way in ways where way.length > 0 {
      if left <= way.length {
        let along = left / way.length
        return CGPoint(
          x: way.from.x + (way.to.x - way.from.x) * along,
          y: way.from.y + (way.to.y - way.from.y) * along)
      }
      left -= way.length
    }
    return here
  }
}
