import Checking
import Replay
import Reports

/// One subject to be put on one recording, with the failures of a command.
struct Run: Sendable {
  let check: CheckRun

  /// Replays the recording, judges the history, and keeps what a report needs.
  ///
  /// - Parameters:
  ///   - rules: the ids to report; every rule where it is empty.
  ///   - acrossRuns: whether those that compare runs are judged, too.
  /// - Returns: the verdicts with the rows that failures point at, and what was made for them.
  /// - Throws: why the recording cannot be replayed.
  func checked(
    rules: Set<String>, acrossRuns: Bool
  ) throws(CommandFailure) -> CheckedRun {
    do throws(ReplayError) {
      return try check.checked(rules: rules, acrossRuns: acrossRuns)
    } catch {
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
