package import GestureTrace
import Invariants
package import Replay

/// A whole run of a recording on a subject that can be looked at, at any instant, both ways.
///
/// Pictures are not kept: going on plays further, going back plays again from the start, which takes a
/// few milliseconds.
package final class WatchedRun {
  /// The run as its rows tell it.
  package let story: Story
  /// What was found.
  package let verdicts: [Verdict]
  /// Where the rows out of the run can be read, in order.
  package let history: History

  private let trace: Trace
  private let subject: SubjectRecipe
  private let drive: TraceHeader.Drive?
  private let settings: [PolicySetting]
  private var session: ReplaySession

  /// Replays and judges.
  /// - Throws: why the recording cannot be replayed.
  package init(
    _ trace: Trace, subject: SubjectRecipe, drive: TraceHeader.Drive? = nil,
    settings: [PolicySetting] = []
  ) throws(ReplayError) {
    history = try Replayer.replay(trace, subject: subject, drive: drive, settings: settings)
    var story = Story(
      header: history.traceHeader, drive: history.drive, contract: history.contract)
    for row in history.rows { story.see(row) }
    verdicts = story.finish(history.ending, at: history.endTime)
    self.story = story
    self.trace = trace
    self.subject = subject
    self.drive = drive
    self.settings = settings
    session = try ReplaySession(trace, subject: subject, drive: drive, settings: settings)
  }

  /// When the run was over.
  package var end: Tick { story.end }

  /// What is seen of the list at `time`, from 0 to the end of the run.
  package func glimpse(at time: Tick) -> Glimpse? {
    if time < session.time {
      guard
        let again = try? ReplaySession(
          trace, subject: subject, drive: drive, settings: settings)
      else { return nil }
      session = again
    }
    session.advance(to: time)
    return session.glimpse()
  }

  /// Where a finger is at `time`, in the view's points; `nil` where none is down.
  package func finger(at time: Tick) -> (x: Double, y: Double)? {
    guard story.isHeld.value(at: time) == true else { return nil }
    return story.finger.value(at: time).map { ($0.x ?? trace.header.scene.width / 2, $0.y) }
  }
}
