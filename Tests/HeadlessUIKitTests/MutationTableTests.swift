import HeadlessUIKit
import Testing

/// Each change from outside in each phase of a gesture (the table of scroll-semantics.md §3.3).
@Suite("Changes from outside: the table")
struct MutationTableTests {
  /// What is changed; the list has insets of 64 and 49, 2000 points of content and a height of 600.
  enum Change: String, CaseIterable {
    case topInsetGrows, topInsetShrinks, bottomInsetGrows, bottomInsetShrinks, equalInset
    case contentGrows, contentShrinks, rotation, safeAreaGrows, indicatorInsets
    case offsetProperty, setOffset, animatedOffset

    func make(in view: UIScrollView) {
      let place = CGPoint(x: 0, y: 100)
      switch self {
      case .topInsetGrows: view.contentInset.top = 84
      case .topInsetShrinks: view.contentInset.top = 20
      case .bottomInsetGrows: view.contentInset.bottom = 69
      case .bottomInsetShrinks: view.contentInset.bottom = 19
      case .equalInset: view.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
      case .contentGrows: view.contentSize.height = 4000
      case .contentShrinks: view.contentSize.height = 300
      case .rotation: view.frame.size = CGSize(width: 600, height: 900)
      case .safeAreaGrows:
        view.setSystemInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      case .indicatorInsets:
        view.scrollIndicatorInsets = UIEdgeInsets(top: 99, left: 0, bottom: 99, right: 0)
      case .offsetProperty: view.contentOffset = place
      case .setOffset: view.setContentOffset(place, animated: false)
      case .animatedOffset: view.setContentOffset(place, animated: true)
      }
    }
  }

  /// What comes of it: what is told, where the content is then, and where it goes.
  enum Effect {
    /// Nothing is told, and all goes on as if there had been no change.
    case nothing
    /// Nothing is told, and all goes on as it did, but for the place where it comes to rest.
    case restsAt(Double)
    /// Nothing is told and nothing moves; the finger goes on from what is displayed.
    case finger
    /// Told once, the content is there, and the finger goes on from it.
    case fingerAt(Double)
    /// Told once, the content is there and stays.
    case put(Double)
    /// Nothing is told at once; the layout puts the content there, telling once, and it stays.
    case laidOut(Double)
    /// Nothing is told; the content stays where it was.
    case stops
    /// Told once, the content is there for a moment; the motion goes on as it did.
    case jumps(to: Double)
    /// Told once, the content is at this edge for a moment; what moved it goes on from its own place, at
    /// its own speed, as a bounce that ends at the edge.
    case clamped(to: Double)
    /// Nothing is told; what moved it goes on as a bounce that ends at this edge.
    case springs(to: Double)
    /// Nothing is told at once; in 0.3 s the content is there.
    case scrolls(to: Double)
  }

  /// One cell of the table.
  struct Cell: CustomTestStringConvertible {
    var change: Change
    var phase: ScrollPhase
    var effect: Effect

    var testDescription: String { "\(change) in \(phase): \(effect)" }
  }

  /// The table: for each change the effect in each phase, in the phases' order.
  static let cells: [Cell] = [
    // At rest at the top and at the end; under a finger past the top and past the end; in momentum
    // towards the end; in a bounce at the top and at the end.
    row(
      .topInsetGrows, .nothing, .nothing, .finger, .finger, .nothing,
      .clamped(to: -84), .clamped(to: 1449)),
    row(
      .topInsetShrinks, .put(-20), .nothing, .finger, .finger, .nothing,
      .clamped(to: -20), .clamped(to: 1449)),
    row(
      .bottomInsetGrows, .nothing, .nothing, .finger, .finger, .restsAt(1469),
      .clamped(to: -64), .clamped(to: 1469)),
    row(
      .bottomInsetShrinks, .nothing, .put(1419), .finger, .finger, .restsAt(1419),
      .clamped(to: -64), .clamped(to: 1419)),
    row(
      .equalInset, .nothing, .nothing, .finger, .finger, .nothing, .nothing, .nothing),
    row(
      .contentGrows, .nothing, .nothing, .finger, .finger,
      .restsAt(Momentum(start: 890, velocity: 2000, decelerationRate: 0.998).destination),
      .nothing, .stops),
    row(
      .contentShrinks, .nothing, .put(-64), .finger, .finger, .clamped(to: -64),
      .nothing, .springs(to: -64)),
    row(
      .rotation, .nothing, .laidOut(1149), .finger, .finger, .stops, .put(-64), .put(1149)),
    row(
      .safeAreaGrows, .put(-84), .nothing, .finger, .finger, .nothing,
      .clamped(to: -84), .clamped(to: 1449)),
    row(
      .indicatorInsets, .nothing, .nothing, .finger, .finger, .nothing, .nothing, .nothing),
    row(
      .offsetProperty, .put(100), .put(100), .fingerAt(100), .fingerAt(100), .jumps(to: 100),
      .jumps(to: 100), .jumps(to: 100)),
    row(
      .setOffset, .put(100), .put(100), .fingerAt(100), .fingerAt(100), .put(100),
      .put(100), .put(100)),
    row(
      .animatedOffset, .scrolls(to: 100), .scrolls(to: 100), .scrolls(to: 100),
      .scrolls(to: 100), .scrolls(to: 100), .scrolls(to: 100), .scrolls(to: 100)),
  ].flatMap(\.self)

  private static func row(_ change: Change, _ effects: Effect...) -> [Cell] {
    zip(ScrollPhase.allCases, effects).map { Cell(change: change, phase: $0, effect: $1) }
  }

  @Test("The table is whole: each change in each phase, once")
  func whole() {
    #expect(
      Self.cells.map(\.change)
        == Change.allCases.flatMap { change in
          ScrollPhase.allCases.map { _ in change }
        })
    #expect(Self.cells.count == Change.allCases.count * ScrollPhase.allCases.count)
  }

  @Test("What is told, where the content is and where it goes", arguments: cells)
  func table(cell: Cell) {
    let screen = cell.phase.screen()
    #expect((screen.y - cell.phase.state.offset).magnitude < 1e-9, "the phase is what it says")
    screen.observe()
    screen.log = []
    var told: [String] = []
    screen.turn {
      cell.change.make(in: screen.scrollView)
      told = screen.log.filter { $0.hasPrefix("offset") || $0.hasPrefix("scroll") }
    }
    let laid = screen.log.count { $0.hasPrefix("scroll") } - told.count / 2
    let outcome = Outcome(of: cell.effect, in: cell.phase, on: screen)
    #expect(told.map { $0.prefix(6) } == (outcome.isTold ? ["offset", "scroll"] : []))
    #expect(laid == (outcome.isLaid ? 1 : 0))
    #expect((screen.y - outcome.now).magnitude < 1e-9, "\(screen.y), not \(outcome.now)")
    if let finger = outcome.finger {
      screen.at(cell.phase.time + 0.01) { screen.move(cell.phase.finger + 10) }
      #expect((screen.y - finger).magnitude < 1e-6, "\(screen.y), not \(finger)")
      #expect(screen.scrollView.isDragging)
      return
    }
    screen.at(cell.phase.time + 0.15)
    #expect((screen.y - outcome.later).magnitude < 1e-9, "\(screen.y), not \(outcome.later)")
    if screen.scrollView.isTracking {
      screen.at(cell.phase.time + 1)
    } else {
      screen.settle()
    }
    #expect((screen.y - outcome.rest).magnitude < 1e-9, "\(screen.y), not \(outcome.rest)")
  }
}

/// An effect in numbers.
private struct Outcome {
  var isTold = false
  var isLaid = false
  /// Where the content is at the end of the turn, 0.15 s later, and at rest.
  var now, later, rest: Double
  /// Where a finger that moves on by 10 points takes it; `nil` where no finger is down.
  var finger: Double?

  /// What `effect` makes of a list in `phase`; `screen` has the edges that count from now on.
  init(of effect: MutationTableTests.Effect, in phase: ScrollPhase, on screen: Screen) {
    let before = phase.state
    (now, later, rest) = (before.offset, before.offset, before.offset)
    switch effect {
    case .stops: break
    case .nothing, .jumps, .restsAt:
      // The undisturbed twin.
      let twin = phase.screen()
      twin.at(phase.time + 0.15)
      later = twin.y
      twin.settle()
      rest = twin.y
      if case .restsAt(let place) = effect { rest = place }
      if case .jumps(let place) = effect { (isTold, now) = (true, place) }
    case .put(let place):
      (isTold, now, later, rest) = (true, place, place, place)
    case .laidOut(let place):
      (isLaid, now, later, rest) = (true, place, place, place)
    case .clamped(let edge), .springs(let edge):
      if case .clamped = effect { (isTold, now) = (true, edge) }
      let bounce = Bounce(
        edge: edge, distance: before.offset - edge, velocity: before.velocity,
        spring: .critical(beta: 2 * .pi / 0.575))
      (later, rest) = (bounce.offset(at: 0.15), edge)
    case .scrolls(let place):
      (later, rest) = ((before.offset + place) / 2, place)
    case .finger, .fingerAt:
      if case .fingerAt(let place) = effect { (isTold, now) = (true, place) }
      let (range, height) = (screen.scrollView.verticalRange, screen.scrollView.bounds.height)
      let raw = RubberBand.unband(now, in: range, dimension: height)
      // From what is displayed, also where that is further out than a finger can pull.
      finger =
        now + RubberBand.band(raw - 10, in: range, dimension: height)
        - RubberBand.band(raw, in: range, dimension: height)
    }
  }
}
