internal import GestureTrace

extension Clause {
  /// Each wish is answered by a callback of `edge` within its delay, unless it is excused before.
  ///
  /// A wish is a release or a crossing, as the edge fires at present, a begin in idle where begins fire, and
  /// a tap in idle where taps load. One callback answers the touch that it is charged to, otherwise the
  /// oldest, and a begin or tap beside it; the edge is in a refresh then, which excuses the others. A begin
  /// gives a touch that is not answered yet as long as itself.
  ///
  /// - Parameters:
  ///   - edge: the control that owes them.
  ///   - mayFire: whether nothing but the wish itself stands in the way of a callback.
  ///   - counts: whether what the touch did is a wish that the contract answers; asked when a lift's own move
  ///     is in.
  ///   - excused: which wishes a row excuses beside those that it excuses at either edge.
  /// - Returns: the clause.
  static func owed(
    by edge: Edge, where mayFire: @escaping @Sendable (Situation) -> Bool,
    counts: @escaping @Sendable (OwedCallback.Wish, Touch, Situation) -> Bool,
    excused: @escaping @Sendable (Step, Situation) -> ExcusedWishes = { _, _ in .none }
  ) -> Clause {
    Clause { OwedMonitor(edge: edge, mayFire: mayFire, counts: counts, excused: excused) }
  }
}

/// Wishes that need not be answered any more.
enum ExcusedWishes {
  case none
  /// Those of touches.
  case ofTouches
  case all
}

private struct OwedMonitor: ClauseMonitor {
  var reads: ClauseReads { [.rows, .motions, .turns] }
  let edge: Edge
  let mayFire: @Sendable (Situation) -> Bool
  let counts: @Sendable (OwedCallback.Wish, Touch, Situation) -> Bool
  let excused: @Sendable (Step, Situation) -> ExcusedWishes
  var record = Record()
  /// Oldest first.
  var owed: [OwedCallback] = []
  /// The touch that has just let go, while its lift's own move may still come.
  var leaving: Int?

  mutating func follow(_ motion: Motion, _ here: Situation) {
    guard case .offset(let kind) = motion else { return }
    if leaving != nil, kind != .drag { letGo(here) }
    if here.touch.hasApproached(edge, at: here.place) {
      cross(kind == .drag ? .crossing : .momentum, here)
    }
    if !owed.isEmpty { hearNotice(here) }
  }

  mutating func see(_ step: Step, _ here: Situation) {
    if leaving != nil, !step.isPhase { letGo(here) }
    if !owed.isEmpty { settle(step, here) }
    switch step {
    case .touchEnded(cancelled: false):
      if here[edge].firesNow == .release, mayFire(here) { leaving = here.touch.number }
    case .begin(edge): if here[edge].begins == .fires { ask(by: .begin, here) }
    case .tap(edge): if here.isTapped(edge) { ask(by: .tap, here) }
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ here: Situation) {
    if leaving != nil { letGo(here) }
    guard !owed.isEmpty else { return }
    for late in owed {
      if let deadline = late.deadline, deadline < next {
        record.fail(late.missed(by: deadline), at: here.place, time: deadline)
      }
    }
    owed.removeAll { $0.deadline.map { $0 < next } ?? false }
  }

  mutating func close(_ here: Situation) -> String? {
    guard let first = owed.first else { return nil }
    guard here.ending == .settled else {
      return "the run ended before the callback was due for \(first.name.text)"
    }
    for wish in owed { record.fail(wish.missed(by: here.now), at: here.place) }
    return nil
  }

  // MARK: What is wished

  /// The lift's own move is in: the release counts or not.
  private mutating func letGo(_ here: Situation) {
    let touch = leaving.flatMap { here.touch(number: $0) }
    leaving = nil
    guard let touch, let left = touch.left, touch[edge].released, counts(.release, touch, here)
    else { return }
    owed.append(
      OwedCallback(
        wish: .release, place: left, past: touch[edge].pastAtLeave, touch: touch.number,
        deadline: touch.noticed.map { $0 + here[edge].patience }))
  }

  /// The content has come past the line: where the edge fires at crossing that decides.
  private mutating func cross(_ wish: OwedCallback.Wish, _ here: Situation) {
    guard here[edge].firesNow == .crossing, mayFire(here), counts(wish, here.touch, here) else {
      return
    }
    owed.append(
      OwedCallback(
        wish: wish, place: here.place,
        cause: wish == .crossing ? here.turn.cause : here.touch.left?.trace, past: here[edge].past,
        touch: here.touch.number, deadline: here.now + here[edge].patience))
  }

  /// A begin or a tap; one that comes again is the same wish.
  private mutating func ask(by wish: OwedCallback.Wish, _ here: Situation) {
    let phase = here[edge].phase
    guard phase == .idle || (edge == .footer && phase == .noMore), mayFire(here) else { return }
    owed.removeAll { $0.wish == wish }
    owed.append(
      OwedCallback(wish: wish, place: here.place, deadline: here.now + here[edge].patience))
  }

  /// The first offset notification after a lift sets the deadline.
  private mutating func hearNotice(_ here: Situation) {
    for index in owed.indices where owed[index].deadline == nil {
      let noticed = here.touch(number: owed[index].touch)?.noticed
      owed[index].deadline = noticed.map { $0 + here[edge].patience }
    }
  }

  // MARK: What becomes of it

  /// Reads what answers, puts off or excuses a wish.
  private mutating func settle(_ step: Step, _ here: Situation) {
    let state = here[edge]
    switch step {
    case .fired(edge, _): answer(here)
    case .fired: if here.contract.overlap != .allowed { owed = [] }
    case .begin(edge): putOff(here)
    case .touchBegan:
      if !state.phase.isUnderWay, here.excuses(.touchBeforeNotice) {
        owed.removeAll { $0.deadline == nil }
      }
    case .touchEnded(cancelled: true):
      if here.excuses(.cancelBeforeCallback) { owed.removeAll { $0.touch == here.touch.number } }
    case .end(edge, _):
      if state.endInSettling == .cancels, here.excuses(.endBeforeCallback) { owed = [] }
    case .gate(edge) where !state.isAvailable, .window where !here.isInWindow, .detach(edge):
      if here.excuses(.goneBeforeCallback) { owed = [] }
    default: break
    }
    switch excused(step, here) {
    case .none: break
    case .ofTouches: owed.removeAll(where: \.isOfTouch)
    case .all: owed = []
    }
  }

  private mutating func answer(_ here: Situation) {
    let charged = here.charge?.touch.number
    let pull = owed.first { $0.isOfTouch && $0.touch == charged } ?? owed.first(where: \.isOfTouch)
    if let pull { record.hold(margin: pull.past ?? .infinity, at: here.place) }
    for wish in owed where !wish.isOfTouch { record.hold(margin: .infinity, at: here.place) }
    owed = []
  }

  /// A begin that shows a refresh without a callback puts the edge into one; any other takes its time.
  private mutating func putOff(_ here: Situation) {
    let state = here[edge]
    switch state.begins {
    case .none: break
    case .silent:
      if !state.phase.isInRefresh, here.excuses(.silentBeginBeforeCallback) {
        owed.removeAll(where: \.isOfTouch)
      }
    case .fires:
      for index in owed.indices where owed[index].isOfTouch {
        owed[index].deadline = owed[index].deadline.map { max($0, here.now + state.patience) }
      }
    }
  }
}

extension Step {
  /// Whether it only tells a phase, which may come before the lift's own move.
  fileprivate var isPhase: Bool { if case .phase = self { true } else { false } }
}
