import GestureTrace
import Replay

/// A gesture that makes an edge load: from where the finger brings the list, and how far.
struct Gesture {
  /// Where the finger comes down, where the list rests at this end, and where the line is, as offsets.
  let start, rest, line: Double
  /// 1 towards the list's end, -1 towards its top.
  let direction: Double

  /// Points past a line that are surely enough, and points before it that are surely not.
  static let enough = 10.0
  static let short = 60.0

  /// Surely past the line.
  var loud: Double { past(Self.enough) }

  /// Half-way from rest to the line; `nil` where the line lies inside the list.
  var halfway: Double? { direction * (line - rest) > 0 ? (rest + line) / 2 : nil }

  /// So many points past the line.
  func past(_ points: Double) -> Double { line + direction * points }
}

/// What both edges are asked alike.
protocol EdgeProbe {
  var subject: UnknownSubject { get }
  var kind: Edge { get }
}

extension EdgeProbe {
  /// Two frames, within which a callback counts as one at once.
  private static var grain: Double { 2.0 / 60 }

  /// Reads off one load, and the begin, all that does not depend on the edge.
  func observe(_ gesture: Gesture, _ edge: inout ProbedEdge) throws(ReplayError) {
    edge.fires = try fires(gesture, Trial())
    var trial = Trial()
    trial.wait(0.1)
    trial.drag(from: gesture.start, to: gesture.loud)
    // What opens under the finger has done so before that leaves.
    if edge.fires == .crossing { trial.wait(2) }
    trial.letGo(at: gesture.loud)
    let left = trial.now
    let seen = try trial.run(subject)
    edge.keeps = seen.part(of: kind, at: .zero)
    edge.hold = seen.part(of: kind)
    let begun = seen.first(kind) { $0 == .settling || $0 == .refreshing }
    if let begun, let held = seen.held(kind, from: begun) {
      edge.opening = (held - (held >= left ? max(begun, left) : begun)).seconds
    }
    var delays: [Double] = []
    if let fired = seen.fired(kind, .user).first {
      let decided = edge.fires == .crossing ? begun ?? fired : seen.moved(after: left) ?? left
      delays.append((fired - decided).seconds)
      edge.endInSettling = try endInSettling(trial, between: decided, and: fired)
    }
    try observeBegin(&edge, &delays)
    edge.delay = delays.max().map {
      $0 <= Self.grain ? 0 : Double.roundest(above: $0 - Self.grain, upTo: $0)
    }
    edge.texts = try texts(gesture)
  }

  /// Whether the callback comes with the line or with the lift.
  func fires(_ gesture: Gesture, _ trial: Trial) throws(ReplayError) -> Firing {
    var trial = trial
    trial.wait(0.1)
    trial.drag(from: gesture.start, to: gesture.loud)
    trial.wait(2)
    let held = trial.now
    trial.act(.release(offset: gesture.loud, velocity: 0))
    let seen = try trial.run(subject)
    return seen.fired(kind, .user).contains { $0 < held } ? .crossing : .release
  }

  /// Whether the momentum of a finger does what its pull does.
  func momentum(_ gesture: Gesture) throws(ReplayError) -> Bool {
    var trial = Trial()
    trial.wait(0.1)
    let before = gesture.past(-Gesture.short)
    trial.drag(from: gesture.past(-Gesture.short - 100), to: before)
    trial.fling(from: before, to: gesture.past(2 * Gesture.enough))
    return try !trial.run(subject).fired(kind, .user).isEmpty
  }

  private func observeBegin(
    _ edge: inout ProbedEdge, _ delays: inout [Double]
  ) throws(ReplayError) {
    var trial = Trial()
    trial.wait(0.5)
    trial.act(.begin(kind))
    let seen = try trial.run(subject)
    if let fired = seen.fired(kind, .code).first {
      edge.begin = .fires
      delays.append((fired - trial.now).seconds)
      if edge.endInSettling == nil {
        edge.endInSettling = try endInSettling(trial, between: trial.now, and: fired)
      }
    } else {
      edge.begin = seen.first(kind, { $0.isInRefresh }) == nil ? Beginning.none : .silent
    }
  }

  /// What becomes of an end half-way between a decision and its callback; `nil` where there is no time.
  private func endInSettling(
    _ trial: Trial, between decided: Tick, and fired: Tick
  ) throws(ReplayError) -> EndInSettling? {
    guard (fired - decided).seconds > Self.grain else { return nil }
    var trial = trial
    trial.go(to: Tick(microseconds: (decided.microseconds + fired.microseconds) / 2))
    trial.act(.end(kind, result: nil))
    return try trial.run(subject).fired(kind).isEmpty ? .cancels : .deferred
  }

  /// What it says of a load that brings something, of one that fails, and where there is no more.
  private func texts(_ gesture: Gesture) throws(ReplayError) -> [Phase: [String]] {
    var texts: [Phase: [String]] = [:]
    for result in LoadResult.allCases {
      var trial = Trial()
      let answer = Answer(after: .seconds(1), result: result == .failure ? result : nil)
      trial.loads = Loads(header: [answer], footer: [answer])
      trial.wait(0.1)
      if result == .noMore { trial.act(.noMore) }
      let place = gesture.halfway ?? gesture.start
      trial.drag(from: gesture.start, to: place)
      trial.drag(from: place, to: gesture.loud)
      trial.letGo(at: gesture.loud)
      for (phase, seen) in try trial.run(subject).texts(of: kind) {
        for text in seen where texts[phase]?.contains(text) != true {
          texts[phase, default: []].append(text)
        }
      }
    }
    return texts
  }
}
