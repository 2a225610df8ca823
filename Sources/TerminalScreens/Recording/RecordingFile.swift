import GestureTrace
import Glibc
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
    /// It does not; the line of the history that differs first. Nothing has the name then, and what was
    /// written as it happened stays.
    case differs(line: Int)
  }

  /// The name that the recording is to have.
  package let path: String
  private let session: ReplaySession
  private let subject: SubjectRecipe
  private var writer: TraceWriter?
  /// The rows that are in the file; a session that is over gives none, and saving can be tried again.
  private var rows: [Row] = []

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

  /// The last part of that name.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name under which it stands until it is saved.
  package var livePath: String { path + ".live.part" }

  /// Rows that are in the file.
  package var count: Int { rows.count }

  /// Writes the rows that were performed since the last time; they are in the system's hands then.
  /// - Throws: why they cannot be written; they may be tried again.
  package func append() throws(TraceError) {
    // One by one: of many that had to wait, those that are written are not written again.
    for row in session.performed(from: rows.count) {
      try writer?.append(row)
      rows.append(row)
    }
  }

  /// Saves the whole recording under its name, with a title, and replays it from there.
  ///
  /// The run has ended with a `stop` row. Where the recording is not saved it can be tried again.
  /// - Throws: why it cannot be written or read; what was written as it happened stays then.
  package func save(title: String) throws(SaveError) -> Outcome {
    do throws(TraceError) { try append() } catch { throw .file(error) }
    let seen = session.finish()
    var header = session.header
    if !title.isEmpty { header.title = title }
    do throws(TraceError) {
      try TraceFile.write(Trace(header: header, rows: rows), to: path)
    } catch {
      throw .file(error)
    }
    var isProven = false
    // The name is for what was proven, and free for the next try.
    defer { if !isProven { unlink(path) } }
    let replayed = try replay()
    guard replayed.digest == seen.digest else {
      return .differs(line: Self.difference(seen, replayed))
    }
    isProven = true
    writer.take()?.abandon()
    return .saved(rows: replayed.rows.count, digest: replayed.digest)
  }

  /// What comes of the file as it was written.
  private func replay() throws(SaveError) -> History {
    let read: Trace
    do throws(TraceError) { read = try TraceFile.read(path).trace } catch { throw .file(error) }
    do throws(ReplayError) {
      return try Replayer.replay(read, subject: subject)
    } catch {
      throw .replay(error)
    }
  }

  /// Why a recording could not be saved.
  package enum SaveError: Error, Hashable, Sendable, CustomStringConvertible {
    case file(TraceError)
    case replay(ReplayError)

    package var description: String {
      switch self {
      case .file(let error): error.message
      case .replay(let error): "its scene cannot be replayed: \(error)"
      }
    }
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
