import Checking
import Replay
import Reports

/// One subject to be put on one recording, with the failures of a command.
struct Run: Sendable {
  let check: CheckRun

  /// Replays the recording, judges the history, and keeps what a report needs.
  ///
  /// - Parameter rules: the ids to report; every rule where it is empty.
  /// - Returns: the verdicts with the rows that failures point at.
  /// - Throws: why the recording cannot be replayed.
  func checked(rules: Set<String>) throws(CommandFailure) -> CheckResult {
    do throws(ReplayError) { return try check.checked(rules: rules) } catch {
      throw .replay(ReplayFailure(error, path: check.path, in: check.path))
    }
  }

  /// What happens.
  /// - Throws: why the recording cannot be replayed.
  func replayed() throws(CommandFailure) -> History {
    do throws(ReplayError) { return try check.replayed() } catch {
      throw .replay(ReplayFailure(error, path: check.path, in: check.path))
    }
  }
}
