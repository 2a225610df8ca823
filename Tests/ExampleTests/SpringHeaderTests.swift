import Foundation
import GestureTrace
import HeadlessUIKit
import Replay
import SpringHeader
import Testing

@Suite("SpringHeader, a header that an iOS developer would write")
struct SpringHeaderTests {
  /// The rules that it breaks, by recording; on all others it breaks none.
  static let broken: [String: Set<String>] = [
    // A fault of the control: it subtracts its share of an inset that the app has assigned whole.
    "inset-assigned-during-a-refresh": ["inset-restored", "ends-cleanly"],
    // And another: it gives up its refresh when the list leaves the window.
    "answer-out-of-the-window": ["phases-in-order"],
    "back-to-a-list-scrolled-away": ["phases-in-order"],
    "r064-begin-and-end-out-of-the-window": ["phases-in-order"],
    "x23-end-in-a-short-absence": ["phases-in-order"],
  ]

  private static func replayed(_ name: String) throws -> History {
    try ExampleRecording.replayed(name, on: SpringHeaderSubject.recipe)
  }

  /// When the rows of this kind were written, in seconds.
  private static func times(in history: History, of verb: String) -> [Double] {
    history.rows.filter { $0.row.text.contains("\"\(verb)\"") }.map {
      Double($0.row.time.microseconds) / 1e6
    }
  }

  @Test(
    "It breaks the rules that are known, recording by recording", arguments: ExampleRecording.names)
  func rules(name: String) throws {
    let history = try Self.replayed(name)
    #expect(history.ending == .settled)
    let (rules, words) = ExampleRecording.broken(in: history)
    #expect(rules == Self.broken[name, default: []], "\(words)")
  }

  @Test("Every recording that it is known to fail is there")
  func known() {
    #expect(Set(Self.broken.keys).isSubset(of: ExampleRecording.names))
  }

  @Test("An answer inside the callback leaves it in sight for 0.4 s")
  func minimumTime() throws {
    let history = try Self.replayed("answer-inside-the-callback")
    let fired = try #require(Self.times(in: history, of: "fired").first)
    let opens = Self.times(in: history, of: "setInset").filter { $0 < fired }
    let closes = Self.times(in: history, of: "setInset").filter { $0 >= fired }
    #expect(opens.count == 1)
    #expect(try abs(#require(closes.first) - fired - 0.4) < 0.02)
  }

  @Test("It calls back half a second after the finger has left")
  func delay() throws {
    let history = try Self.replayed("slow-pull-past-the-line")
    let lift = try #require(Self.times(in: history, of: "lift").last)
    let fired = try #require(Self.times(in: history, of: "fired").first)
    #expect(abs(fired - lift - 0.5) < 0.02)
  }

  @Test("A pull ticks once, its label says when, and what the screen asked for is called")
  func pull() {
    let screen = Screen()
    screen.pull(60)
    #expect(screen.header.phase == .pulling)
    #expect(screen.ticks == 0)
    screen.pull(64)
    #expect(screen.header.phase == .pulling)
    screen.pull(80)
    screen.pull(90)
    #expect(screen.header.phase == .armed)
    #expect(screen.ticks == 1)
    screen.letGo()
    #expect(screen.header.phase == .opening)
    #expect(screen.header.stampLabel.text?.isEmpty ?? true)
    screen.wait(0.6)
    #expect(screen.header.phase == .refreshing)
    #expect(screen.refreshes == 1)
    let clock = DateFormatter()
    clock.dateStyle = .none
    clock.timeStyle = .medium
    let opened = clock.string(from: Date(timeIntervalSinceReferenceDate: 0.6))
    #expect(screen.header.stampLabel.text == "Pulled at \(opened)")
    #expect(screen.header.stampLabel.alpha == 1)
    screen.wait(2.1)
    #expect(screen.header.stampLabel.alpha == 0.5)
    #expect(screen.list.contentInset.top == 64)
  }

  @Test("A header that is hidden while it is open gives its inset back and never calls again")
  func hidden() {
    let screen = Screen()
    screen.pull(90)
    screen.letGo()
    screen.wait(0.2)
    screen.run { screen.header.isHidden = true }
    #expect(screen.list.contentInset.top == 0)
    screen.wait(1)
    #expect(screen.refreshes == 0)
    #expect(screen.header.phase == .idle)
  }

  @Test("A delegate that says so moves the line; one that says nothing leaves it")
  func delegate() {
    let screen = Screen()
    let delegate = Delegate()
    screen.header.delegate = delegate
    screen.pull(90)
    #expect(screen.header.phase == .pulling)
    screen.pull(101)
    #expect(screen.header.phase == .armed)
  }
}

/// A delegate that answers one question.
private final class Delegate: SpringHeaderDelegate {
  func springHeaderTriggerDistance(_ header: SpringHeader) -> CGFloat { 100 }
}

/// A list with the header, on a screen of its own.
private final class Screen {
  let simulation = Simulation()
  let window: UIWindow
  let list: UIScrollView
  let header: SpringHeader
  private(set) var ticks = 0
  private(set) var refreshes = 0

  init() {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    (window, list, header) = simulation.run {
      (UIWindow(frame: frame), UIScrollView(frame: frame), SpringHeader(frame: .zero))
    }
    run {
      list.contentSize = CGSize(width: 375, height: 1200)
      window.addSubview(list)
      list.springHeader = header
      header.onTick = { [unowned self] in ticks += 1 }
      header.onRefresh = { [unowned self] in refreshes += 1 }
    }
    wait(0.01)
  }

  deinit { run { list.springHeader = nil } }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try simulation.run(body) }

  /// Puts the list `points` past its rest at the top, under a finger.
  func pull(_ points: Double) { run { list.imposeDrag(-points) } }

  /// The finger leaves, having held still.
  func letGo() {
    run { list.imposeRelease(Double(list.contentOffset.y), velocity: 0, isLast: true) }
  }

  /// Lets so many seconds pass.
  func wait(_ seconds: Double) { simulation.advance(by: seconds) }
}
