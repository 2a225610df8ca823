internal import GestureTrace

/// The callbacks that one edge owes, oldest first, each until its deadline.
///
/// What puts an edge into debt is for its rule; how a debt is paid, put off or excused is the same at both
/// ends. One callback answers the touch that it is charged to, otherwise the oldest, and a begin or tap
/// beside it; the edge is in a refresh then, which excuses the others.
struct OwedCallbacks {
  /// One callback that is owed.
  struct Debt {
    enum Cause {
      case release, crossing, momentum, tap, begin
    }

    var cause: Cause
    var place: Place
    /// The line of the trace that brought it about, where `place` is no row in.
    var row: Int?
    /// Points past the trigger; `nil` for a tap or a begin.
    var past: Double?
    /// The touch; 0 for a tap or a begin.
    var touch = 0
    /// When the callback is late; `nil` until the deciding event is known.
    var deadline: Tick?

    /// Whether a touch is behind it.
    var isOfTouch: Bool { touch > 0 }
  }

  let edge: Edge
  private var debts: [Debt] = []
  /// The touch that has just ended and may owe a callback once its lift's own move is in.
  private(set) var leaving: Int?
  /// Debts that have been paid.
  private(set) var answered = 0

  init(of edge: Edge) { self.edge = edge }

  var isEmpty: Bool { debts.isEmpty }

  mutating func owe(_ debt: Debt) {
    // A begin or a tap that comes again is the same wish.
    if !debt.isOfTouch { debts.removeAll { $0.cause == debt.cause } }
    debts.append(debt)
  }

  /// The touch under way leaves, and its lift may still move.
  mutating func leave(_ touch: Touch) { leaving = touch.number }

  /// The touch whose lift's own move is in now, and when it left; `nil` where none is leaving.
  mutating func left(_ situation: Situation) -> (touch: Touch, place: Place)? {
    defer { leaving = nil }
    guard let leaving, let touch = situation.touch(number: leaving), let left = touch.left else {
      return nil
    }
    return (touch, left)
  }

  /// Owes a release a callback, from the first offset notification that follows.
  mutating func oweRelease(_ touch: Touch, _ place: Place, _ situation: Situation) {
    owe(
      Debt(
        cause: .release, place: place, past: touch[edge].pastAtLeave, touch: touch.number,
        deadline: touch.noticed.map { $0 + situation[edge].patience }))
  }

  /// Reads a row: pays, puts off or excuses; gives the debts that a callback has paid.
  mutating func see(_ step: Step, _ situation: Situation) -> [Debt] {
    let state = situation[edge]
    switch step {
    case .touchEnded(cancelled: true):
      debts.removeAll { $0.touch == situation.touch.number }
    case .touchBegan:
      if state.phase != .settling, state.phase != .refreshing {
        debts.removeAll { $0.deadline == nil }
      }
    case .begin(edge): putOff(situation)
    case .fired(edge, _): return pay(situation)
    case .fired where situation.contract.overlap != .allowed: excuse()
    case .end(edge, _) where state.endInSettling == .cancels: excuse()
    case .gate(edge) where !state.isAvailable: excuse()
    case .window where !situation.isInWindow: excuse()
    case .detach(edge): excuse()
    default: break
    }
    return []
  }

  mutating func excuse() { debts.removeAll() }

  mutating func excuseTouches() { debts.removeAll(where: \.isOfTouch) }

  /// The first offset notification after a lift sets the deadline.
  mutating func hearNotice(_ situation: Situation) {
    for index in debts.indices where debts[index].deadline == nil {
      let noticed = situation.touch(number: debts[index].touch)?.noticed
      debts[index].deadline = noticed.map { $0 + situation[edge].patience }
    }
  }

  /// Takes out the debts whose deadline is before `next`, each with that deadline.
  mutating func overdue(until next: Tick) -> [(debt: Debt, deadline: Tick)] {
    guard !debts.isEmpty else { return [] }
    let late = debts.compactMap { debt in
      debt.deadline.flatMap { next > $0 ? (debt: debt, deadline: $0) : nil }
    }
    debts.removeAll { debt in debt.deadline.map { next > $0 } ?? false }
    return late
  }

  /// Takes out all debts, for the end of the run.
  mutating func takeAll() -> [Debt] {
    defer { debts = [] }
    return debts
  }

  private mutating func pay(_ situation: Situation) -> [Debt] {
    let charged = situation.charge?.touch.number
    let touches = debts.filter(\.isOfTouch)
    let paid =
      [touches.first { $0.touch == charged } ?? touches.first].compactMap(\.self)
      + debts.filter { !$0.isOfTouch }
    answered += paid.count
    excuse()
    return paid
  }

  /// A begin gives a pull that is not answered yet as long as it takes itself; one that shows a refresh
  /// without a callback puts the edge into one.
  private mutating func putOff(_ situation: Situation) {
    let state = situation[edge]
    switch state.begins {
    case .none: return
    case .silent: if !state.phase.isInRefresh { excuseTouches() }
    case .fires:
      let deadline = situation.now + state.patience
      for index in debts.indices where debts[index].isOfTouch {
        debts[index].deadline = debts[index].deadline.map { max($0, deadline) }
      }
    }
  }
}

extension OwedCallbacks.Debt {
  /// How a sentence names it: `the pull 12.5 pt past the trigger at 0.816 s (line 41)`.
  var name: String {
    switch cause {
    case .release, .crossing: "the pull \(distance) past the trigger at \(place.text)"
    case .momentum: "the momentum \(distance) past the trigger at \(place.text)"
    case .tap: "the tap at \(place.text)"
    case .begin: "the begin at \(place.text)"
    }
  }

  private var distance: String { Words.points(past ?? 0) }

  private var deed: String {
    switch cause {
    case .release: "released \(distance) past the trigger"
    case .crossing: "pulled \(distance) past the trigger"
    case .momentum: "carried \(distance) past the trigger by momentum"
    case .tap: "tapped in idle"
    case .begin: "begun by the app in idle"
    }
  }

  /// The finding that it was not paid by `deadline`.
  func missed(by deadline: Tick) -> Finding {
    Finding(
      says: "\(deed) at \(place.text), no callback by \(Words.seconds(deadline)): expected one",
      began: place.time, deadline: deadline, row: place.trace ?? row, rows: [place.history],
      margin: past)
  }
}
