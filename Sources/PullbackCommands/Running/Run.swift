import Checking
import Replay
import Reports

/// One subject to be put on one recording, with the failures of a command.
struct Run: Sendable {
  let check: CheckRun

  /// Replays the recording, judges the history, and keeps what a report needs.
  ///
  /// - Returns: the verdicts with the rows that failures point at, and what was made for them.
  /// - Throws: why the recording cannot be replayed.
  func checked(_ scope: CheckScope) throws(CommandFailure) -> CheckedRun {
    do throws(ReplayError) { return try check.checked(scope) } catch {
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
