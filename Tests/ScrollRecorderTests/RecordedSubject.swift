import GestureTrace
import Replay
import ScrollRecorder
import UIKit

/// A subject with a recorder on its list, in whose app each call to the control has its hook.
final class RecordedSubject: Subject {
  private let control: any Subject
  private let recorder: ScrollRecorder
  /// Whether ends have their hook; otherwise the recorder was told how loads are answered.
  private let tellsEnds: Bool
  /// Edges whose control is on the list from the beginning.
  private var begun: Set<Edge> = []

  init(_ control: any Subject, recorder: ScrollRecorder, tellsEnds: Bool) {
    self.control = control
    self.tellsEnds = tellsEnds
    self.recorder = recorder
  }

  func attach(_ edge: Edge) {
    if !begun.insert(edge).inserted { recorder.happens(.attach(edge)) }
    control.attach(edge)
  }

  func detach(_ edge: Edge) {
    recorder.happens(.detach(edge))
    control.detach(edge)
  }

  func begin(_ edge: Edge) {
    recorder.begin(edge)
    control.begin(edge)
  }

  func end(_ edge: Edge, _ result: LoadResult) {
    if tellsEnds { recorder.end(edge, result) }
    control.end(edge, result)
  }

  func noMore() {
    recorder.noMore()
    control.noMore()
  }

  func reset() {
    recorder.reset()
    control.reset()
  }

  func setEnabled(_ enabled: Bool, _ edge: Edge) {
    recorder.happens(.enable(edge, enabled))
    control.setEnabled(enabled, edge)
  }

  func setHidden(_ hidden: Bool, _ edge: Edge) {
    recorder.happens(.hide(edge, hidden))
    control.setHidden(hidden, edge)
  }

  func tap(_ edge: Edge) {
    recorder.happens(.tap(edge))
    control.tap(edge)
  }

  func phase(of edge: Edge) -> Phase { control.phase(of: edge) }
  func appearance(of edge: Edge) -> Appearance { control.appearance(of: edge) }
  var views: [NSObject] { control.views }
}

/// A trace, what a control did with it, and what a recorder on the list wrote meanwhile.
struct Recorded {
  let history: History
  let sink = MemorySink()

  /// Replays `trace` on `recipe` with a recorder on the list, before the controls are.
  init(_ trace: Trace, on recipe: SubjectRecipe) throws {
    let sink = sink
    let rate = trace.header.rate
    let quick = trace.header.loads.hasQuickAnswers
    // The content is observed, whoever changes it.
    let loads = quick ? trace.header.loads.withoutGrowth : .never
    nonisolated(unsafe) var recorder: ScrollRecorder?
    nonisolated(unsafe) let memory = sink
    let recorded = SubjectRecipe(
      id: recipe.id, takesSettings: recipe.takesSettings, contract: recipe.contract
    ) { stage in
      let simulation = Simulation.current
      let made = ScrollRecorder(
        of: stage.scrollView, to: memory, title: "recorded", loads: loads, rate: rate,
        clock: { simulation.now.seconds(since: .zero) })
      try? made.start()
      recorder = made
      // A replay's stage must not be kept by what is on it.
      let reporting = stage.telling { [unowned made] edge in made.fired(edge) }
      return RecordedSubject(recipe.make(reporting), recorder: made, tellsEnds: !quick)
    }
    history = try Replayer.replay(trace, subject: recorded)
    try recorder?.stop()
  }
}

extension Loads {
  /// Whether a load is answered inside the callback or in the turn after it.
  var hasQuickAnswers: Bool {
    ((header ?? []) + (footer ?? [])).contains { [.seconds(0), .nextTurn].contains($0.delay) }
  }

  /// The same answers, each without the content that it brings.
  fileprivate var withoutGrowth: Loads {
    var loads = self
    loads.header = (header ?? [Answer()]).map(\.withoutGrowth)
    loads.footer = (footer ?? [Answer()]).map(\.withoutGrowth)
    return loads
  }
}

extension Answer {
  fileprivate var withoutGrowth: Answer {
    var answer = self
    answer.adds = 0
    return answer
  }
}
