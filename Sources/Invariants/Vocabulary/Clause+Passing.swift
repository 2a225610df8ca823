internal import GestureTrace

extension Clause {
  /// What may only stand for a while is over by its deadline.
  ///
  /// It is looked at when an instant is over, and a break is told once for each row that it stands for. It is
  /// no occasion by itself: what puts it to the test is for other clauses.
  ///
  /// - Parameters:
  ///   - standing: the row for which it stands; `nil` while it does not.
  ///   - deadline: until when; `nil` while it is put off.
  ///   - open: what to say of a run that ends before.
  ///   - judge: what it comes to when the deadline has passed, or everything has settled.
  /// - Returns: the clause.
  static func passes(
    _ standing: @escaping @Sendable (Situation) -> Place?,
    by deadline: @escaping @Sendable (Spell, Situation) -> Tick?,
    open: @escaping @Sendable (Spell, Situation) -> Account,
    judge: @escaping @Sendable (Spell, _ deadline: Tick, Situation) -> Judgement
  ) -> Clause {
    Clause { PassingMonitor(standing: standing, deadline: deadline, open: open, judge: judge) }
  }
}

/// How long something has stood.
struct Spell {
  /// The row for which it stands.
  let row: Place
  /// The last row of the first instant at whose end it stood.
  let since: Place
}

private struct PassingMonitor: ClauseMonitor {
  var reads: ClauseReads { .turns }
  let standing: @Sendable (Situation) -> Place?
  let deadline: @Sendable (Spell, Situation) -> Tick?
  let open: @Sendable (Spell, Situation) -> Account
  let judge: @Sendable (Spell, Tick, Situation) -> Judgement
  var record = Record()
  var spell: Spell?
  /// The row, by its line, for which a break has been told.
  var told: Int?

  mutating func turnOver(until next: Tick, _ here: Situation) {
    guard let row = standing(here), row.history != told else {
      spell = nil
      return
    }
    if spell?.row.history != row.history { spell = Spell(row: row, since: here.place) }
    guard let spell, let deadline = deadline(spell, here),
      deadline < next || here.ending == .settled
    else { return }
    told = row.history
    self.spell = nil
    record.note(judge(spell, deadline, here), at: here.place)
  }

  mutating func close(_ here: Situation) -> String? { spell.map { open($0, here).text } }
}
