package import GestureTrace
package import Replay

/// A control that is alive under someone's hand: a run whose rows come while it is watched.
package final class LiveRun {
  /// The run as it is told so far.
  package private(set) var story: Story
  /// The session behind it.
  package let session: ReplaySession

  /// Rows that are to come: those of a gesture that is being made.
  private var coming: [Row] = []
  private var told = 0

  /// Sets the scene.
  /// - Throws: a policy or a setting that is none.
  package init(header: TraceHeader, subject: SubjectRecipe) throws(ReplayError) {
    session = try ReplaySession(live: header, subject: subject)
    story = Story(header: session.header, drive: .finger, contract: session.contract)
    advance(to: .zero)
  }

  /// How far the run has come.
  package var time: Tick { session.time }

  /// Whether something moves, waits or loads, so that the next frame is another picture.
  package var isBusy: Bool {
    guard session.ending == nil else { return false }
    return !coming.isEmpty || story.isHeld.last == true || (session.nextTurn ?? .limit) < nearby
      || Edge.allCases.contains { story.phases[$0].last?.isInRefresh == true }
  }

  /// A turn that is due before this is worth waiting for frame by frame.
  private var nearby: Tick { time + Tick(seconds: 0.5) }

  /// Lets everything happen until `time`, rows of a gesture that is being made included.
  package func advance(to time: Tick) {
    while let row = coming.first, row.time <= time {
      coming.removeFirst()
      // A row of it may have become late by what was done in between.
      session.append(Row(max(row.time, session.time + Tick(microseconds: 1)), row.event))
    }
    session.advance(to: time)
    hear()
    story.goOn(to: max(time, .zero))
  }

  /// Does something now: at `time`, or right after what has happened.
  ///
  /// A gesture that is being made ends where its finger is taken away, or the run is over.
  package func perform(_ event: WorldEvent, at time: Tick) {
    guard session.ending == nil else { return }
    switch event {
    case .cancel, .lift, .stop: coming = []
    default: break
    }
    let next = max(time, session.time + Tick(microseconds: 1))
    advance(to: next + Tick(microseconds: -1))
    guard next > session.time else { return }
    session.append(Row(next, event))
    advance(to: next)
  }

  /// Begins a gesture at `time`, if the run goes on and no finger is down.
  package func make(_ gesture: Gesture, at time: Tick, y: Double) {
    guard session.ending == nil, coming.isEmpty, story.isHeld.last != true else { return }
    coming = gesture.rows(from: max(time, session.time + Tick(microseconds: 1)), y: y)
  }

  /// Whether a gesture is being made.
  package var isMakingGesture: Bool { !coming.isEmpty }

  /// Tells the story what has happened since.
  private func hear() {
    let rows = session.rows
    for row in rows[told...] { story.see(row) }
    told = rows.count
  }
}
