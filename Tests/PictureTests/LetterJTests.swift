import ControlParts
import RefreshControls
import Testing
import UIKit

/// The letter J of the JKRefreshControl as it is seen, pulled and spinning.
@Suite("The letter J")
struct LetterJTests {
  let scene = Scene()
  let control: JKRefreshControl
  static let grey = [222, 226, 229]
  static let dark = [59, 84, 106]

  init() {
    control = scene.simulation.run { JKRefreshControl(defects: Defects()) }
    let (scene, control) = (scene, control)
    scene.turn { scene.list.addSubview(control) }
  }

  /// What is seen of the control pulled to `scale`, 0…1, under a finger.
  private func picture(pulledTo scale: Double) -> [DisplayItem] {
    scene.turn { scene.list.imposeDrag(-70 * scale) }
    return scene.picture(of: control).items
  }

  /// Lets go past the trigger and waits for `seconds` after the ring is closed.
  private func letGo(spinning seconds: Double) -> [DisplayItem] {
    scene.turn { scene.list.imposeDrag(-80) }
    scene.wait(0.1)
    scene.turn { scene.list.imposeRelease(-80, velocity: 0, isLast: true) }
    scene.wait(0.15 + seconds)
    return scene.picture(of: control).items
  }

  private func bytes(_ color: DisplayColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test("At rest nothing is seen")
  func rest() {
    #expect(picture(pulledTo: 0).isEmpty)
    #expect(picture(pulledTo: 0.0159).isEmpty, "below 0.016 nothing is drawn")
    #expect(!picture(pulledTo: 0.0161).isEmpty)
  }

  @Test("The first half draws the curve, from the bottom to the right", arguments: [0.25, 0.5])
  func curve(scale: Double) {
    let items = picture(pulledTo: scale)
    guard items.count == 3, case .fill(_, let ground) = items[0].content,
      case .stroke(_, let rim, let thin) = items[1].content,
      case .stroke(let arc, let ink, let style) = items[2].content
    else {
      Issue.record("ground, rim and curve, not \(items)")
      return
    }
    #expect(bytes(ground) == Self.grey && bytes(rim) == Self.grey && bytes(ink) == Self.dark)
    #expect(thin.width == 1 && style.width == 5 && style.cap == .butt)
    #expect(isNear(arc.first?.end ?? .zero, CGPoint(x: 22.5, y: 33)))
    let (sine, cosine) = Exact.sinCos(.pi / 2 * (1 - 2 * scale))
    let end = CGPoint(x: 22.5 + 10.5 * cosine, y: 22.5 + 10.5 * sine)
    #expect(isNear(arc.last?.end ?? .zero, end))
  }

  @Test("The second half draws the stem, up to its top", arguments: [(0.75, 14.5), (1, 6.5)])
  func stem(scale: Double, top: Double) {
    let items = picture(pulledTo: scale)
    guard items.count == 4, case .stroke(let arc, _, _) = items[2].content,
      case .stroke(let stem, let ink, let style) = items[3].content
    else {
      Issue.record("a stem over the curve, not \(items)")
      return
    }
    #expect(bytes(ink) == Self.dark && style.width == 5)
    #expect(isNear(arc.last?.end ?? .zero, CGPoint(x: 33, y: 22.5)), "the curve is whole")
    #expect(stem.map(\.end) == [CGPoint(x: 33, y: 22.5), CGPoint(x: 33, y: top)])
    let box = boundingBox(items)
    #expect(box.minX > 9 && box.maxX < 36 && box.minY > 6 && box.maxY < 36, "\(box)")
  }

  @Test("A refresh closes the ring, shrinks the stem, and then turns twice a second")
  func ring() {
    let closing = letGo(spinning: -0.075)
    guard closing.count == 2, case .stroke(_, _, let arc) = closing[0].content,
      case .stroke(_, _, let stem) = closing[1].content
    else {
      Issue.record("a ring and a stem on their way, not \(closing)")
      return
    }
    #expect(arc.end > 0.25 && arc.end < 1 && stem.end > 0 && stem.end < 1)
  }

  @Test("The ring turns about its middle", arguments: [0.25, 0.625])
  func spinning(seconds: Double) {
    let items = letGo(spinning: seconds)
    guard items.count == 1, case .stroke(let ring, _, let style) = items[0].content else {
      Issue.record("a ring alone, not \(items)")
      return
    }
    #expect(style.start == 0 && style.end == 1 && style.width == 5)
    let middle = CGPoint(x: 22.5, y: 22.5)
    #expect(isNear(items[0].place(middle), middle))
    let start = items[0].place(ring.first?.end ?? .zero)
    let turned = Exact.atan2(start.y - middle.y, start.x - middle.x)
    // The turn began in the first frame at 0.15 s or later after the ring's own beginning.
    let expected = (seconds / 0.5).truncatingRemainder(dividingBy: 1) * 2 * .pi
    var late = expected - turned
    while late < -0.01 { late += 2 * .pi }
    #expect(late < 2 * .pi * 2 / 60 * 2, "at most two frames late: \(late)")
  }

  @Test("The same moment gives the same picture")
  func repeatable() {
    let again = LetterJTests()
    #expect(letGo(spinning: 0.3) == again.letGo(spinning: 0.3))
  }
}

/// The rectangle around all paths of a picture.
private func boundingBox(_ items: [DisplayItem]) -> CGRect {
  let points = items.flatMap { item -> [CGPoint] in
    switch item.content {
    case .fill(let outline, _), .stroke(let outline, _, _): outline.map { item.place($0.end) }
    default: []
    }
  }
  let (x, y) = (points.map(\.x), points.map(\.y))
  return CGRect(
    x: x.min() ?? 0, y: y.min() ?? 0, width: (x.max() ?? 0) - (x.min() ?? 0),
    height: (y.max() ?? 0) - (y.min() ?? 0))
}
