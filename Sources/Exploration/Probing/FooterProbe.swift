import GestureTrace
import Replay

/// What a footer does, found out by bringing the list to its end.
struct FooterProbe: EdgeProbe {
  let subject: UnknownSubject
  let kind = Edge.footer

  /// Where an approach begins, and where nothing can be near the end yet.
  private static let start = 100.0
  private static let quiet = 140.0
  /// Points past the end that any footer answers.
  private static let farthest = 450.0
  private static let otherHeight = 800.0
  private static let shortContent = 300.0

  /// What was found, and how it is made to load; `nil` where nothing was answered.
  func found() throws(ReplayError) -> (edge: ProbedEdge, gesture: Gesture?)? {
    var edge = ProbedEdge()
    let trial = Trial()
    let line = try line(height: trial.scene.height)
    var gesture: Gesture?
    if let line {
      let made = Gesture(start: Self.start, rest: trial.end, line: line.points, direction: 1)
      gesture = made
      // A line at the end itself is as far before it as past it.
      if line.points != trial.end {
        edge.measure = line.points < trial.end ? .distance : .overscroll
      }
      edge.trigger = try length(line, edge.measure ?? .overscroll)
      edge.inclusive = line.isInclusive
      try observe(made, &edge)
      edge.momentum = try momentum(made)
      if edge.fires == .crossing {
        edge.repeat = try repeats(made)
      } else if edge.momentum == true, try repeatsInMomentum(made) {
        edge.repeat = .unlimited
      }
    }
    try observeShort(&edge)
    edge.tap = try loads { $0.act(.tap(.footer)) }
    if gesture == nil, edge.short == .off, edge.tap == false {
      guard try loads({ $0.act(.begin(.footer)) }) else { return nil }
      edge.begin = .fires
    }
    return (edge, gesture)
  }

  /// The offset at which an approach is answered.
  private func line(height: Double) throws(ReplayError) -> Threshold? {
    try .between(Self.quiet, Trial().end + Self.farthest) { offset throws(ReplayError) in
      var trial = Trial(height: height)
      trial.wait(0.1)
      trial.pull(from: Self.start, to: offset)
      return try !trial.run(subject).fired(.footer, .user).isEmpty
    }
  }

  private func length(
    _ line: Threshold, _ measure: FooterContract.Measure
  ) throws(ReplayError) -> TriggerLength {
    let height = Trial().scene.height
    let end = Trial().end
    let points = NumberText.rounded(abs(line.points - end))
    guard let other = try self.line(height: Self.otherHeight) else { return .points(points) }
    return .of(points, in: height, abs(other.points - end), in: Self.otherHeight)
  }

  /// What lets it load again under one finger.
  ///
  /// First the list only grows a little and the finger goes on inside the zone, then the finger leaves the
  /// zone and comes again.
  private func repeats(_ gesture: Gesture) throws(ReplayError) -> FooterContract.Repeat {
    var trial = Trial()
    trial.loads.footer = [Answer(after: .seconds(0.2), adds: 1)]
    trial.wait(0.1)
    trial.drag(from: gesture.start, to: gesture.loud)
    trial.wait(3)
    let answered = trial.now
    trial.drag(from: gesture.loud, to: gesture.past(2 * Gesture.enough))
    trial.wait(3)
    let back = trial.now
    trial.drag(from: gesture.past(2 * Gesture.enough), to: gesture.past(-Gesture.short))
    trial.wait(1)
    let again = trial.now
    trial.drag(from: gesture.past(-Gesture.short), to: gesture.past(4 * Gesture.enough))
    trial.wait(3)
    trial.act(.release(offset: gesture.past(4 * Gesture.enough), velocity: 0))
    let seen = try trial.run(subject)
    if seen.fired(.footer, from: answered).contains(where: { $0 < back }) { return .unlimited }
    return seen.fired(.footer, from: again).isEmpty ? .oncePerDrag : .oncePerApproach
  }

  /// Whether it loads again in one fling that glides on inside the zone, the list having grown a little.
  ///
  /// The other two kinds are told apart by what a finger does, with which a load at the lift is over.
  private func repeatsInMomentum(_ gesture: Gesture) throws(ReplayError) -> Bool {
    var trial = Trial()
    trial.loads.footer = [Answer(after: .seconds(0.2), adds: 1)]
    trial.wait(0.1)
    let before = gesture.past(-Gesture.short)
    trial.drag(from: gesture.past(-Gesture.short - 100), to: before)
    trial.fling(from: before, to: gesture.loud)
    for step in 1...60 {
      trial.wait(Trial.sample)
      trial.act(.glide(offset: gesture.past(Gesture.enough + Double(step))))
    }
    return try trial.run(subject).fired(.footer, .user).count > 1
  }

  private func observeShort(_ edge: inout ProbedEdge) throws(ReplayError) {
    var grows = Trial(content: Self.shortContent)
    grows.wait(0.5)
    grows.act(.content(height: Self.shortContent + 40))
    if try !grows.run(subject).fired(.footer, .user).isEmpty {
      edge.short = .fill
      return
    }
    let threshold = try Threshold.between(0, Self.farthest) { points throws(ReplayError) in
      var trial = Trial(content: Self.shortContent)
      trial.wait(0.1)
      trial.pull(from: 0, to: points)
      return try !trial.run(subject).fired(.footer, .user).isEmpty
    }
    edge.short = threshold == nil ? .off : .pull
    guard let threshold else { return }
    edge.shortTrigger = threshold.points
    edge.shortFires = try fires(
      Gesture(start: 0, rest: 0, line: threshold.points, direction: 1),
      Trial(content: Self.shortContent))
  }

  private func loads(_ act: (inout Trial) -> Void) throws(ReplayError) -> Bool {
    var trial = Trial()
    trial.wait(0.5)
    act(&trial)
    return try !trial.run(subject).fired(.footer).isEmpty
  }
}
