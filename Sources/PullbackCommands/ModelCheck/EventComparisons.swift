import HeadlessUIKit

/// The order of the model's events beside orders that were logged on iOS.
enum EventComparisons {
  /// An inset set in `didEndDragging`: the offset is clamped, jumps back, and settles.
  static func jitter(in folder: String) throws(CommandFailure) -> ModelComparison {
    let logged = try offsets("itworkman", in: folder)
    let seen = pull(to: logged[1], settingInset: 64) { _ in }
    // The clamp, the bounce's own next value beyond it, and the end.
    let found = [seen[0], seen[1], seen[seen.count - 1]]
    let holds =
      found[0] == logged[0] && found[1] < logged[0] && found[1] >= logged[1]
      && found[2] == logged[2]
    return ModelComparison(
      name: "misc-jumps", what: "only the inset is set at release",
      bound: .order(holds: holds), note: "\(text(logged)); model \(text(found))")
  }

  /// The known mend: inset and offset in one animation, the motion stopped.
  static func mended(in folder: String) throws(CommandFailure) -> ModelComparison {
    let logged = try offsets("mj900", in: folder)
    let seen = pull(to: logged[0], settingInset: -logged[1]) { view in
      view.setContentOffset(CGPoint(x: 0, y: logged[1]), animated: false)
    }
    let found = [logged[0]] + Array(Set(seen)).sorted()
    return ModelComparison(
      name: "misc-jumps", what: "the offset is set along with it",
      bound: .order(holds: found == Array(logged.prefix(2))),
      note: "\(text(Array(logged.prefix(2)))); model \(text(found))")
  }

  /// `isDecelerating` in each callback of a fling that a touch stops.
  static func flags(in folder: String) throws(CommandFailure) -> ModelComparison {
    let table = try MeasurementTable("flowkey307-flags", in: folder)
    let (events, decelerating) = (try table.words("event"), try table.words("isDecelerating"))
    let wills = try table.words("willDecelerate")
    let logged = events.indices.map { index in
      FlagLog.line(events[index], decelerating[index], wills[index])
    }
    let found = FlagLog.ofStoppedFling()
    return ModelComparison(
      name: "flowkey307-flags", what: "isDecelerating in each callback",
      bound: .order(holds: found == logged),
      note: found == logged ? nil : "model \(found.joined(separator: ", "))")
  }

  private static func offsets(_ id: String, in folder: String) throws(CommandFailure) -> [Double] {
    let table = try MeasurementTable("misc-jumps", in: folder)
    let (ids, offsets) = (try table.words("id"), try table.numbers("offset_y"))
    return zip(ids, offsets).filter { $0.0 == id }.map(\.1)
  }

  private static func text(_ offsets: [Double]) -> String {
    offsets.map { String(Int($0.rounded())) }.joined(separator: ", ")
  }

  /// The offsets from a release at `offset` on, where the delegate then sets the top inset.
  private static func pull(
    to offset: Double, settingInset top: Double, also: @escaping (UIScrollView) -> Void
  ) -> [Double] {
    let bench = ScrollBench()
    bench.onRelease = { view in
      UIView.animate(withDuration: 0.25) {
        view.contentInset.top = top
        also(view)
      }
    }
    let travel = RubberBand.raw(-offset, dimension: ScrollBench.height)
    bench.drag(by: travel + ScrollBench.slop, over: 0.4)
    bench.lift(after: 0.5)
    bench.settle()
    return bench.released
  }
}

/// Callbacks and their flags in one line each.
private enum FlagLog {
  static func line(_ event: String, _ decelerating: String, _ will: String) -> String {
    will.isEmpty ? "\(event) \(decelerating)" : "\(event) \(decelerating) \(will)"
  }

  /// A fast fling, and a touch that stops it.
  static func ofStoppedFling() -> [String] {
    let bench = ScrollBench()
    bench.drag(by: -200, over: 0.1)
    bench.lift(after: 0)
    bench.touchAndLift(after: 0.2)
    var lines: [String] = []
    for event in bench.events where lines.last != event { lines.append(event) }
    return lines
  }
}

/// A list under a finger, for measuring the model as iOS was measured.
private final class ScrollBench: UIScrollViewDelegate {
  static let height = 681.666_7
  static let slop = ScrollPolicies().panSlop

  /// Done when the finger has left.
  var onRelease: (UIScrollView) -> Void = { _ in }
  /// Offsets since then.
  private(set) var released: [Double] = []
  private(set) var events: [String] = []

  private let simulation = Simulation()
  private let list: UIScrollView
  private var now = 0.0
  private var finger = 300.0

  init() {
    list = simulation.run {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: Self.height))
    }
    simulation.run {
      list.alwaysBounceVertical = true
      list.contentSize = CGSize(width: 400, height: 5000)
      list.delegate = self
    }
  }

  /// A touch that moves by `distance` in ten steps.
  func drag(by distance: Double, over seconds: Double) {
    turn { self.list.touchBegan(0, at: CGPoint(x: 200, y: self.finger)) }
    for _ in 0..<10 {
      now += seconds / 10
      finger += distance / 10
      turn { self.list.touchMoved(0, to: CGPoint(x: 200, y: self.finger)) }
    }
  }

  func lift(after seconds: Double) {
    now += seconds
    turn { self.list.touchEnded(0) }
  }

  func touchAndLift(after seconds: Double) {
    now += seconds
    turn { self.list.touchBegan(0, at: CGPoint(x: 200, y: self.finger)) }
    lift(after: 0.1)
  }

  func settle() {
    simulation.run {
      while !simulation.isIdle { simulation.turn(at: simulation.nextDue) }
    }
  }

  private func turn(_ input: () -> Void) {
    simulation.run { simulation.turns(to: Instant.zero.advanced(by: now), input: input) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events.append("didScroll \(scrollView.isDecelerating)")
    if !scrollView.isTracking { released.append(scrollView.contentOffset.y) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("didEndDragging \(scrollView.isDecelerating) \(decelerate)")
    onRelease(scrollView)
  }
}
