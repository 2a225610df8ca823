import GestureTrace
import Replay

/// What a header does, found out by pulling it.
struct HeaderProbe: EdgeProbe {
  let subject: UnknownSubject
  let kind = Edge.header

  /// A pull of this part of the view's height is one that any header answers.
  private static let farthest = 0.75
  /// A view of another height, for triggers that grow with it.
  private static let otherHeight = 800.0
  /// Where a list lies that is not at its top.
  private static let inside = 150.0

  /// What was found, and how it is made to load; `nil` where nothing was answered.
  func found() throws(ReplayError) -> (edge: ProbedEdge, gesture: Gesture?)? {
    var edge = ProbedEdge()
    guard let threshold = try threshold(height: Trial().scene.height) else {
      return try begunOnly()
    }
    let gesture = Gesture(start: 0, rest: 0, line: -threshold.points, direction: -1)
    edge.trigger = try length(threshold)
    edge.inclusive = threshold.isInclusive
    try observe(gesture, &edge)
    edge.momentum = try momentum(gesture)
    edge.startAtTop = try startAtTop(gesture)
    let hold = edge.hold ?? 0
    // A touch that begins with a header in sight does not begin at rest at the top.
    if edge.fires == .release, edge.startAtTop == false || hold == 0 {
      edge.lateRelease = try lateRelease(gesture, hold: hold)
    }
    if hold > edge.keeps ?? 0 { edge.scrollsAway = try scrollsAway(gesture, hold: hold) }
    return (edge, gesture)
  }

  /// A header that no pull starts, but the app.
  private func begunOnly() throws(ReplayError) -> (edge: ProbedEdge, gesture: Gesture?)? {
    var trial = Trial()
    trial.wait(0.5)
    trial.act(.begin(.header))
    let seen = try trial.run(subject)
    guard seen.first(.header, { $0.isInRefresh }) != nil || !seen.fired(.header).isEmpty else {
      return nil
    }
    var edge = ProbedEdge()
    edge.begin = seen.fired(.header).isEmpty ? .silent : .fires
    edge.hold = seen.part(of: .header)
    return (edge, nil)
  }

  private func threshold(height: Double) throws(ReplayError) -> Threshold? {
    try .between(0, Self.farthest * height) { points throws(ReplayError) in
      var trial = Trial(height: height)
      trial.wait(0.1)
      trial.pull(from: 0, to: -points)
      return try !trial.run(subject).fired(.header, .user).isEmpty
    }
  }

  /// The trigger, as points or as a part of the height, whichever two heights agree about.
  private func length(_ threshold: Threshold) throws(ReplayError) -> TriggerLength {
    let height = Trial().scene.height
    guard let other = try self.threshold(height: Self.otherHeight) else {
      return .points(threshold.points)
    }
    return .of(threshold.points, in: height, other.points, in: Self.otherHeight)
  }

  /// Whether a touch that begins inside the content is passed over.
  private func startAtTop(_ gesture: Gesture) throws(ReplayError) -> Bool {
    var trial = Trial()
    trial.wait(0.1)
    trial.act(.scrollTo(offset: Self.inside, animated: false))
    trial.wait(0.5)
    trial.pull(from: Self.inside, to: gesture.loud)
    return try trial.run(subject).fired(.header, .user).isEmpty
  }

  /// A second pull holds on past the line while the refresh ends, and is let go.
  private func lateRelease(
    _ gesture: Gesture, hold: Double
  ) throws(ReplayError) -> HeaderContract.LateRelease {
    var trial = Trial()
    trial.loads.header = [Answer(after: .seconds(3)), Answer(after: .never)]
    trial.wait(0.1)
    trial.pull(from: 0, to: gesture.loud)
    trial.wait(2)
    let target = gesture.past(hold + 2 * Gesture.enough)
    trial.drag(from: -hold, to: target)
    trial.wait(4)
    let late = trial.now
    trial.act(.drag(offset: target))
    trial.letGo(at: target)
    return try trial.run(subject).fired(.header, from: late).isEmpty ? .ignored : .fires
  }

  /// Whether less is held when the list is scrolled away.
  private func scrollsAway(_ gesture: Gesture, hold: Double) throws(ReplayError) -> Bool {
    var trial = Trial()
    trial.wait(0.1)
    trial.pull(from: 0, to: gesture.loud)
    trial.wait(2)
    trial.pull(from: -hold, to: 300)
    return try trial.run(subject).part(of: .header) < hold
  }
}

extension TriggerLength {
  /// Points, unless the lengths in two heights are the same part of both.
  static func of(
    _ points: Double, in height: Double, _ other: Double, in otherHeight: Double
  ) -> TriggerLength {
    let part = points / height
    // Halving finds a length to a thousandth of a point.
    guard abs(other - points) > 0.01, abs(other / otherHeight - part) < 1e-5 else {
      return .points(points)
    }
    let (low, high) = (part - 2e-6, part + 2e-6)
    return .ofHeight(.roundest(above: low, upTo: high))
  }
}
