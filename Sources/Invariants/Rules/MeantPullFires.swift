internal import GestureTrace

/// A pull past the trigger is answered by a callback within the delay, and so is a begin in idle.
///
/// Excused beside what the contract excuses:
/// - a pull under which a refresh came and went, unless late releases fire: whether it is late, too, is
///   left open, so that `only-meant-pull-fires` does not forbid it either;
/// - a touch that comes down before the first offset notification after the lift, while the control is
///   not yet settling: one that watches the offset never learns that the finger had left;
/// - a cancel, hiding, disabling, detaching, leaving the window, or an end before the callback, and a
///   silent begin, which puts the edge into a refresh;
/// - a begin while the view is out of its window or of no height.
///
/// A begin before the callback gives the pull as long as itself; one callback answers both.
struct MeantPullFires: Rule {
  static let about = RuleDescription(
    id: "meant-pull-fires",
    promise: "A pull that is past the trigger when the finger leaves refreshes.",
    matters: """
      People pull, see the text that says let go, let go, and nothing happens; or only fast or only \
      long pulls work.
      """,
    judged: """
      When the finger leaves (after the lift's own move) or, where the contract fires at crossing, at \
      the first sample past the line; the callback must come within the delay and two frames of the \
      first offset notification that follows. A begin in idle likewise, where begin fires. Excused: a \
      refresh under way, overlap, lateRelease and startAtTop as declared, a control that is hidden, \
      disabled, detached or out of the window, a cancel, an end that cancels the settling, a touch \
      that catches the content before the first notification, and a refresh under the finger.
      """,
    vacuous: "No pull past the trigger was let go and no begin came in idle.",
    unit: "points",
    example: """
      released 12.5 pt past the trigger at 0.816 s (line 41), no callback by 1.115 s: expected one
      """)

  var record = Record()
  /// Pulls whose callback has not come, oldest first; two only where one is let go while another is
  /// pending.
  private var pulls: [Obligation] = []
  private var begin: Obligation?
  /// The touch that has just ended and may owe a callback once its lift's own move is in.
  private var leaving: Int?
  private var answered = 0

  private struct Obligation {
    var place: Place
    /// Points past the trigger; `nil` for a begin.
    var past: Double?
    /// The touch; 0 for a begin.
    var touch: Int
    /// When the callback is late; `nil` until the deciding event is known.
    var deadline: Tick?
  }

  func excluded(from situation: Situation) -> String? {
    situation.header.exists ? nil : "the contract has no header"
  }

  func kept(_ situation: Situation) -> String {
    "\(Words.count(answered, "pull or begin", "pulls and begins")), each answered in time"
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard case .offset(let kind) = motion else { return }
    if leaving != nil {
      if kind == .drag { return }
      resolve(situation)
    }
    if situation.header.firesNow == .crossing, kind != .drag || situation.turn.fingerMoved {
      cross(situation)
    }
    if !pulls.isEmpty { hearNotice(situation) }
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if leaving != nil { resolve(situation) }
    switch step {
    case .touchEnded(cancelled: false):
      if Self.owes(situation.touch, situation), Self.mayFire(situation) {
        leaving = situation.touch.number
      }
    case .touchEnded(cancelled: true): pulls.removeAll { $0.touch == situation.touch.number }
    case .touchBegan:
      let phase = situation.header.phase
      if phase != .settling, phase != .refreshing { pulls.removeAll { $0.deadline == nil } }
    case .begin(.header): begun(situation)
    case .fired(.header, _): answer(situation)
    case .fired(.footer, _) where situation.contract.overlap == .ignored: excuse()
    case .end(.header, _) where situation.header.endInSettling == .cancels: excuse()
    case .gate(.header) where !situation.header.isAvailable: excuse()
    case .window where !situation.isInWindow: excuse()
    case .detach(.header): excuse()
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if leaving != nil { resolve(situation) }
    if !pulls.isEmpty { judgePulls(until: next, situation) }
    if let owed = begin, let deadline = owed.deadline, next > deadline {
      miss(owed, by: deadline, situation)
      begin = nil
    }
  }

  mutating func unfinished(_ situation: Situation) -> String? {
    for owed in pulls + [begin].compactMap(\.self) {
      guard situation.ending == .settled else {
        return "the run ended before the callback was due for \(Self.name(owed))"
      }
      miss(owed, by: situation.now, situation)
    }
    return nil
  }

  private mutating func judgePulls(until next: Tick, _ situation: Situation) {
    for owed in pulls {
      if let deadline = owed.deadline, next > deadline { miss(owed, by: deadline, situation) }
    }
    pulls.removeAll { owed in owed.deadline.map { next > $0 } ?? false }
  }

  private mutating func excuse() {
    pulls.removeAll()
    begin = nil
  }

  /// A callback answers the pull that it is charged to, otherwise the oldest; the edge is in a refresh
  /// then, which excuses the others.
  private mutating func answer(_ situation: Situation) {
    let charged = situation.charge?.touch.number
    let pull = pulls.first { $0.touch == charged } ?? pulls.first
    for owed in [pull, begin].compactMap(\.self) {
      answered += 1
      record.hold(margin: owed.past ?? .infinity)
    }
    excuse()
  }

  /// A begin in idle owes a callback of its own, and any gives a pull that is not answered yet as long
  /// as it takes; one that shows a refresh without a callback puts the edge into one.
  private mutating func begun(_ situation: Situation) {
    let header = situation.header
    switch header.begins {
    case .none: return
    case .silent: if !header.phase.isInRefresh { pulls.removeAll() }
    case .fires:
      let deadline = situation.now + header.patience
      for index in pulls.indices {
        pulls[index].deadline = pulls[index].deadline.map { max($0, deadline) }
      }
      guard header.phase == .idle, !header.isLoading, Self.mayFire(situation) else { return }
      begin = Obligation(place: situation.place, touch: 0, deadline: deadline)
    }
  }

  /// Whether nothing but the pull itself stands in the way of a callback.
  private static func mayFire(_ situation: Situation) -> Bool {
    situation.header.isAvailable && situation.isInWindow && situation.layout.height > 0
      && !(situation.contract.overlap == .ignored
        && (situation.footer.phase.isInRefresh || situation.footer.isLoading))
  }

  /// Whether a pull of this touch, which ends or crosses now, is one that the contract answers.
  private static func owes(_ touch: Touch, _ situation: Situation) -> Bool {
    guard let contract = situation.contract.header else { return false }
    let header = situation.header
    guard !header.phase.isInRefresh, !header.isLoading else { return false }
    if touch.header.sawRefresh, contract.lateRelease != .fires { return false }
    return !contract.startAtTop || touch.beganAtTop
  }

  /// The lift's own move is in: the pull counts or not.
  private mutating func resolve(_ situation: Situation) {
    defer { leaving = nil }
    guard let leaving, let touch = situation.touch(number: leaving), let left = touch.left else {
      return
    }
    let pull = touch.header
    guard pull.moved, pull.released else { return }
    let deadline = touch.noticed.map { $0 + situation.header.patience }
    pulls.append(
      Obligation(place: left, past: pull.pastAtLeave, touch: leaving, deadline: deadline))
  }

  private mutating func cross(_ situation: Situation) {
    guard let crossed = situation.touch.header.crossed,
      crossed.history == situation.place.history, Self.owes(situation.touch, situation),
      Self.mayFire(situation)
    else { return }
    pulls.append(
      Obligation(
        place: crossed, past: situation.header.past, touch: situation.touch.number,
        deadline: situation.now + situation.header.patience))
  }

  /// The first offset notification after a lift sets the deadline.
  private mutating func hearNotice(_ situation: Situation) {
    for index in pulls.indices where pulls[index].deadline == nil {
      let noticed = situation.touch(number: pulls[index].touch)?.noticed
      pulls[index].deadline = noticed.map { $0 + situation.header.patience }
    }
  }

  private static func name(_ owed: Obligation) -> String {
    guard let past = owed.past else { return "the begin at \(owed.place.text)" }
    return "the pull \(Words.points(past)) past the trigger at \(owed.place.text)"
  }

  private mutating func miss(_ owed: Obligation, by deadline: Tick, _ situation: Situation) {
    let isCrossing = situation.header.firesNow == .crossing
    let what =
      owed.past.map {
        "\(isCrossing ? "pulled" : "released") \(Words.points($0)) past the trigger"
      } ?? "begun by the app in idle"
    record.fail(
      Finding(
        says: "\(what) at \(owed.place.text), no callback by \(Words.seconds(deadline)): "
          + "expected one",
        began: owed.place.time, deadline: deadline, row: owed.place.trace,
        rows: [owed.place.history], margin: owed.past))
  }
}
