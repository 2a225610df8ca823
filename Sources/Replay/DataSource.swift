import GestureTrace
import HeadlessUIKit

/// The app's data source: it answers each callback as the trace's `loads` say.
final class DataSource {
  /// What is still to be said about one callback's load.
  private struct Load {
    var number: Int
    var isOwed: Bool
  }

  private let loads: Loads
  private let overlap: Contract.Overlap
  private let simulation: Simulation
  private let app: App
  /// Loads of each edge that neither an answer nor an `end` row has ended.
  private var open = EdgePair<[Load]>(header: [], footer: [])
  /// Edges begun silently, which owe no answer.
  private var silent = EdgePair(header: false, footer: false)
  /// When the last answer that is owed comes, or came, and is waited for.
  private(set) var lastAnswer = Instant.zero
  /// Answers since the last row in.
  private var answersInARow = 0

  /// Answers without a row in between that a run waits for: whoever asks for more asks for ever.
  private static let patience = 100

  init(loads: Loads, overlap: Contract.Overlap, simulation: Simulation, app: App) {
    self.loads = loads
    self.overlap = overlap
    self.simulation = simulation
    self.app = app
  }

  /// The callback of `edge` has run for the `number`-th time.
  func loaded(_ edge: Edge, _ number: Int) {
    silent[edge] = false
    // The control has told the app that this takes the place of what the other edge loads.
    if overlap == .cancels { ended(edge == .header ? .footer : .header) }
    let answer = loads.answer(number, of: edge)
    open[edge].append(Load(number: number, isOwed: answer.delay != .never))
    switch answer.delay {
    case .never: break
    case .nextTurn:
      simulation.asNobody { simulation.enqueue { self.give(answer, number, of: edge) } }
    case .seconds(0): give(answer, number, of: edge)
    case .seconds(let seconds):
      let due = simulation.now.advanced(by: seconds)
      if due < Driver.end { wait(until: due) }
      simulation.asNobody { simulation.enqueue(due: due) { self.give(answer, number, of: edge) } }
    }
  }

  /// A row has come in.
  func rowCame() { answersInARow = 0 }

  private func wait(until instant: Instant) {
    if answersInARow < Self.patience { lastAnswer = max(lastAnswer, instant) }
  }

  /// An `end` row has ended what was open.
  func ended(_ edge: Edge) {
    open[edge] = []
    silent[edge] = false
  }

  /// A silent begin: shown, never answered.
  func begunSilently(_ edge: Edge) { silent[edge] = true }

  /// Whether the load of `edge` that is under way will never be answered.
  func owesNothing(_ edge: Edge) -> Bool {
    let loads = open[edge]
    return loads.isEmpty ? silent[edge] : loads.allSatisfy { !$0.isOwed }
  }

  /// The answer's rows, each followed by its effect, in the order of rows.md, "Answers".
  private func give(_ answer: Answer, _ number: Int, of edge: Edge) {
    wait(until: simulation.now)
    answersInARow += 1
    app.write(.outcome(.answer(edge, number: number)))
    let isOpen = open[edge].contains { $0.number == number }
    open[edge].removeAll { $0.number == number }
    let content = { [app] in
      let growth = answer.growth(of: edge)
      if growth != 0 { app.answer(.content(height: max(0, app.contentHeight + growth))) }
      if let points = answer.prepends, points != 0 { app.answer(.prepend(points: points)) }
    }
    let end = { [app] in
      let result = answer.result == .success ? nil : answer.result
      if isOpen { app.answer(.end(edge, result: result)) }
      if edge == .header, answer.result == .noMore { app.answer(.noMore) }
    }
    switch answer.order ?? .contentFirst {
    case .contentFirst:
      content()
      end()
    case .endFirst:
      end()
      content()
    }
  }
}

extension Simulation {
  /// Does `work` under no tag, for the app's own doings.
  func asNobody(_ work: () -> Void) { perform(as: .nobody, work) }
}
