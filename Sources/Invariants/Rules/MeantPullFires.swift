internal import GestureTrace

/// A pull past the trigger is answered by a callback within the delay, and so is a begin in idle.
///
/// Excused, beside what the contract excuses: a pull during which the edge was in a refresh counts as
/// a late release, whoever began that refresh; a touch that comes down before the first offset
/// notification after the lift takes the content over; hiding, disabling, detaching, leaving the
/// window or a begin before the callback; a begin while the view is out of its window or of no height.
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
      disabled, detached or out of the window, a cancel, an end that cancels the settling, and a touch \
      that catches the content before the first notification.
      """,
    vacuous: "No pull past the trigger was let go and no begin came in idle.",
    unit: "points",
    example: """
      released 12.5 pt past the trigger at 0.816 s (line 41), no callback by 1.115 s: expected one
      """)

  var record = Record()
  private var pull: Obligation?
  private var begin: Obligation?
  /// Whether a touch has just ended that may owe a callback once its lift's own move is in.
  private var isLeaving = false
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

  var missing: String { "no pull past the trigger was let go and no begin came in idle" }

  func excluded(from situation: Situation) -> String? {
    situation.header.exists ? nil : "the contract has no header"
  }

  func kept(_ situation: Situation) -> String {
    "\(Words.count(answered, "pull or begin", "pulls and begins")), each answered in time"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if case .offset(let kind) = step {
      if isLeaving, kind == .drag { return }
      if isLeaving { resolve(situation) }
      if situation.header.firesNow == .crossing,
        kind != .drag || situation.turn.fingerMoved
      {
        cross(situation)
      }
      return
    }
    if isLeaving { resolve(situation) }
    switch step {
    case .touchEnded(cancelled: false):
      isLeaving = pull == nil && Self.owes(situation) && Self.mayFire(situation)
    case .touchBegan:
      if let owed = pull, owed.deadline == nil, Self.notice(of: owed, situation) == nil {
        pull = nil
      }
    case .begin(.header):
      pull = nil
      let header = situation.header
      if header.begins == .fires, header.phase == .idle, !header.isLoading,
        Self.mayFire(situation)
      {
        begin = Obligation(
          place: situation.place, touch: 0, deadline: situation.now + header.patience)
      }
    case .fired(.header, _): answer()
    case .fired(.footer, _) where situation.contract.overlap == .ignored: excuse()
    case .end(.header, _) where situation.header.endInSettling == .cancels: excuse()
    case .gate(.header) where !situation.header.isAvailable: excuse()
    case .window where !situation.isInWindow: excuse()
    case .detach(.header): excuse()
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if isLeaving { resolve(situation) }
    if let owed = pull, let deadline = Self.deadline(of: owed, situation), next > deadline {
      miss(owed, by: deadline, situation)
      pull = nil
    }
    if let owed = begin, let deadline = owed.deadline, next > deadline {
      miss(owed, by: deadline, situation)
      begin = nil
    }
  }

  mutating func unfinished(_ situation: Situation) -> String? {
    for owed in [pull, begin].compactMap(\.self) {
      guard situation.ending == .settled else {
        return "the run ended before the callback was due for \(Self.name(owed))"
      }
      miss(owed, by: situation.now, situation)
    }
    return nil
  }

  private mutating func excuse() {
    pull = nil
    begin = nil
  }

  private mutating func answer() {
    for owed in [pull, begin].compactMap(\.self) {
      answered += 1
      record.hold(margin: owed.past ?? .infinity)
    }
    excuse()
  }

  /// Whether nothing but the pull itself stands in the way of a callback.
  private static func mayFire(_ situation: Situation) -> Bool {
    situation.header.isAvailable && situation.isInWindow && situation.layout.height > 0
      && !(situation.contract.overlap == .ignored
        && (situation.footer.phase.isInRefresh || situation.footer.isLoading))
  }

  /// Whether the present touch is one whose pull the contract answers.
  private static func owes(_ situation: Situation) -> Bool {
    guard let contract = situation.contract.header else { return false }
    let header = situation.header
    guard !header.phase.isInRefresh, !header.isLoading else { return false }
    if situation.touch.header.sawRefresh, contract.lateRelease != .fires { return false }
    return !contract.startAtTop || situation.touch.beganAtTop
  }

  /// The lift's own move is in: the pull counts or not.
  private mutating func resolve(_ situation: Situation) {
    isLeaving = false
    let touch = situation.touch
    guard touch.header.moved, touch.header.released, let left = touch.left else { return }
    pull = Obligation(
      place: left, past: touch.header.pastAtLeave, touch: touch.number, deadline: nil)
  }

  private mutating func cross(_ situation: Situation) {
    guard let crossed = situation.touch.header.crossed,
      crossed.history == situation.place.history, Self.owes(situation), Self.mayFire(situation)
    else { return }
    pull = Obligation(
      place: crossed, past: situation.header.past, touch: situation.touch.number,
      deadline: situation.now + situation.header.patience)
  }

  private static func notice(of owed: Obligation, _ situation: Situation) -> Tick? {
    if situation.touch.number == owed.touch { return situation.touch.noticed }
    return situation.earlier.first { $0.number == owed.touch }?.noticed
  }

  private static func deadline(of owed: Obligation, _ situation: Situation) -> Tick? {
    owed.deadline ?? notice(of: owed, situation).map { $0 + situation.header.patience }
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
