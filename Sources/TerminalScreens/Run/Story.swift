package import GestureTrace
package import Invariants

/// A run as screens tell it: what its rows say, ready to be asked about any instant.
///
/// It reads rows only, as they come or all at once, and judges on the way.
package struct Story {
  /// Something that happens at an instant and is worth a mark.
  package struct Mark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case fired(Edge, Origin)
      case answer(Edge, number: Int)
      case phase(Edge, Phase)
      /// A rule was found broken, with its sentence.
      case broken(String, says: String)
      case fault(String)
      /// What the app or the system does, as a row says it.
      case world(String)
    }

    package let time: Tick
    package let kind: Kind
  }

  /// What the subject promises.
  package let contract: Contract
  /// Where the list was seen to be, in points.
  package private(set) var offset = Track<Double>()
  /// Where it rests.
  package private(set) var places = Track<RestingPlaces>()
  /// Whether a finger is down.
  package private(set) var isHeld = Track<Bool>()
  /// Where the finger is that moved last, or was when it left.
  package private(set) var finger = Track<FingerPlace>()
  /// The phase of each edge.
  package private(set) var phases = EdgePair(header: Track<Phase>(), footer: Track<Phase>())
  /// What each edge says.
  package private(set) var texts = EdgePair(header: Track<String>(), footer: Track<String>())
  /// How each rule stands, in the catalogue's order.
  package private(set) var standings = Track<[Standing]>()
  /// What is worth a mark, in order.
  package private(set) var marks: [Mark] = []
  /// The times of the rows in, in order.
  package private(set) var rowTimes: [Tick] = []
  /// The last instant that is told of.
  package private(set) var end = Tick.zero

  /// Whether offset rows move the list, and stand for a finger.
  private let imposes: Bool
  private var judge: Judge
  private var model = 0.0
  private var isSliding = false
  /// Whether rows of the last instant have not been looked at as a whole.
  private var isOpen = true
  private var fingers: Set<Int> = []
  private var broken: Set<String> = []

  /// Begins a run that is described by a trace's header.
  package init(header: TraceHeader, drive: TraceHeader.Drive, contract: Contract) {
    self.contract = contract
    imposes = drive == .offset
    judge = Judge(header: header, drive: drive, contract: contract)
    model = header.scene.offset ?? header.scene.topRest
    offset.set(model, at: .zero)
    places.set(judge.places, at: .zero)
    isHeld.set(false, at: .zero)
    for edge in Edge.allCases where contract.edge(edge) != nil {
      phases[edge].set(.idle, at: .zero)
    }
    standings.set(judge.standings, at: .zero)
  }

  /// Reads the next row of the history.
  package mutating func see(_ row: HistoryRow) {
    let time = row.row.time
    if time > end { closeInstant() }
    end = max(end, time)
    isOpen = true
    judge.see(row)
    if row.line != nil { rowTimes.append(time) }
    switch row.row.event {
    case .world(let event): see(event, at: time, isIn: row.line != nil)
    case .outcome(let outcome): see(outcome, at: time)
    case .unknown: break
    }
  }

  /// Nothing more happens until `time`; what must have come by then is missed.
  package mutating func goOn(to time: Tick) {
    guard time > end else { return }
    closeInstant()
    end = time
    note(judge.standings(waitingUntil: time))
  }

  /// The run is over: what rules found only then, too.
  package mutating func finish(_ ending: RunEnding, at time: Tick) -> [Verdict] {
    goOn(to: time)
    closeInstant()
    let verdicts = judge.finish(ending, at: time)
    note(judge.standings)
    return verdicts
  }

  /// All of an instant has been seen: what is to be said about it as a whole.
  private mutating func closeInstant() {
    guard isOpen else { return }
    isOpen = false
    places.set(judge.places, at: end)
    note(judge.standings)
  }

  private mutating func note(_ now: [Standing]) {
    guard now != standings.last else { return }
    standings.set(now, at: end)
    for standing in now {
      guard case .violated(let says) = standing.state else { continue }
      if broken.insert(standing.invariant).inserted {
        marks.append(Mark(time: end, kind: .broken(standing.invariant, says: says)))
      }
    }
  }

  private mutating func see(_ outcome: Outcome, at time: Tick) {
    switch outcome {
    case .offset(let value, _):
      model = value
      if !isSliding { offset.set(value, at: time) }
    case .shown(let value):
      isSliding = value != model
      offset.set(value, at: time)
    case .phase(let edge, let phase):
      phases[edge].set(phase, at: time)
      mark(.phase(edge, phase), time)
    case .fired(let edge, let origin): mark(.fired(edge, origin), time)
    case .answer(let edge, let number): mark(.answer(edge, number: number), time)
    case .text(let edge, let text): texts[edge].set(text, at: time)
    case .fault(let reason): mark(.fault(reason), time)
    case .offsetX, .setInset, .setOffset, .progress, .spinner, .frame, .alpha, .observers: break
    }
  }

  private mutating func see(_ event: WorldEvent, at time: Tick, isIn: Bool) {
    switch event {
    case .touch(let finger):
      fingers.insert(finger.id)
      self.finger.set(finger, at: time)
    case .lift(let finger): fingers.remove(finger.id)
    case .move(let finger): self.finger.set(finger, at: time)
    case .cancel:
      fingers = []
      mark(.world("cancel"), time)
    case .drag: if imposes { fingers = [0] }
    case .release, .glide: if imposes { fingers = [] }
    case .stop: break
    case .begin, .end, .noMore, .reset, .inset, .assignInset, .safeArea, .content, .prepend,
      .resize, .scrollTo, .tap, .enable, .hide, .leave, .comeBack, .detach, .attach, .note:
      // What an answer stands for is told with the answer.
      if isIn { mark(.world(Row(time, event).words), time) }
    }
    isHeld.set(!fingers.isEmpty, at: time)
  }

  private mutating func mark(_ kind: Mark.Kind, _ time: Tick) {
    marks.append(Mark(time: time, kind: kind))
  }
}

extension Row {
  /// What the row says without its time: `end header failure`.
  fileprivate var words: String {
    let inside = text.drop { $0 != "," }.dropFirst().dropLast()
    return String(inside).replacing("\"", with: "").replacing(",", with: " ").printable
  }
}
