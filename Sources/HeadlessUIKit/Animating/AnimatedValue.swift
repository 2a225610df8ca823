/// A value of one of the kinds that an animation can change.
enum AnimatedValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case image(UIImage?)

  /// What a program has given as an animation's value; `nil` where it is of no such kind.
  init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as UIImage: self = .image(value)
    default: return nil
    }
  }

  /// The value as a program gives it to an animation.
  var plain: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .image(let value): value
    }
  }

  /// The part `part` of the way from this value to `end`; below 0 and above 1 it goes beyond.
  ///
  /// Turns take the shorter way. Values of different kinds, pictures, and paths that were built
  /// differently change at the end.
  func mixed(with end: AnimatedValue, _ part: CGFloat) -> AnimatedValue {
    switch (transparent(like: end), end.transparent(like: self)) {
    case (.number(let a), .number(let b)): return .number(Self.mix(a, b, part))
    case (.point(let a), .point(let b)): return .point(Self.mix(a, b, part))
    case (.size(let a), .size(let b)): return .size(Self.mix(a, b, part))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(origin: Self.mix(a.origin, b.origin, part), size: Self.mix(a.size, b.size, part)))
    case (.transform(let a), .transform(let b)): return .transform(Self.mix(a, b, part))
    case (.color(let a?), .color(let b?)): return .color(Self.mix(a, b, part))
    case (.path(let a?), .path(let b?)):
      if let path = Self.mix(a, b, part) { return .path(path) }
    default: break
    }
    return part < 1 ? self : end
  }

  /// The sum with another value of the same kind; `nil` for kinds that do not add up.
  func plus(_ other: AnimatedValue) -> AnimatedValue? { combined(with: other, 1) }

  /// The difference to another value of the same kind; `nil` for kinds that do not add up.
  func minus(_ other: AnimatedValue) -> AnimatedValue? { combined(with: other, -1) }

  private func combined(with other: AnimatedValue, _ sign: CGFloat) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + sign * b)
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: a.x + sign * b.x, y: a.y + sign * b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + sign * b.width, height: a.height + sign * b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + sign * b.origin.x, y: a.origin.y + sign * b.origin.y,
          width: a.size.width + sign * b.size.width,
          height: a.size.height + sign * b.size.height))
    default: nil
    }
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat {
    a + (b - a) * part
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, part), y: mix(a.y, b.y, part))
  }

  private static func mix(_ a: CGSize, _ b: CGSize, _ part: CGFloat) -> CGSize {
    CGSize(width: mix(a.width, b.width, part), height: mix(a.height, b.height, part))
  }

  private static func mix(
    _ a: CATransform3D, _ b: CATransform3D, _ part: CGFloat
  ) -> CATransform3D {
    if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
      let parts = TransformParts(a.projected).mixed(with: TransformParts(b.projected), part)
      return CATransform3DMakeAffineTransform(parts.transform)
    }
    var mixed = a
    mixed.elements = zip(a.elements, b.elements).map { mix($0, $1, part) }
    return mixed
  }

  /// No colour as the other one, transparent; anything else as it is.
  func transparent(like other: AnimatedValue) -> AnimatedValue {
    guard case .color(nil) = self, case .color(let known?) = other else { return self }
    return .color(CGColor(red: known.red, green: known.green, blue: known.blue, alpha: 0))
  }

  private static func mix(_ a: CGColor, _ b: CGColor, _ part: CGFloat) -> CGColor {
    CGColor(
      red: mix(a.red, b.red, part), green: mix(a.green, b.green, part),
      blue: mix(a.blue, b.blue, part), alpha: mix(a.alpha, b.alpha, part))
  }

  /// The path between two that were built of the same steps.
  private static func mix(_ a: CGPath, _ b: CGPath, _ part: CGFloat) -> CGPath? {
    let (first, second) = (a.outline, b.outline)
    guard first.count == second.count else { return nil }
    var elements: [CGPath.Element] = []
    for (a, b) in zip(first, second) {
      switch (a, b) {
      case (.move(let a), .move(let b)): elements.append(.move(mix(a, b, part)))
      case (.line(let a), .line(let b)): elements.append(.line(mix(a, b, part)))
      case (.curve(let a1, let a2, to: let a3), .curve(let b1, let b2, to: let b3)):
        elements.append(
          .curve(
            to: mix(a3, b3, part), control1: mix(a1, b1, part), control2: mix(a2, b2, part)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: elements)
  }
}

/// A map of the plane as a turn, a change of size, a slant and a move, in which maps can be mixed.
struct TransformParts {
  /// Radians, in −π…π when taken from a map.
  var rotation: CGFloat
  /// What becomes of a unit to the right.
  var width: CGFloat
  /// What becomes of a unit downward: across the first, and along it.
  var height, slant: CGFloat
  var x, y: CGFloat

  init(_ map: CGAffineTransform) {
    width = (map.a * map.a + map.b * map.b).squareRoot()
    rotation = width == 0 ? 0 : Exact.atan2(map.b, map.a)
    let (cosine, sine) = width == 0 ? (1, 0) : (map.a / width, map.b / width)
    height = map.d * cosine - map.c * sine
    slant = map.c * cosine + map.d * sine
    (x, y) = (map.tx, map.ty)
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = Exact.sinCos(rotation)
    return CGAffineTransform(
      a: width * cosine, b: width * sine, c: slant * cosine - height * sine,
      d: slant * sine + height * cosine, tx: x, ty: y)
  }

  /// The part `part` of the way to `end`, turning the shorter way.
  func mixed(with end: TransformParts, _ part: CGFloat) -> TransformParts {
    var turn = end.rotation - rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var mixed = self
    mixed.rotation += turn * part
    mixed.width += (end.width - width) * part
    mixed.height += (end.height - height) * part
    mixed.slant += (end.slant - slant) * part
    mixed.x += (end.x - x) * part
    mixed.y += (end.y - y) * part
    return mixed
  }
}
