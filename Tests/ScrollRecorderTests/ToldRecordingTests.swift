import Foundation
import GestureTrace
import HeadlessUIKit
import Replay
import ScrollRecorder
import Subjects
import Testing
import TraceFiles

/// Recordings in which an app does something to the list, too: each of its rows comes back as it was.
@Suite("Recording an app that says what it does")
struct ToldRecordingTests {
  /// Every committed recording in which an app or the system does something, and one in which they do all
  /// that they can, on every control.
  static let cases: [ReplayedRecordingTests.Case] = {
    let committed = ReplayedRecordingTests.traces.filter { _, trace in
      trace.canBeTold && trace.rows.contains { $0.isToldByAHook }
    }
    return (committed + [("everything", everything)]).flatMap { name, trace in
      Catalogue.systems.map { .init(name: name, trace: trace.delivered.spread, subject: $0.id) }
    }
  }()

  /// A list that is thrown, and everything that an app does to a list.
  private static let everything: Trace = {
    var header = TraceHeader()
    header.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    let rows: [(Double, WorldEvent)] = [
      (0.1, .touch(FingerPlace(y: 500))), (0.15, .move(FingerPlace(y: 430))),
      (0.2, .move(FingerPlace(y: 330))), (0.25, .lift(FingerPlace(y: 330))),
      (0.4, .safeArea(Insets(top: 20, left: 0, bottom: 34, right: 0))),
      (0.6, .prepend(points: 240)), (2, .prepend(points: 90)), (2.2, .content(height: 1600)),
      (2.4, .resize(width: 414, height: 736)),
      (2.6, .inset(Insets(top: 88, left: 0, bottom: 83, right: 0))), (3, .begin(.header)),
      (3.5, .prepend(points: 120)), (4, .end(.header, result: .failure)), (5, .noMore),
      (5.2, .enable(.footer, false)), (5.4, .enable(.footer, true)), (5.6, .reset),
      (5.8, .hide(.header, true)), (6, .hide(.header, false)), (6.2, .detach(.header)),
      (6.4, .attach(.header)), (6.6, .leave), (6.8, .comeBack),
      (7, .scrollTo(offset: 100, animated: true)), (8, .tap(.footer)),
      (9, .assignInset(Insets(top: 64, left: 0, bottom: 49, right: 0))),
    ]
    return Trace(header: header, rows: rows.map { Row(Tick(seconds: $0.0), $0.1) })
  }()

  @Test("There are recordings with each of the rows that only an app knows of")
  func some() {
    let verbs = Set(Self.cases.flatMap { $0.trace.rows.filter(\.isToldByAHook).map(\.verb) })
    #expect(
      verbs == [
        "inset", "assignInset", "safeArea", "prepend", "scrollTo", "leave", "return",
      ])
  }

  @Test(
    "Its rows are recorded as they were; a replay of them calls back the same", arguments: cases)
  func told(_ example: ReplayedRecordingTests.Case) throws {
    let recipe = try #require(Catalogue.recipe(example.subject))
    let plain = try Replayer.replay(example.trace, subject: recipe)
    let recorded = try ToldRecording(example.trace, on: recipe)
    #expect(recorded.digest == plain.digest, "the recorder changed what it recorded")
    let trace = try recorded.sink.trace()
    let told = plain.rows.map(\.row).filter { $0.isFor(plain.contract) }
    #expect(trace.rows.compactMap(\.toldByTheApp) == told.compactMap(\.toldByTheApp))
    let again = try Replayer.replay(trace, subject: recipe)
    #expect(plain.callbacks.map(\.text) == again.callbacks.map(\.text))
    let off = plain.distance(to: again)
    #expect(off <= ReplayedRecordingTests.bound, "the offsets are \(off) pt apart")
  }
}

/// A trace that is played row by row to a recorded list, in an app that says each thing just before it
/// does it.
struct ToldRecording {
  let digest: String
  let sink = MemorySink()

  init(_ trace: Trace, on recipe: SubjectRecipe) throws {
    let sink = sink
    nonisolated(unsafe) let memory = sink
    nonisolated(unsafe) var found: (recorder: ScrollRecorder, simulation: Simulation)?
    let clock = Clock()
    nonisolated(unsafe) let now = clock
    let recorded = SubjectRecipe(
      id: recipe.id, takesSettings: recipe.takesSettings, contract: recipe.contract
    ) { stage in
      let simulation = Simulation.current
      let made = ScrollRecorder(
        of: stage.scrollView, to: memory, rate: trace.header.rate,
        clock: { max(now.row, simulation.now.seconds(since: .zero)) })
      try? made.start()
      found = (made, simulation)
      let reporting = stage.telling { [unowned made] edge in made.fired(edge) }
      return RecordedSubject(recipe.make(reporting), recorder: made, tellsEnds: true)
    }
    let session = try ReplaySession(Trace(header: trace.header), subject: recorded)
    let (recorder, simulation) = try #require(found)
    for row in trace.rows {
      session.advance(to: row.time + Tick(microseconds: -1))
      session.append(row)
      guard case .world(let event) = row.event, row.isToldByAHook else { continue }
      clock.row = row.time.seconds
      if case .prepend = event {
        recorder.prepend { session.advance(to: row.time) }
      } else if event.isObserved {
        session.advance(to: row.time)
      } else {
        simulation.run { recorder.tell(event) }
      }
    }
    digest = session.finish().digest
    try recorder.stop()
  }

  private final class Clock {
    /// Seconds of the row that is being performed.
    var row = 0.0
  }
}

extension ScrollRecorder {
  /// What an app does that its control is not asked for, by the hook for it.
  fileprivate func tell(_ event: WorldEvent) {
    switch event {
    case .inset(let insets): inset(UIEdgeInsets(insets))
    case .assignInset(let insets): assignInset(UIEdgeInsets(insets))
    case .scrollTo(let offset, let animated): scroll(to: CGFloat(offset), animated: animated)
    case .leave: leave()
    case .comeBack: comeBack()
    default: happens(event)
    }
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension WorldEvent {
  /// Whether the recorder sees it on the list by itself.
  fileprivate var isObserved: Bool { if case .safeArea = self { true } else { false } }
}

extension Row {
  /// The row's second value.
  fileprivate var verb: String { String(text.split(separator: "\"")[1]) }

  /// Whether it is a row that a replay has no hook for.
  fileprivate var isToldByAHook: Bool {
    guard case .world(let event) = event else { return false }
    switch event {
    case .inset, .assignInset, .safeArea, .prepend, .scrollTo, .leave, .comeBack: return true
    default: return false
    }
  }

  /// Whether it is for a control that is there; one for another does nothing.
  fileprivate func isFor(_ contract: Contract) -> Bool {
    guard case .world(let event) = event else { return false }
    switch event {
    case .begin(let edge), .end(let edge, _), .tap(let edge), .enable(let edge, _),
      .hide(let edge, _), .detach(let edge), .attach(let edge):
      return contract.edge(edge) != nil
    case .noMore, .reset: return contract.footer != nil
    default: return true
    }
  }

  /// The row, if it is none of a finger's or of a reference; without what says nothing more.
  fileprivate var toldByTheApp: String? {
    guard case .world(let event) = event else { return nil }
    switch event {
    case .touch, .move, .lift, .cancel, .drag, .release, .glide, .stop, .note: return nil
    case .end(let edge, .success): return Row(time, .end(edge, result: nil)).text
    default: return text
    }
  }
}

extension Trace {
  /// Whether fingers drive it, and nothing in it is done inside a callback.
  fileprivate var canBeTold: Bool {
    let loads = (header.loads.header ?? []) + (header.loads.footer ?? [])
    return drive == .finger && header.settings.isEmpty && header.scene.policies.isEmpty
      && !header.loads.hasQuickAnswers && loads.allSatisfy { ($0.prepends ?? 0) == 0 }
  }

  /// The same rows, no two of them in one instant.
  fileprivate var spread: Trace {
    var trace = self
    for index in rows.indices.dropFirst() {
      let earliest = trace.rows[index - 1].time + Tick(microseconds: 1)
      trace.rows[index].time = max(trace.rows[index].time, earliest)
    }
    return trace
  }
}
