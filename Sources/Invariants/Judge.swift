public import GestureTrace

/// Reads a run row by row and gives a verdict on each rule.
///
/// It sees rows only, so that it judges a live control, a file and another language's control alike.
/// Rows come in the order of a history; equal rows give equal verdicts.
public struct Judge {
  private var situation: Situation
  /// Those of the catalogue, then the reader's own.
  private var rules: [RuleMonitor]
  /// The rules, by index, that read rows, that follow motions, and that judge at the end of an instant.
  private let readers, followers, turners: [Int]
  /// The line of the history whose time was before that of the row above it.
  private var disorder: Int?
  private var verdicts: [Verdict]?

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - header: the trace's header; its scene, rate, loads and quantum are read.
  ///   - drive: which rows move the content, the header's silence resolved (`Trace.drive`).
  ///   - contract: what the subject promises, computed for the scene.
  ///   - own: invariants to be judged beside those of the catalogue; one whose id another has is an
  ///     `error`.
  ///   - refused: excuses that no rule may make, to show what needs them.
  public init(
    header: TraceHeader, drive: TraceHeader.Drive, contract: Contract, own: [Invariant] = [],
    refusing refused: Set<Excuse> = []
  ) {
    situation = Situation(header: header, drive: drive, contract: contract)
    situation.refused = refused
    rules = (Catalogue.invariants + own).map(RuleMonitor.init)
    let reads = rules.map(\.reads)
    readers = reads.indices.filter { reads[$0].contains(.rows) }
    followers = reads.indices.filter { reads[$0].contains(.motions) }
    turners = reads.indices.filter { reads[$0].contains(.turns) }
  }

  /// Reads the next row of the history; the first one is the history's line 2.
  ///
  /// A row whose time is before the one above it makes every verdict an `error`.
  public mutating func see(_ row: HistoryRow) {
    guard disorder == nil, verdicts == nil else { return }
    let time = row.row.time
    if time != situation.now {
      guard time > situation.now else {
        disorder = situation.place.history + 1
        return
      }
      turnOver(until: time)
      situation.closeTurn()
    }
    switch situation.read(row) {
    case .nothing: break
    case .motion(let motion):
      for index in followers { rules[index].follow(motion, situation) }
    case .step(let step):
      show(step)
      if situation.leavesAtOnce { show(situation.letGo()) }
    }
  }

  private mutating func show(_ step: Step) {
    for index in readers { rules[index].see(step, situation) }
  }

  private mutating func turnOver(until next: Tick) {
    situation.settleInsets()
    situation.upcoming = next
    situation.settleLooks()
    for index in turners { rules[index].turnOver(until: next, situation) }
  }

  /// Closes the run and tells what was found: one verdict a rule, in the catalogue's order, then one for
  /// each invariant of one's own.
  ///
  /// `time` is when the run ended, not before the last row. Called again, it repeats the verdicts.
  public mutating func finish(_ ending: RunEnding, at time: Tick) -> [Verdict] {
    if let verdicts { return verdicts }
    if let line = disorder {
      let broken = rules.map {
        Verdict(
          $0.invariant.id, .error,
          says: "line \(line) of the history is earlier than the line above it",
          rows: [line])
      }
      verdicts = broken
      return broken
    }
    situation.ending = ending
    let end = max(time, situation.now)
    turnOver(until: end)
    situation.place.time = end
    var names: Set<String> = []
    let found = rules.indices.map { index in
      let verdict = rules[index].verdict(situation)
      return names.insert(verdict.invariant).inserted ? verdict : .nameless(verdict.invariant)
    }
    verdicts = found
    return found
  }

  /// How each rule stands so far, in the order of verdicts, for a screen that is watched live.
  public var standings: [Standing] {
    rules.map { $0.standing(situation) }
  }

  /// How each rule would stand if nothing more happened until `time`: what must have come by then and has
  /// not is broken, although no row says so.
  public func standings(waitingUntil time: Tick) -> [Standing] {
    guard time > situation.now, disorder == nil, verdicts == nil else { return standings }
    var waiting = self
    waiting.turnOver(until: time)
    return waiting.standings
  }

  /// Where the list rests as things stand, for a screen that draws it.
  public var places: RestingPlaces { RestingPlaces(situation.layout) }
}

extension Verdict {
  /// Of an invariant whose name another one has: nobody could tell whose it is.
  fileprivate static func nameless(_ name: String) -> Verdict {
    Verdict(name, .error, says: "another invariant has this name; give it one of its own")
  }
}

/// How one rule stands while a run is under way.
public struct Standing: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// The contract or the drive excludes the rule.
    case notApplicable
    /// Nothing to judge has happened yet.
    case waiting
    /// What was judged so far was kept.
    case holding
    /// The first violation, in one sentence.
    case violated(String)
  }

  public let invariant: String
  public let state: State
}
