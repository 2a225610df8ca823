import GestureTrace
import Replay

/// One experiment with a control of which nothing is known: a scene, answers, and what the world does.
struct Trial {
  var scene = Scene()
  var loads = Loads(header: [Answer(after: .never)], footer: [Answer(after: .never)])
  private var events: [(time: Tick, event: WorldEvent)] = []
  /// Where the last row stands.
  private(set) var now = Tick.zero

  /// Seconds between two samples of an imposed drag.
  static let sample = 0.05
  /// Samples of a drag from one place to another.
  private static let steps = 6
  /// Seconds for which a finger holds still, so that its lift throws nothing.
  static let hold = 0.3

  /// An experiment in a view of this height, with content of that one, or else so much that the last
  /// row is always as far away.
  init(height: Double = 667, content: Double? = nil) {
    scene.height = height
    scene.content = content ?? height + 533
  }

  /// The offset of the last row without overscroll.
  var end: Double { max(0, scene.content - scene.height) }

  mutating func wait(_ seconds: Double) { now += Tick(seconds: seconds) }

  /// Goes on at another time; what was to come after it does not.
  mutating func go(to time: Tick) {
    now = time
    events.removeAll { $0.time > time }
  }

  mutating func act(_ event: WorldEvent) { events.append((now, event)) }

  /// A finger brings the list from one offset to another, in even steps.
  mutating func drag(from start: Double, to target: Double) {
    for step in 0...Self.steps {
      act(.drag(offset: start + (target - start) * Double(step) / Double(Self.steps)))
      wait(Self.sample)
    }
  }

  /// The finger holds still, and leaves.
  mutating func letGo(at offset: Double) {
    wait(Self.hold)
    act(.release(offset: offset, velocity: 0))
  }

  /// The finger leaves, and the list glides on to another offset.
  mutating func fling(from offset: Double, to target: Double) {
    let velocity = (target - offset) / (Double(Self.steps) * Self.sample)
    act(.release(offset: offset, velocity: velocity))
    for step in 1...Self.steps {
      wait(Self.sample)
      act(.glide(offset: offset + (target - offset) * Double(step) / Double(Self.steps)))
    }
  }

  /// A whole pull or approach: down, held, let go.
  mutating func pull(from start: Double, to target: Double) {
    drag(from: start, to: target)
    letGo(at: target)
  }

  /// What comes of it.
  func run(_ subject: UnknownSubject) throws(ReplayError) -> Observation {
    var header = TraceHeader()
    header.scene = scene
    header.loads = loads
    header.drive = .offset
    let rows = events.map { Row($0.time, $0.event) }
    return Observation(try subject.replay(Trace(header: header, rows: rows)))
  }
}

/// What was seen of a control in one experiment.
struct Observation {
  private let history: History

  init(_ history: History) { self.history = history }

  /// When an edge was called back, from an instant on, by whomever or by one of the two.
  func fired(_ edge: Edge, _ origin: Origin? = nil, from start: Tick = .zero) -> [Tick] {
    history.rows.compactMap { placed in
      guard case .outcome(.fired(edge, let by)) = placed.row.event else { return nil }
      return placed.row.time >= start && (origin ?? by) == by ? placed.row.time : nil
    }
  }

  /// The first phase of this kind that an edge takes, from an instant on.
  func first(_ edge: Edge, from start: Tick = .zero, _ fits: (Phase) -> Bool) -> Tick? {
    for placed in history.rows where placed.row.time >= start {
      if case .outcome(.phase(edge, let phase)) = placed.row.event, fits(phase) {
        return placed.row.time
      }
    }
    return nil
  }

  /// The phase of an edge after all that happens until an instant.
  func phase(of edge: Edge, at time: Tick = .limit) -> Phase {
    var phase = Phase.idle
    for placed in history.rows where placed.row.time <= time {
      if case .outcome(.phase(edge, let new)) = placed.row.event { phase = new }
    }
    return phase
  }

  /// The part of the inset at an edge that a control holds at an instant; the app's is 0.
  func part(of edge: Edge, at time: Tick = .limit) -> Double {
    var part = 0.0
    for placed in history.rows where placed.row.time <= time {
      if case .outcome(.setInset(let inset, _, _)) = placed.row.event {
        part = edge == .header ? inset.top : inset.bottom
      }
    }
    return NumberText.rounded(part)
  }

  /// The first time the content moves after an instant.
  func moved(after start: Tick) -> Tick? {
    for placed in history.rows where placed.row.time > start {
      if case .outcome(.offset) = placed.row.event { return placed.row.time }
    }
    return nil
  }

  /// When the part of an edge stands at its last value, its animation being over; `nil` where it has not
  /// changed from an instant on.
  func held(_ edge: Edge, from start: Tick) -> Tick? {
    var last = 0.0
    var time: Tick?
    for placed in history.rows {
      guard case .outcome(.setInset(let inset, let duration, _)) = placed.row.event else {
        continue
      }
      let part = edge == .header ? inset.top : inset.bottom
      if part != last, placed.row.time >= start { time = placed.row.time + Tick(seconds: duration) }
      last = part
    }
    return time
  }

  /// The texts that an edge shows in each phase when time advances, in their order.
  func texts(of edge: Edge) -> [Phase: [String]] {
    var texts: [Phase: [String]] = [:]
    var (phase, text, time) = (Phase.idle, String?.none, Tick.zero)
    let note = { (texts: inout [Phase: [String]], phase: Phase, text: String?) in
      guard let text, texts[phase]?.contains(text) != true else { return }
      texts[phase, default: []].append(text)
    }
    for placed in history.rows {
      if placed.row.time != time {
        note(&texts, phase, text)
        time = placed.row.time
      }
      switch placed.row.event {
      case .outcome(.phase(edge, let new)): phase = new
      case .outcome(.text(edge, let new)): text = new
      default: break
      }
    }
    note(&texts, phase, text)
    return texts
  }
}
