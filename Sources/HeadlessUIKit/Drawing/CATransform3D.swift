// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Core Animation's.

/// A map of space, of which pictures show the plane as it is seen from the front without perspective.
///
/// Points are rows: (x, y, z, 1) times the matrix. Angles are in radians, clockwise on the screen
/// about the axis (0, 0, 1).
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row, the way that points are moved.
  public var m41, m42, m43, m44: CGFloat

  /// The identity.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// The matrix with these elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The matrix by rows, for what treats all its elements alike.
  var elements: [CGFloat] {
    get {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
    set {
      self = CATransform3D(
        m11: newValue[0], m12: newValue[1], m13: newValue[2], m14: newValue[3],
        m21: newValue[4], m22: newValue[5], m23: newValue[6], m24: newValue[7],
        m31: newValue[8], m32: newValue[9], m33: newValue[10], m34: newValue[11],
        m41: newValue[12], m42: newValue[13], m43: newValue[14], m44: newValue[15])
    }
  }

  /// What a picture shows of it: the map of the plane z = 0, seen from the front.
  var projected: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// Leaves everything where it is.
public let CATransform3DIdentity = CATransform3D()

/// Whether the map leaves everything where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps have the same elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A move by (tx, ty, tz) points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var made = CATransform3D()
  (made.m41, made.m42, made.m43) = (tx, ty, tz)
  return made
}

/// A change of size about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m22, made.m33) = (sx, sy, sz)
  return made
}

/// A turn by `angle` about the axis (x, y, z); an axis of no length gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var made = CATransform3D()
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return made }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = Exact.sinCos(angle)
  let rest = 1 - cosine
  (made.m11, made.m12, made.m13) =
    (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (made.m21, made.m22, made.m23) =
    (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (made.m31, made.m32, made.m33) =
    (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return made
}

/// The map `a`, and after it `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.elements, b.elements)
  var product = a
  product.elements = (0..<16).map { place in
    let (row, column) = (place / 4 * 4, place % 4)
    return (0..<4).reduce(0) { $0 + left[row + $1] * right[$1 * 4 + column] }
  }
  return product
}

/// The map `t`, after a move.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// The map `t`, after a change of size.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// The map `t`, after a turn.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The map of space that does in the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m12, made.m21, made.m22) = (m.a, m.b, m.c, m.d)
  (made.m41, made.m42) = (m.tx, m.ty)
  return made
}

/// Whether the map stays in the plane, so that an affine one says the same.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(t.projected) == t
}

/// What the map does in the plane; the identity where it leaves the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CATransform3DIsAffine(t) ? t.projected : .identity
}
