import GestureTrace
import HeadlessUIKit

/// Writes the history: it watches the simulation from outside and looks at the subject when work for
/// one of its edges returns.
final class Recorder: SimulationWitness {
  private(set) var rows: [HistoryRow] = []
  private(set) var isClosed = false
  /// Whether the run is over: then only faults of what goes are still written.
  private var isOver = false
  /// How often each edge's callback ran.
  private(set) var fired = EdgePair(header: 0, footer: 0)
  /// What each edge was last seen to do.
  private(set) var phases = EdgePair(header: Phase.idle, footer: Phase.idle)
  /// What the app's data source does when a callback runs; set once the stage stands.
  var answering: (Edge, _ number: Int) -> Void = { _, _ in }
  /// The subject under test; `nil` before it is made and after it is let go.
  var subject: (any Subject)?
  /// Edges whose control is on the scroll view or has been.
  var edges: [Edge] = []

  private let simulation: Simulation
  private unowned let scrollView: UIScrollView
  /// Before time 0 what controls show is not written, so that each value stands once there.
  private var isPreparing = true
  private var appearances = EdgePair(header: Appearance(), footer: Appearance())
  private var offset: Double
  private var offsetX: Double
  private var observers = -1
  private var isSliding = false
  private var lastShown: (time: Instant, offset: Double)?
  private var callbackDepth = 0

  /// Callbacks inside one another after which there will be no end to them.
  private static let deepestCallback = 50

  init(simulation: Simulation, scrollView: UIScrollView) {
    self.simulation = simulation
    self.scrollView = scrollView
    offset = scrollView.contentOffset.y
    offsetX = scrollView.contentOffset.x
  }

  private var now: Tick { Tick(microseconds: simulation.now.microseconds) }

  // MARK: Writing

  /// A row in of the trace.
  func write(_ event: Row.Event, line: Int) { append(event, line: line) }

  /// A row out; `event` may be a world's event that an answer stands for.
  func write(_ event: Row.Event) { append(event, line: nil) }

  private func write(_ outcome: Outcome) { append(.outcome(outcome), line: nil) }

  private func append(_ event: Row.Event, line: Int?) {
    guard !isClosed, !isOver else { return }
    rows.append(HistoryRow(Row(now, event), line: line))
  }

  /// Makes room for a history of about so many rows.
  func reserve(_ count: Int) { rows.reserveCapacity(count) }

  /// Gives up the subject and the app at the end of a run; faults of their going are still heard.
  func letGo() {
    isOver = true
    // Its going may do things that are looked at, when it must be gone from here already.
    let leaving = subject
    subject = nil
    withExtendedLifetime(leaving) {}
    answering = { _, _ in }
  }

  /// The row that closes a history.
  func fault(_ reason: String) {
    guard !isClosed else { return }
    rows.append(HistoryRow(Row(now, .outcome(.fault(reason)))))
    isClosed = true
  }

  /// Time 0: what is shown then, and how many observers there are.
  func finishPreparing() {
    isPreparing = false
    for edge in edges { look(at: edge) }
    countObservers()
  }

  // MARK: Looking at the subject

  /// Writes what the control of `edge` shows and does, as far as that is new.
  func look(at edge: Edge) {
    guard let subject, !isClosed else { return }
    if !isPreparing {
      let appearance = subject.appearance(of: edge)
      guard appearance.isSound else {
        simulation.raise("what the \(edge.rawValue) shows has a length that is no number")
        return
      }
      writeAppearance(appearance, of: edge)
    }
    let phase = subject.phase(of: edge)
    guard phase != phases[edge] else { return }
    phases[edge] = phase
    write(.phase(edge, phase))
  }

  private func writeAppearance(_ new: Appearance, of edge: Edge) {
    let old = appearances[edge]
    guard new != old else { return }
    appearances[edge] = new
    if let value = new.progress, value != old.progress {
      write(.progress(edge, NumberText.rounded(value)))
    }
    if let flag = new.spinner, flag != old.spinner { write(.spinner(edge, flag)) }
    if let text = new.text, text != old.text { write(.text(edge, text)) }
    if let frame = new.frame, frame != old.frame { write(.frame(edge, Frame(frame))) }
    if let alpha = new.alpha, alpha != old.alpha { write(.alpha(edge, NumberText.rounded(alpha))) }
  }

  /// The callback of `edge` runs: the row, then the app's answer if it comes at once.
  func callback(of edge: Edge) {
    guard !isClosed, !isOver, simulation.fault == nil else { return }
    guard callbackDepth < Self.deepestCallback else {
      simulation.raise("the callback of the \(edge.rawValue) runs inside itself without end")
      return
    }
    look(at: edge)
    fired[edge] += 1
    write(.fired(edge, simulation.tag.isCode(of: edge) ? .code : .user))
    callbackDepth += 1
    answering(edge, fired[edge])
    callbackDepth -= 1
  }

  // MARK: SimulationWitness

  func scrollViewMoved(_ scrollView: UIScrollView, kind: MovementKind) {
    let (x, y) = (scrollView.contentOffset.x, scrollView.contentOffset.y)
    if y != offset {
      offset = y
      // What an animation shows is to be read after the offset that it leads to.
      lastShown = nil
      write(.offset(NumberText.rounded(y), OffsetKind(kind)))
    }
    if x != offsetX {
      offsetX = x
      write(.offsetX(NumberText.rounded(x)))
    }
  }

  func scrollView(_ scrollView: UIScrollView, willWrite inset: UIEdgeInsets, duration: Double) {
    let edge = lookAtWriter()
    write(.setInset(Insets(inset).rounded, duration: duration, edge))
  }

  func scrollView(_ scrollView: UIScrollView, willWrite offset: CGPoint, duration: Double) {
    let edge = lookAtWriter()
    write(.setOffset(NumberText.rounded(offset.y), duration: duration, edge))
  }

  private func lookAtWriter() -> Edge? {
    let edge = simulation.tag.edge
    if let edge { look(at: edge) }
    return edge
  }

  func returned(from tag: WorkTag) {
    if let edge = tag.edge { look(at: edge) }
  }

  func committed() {
    showSlide()
    if !isPreparing { countObservers() }
  }

  func raised(_ reason: String) { fault(reason) }

  private func countObservers() {
    let count = scrollView.taggedObserverCount
    guard count != observers else { return }
    observers = count
    write(.observers(count))
  }

  /// What is seen of an animated offset: when an animation starts, at each frame, and when it is over.
  private func showSlide() {
    let slides = scrollView.isSliding
    guard slides || isSliding else { return }
    let isDue = !slides || scrollView.slideBegan || simulation.isShowingFrame
    isSliding = slides
    guard isDue else { return }
    let seen = NumberText.rounded(scrollView.presentationOffset.y)
    if let lastShown, lastShown == (simulation.now, seen) { return }
    lastShown = (simulation.now, seen)
    write(.shown(seen))
  }
}
