internal import GestureTrace

extension Clause {
  /// From each row at which `begins` gives something to watch, that is watched until it is over; one at a time.
  ///
  /// The initialiser of a watch should borrow the situation, or it is given a copy of its own at each row.
  static func watch<Matter: Watch>(
    from begins: @escaping @Sendable (Step, Situation) -> Matter?
  ) -> Clause {
    Clause { WatchMonitor(begins: begins) }
  }
}

/// Something that begins at a row and is watched until it has come to something.
///
/// Each call tells what that is, which ends the watch unless it is `goingOn`: `passed` where nothing is left to be
/// judged; `nil` where there is nothing to tell yet.
protocol Watch: SendableMetatype {
  /// Which of the calls it has a use for.
  static var reads: ClauseReads { get }

  /// What is to be noted as it begins, after the row at which it does.
  func begun(_ here: Situation) -> Judgement?
  /// Reads a row that came after the one at which it began.
  mutating func see(_ step: Step, _ here: Situation) -> Judgement?
  /// Reads a change of the offset, or an imposed sample.
  mutating func follow(_ motion: Motion, _ here: Situation) -> Judgement?
  /// The instant is over: nothing more happens until `upcoming`.
  mutating func turnOver(_ here: Situation) -> Judgement?
  /// What it has come to when the run is over.
  func close(_ here: Situation) -> Judgement
  /// What was still to come where the run ended too soon for it.
  func pending(_ here: Situation) -> String?
}

extension Watch {
  func begun(_ here: Situation) -> Judgement? { nil }
  mutating func see(_ step: Step, _ here: Situation) -> Judgement? { nil }
  mutating func follow(_ motion: Motion, _ here: Situation) -> Judgement? { nil }
  mutating func turnOver(_ here: Situation) -> Judgement? { nil }
  func close(_ here: Situation) -> Judgement { .passed }
  func pending(_ here: Situation) -> String? { nil }
}

extension Judgement {
  /// One of several in a watch that goes on while they are kept: those narrow what is left.
  func narrowing(_ left: inout Double) -> Judgement? {
    if case .kept(let margin) = outcome { left = min(left, margin) }
    return isBroken ? self : nil
  }
}

private struct WatchMonitor<Matter: Watch>: ClauseMonitor {
  var reads: ClauseReads { Matter.reads }
  let begins: @Sendable (Step, Situation) -> Matter?
  var record = Record()
  private var matter: Matter?

  init(begins: @escaping @Sendable (Step, Situation) -> Matter?) { self.begins = begins }

  mutating func see(_ step: Step, _ situation: Situation) {
    if let judgement = matter?.see(step, situation) { note(judgement, situation) }
    guard matter == nil else { return }
    matter = begins(step, situation)
    if let judgement = matter?.begun(situation) { note(judgement, situation) }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    if let judgement = matter?.follow(motion, situation) { note(judgement, situation) }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if let judgement = matter?.turnOver(situation) { note(judgement, situation) }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let matter else { return nil }
    record.note(matter.close(situation), at: situation.place)
    return matter.pending(situation)
  }

  private mutating func note(_ judgement: Judgement, _ situation: Situation) {
    if !judgement.goesOn { matter = nil }
    record.note(judgement, at: situation.place)
  }
}
