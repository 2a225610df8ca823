import HeadlessUIKit
import Testing

/// What changes of insets, content and size do in each phase (scroll-semantics.md §3.3, §3.4).
@Suite("Changes from outside")
struct MutationTests {
  enum When: String, CaseIterable {
    case rest, dragging, momentum, bounce
  }

  /// A screen in the named phase; the list is at 300 of 2000 in momentum, else at its top.
  func screen(_ when: When) -> Screen {
    let screen = Screen(top: 64)
    switch when {
    case .rest: break
    case .dragging:
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(250) }
    case .bounce:
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(250) }
      screen.at(0.3) { screen.lift() }
      screen.at(0.35)
    case .momentum:
      screen.scrollView.contentOffset.y = 100
      screen.at(0) { screen.touch(400) }
      for step in 1...5 { screen.at(0.01 * Double(step)) { screen.move(400 - 20 * Double(step)) } }
      screen.at(0.055) { screen.lift() }
      screen.at(0.2)
    }
    return screen
  }

  @Test("A growing inset moves no content that it leaves legal", arguments: When.allCases)
  func growingInset(when: When) {
    let screen = screen(when)
    let before = screen.y
    screen.turn { screen.scrollView.contentInset.top = 108 }
    switch when {
    case .rest, .dragging, .momentum: #expect(screen.y == before)
    case .bounce: #expect(screen.y == max(before, -108))
    }
    if when != .dragging { screen.settle() }
    #expect(screen.simulation.isIdle != (when == .dragging))
  }

  @Test("A shrinking inset takes content at rest along, and none under a finger")
  func shrinkingInset() {
    let resting = screen(.rest)
    resting.turn { resting.scrollView.contentInset.top = 20 }
    #expect(resting.y == -20)
    let held = screen(.dragging)
    let before = held.y
    held.turn { held.scrollView.contentInset.top = 20 }
    #expect(held.y == before)
    held.at(0.5) { held.move(250.001) }
    #expect((held.y - before).magnitude < 0.01, "the finger goes on from what is displayed")
    held.at(0.9) { held.lift() }
    held.settle()
    #expect(held.y == -20)
  }

  @Test("The jitter comes of setting only the inset at the release, and not of the known mend")
  func jitter() {
    /// The offsets told from the release on, with what a control does when it is told the first.
    func offsets(_ act: @escaping (UIScrollView) -> Void) -> [Double] {
      let screen = Screen()
      var seen: [Double] = []
      var acted = false
      screen.onScroll = { view in
        guard !view.isTracking else { return }
        seen.append(view.contentOffset.y)
        if !acted {
          acted = true
          act(view)
        }
      }
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(420) }
      screen.at(0.5) { screen.lift() }
      screen.settle()
      return seen
    }
    let faulty = offsets { $0.contentInset.top = 64 }
    #expect(faulty[0] < -100)
    #expect(faulty[1] == -64, "the inset clamps at once")
    #expect(faulty[2] < -90, "and the bounce, which lives on, writes its own place")
    #expect(faulty.last == -64)
    let mended = offsets { view in
      UIView.animate(withDuration: 0.25) {
        view.contentInset.top = 64
        view.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
      }
    }
    #expect(mended.dropFirst().allSatisfy { $0 == -64 })
  }

  @Test("The offset set as a property leaves a bounce alive; setContentOffset ends it")
  func property() {
    let byProperty = screen(.bounce)
    byProperty.turn { byProperty.scrollView.contentOffset = CGPoint(x: 0, y: -64) }
    #expect(byProperty.scrollView.isDecelerating)
    byProperty.at(0.4)
    #expect(byProperty.y < -64)
    let byMethod = screen(.bounce)
    byMethod.turn {
      byMethod.scrollView.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
    }
    #expect(byMethod.simulation.isIdle && byMethod.y == -64)
  }

  @Test("Content that shrinks is corrected; under a finger and in a bounce later")
  func shrinkingContent() {
    let screen = Screen(top: 64)
    screen.turn { screen.scrollView.contentOffset.y = 1400 }
    screen.turn { screen.scrollView.contentSize.height = 1000 }
    #expect(screen.y == 400)
  }

  @Test("Growth ends a bottom bounce that it has made legal, and moves nothing")
  func growth() {
    let screen = Screen()
    screen.turn { screen.scrollView.contentOffset.y = 1400 }
    screen.at(0) { screen.touch(500) }
    screen.at(0.1) { screen.move(300) }
    screen.at(0.3) { screen.lift() }
    screen.at(0.35)
    let before = screen.y
    #expect(before > 1400)
    screen.turn { screen.scrollView.contentSize.height = 2600 }
    screen.settle()
    #expect(screen.y == before)
  }

  @Test("Rows above keep what is seen where it is, at rest, under a finger and in momentum")
  func prepend() {
    for when in [When.rest, .dragging, .momentum] {
      let (plain, longer) = (screen(when), screen(when))
      longer.turn { longer.scrollView.insertContent(above: 300) }
      #expect((longer.y - plain.y - 300).magnitude < 1e-9)
      for screen in [plain, longer] where when == .dragging {
        screen.at(0.2) { screen.move(100) }
      }
      for screen in [plain, longer] where when == .momentum { screen.at(0.5) }
      if when != .dragging {
        #expect((longer.y - plain.y - 300).magnitude < 1e-9)
      }
    }
  }

  @Test("A finger past the top goes on from what is seen when rows come in above, or go")
  func prependUnderFinger() {
    for points in [300.0, 40, -300] {
      let screen = screen(.dragging)
      screen.turn { screen.scrollView.insertContent(above: points) }
      let before = screen.y
      screen.at(0.2) { screen.move(251) }
      #expect((screen.y - before).magnitude <= 1, "\(points)")
    }
  }

  @Test("Rows that come in above end a bounce that they make legal, unless the policy says not")
  func prependInBounce() {
    for growth in ScrollPolicies.BounceOnGrowth.allCases {
      var policies = ScrollPolicies()
      policies.bounceOnGrowth = growth
      let screen = Screen(policies: policies, top: 64)
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(250) }
      screen.at(0.3) { screen.lift() }
      screen.at(0.35)
      let before = screen.y
      #expect(before < -70)
      screen.turn { screen.scrollView.insertContent(above: 300) }
      screen.settle()
      #expect((screen.y == before + 300) == (growth == .stop))
    }
  }

  @Test("Momentum towards the top goes on into rows that come in above")
  func prependBeforeEdge() {
    let screen = Screen()
    screen.turn { screen.scrollView.contentOffset.y = 200 }
    screen.at(0) { screen.touch(100) }
    for step in 1...5 { screen.at(0.01 * Double(step)) { screen.move(100 + 20 * Double(step)) } }
    screen.at(0.055) { screen.lift() }
    screen.at(0.06) { screen.scrollView.insertContent(above: 2000) }
    var offsets: [Double] = []
    screen.onScroll = { offsets.append($0.contentOffset.y) }
    screen.settle()
    #expect(offsets.contains { $0 < 2000 } && offsets.sorted(by: >) == offsets)
  }

  @Test("Rows go from above as far as there are any, and the list no further than its beginning")
  func removeAbove() {
    let screen = Screen(top: 64)
    screen.turn { screen.scrollView.contentOffset.y = 200 }
    screen.turn { screen.scrollView.insertContent(above: -50) }
    #expect(screen.y == 150 && screen.scrollView.contentSize.height == 1950)
    screen.log = []
    screen.turn { screen.scrollView.insertContent(above: -5000) }
    #expect(screen.y == -64 && screen.scrollView.contentSize.height == 0)
    #expect(screen.log == ["scroll ---"])
    screen.turn { screen.scrollView.insertContent(above: -10) }
    #expect(screen.log == ["scroll ---"] && screen.scrollView.contentSize.height == 0)
    let bounce = self.screen(.bounce)
    let before = bounce.y
    bounce.turn { bounce.scrollView.insertContent(above: -300) }
    #expect(bounce.y == before)
    bounce.settle()
    #expect(bounce.y == -64)
  }

  @Test("A list at its top stays there when the safe area changes, unless the policy says not")
  func safeArea() {
    for pinning in ScrollPolicies.SafeAreaPinning.allCases {
      var policies = ScrollPolicies()
      policies.safeAreaPinning = pinning
      let screen = Screen(policies: policies, top: 10)
      screen.turn {
        screen.scrollView.setSystemInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      }
      #expect(screen.y == (pinning == .pinned ? -54 : -10))
      #expect(screen.scrollView.adjustedContentInset.top == 54)
    }
  }

  @Test("A rotation keeps the origin, and the layout puts it into the range")
  func rotation() {
    let screen = Screen()
    screen.turn { screen.scrollView.contentOffset.y = 1400 }
    screen.turn { screen.scrollView.frame = CGRect(x: 0, y: 0, width: 600, height: 900) }
    #expect(screen.y == 1100)
  }

  @Test("Pixels: offsets and edges are on them")
  func pixels() {
    let screen = Screen()
    screen.scrollView.snapScale = 2
    screen.turn { screen.scrollView.contentOffset.y = 100.3 }
    #expect(screen.y == 100.5)
    screen.turn { screen.scrollView.contentInset.top = 20.3 }
    screen.turn { screen.scrollView.contentOffset.y = -20.3 }
    #expect(screen.y == -20.5)
    #expect(screen.scrollView.verticalRange.lowerBound == -20.5)
  }

  @Test("An animated scroll takes 0.3 s and tells its end once")
  func animatedScroll() {
    let screen = Screen()
    screen.turn { screen.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    #expect(screen.y == 0)
    screen.at(0.15)
    #expect(screen.y > 200 && screen.y < 300)
    screen.settle()
    #expect(screen.y == 500)
    #expect(screen.log.last == "didAnimate ---")
  }

  /// One cell of the table: what a change does in a phase.
  struct Cell: CustomTestStringConvertible {
    var change: String
    var when: When
    /// Notifications that the change itself makes.
    var notices: Int
    /// Where the content comes to rest; `nil` where that is the finger's affair.
    var rest: Double?
    var testDescription: String { "\(change) in \(when.rawValue)" }
  }

  static let cells = [
    Cell(change: "inset grows", when: .rest, notices: 0, rest: -64),
    Cell(change: "inset grows", when: .dragging, notices: 0, rest: nil),
    Cell(change: "inset grows", when: .bounce, notices: 1, rest: -84),
    Cell(change: "inset shrinks", when: .rest, notices: 1, rest: -20),
    Cell(change: "inset shrinks", when: .dragging, notices: 0, rest: nil),
    Cell(change: "inset shrinks", when: .momentum, notices: 0, rest: nil),
    Cell(change: "inset shrinks", when: .bounce, notices: 1, rest: -20),
    Cell(change: "equal inset", when: .rest, notices: 0, rest: -64),
    Cell(change: "equal inset", when: .bounce, notices: 0, rest: -64),
    Cell(change: "content shrinks", when: .rest, notices: 0, rest: -64),
    Cell(change: "content shrinks", when: .dragging, notices: 0, rest: nil),
    Cell(change: "content shrinks", when: .momentum, notices: 1, rest: -64),
    Cell(change: "content shrinks", when: .bounce, notices: 0, rest: -64),
    Cell(change: "content grows", when: .rest, notices: 0, rest: -64),
    Cell(change: "content grows", when: .bounce, notices: 0, rest: -64),
    Cell(change: "rotation", when: .dragging, notices: 0, rest: nil),
    Cell(change: "rotation", when: .bounce, notices: 1, rest: -64),
  ]

  @Test("Each change in each phase: notices and where it all comes to rest", arguments: cells)
  func table(cell: Cell) {
    let screen = screen(cell.when)
    screen.log = []
    var notices = 0
    screen.turn {
      let view = screen.scrollView
      switch cell.change {
      case "inset grows": view.contentInset.top = 84
      case "inset shrinks": view.contentInset.top = 20
      case "equal inset": view.contentInset.top = 64
      case "content shrinks": view.contentSize.height = 300
      case "content grows": view.contentSize.height = 4000
      default: view.frame.size = CGSize(width: 600, height: 300)
      }
      notices = screen.log.count { $0.hasPrefix("scroll") }
    }
    #expect(notices == cell.notices)
    if let rest = cell.rest {
      screen.settle()
      #expect((screen.y - rest).magnitude < 1e-9)
    } else {
      let before = screen.y
      screen.turn()
      #expect(screen.y == before)
    }
  }
}
