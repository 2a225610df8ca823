import Testing
import UIKit

@Suite("Transforms, paths and colours")
struct TransformTests {
  static let place = CGPoint(x: 3, y: 4)

  @Test(
    "A map does to a point what its name says",
    arguments: [
      (CGAffineTransform(translationX: 1, y: 2), CGPoint(x: 4, y: 6)),
      (CGAffineTransform(scaleX: 2, y: -1), CGPoint(x: 6, y: -4)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -4, y: 3)),
      (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0), CGPoint(x: 8, y: 8)),
      (CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2), CGPoint(x: 7, y: 8)),
      (CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi), CGPoint(x: -2, y: -4)),
      (CGAffineTransform(), place),
    ])
  func affine(map: CGAffineTransform, result: CGPoint) {
    #expect(isNear(Self.place.applying(map), result))
    #expect(isNear(result.applying(map.inverted()), Self.place))
    let spatial = CATransform3DMakeAffineTransform(map)
    #expect(CATransform3DIsAffine(spatial) && CATransform3DGetAffineTransform(spatial) == map)
  }

  @Test("Maps run one after the other, and a flat one cannot be undone")
  func concatenating() {
    let both = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 1, y: 0))
    #expect(Self.place.applying(both) == CGPoint(x: 7, y: 8))
    #expect(CGAffineTransform.identity.isIdentity && !both.isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGSize(width: 3, height: 4).applying(both) == CGSize(width: 6, height: 8))
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 2).applying(both)
        == CGRect(x: 1, y: 0, width: 2, height: 4))
  }

  @Test("Maps of space agree with those of the plane, and turn about any axis")
  func space() {
    let turn = CATransform3DMakeRotation(0.3, 0, 0, 1)
    #expect(
      CATransform3DGetAffineTransform(turn) == CGAffineTransform(rotationAngle: 0.3))
    let both = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(1, 2, 0))
    #expect(Self.place.applying(CATransform3DGetAffineTransform(both)) == CGPoint(x: 7, y: 14))
    #expect(
      CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
        == CATransform3DConcat(
          CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2)))
    #expect(
      CATransform3DScale(CATransform3DMakeTranslation(1, 0, 0), 2, 2, 2).m41 == 1)
    let back = CATransform3DRotate(turn, -0.3, 0, 0, 5)
    #expect(isNear(back.m11, 1) && isNear(back.m12, 0))
    let flip = CATransform3DMakeRotation(.pi, 1, 0, 0)
    #expect(isNear(flip.m22, -1) && isNear(flip.m33, -1) && !CATransform3DIsAffine(flip))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DEqualToTransform(CATransform3DIdentity, CATransform3D()))
  }

  @Test("The angle of a point is the one that its sine and cosine came from")
  func angles() {
    for step in -100...100 {
      let angle = CGFloat(step) / 100 * (.pi - 1e-9)
      let (sine, cosine) = Exact.sinCos(angle)
      #expect((Exact.atan2(sine, cosine) - angle).magnitude < 1e-12)
    }
    #expect(Exact.atan2(0, 0) == 0 && Exact.atan2(0, -1) == .pi)
    #expect(Exact.sinCos(.infinity).sine.isNaN)
  }

  @Test("A path is as large as what it draws")
  func bounds() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 8),
    ] {
      #expect(isNear(path.bounds.origin, rect.origin))
      #expect(isNear(path.bounds.width, 40) && isNear(path.bounds.height, 30))
    }
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(half.bounds.minY, 5) && isNear(half.bounds.maxY, 10))
    let curve = UIBezierPath()
    #expect(curve.isEmpty && curve.bounds.isNull)
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(isNear(curve.bounds.height, 5) && curve.currentPoint == CGPoint(x: 10, y: 0))
    curve.addCurve(
      to: .zero, controlPoint1: CGPoint(x: 10, y: -4), controlPoint2: CGPoint(x: 0, y: -4))
    #expect(isNear(curve.bounds.minY, -3))
    curve.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(isNear(curve.bounds.width, 20))
  }

  @Test("An arc goes the way it is told, and on around where its end is behind its start")
  func arcs() {
    let sweep = { (start: CGFloat, end: CGFloat, clockwise: Bool) -> CGPoint in
      let path = UIBezierPath()
      path.addArc(
        withCenter: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
      let middle = path.cgPath.outline.count / 2
      return path.cgPath.outline[middle].end
    }
    #expect(isNear(sweep(0, .pi, true), CGPoint(x: 0, y: 1)), "over the bottom")
    #expect(isNear(sweep(0, .pi, false), CGPoint(x: 0, y: -1)), "over the top")
    #expect(isNear(sweep(.pi, 0, true), CGPoint(x: 0, y: -1)), "on around")
  }

  @Test("Paths are joined, emptied and copied")
  func editing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.close()
    let copy = path.cgPath
    let other = UIBezierPath(cgPath: copy)
    #expect(other.elements == path.elements && other.currentPoint == .zero)
    other.append(path)
    #expect(other.elements.count == 6 && copy == path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty && copy.elements.count == 3)
    path.cgPath = copy
    #expect(path.elements.count == 3)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter && path.lineWidth == 1)
  }

  @Test("Colours of equal components are equal, wherever they come from")
  func colours() {
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5).alpha == 0.5 && UIColor.clear.alpha == 0)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    let named: [UIColor] = [
      .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta,
      .orange, .purple, .brown, .systemBlue, .systemRed, .systemGreen, .systemOrange,
      .systemGray, .secondaryLabel,
    ]
    #expect(Set(named).count == named.count)
    #expect(UIColor.label == .black && UIColor.systemBackground == .white)
  }
}
