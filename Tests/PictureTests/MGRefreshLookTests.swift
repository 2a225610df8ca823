import ControlParts
import RefreshControls
import Testing
import UIKit

/// What is seen of MGRefreshControl: an arrow, turned or not, or a wheel.
@Suite("The look of MGRefreshControl")
struct MGRefreshLookTests {
  let scene = Scene()
  let control: MGRefreshControl

  init() {
    control = scene.simulation.run { MGRefreshControl(defects: Defects()) }
    let (scene, control) = (scene, control)
    scene.turn { scene.list.refreshControl = control }
  }

  /// The lines that are seen, in the control's coordinates, each as its points in order.
  private var lines: [[CGPoint]] {
    scene.picture(of: control).items.compactMap { item in
      guard case .stroke(let outline, _, _) = item.content else { return nil }
      return outline.map { item.place($0.end) }
    }
  }

  @Test("At rest the arrow hangs in the middle, and the system's own wheel is not seen")
  func rest() {
    #expect(scene.picture(of: control).items.count == 1)
    let points = lines.flatMap { $0 }
    #expect(points.count == 5)
    #expect(isNear(points[0], CGPoint(x: 150, y: 14)) && isNear(points[1], CGPoint(x: 150, y: 46)))
    #expect(isNear(points[3], CGPoint(x: 150, y: 46)), "the head is below")
  }

  @Test("Past 50 points it points up, and is on its side halfway there")
  func turned() {
    scene.turn { scene.list.imposeDrag(-60) }
    scene.wait(0.2)
    guard let half = lines.first, half.count == 5 else {
      Issue.record("an arrow, not \(lines)")
      return
    }
    #expect((half[1].y - 30).magnitude < 1 && (half[1].x - 150).magnitude > 15)
    scene.wait(0.25)
    let whole = lines.flatMap { $0 }
    #expect((whole[1].y - 14).magnitude < 0.1 && (whole[0].y - 46).magnitude < 0.1)
  }

  @Test("In a refresh a wheel stands there instead, and has gone half round after a second")
  func wheel() {
    scene.turn { control.beginRefreshing() }
    guard let first = lines.first?.first, lines.count == 1 else {
      Issue.record("a wheel, not \(lines)")
      return
    }
    #expect(isNear(first, CGPoint(x: 163, y: 30)))
    scene.wait(1)
    #expect(isNear(lines.first?.first ?? .zero, CGPoint(x: 137, y: 30)))
  }
}
