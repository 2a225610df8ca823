import GestureTrace
import Replay
import Testing

@Suite("A replay that is taken step by step")
struct ReplaySessionTests {
  /// Rows that come one by one, each when its time has come, until two seconds after the last.
  private func live(
    _ trace: Trace, step: Int64, _ recipe: SubjectRecipe = PlainHeader.recipe()
  ) throws -> ReplaySession {
    let session = try ReplaySession(live: trace.header, subject: recipe)
    var rows = trace.rows[...]
    var time = Tick.zero
    let end = (rows.last?.time ?? .zero) + Tick(seconds: 3)
    while time <= end {
      while let row = rows.first, row.time <= time {
        session.append(row)
        rows.removeFirst()
      }
      session.advance(to: time)
      _ = session.glimpse()
      time += Tick(microseconds: step)
    }
    session.append(Row(session.time + Tick(microseconds: 1), .stop))
    session.advance(to: session.time + Tick(microseconds: 1))
    return session
  }

  @Test(
    "What was watched live is what a replay of its rows gives, however often it was looked at",
    arguments: [1_000, 5_003, 16_667, 400_000] as [Int64])
  func same(step: Int64) throws {
    let session = try live(.pull(60), step: step)
    // A session is not to be looked into by an expectation that fails: there is no end to its views.
    let ending = session.ending
    #expect(ending == .stopped)
    let recorded = Trace(header: session.header, rows: session.performed(from: 0))
    let watched = session.finish()
    #expect(watched.firedHeader == 1)
    let replayed = try Replayer.replay(recorded, subject: PlainHeader.recipe())
    #expect(replayed.digest == watched.digest)
    #expect(replayed.endTime == watched.endTime && replayed.ending == watched.ending)
    let deviation = try #require(replayed.deviation)
    #expect(deviation.count == 4, "three moves and the rest of the bounce, which the hold ends")
    #expect(deviation.maximum < 1e-6, "references are written to a millionth of a point")
    let outs = { (history: History) in history.rows.filter { $0.line == nil }.map(\.row) }
    #expect(outs(replayed) == outs(watched))
    // Each row in is on the line that it will have in the file.
    let lines = watched.rows.compactMap { row in row.line.map { (row.row, $0) } }
    #expect(lines.allSatisfy { recorded.row(onLine: $1) == $0 })
  }

  @Test("What is seen goes on between turns: an animation is further at each look")
  func glimpses() throws {
    let session = try ReplaySession(.pull(60), subject: PlainHeader.recipe())
    var offsets: [Double] = []
    for step in 0..<5 {
      session.advance(to: Tick(microseconds: 516_667 + Int64(step) * 3_000))
      offsets.append(try #require(session.glimpse()).offset)
    }
    #expect(offsets == offsets.sorted() && Set(offsets).count == 5, "\(offsets)")
    let (inset, next) = (session.glimpse()?.inset.top, session.nextTurn)
    #expect(inset == 50)
    #expect(next == Tick(microseconds: 533_333))
    let history = session.finish()
    let isOver = session.glimpse() == nil && session.nextTurn == nil
    #expect(isOver)
    #expect(try history == Replayer.replay(.pull(60), subject: PlainHeader.recipe()))
  }

  @Test("A fault ends a session, and what comes after it changes nothing")
  func fault() throws {
    let session = try live(.pull(60), step: 16_667, PlainHeader.recipe(.postsForEver))
    let ending = session.ending
    #expect(ending == .fault)
    let watched = session.finish().rows.filter { $0.line == nil }
    let replayed = try Replayer.replay(
      .pull(60), subject: PlainHeader.recipe(.postsForEver)
    ).rows.filter { $0.line == nil }
    #expect(watched == replayed)
  }

  @Test("A session that is let go in the middle frees its views")
  func letGo() throws {
    let session = try ReplaySession(.pull(60), subject: PlainHeader.recipe())
    session.advance(to: Tick(seconds: 0.4))
    let ending = session.ending
    #expect(ending == nil)
  }

  @Test("A row that comes too late is a mistake of the caller")
  func tooLate() async {
    await #expect(processExitsWith: .failure) {
      let session = try ReplaySession(.pull(60), subject: PlainHeader.recipe())
      session.advance(to: Tick(seconds: 1))
      session.append(Row(Tick(seconds: 1), .stop))
    }
  }
}
