package import Exploration
package import GestureTrace
package import Invariants
package import Replay
package import Reports

/// What a run came to, and the traces that were made for comparing it with others.
package struct CheckedRun: Sendable {
  package let result: CheckResult
  /// The rules across runs that made some.
  package let derived: [AcrossRuns.Outcome]
}

/// One subject to be put on one recording.
package struct CheckRun: Sendable {
  /// The recording's path, for the report.
  package let path: String
  private let trace: Trace
  private let subject: SubjectRecipe
  /// Which rows move the content.
  private let drive: TraceHeader.Drive
  /// What the scroll model is set to; the last one of a name counts.
  private let settings: [PolicySetting]

  /// A run of a recording; `drive` overrides which rows move the content.
  package init(
    path: String, trace: Trace, subject: SubjectRecipe, drive: TraceHeader.Drive? = nil,
    settings: [PolicySetting] = []
  ) {
    self.path = path
    self.trace = trace
    self.subject = subject
    self.drive = drive ?? trace.drive
    self.settings = settings
  }

  /// Replays the recording, judges the history, and keeps what a report needs.
  ///
  /// - Returns: the verdicts with the rows that failures point at, and what was made for them.
  /// - Throws: why the recording cannot be replayed.
  package func checked(_ scope: CheckScope = CheckScope()) throws(ReplayError) -> CheckedRun {
    let history = try replayed()
    let outcomes =
      scope.comparesRuns && history.isAsAsked
      ? try AcrossRuns.judge(history, subject: subject, rules: scope.rules)
      : []
    let compared =
      !history.isAsAsked
      ? Catalogue.acrossRuns.map { Verdict.unsettable($0.id) }
      : scope.comparesRuns ? outcomes.map(\.verdict) : AcrossRuns.unasked
    let verdicts = (history.judged(own: scope.own) + compared).filter {
      scope.rules.isEmpty || scope.rules.contains($0.invariant)
    }
    return CheckedRun(
      result: result(history, verdicts, evidence(of: verdicts, in: history, scope)),
      derived: outcomes.filter { !$0.derivations.isEmpty })
  }

  private func result(
    _ history: History, _ verdicts: [Verdict], _ evidence: Evidence
  ) -> CheckResult {
    let policy = settings.map(\.description).joined(separator: ",")
    return CheckResult(
      trace: path, subject: subject.id, policy: policy.isEmpty ? nil : policy,
      digest: history.digest, firedHeader: history.firedHeader,
      firedFooter: history.firedFooter, end: RunEnd(history.endState), verdicts: verdicts,
      evidence: evidence,
      reference: history.deviation.map(ReferenceDeviation.init))
  }

  /// What happens.
  /// - Throws: why the recording cannot be replayed.
  package func replayed() throws(ReplayError) -> History {
    try Replayer.replay(trace, subject: subject, drive: drive, settings: settings)
  }

  /// The rows that failures point at; line `n` of either file is row `n - 2`.
  private func evidence(
    of verdicts: [Verdict], in history: History, _ scope: CheckScope
  ) -> Evidence {
    var evidence = Evidence()
    if scope.keepsContext { evidence.contract = history.contract.json.text }
    for verdict in verdicts where verdict.kind == .violated || verdict.kind == .error {
      if let line = verdict.row { evidence.trace[line] = trace.row(onLine: line)?.text }
      let lines = scope.keepsContext ? verdict.rows.flatMap(Evidence.around) : verdict.rows
      for line in lines where history.rows.indices.contains(line - 2) {
        evidence.history[line] = history.rows[line - 2].row.text
      }
    }
    return evidence
  }
}

extension History {
  /// The verdict of every rule of one run, and of invariants of one's own.
  ///
  /// What a subject does under another contract than the one that the recording asks for says nothing
  /// about it.
  /// Rules may not make excuses that are `refused`.
  package func judged(
    own: [Invariant] = [], refusing refused: Set<Excuse> = []
  ) -> [Verdict] {
    guard isAsAsked else {
      return (Catalogue.rules.map(\.id) + own.map(\.id)).map(Verdict.unsettable)
    }
    var judge = Judge(
      header: traceHeader, drive: drive, contract: contract, own: own, refusing: refused)
    for row in rows { judge.see(row) }
    return judge.finish(ending, at: endTime)
  }
}

extension Verdict {
  /// A rule on a subject that does not take the settings of the recording.
  fileprivate static func unsettable(_ rule: String) -> Verdict {
    Verdict(
      rule, .notApplicable,
      says: "the recording asks for settings, which this subject cannot take")
  }
}

extension ReferenceDeviation {
  /// What a replay found, as reports have it.
  package init(_ deviation: Deviation) {
    self.init(
      rootMeanSquare: deviation.rootMeanSquare, maximum: deviation.maximum, count: deviation.count)
  }
}

extension RunEnd {
  fileprivate init(_ state: EndState) {
    self.init(
      offset: state.offset, inset: state.inset, headerPhase: state.headerPhase,
      footerPhase: state.footerPhase)
  }
}
