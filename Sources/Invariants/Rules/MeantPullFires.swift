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
extension Invariant {
  static let meantPullFires = Invariant(
    RuleDescription(
      id: "meant-pull-fires",
      promise: "A pull that is past the trigger when the finger leaves refreshes.",
      matters: """
        People pull, see the text that says let go, let go, and nothing happens; or only fast or only \
        long pulls work.
        """,
      reported: """
        A valid pull is lost when the finger moves up by one pixel as it lifts \
        (flutter/flutter#138848); a begin right after an end never calls back \
        (CoderMJLee/MJRefresh#910).
        """,
      judged: """
        When the finger leaves (after the lift's own move) or, where the contract fires at crossing, at \
        the first movement outward past the line; the callback must come within the delay and two frames of the \
        first offset notification that follows. A begin in idle likewise, where begin fires. Excused: a \
        refresh under way, overlap, lateRelease and startAtTop as declared, a control that is hidden, \
        disabled, detached or out of the window, a cancel, an end that cancels the settling, a touch \
        that catches the content before the first notification, and a refresh under the finger.
        """,
      vacuous: "No pull past the trigger was let go and no begin came in idle.",
      settings: """
        `trigger`, `inclusive`, `fires` and `delay`; `begin`, `overlap`, `lateRelease` and \
        `startAtTop` excuse.
        """,
      unit: "points",
      example: """
        released 12.5 pt past the trigger at 0.816 s (line 41), no callback by 1.115 s: expected one
        """),
    excluded: Situation.needs(.header),
    kept: { _, _ in "" }
  ) { Clause { MeantPullFires() } }
}

private struct MeantPullFires: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions, .turns]
  var record = Record()
  private var owed = OwedCallbacks(of: .header)

  func kept(_ situation: Situation) -> String? {
    "\(Words.count(owed.answered, "pull or begin", "pulls and begins")), each answered in time"
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard case .offset(let kind) = motion else { return }
    if owed.leaving != nil {
      if kind == .drag { return }
      resolve(situation)
    }
    if situation.header.firesNow == .crossing, kind != .drag || situation.turn.fingerMoved {
      cross(situation)
    }
    if !owed.isEmpty { owed.hearNotice(situation) }
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if owed.leaving != nil { resolve(situation) }
    for debt in owed.see(step, situation) {
      record.hold(margin: debt.past ?? .infinity, at: situation.place)
    }
    switch step {
    case .touchEnded(cancelled: false):
      if situation.header.firesNow == .release, Self.owes(situation.touch, situation),
        Self.mayFire(situation)
      {
        owed.leave(situation.touch)
      }
    case .begin(.header): begun(situation)
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if owed.leaving != nil { resolve(situation) }
    for late in owed.overdue(until: next) { record.fail(late.debt.missed(by: late.deadline)) }
  }

  mutating func close(_ situation: Situation) -> String? {
    for debt in owed.takeAll() {
      guard situation.ending == .settled else {
        return "the run ended before the callback was due for \(debt.name)"
      }
      record.fail(debt.missed(by: situation.now))
    }
    return nil
  }

  /// A begin in idle owes a callback of its own.
  private mutating func begun(_ situation: Situation) {
    let header = situation.header
    guard header.begins == .fires, header.phase == .idle, !header.isLoading,
      Self.mayFire(situation)
    else { return }
    owed.owe(
      OwedCallbacks.Debt(
        cause: .begin, place: situation.place, deadline: situation.now + header.patience))
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
    guard let (touch, place) = owed.left(situation), touch.header.moved, touch.header.released
    else { return }
    owed.oweRelease(touch, place, situation)
  }

  private mutating func cross(_ situation: Situation) {
    let pull = situation.touch.header
    guard let approached = pull.approached, approached.history == situation.place.history,
      pull.charged == 0, Self.owes(situation.touch, situation), Self.mayFire(situation)
    else { return }
    owed.owe(
      OwedCallbacks.Debt(
        cause: .crossing, place: approached, row: situation.turn.cause, past: situation.header.past,
        touch: situation.touch.number, deadline: situation.now + situation.header.patience))
  }
}
