import GestureTrace
import Invariants
import Replay
import Reports

/// One subject to be put on one recording.
struct Run: Sendable {
  /// The recording's path, for the report.
  let path: String
  let trace: Trace
  let subject: SubjectRecipe
  /// Which rows move the content.
  let drive: TraceHeader.Drive
  /// What the scroll model is set to.
  let variant: PolicyVariant

  /// Replays the recording, judges the history, and keeps what a report needs.
  ///
  /// - Parameter rules: the ids to report; every rule where it is empty.
  /// - Returns: the verdicts with the rows that failures point at.
  /// - Throws: why the recording cannot be replayed.
  func checked(rules: Set<String>) throws(CommandFailure) -> CheckResult {
    let history = try replayed()
    let verdicts = judged(history).filter { rules.isEmpty || rules.contains($0.invariant) }
    return CheckResult(
      trace: path, subject: subject.id, policy: variant.name, digest: history.digest,
      firedHeader: history.firedHeader,
      firedFooter: history.firedFooter, end: RunEnd(history.endState), verdicts: verdicts,
      evidence: evidence(of: verdicts, in: history))
  }

  /// The verdict of every rule.
  private func judged(_ history: History) -> [Verdict] {
    // No subject of the catalogue can be configured; what it does under another contract than the
    // one that the recording asks for says nothing about it.
    guard trace.header.settings.isEmpty else {
      return Catalogue.rules.map {
        Verdict(
          $0.id, .notApplicable,
          says: "the recording asks for settings, which this subject cannot take")
      }
    }
    var judge = Judge(header: trace.header, drive: drive, contract: history.contract)
    for row in history.rows { judge.see(row) }
    return judge.finish(history.ending, at: history.endTime)
  }

  /// What happens.
  /// - Throws: why the recording cannot be replayed.
  func replayed() throws(CommandFailure) -> History {
    do throws(ReplayError) {
      return try Replayer.replay(
        trace, subject: subject, drive: drive, settings: variant.settings)
    } catch {
      throw .replay(path: path, error)
    }
  }

  /// The rows that failures point at; line `n` of either file is row `n - 2`.
  private func evidence(of verdicts: [Verdict], in history: History) -> Evidence {
    var evidence = Evidence()
    for verdict in verdicts where verdict.kind == .violated || verdict.kind == .error {
      if let line = verdict.row { evidence.trace[line] = trace.row(onLine: line)?.text }
      for line in verdict.rows where history.rows.indices.contains(line - 2) {
        evidence.history[line] = history.rows[line - 2].row.text
      }
    }
    return evidence
  }
}

extension RunEnd {
  fileprivate init(_ state: EndState) {
    self.init(
      offset: state.offset, inset: state.inset, headerPhase: state.headerPhase,
      footerPhase: state.footerPhase)
  }
}
