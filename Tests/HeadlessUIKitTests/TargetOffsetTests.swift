import HeadlessUIKit
import Testing

/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` may send the list elsewhere
/// (scroll-semantics.md §3.2, "targetContentOffset").
@Suite("The target of a release")
struct TargetOffsetTests {
  /// A delegate that sends the list to where it is told.
  private final class Sender: UIScrollViewDelegate {
    var target: (CGPoint) -> CGPoint
    var offered = CGPoint.zero
    var log: [String] = []
    let screen: Screen

    init(_ screen: Screen, _ target: @escaping (CGPoint) -> CGPoint) {
      self.screen = screen
      self.target = target
      screen.scrollView.delegate = self
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      offered = targetContentOffset.pointee
      targetContentOffset.pointee = target(offered)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("didEnd(\(decelerate)) \(screen.flags)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log.append("willDecelerate \(screen.flags)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.append("didDecelerate \(screen.flags)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.append("didAnimate \(screen.flags)")
    }
  }

  /// A list at 500 that a finger moves up, `points` every hundredth of a second ten times, and leaves.
  private static func fling(
    by points: CGFloat, to target: @escaping (CGPoint) -> CGPoint
  ) -> (Screen, Sender) {
    let screen = Screen(content: 5000)
    screen.scrollView.contentOffset.y = 500
    let sender = Sender(screen, target)
    screen.at(0) { screen.touch(400) }
    for step in 1...10 {
      screen.at(0.01 * Double(step)) { screen.move(400 - points * CGFloat(step)) }
    }
    screen.at(0.1) { screen.lift() }
    return (screen, sender)
  }

  private static let gliding = ["didEnd(true) -D-", "willDecelerate -DE"]

  @Test("Further on, it glides there with momentum and ends exactly there", arguments: [350, 1000])
  func further(distance: CGFloat) {
    let (screen, sender) = Self.fling(by: 10) { CGPoint(x: $0.x, y: 590 + distance) }
    #expect((screen.y - 590).magnitude < 1e-9)
    #expect(sender.log == Self.gliding)
    screen.at(0.6)
    // The law that ends at 10 pt/s: v0 = k·d + 10 with k = 2.0020027 per second.
    let k = 2.002002670673
    let speed = k * Double(distance) + 10
    let expected = 590 + speed * (1 - Exact.exp(-k * 0.5)) / k
    #expect((screen.y - expected).magnitude < 1e-6)
    screen.settle()
    #expect((screen.y - Double(590 + distance)).magnitude < 1e-9)
    #expect(sender.log == Self.gliding + ["didDecelerate ---"])
    #expect(!sender.log.contains { $0.hasPrefix("didAnimate") })
  }

  @Test("Against the fling, it slides there in 0.3 s and has decelerated all the same")
  func back() {
    let (screen, sender) = Self.fling(by: 10) { CGPoint(x: $0.x, y: 300) }
    #expect(sender.offered.y > 900)
    screen.at(0.25)
    // Half of the time is half of the way.
    #expect((screen.y - 445).magnitude < 1e-6)
    screen.settle()
    #expect(screen.y == 300)
    #expect(sender.log == Self.gliding + ["didDecelerate ---"])
  }

  @Test("A slow release that is sent elsewhere decelerates")
  func slow() {
    let (screen, sender) = Self.fling(by: 2) { CGPoint(x: $0.x, y: $0.y + 150) }
    #expect((sender.offered.y - screen.y).magnitude < 1e-9)
    #expect(sender.log == Self.gliding)
    let target = sender.offered.y + 150
    screen.settle()
    #expect((screen.y - target).magnitude < 1e-9)
    #expect(sender.log == Self.gliding + ["didDecelerate ---"])
  }

  @Test("Sent to where it is, it stays and does not decelerate")
  func stays() {
    let (screen, sender) = Self.fling(by: 10) { CGPoint(x: $0.x, y: 590) }
    #expect(sender.log == ["didEnd(false) ---"])
    screen.settle()
    #expect((screen.y - 590).magnitude < 1e-9)
    #expect(sender.log == ["didEnd(false) ---"])
  }

  @Test("A target out of range counts as far as the range goes")
  func outside() {
    let (screen, _) = Self.fling(by: 10) { CGPoint(x: $0.x, y: 9000) }
    screen.settle()
    #expect(screen.y == 4400)
  }

  @Test("A target that is no number is a fault, and one that is not changed changes nothing")
  func noNumber() {
    let (screen, _) = Self.fling(by: 10) { CGPoint(x: $0.x, y: .nan) }
    #expect(screen.simulation.fault?.contains("targetContentOffset") == true)
    let (same, sender) = Self.fling(by: 10) { $0 }
    let offered = sender.offered.y
    same.settle()
    #expect((same.y - offered).magnitude < 1e-9)
  }

  @Test("A held pull can be sent to its refreshing place")
  func pastTheEdge() {
    let screen = Screen()
    let sender = Sender(screen) { CGPoint(x: $0.x, y: max($0.y, 0)) }
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(300) }
    screen.scrollView.contentInset.top = 44
    sender.target = { _ in CGPoint(x: 0, y: -44) }
    screen.at(0.4) { screen.lift() }
    #expect(sender.offered.y == -44)
    screen.settle()
    #expect(screen.y == -44)
  }

  @Test("An inset that changes on the way leaves the target as it is where it is still legal")
  func insetOnTheWay() {
    let (screen, _) = Self.fling(by: 10) { CGPoint(x: $0.x, y: 1200) }
    screen.at(0.3) { screen.scrollView.contentInset.top = 60 }
    screen.settle()
    #expect((screen.y - 1200).magnitude < 1e-9)
    let (other, _) = Self.fling(by: 10) { CGPoint(x: $0.x, y: 1200) }
    other.at(0.3) { other.scrollView.contentSize.height = 1700 }
    other.settle()
    #expect(other.y == 1100)
  }
}
