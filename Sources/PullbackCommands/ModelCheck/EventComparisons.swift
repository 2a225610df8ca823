import HeadlessUIKit

/// What the model tells from a release on beside what was logged on iOS.
enum EventComparisons {
  /// An inset of 64 set in `didEndDragging`: the offset is clamped, jumps back, and settles.
  ///
  /// How deep the pull was is not logged. The jump goes back to where the finger left, so that the second
  /// value is taken for that; the log has the first two values and the last.
  static func jitter(in folder: String) throws(CommandFailure) -> ModelComparison {
    let logged = try jumps("itworkman", in: folder)
    let bench = ScrollBench.pulled(to: logged[1], settingInset: 64) { _ in }
    let told = bench.released.dropFirst()
    return jump("only the inset is set at release", logged, found: told.prefix(2) + told.suffix(1))
  }

  /// The known mend: inset and offset (a header of 54) in one animation, the motion stopped; then the end,
  /// which takes the inset back in another.
  static func mended(in folder: String) throws(CommandFailure) -> ModelComparison {
    let logged = try jumps("mj900", in: folder)
    let bench = ScrollBench.pulled(to: logged[0], settingInset: 54) { view in
      view.setContentOffset(CGPoint(x: 0, y: -54), animated: false)
    }
    bench.setInset(0)
    // All of them: the log says that there are none between.
    let found = bench.released.reduce(into: [Double]()) { found, offset in
      if found.last != offset { found.append(offset) }
    }
    return jump("the offset is set along with it", logged, found: found)
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

  /// The three offsets that one log has.
  private static func jumps(_ id: String, in folder: String) throws(CommandFailure) -> [Double] {
    let table = try MeasurementTable("misc-jumps", in: folder)
    let (ids, offsets) = (try table.words("id"), try table.numbers("offset_y"))
    let logged = zip(ids, offsets).filter { $0.0 == id }.map(\.1)
    guard logged.count == 3 else {
      throw .measurement(
        path: table.path, line: 1, problem: "found \(logged.count) offsets of \(id), expected 3")
    }
    return logged
  }

  /// Each value beside its own, within half a point: the logs have whole points.
  ///
  /// Another count of values is no comparison, and not good.
  private static func jump(
    _ what: String, _ logged: [Double], found: [Double]
  ) -> ModelComparison {
    ModelComparison(
      name: "misc-jumps", what: what,
      errors: found.count == logged.count ? zip(found, logged).map { $0 - $1 } : [],
      bound: .maximum(0.5), note: "\(text(logged)); model \(text(found))")
  }

  private static func text(_ offsets: [Double]) -> String {
    offsets.map { String(Int($0.rounded())) }.joined(separator: ", ")
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
  /// The offset at which it left, and those told since then.
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

  /// The list after a pull that was held at `offset` and let go, whereupon the delegate sets the top inset.
  static func pulled(
    to offset: Double, settingInset top: Double, also: @escaping (UIScrollView) -> Void
  ) -> ScrollBench {
    let bench = ScrollBench()
    bench.onRelease = { view in
      UIView.animate(withDuration: 0.25) {
        view.contentInset.top = top
        also(view)
      }
    }
    bench.drag(by: RubberBand.raw(-offset, dimension: height) + slop, over: 0.4)
    // On a display frame, as touches are delivered.
    bench.lift(after: 0.5)
    bench.settle()
    return bench
  }

  /// Sets the top inset, animated, and waits.
  func setInset(_ top: Double) {
    simulation.run {
      UIView.animate(withDuration: 0.25) { list.contentInset.top = top }
    }
    settle()
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
    if !released.isEmpty { released.append(scrollView.contentOffset.y) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("didEndDragging \(scrollView.isDecelerating) \(decelerate)")
    released = [scrollView.contentOffset.y]
    onRelease(scrollView)
  }
}
