import GestureTrace
package import Replay
package import TraceFiles

/// A recording on its way into a file, written as it happens.
///
/// Until it is saved it stands in `PATH.live.part`, of which `TraceFile.recover` makes a whole recording
/// whatever ends the program.
package final class RecordingFile {
  /// What became of a recording that was to be saved.
  package enum Outcome: Hashable, Sendable {
    /// Replayed from the file it gives the history that was seen.
    case saved(rows: Int, digest: String)
    /// It does not; the line of the history that differs first. Both files are kept.
    case differs(line: Int)
  }

  /// The name that the recording is to have.
  package let path: String
  private let session: ReplaySession
  private let subject: SubjectRecipe
  private var writer: TraceWriter?
  private var written = 0

  /// Begins to write what happens in a session that has just begun.
  /// - Throws: why the file cannot be written.
  package init(
    _ path: String, of session: ReplaySession, subject: SubjectRecipe
  ) throws(TraceError) {
    self.path = path
    self.session = session
    self.subject = subject
    writer = try TraceWriter(path + ".live", header: session.header)
  }

  /// The name under which it stands until it is saved.
  package var livePath: String { path + ".live.part" }

  /// Rows that are in the file.
  package var count: Int { written }

  /// Writes the rows that were performed since the last time; they are in the system's hands then.
  /// - Throws: why they cannot be written; they may be tried again.
  package func append() throws(TraceError) {
    let rows = session.performed(from: written)
    guard !rows.isEmpty else { return }
    try writer?.append(contentsOf: rows)
    written += rows.count
  }

  /// Saves the whole recording under its name, with a title, and replays it from there.
  ///
  /// The run has ended with a `stop` row.
  /// - Throws: why it cannot be written or read; what was written as it happened stays then.
  package func save(title: String) throws(SaveError) -> Outcome {
    var header = session.header
    if !title.isEmpty { header.title = title }
    let read: Trace
    let seen: History
    do throws(TraceError) {
      try append()
      let trace = Trace(header: header, rows: session.performed(from: 0))
      seen = session.finish()
      try TraceFile.write(trace, to: path)
      read = try TraceFile.read(path).trace
    } catch {
      throw .file(error)
    }
    let replayed: History
    do throws(ReplayError) {
      replayed = try Replayer.replay(read, subject: subject)
    } catch {
      throw .replay(error)
    }
    guard replayed.digest == seen.digest else {
      return .differs(line: Self.difference(seen, replayed))
    }
    writer.take()?.abandon()
    return .saved(rows: replayed.rows.count, digest: replayed.digest)
  }

  /// Why a recording could not be saved.
  package enum SaveError: Error, Hashable, Sendable {
    case file(TraceError)
    case replay(ReplayError)
  }

  /// The line of the second history whose row out is the first that is another one.
  private static func difference(_ first: History, _ second: History) -> Int {
    let outs = { (history: History) in
      history.rows.enumerated().filter { $0.element.line == nil }
    }
    let pairs = zip(outs(first), outs(second))
    return (pairs.first { $0.element.row != $1.element.row }?.1.offset ?? second.rows.count) + 2
  }

  /// Removes what was written: it is not wanted.
  package func discard() { writer.take()?.abandon() }
}
