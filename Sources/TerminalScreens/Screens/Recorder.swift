package import GestureTrace
package import Replay
import TraceFiles

/// The recorder: a control alive under a mouse, and what it does written down.
package final class Recorder: ScreenProgram {
  /// What a recorder is started with.
  package struct Setup {
    /// The controls that can be put under the list, in turn.
    package var subjects: [SubjectRecipe]
    /// The place among them of the first.
    package var first: Int
    /// The scene, and how the app answers.
    package var header: TraceHeader
    /// Points that the finger moves for a row of cells, at first.
    package var pointsPerRow: Double
    /// Names for files, each another one that is not taken.
    package var nextPath: () -> String
    /// What is noted about where a recording came from.
    package var origin: (Origin) -> JSONObject
    package var isColored: Bool

    package init(
      subjects: [SubjectRecipe], first: Int, header: TraceHeader, pointsPerRow: Double,
      nextPath: @escaping () -> String, origin: @escaping (Origin) -> JSONObject, isColored: Bool
    ) {
      self.subjects = subjects
      self.first = first
      self.header = header
      self.pointsPerRow = pointsPerRow
      self.nextPath = nextPath
      self.origin = origin
      self.isColored = isColored
    }
  }

  /// Where a recording comes from.
  package struct Origin {
    /// The id of the control.
    package let subject: String
    package let screen: Extent
    /// Points that the finger moved for a row of cells.
    package let pointsPerRow: Double
    /// Points within which it is known where the finger was.
    package let quantum: Double
  }

  /// What becomes of what happens.
  enum Stage {
    /// It is seen and forgotten.
    case live
    case recording(RecordingFile)
    /// The run has ended and is to be saved or discarded.
    case stopped(RecordingFile)
  }

  let setup: Setup
  var place: Int
  var header: TraceHeader
  var run: LiveRun
  var stage = Stage.live
  var prompt: Prompt?
  var isHelping = false
  /// Whether the key before this one has asked to discard the recording.
  var isDiscarding = false
  /// The screen's size when something was last done on it.
  var extent = ScreenLoop.smallest
  /// What there is to say, and whether it is bad news.
  var message: (text: String, isBad: Bool) = ("", false)
  var gestures: [Prompt.Purpose: Gesture] = [
    .pull: .pull, .fling: .fling, .approach: .approach,
  ]
  var finger = MouseFinger()
  /// Points that the finger moves for a row of cells.
  var pointsPerRow: Double
  package internal(set) var isOver = false
  /// What was saved, for the shell that is gone back to.
  package internal(set) var saved: [String] = []
  /// Between the terminal's clock and the run's.
  var start = Tick.zero
  private(set) var now = Tick.zero
  /// Seconds of the plot.
  private static let window = Tick(seconds: 6)

  /// Sets the scene with the first control.
  /// - Throws: a policy or a setting of the header that is none.
  package init(_ setup: Setup) throws(ReplayError) {
    self.setup = setup
    place = setup.first
    header = setup.header
    pointsPerRow = setup.pointsPerRow
    run = try LiveRun(header: setup.header, subject: setup.subjects[setup.first])
  }

  var subject: SubjectRecipe { setup.subjects[place] }

  /// Where the recording stands that was not saved, if there is one.
  package var unsaved: String? {
    switch stage {
    case .live: nil
    case .recording(let file), .stopped(let file): file.livePath
    }
  }

  // MARK: Time

  package var nextFrame: Tick? {
    guard run.session.ending == nil, run.isBusy else {
      return run.session.nextTurn.map { $0 + start }
    }
    return now.nextFrame
  }

  package func advance(to time: Tick) {
    now = max(now, time)
    run.advance(to: now - start)
    keep()
  }

  /// Writes down what has happened, if it is recorded.
  func keep() {
    guard case .recording(let file) = stage else { return }
    do { try file.append() } catch { message = (error.message, true) }
  }

  /// A list as it is at first, with the control of now; what is open is to be dealt with before.
  func restart(recorded: JSONObject? = nil) {
    header.recorded = recorded
    start = now
    finger.lift()
    do {
      run = try LiveRun(header: header, subject: subject)
    } catch {
      message = ("\(subject.id): \(error)", true)
    }
  }

  // MARK: The screen

  package var smallest: Extent { ScreenLoop.smallest }

  /// The part of a screen that shows the run.
  func area(in extent: Extent) -> Area { Area(0, 1, extent.columns, extent.rows - 2) }

  package func grid(_ extent: Extent) -> Grid {
    var grid = Grid(extent)
    if isHelping {
      Self.keyTable.draw(on: &grid)
      return grid
    }
    let time = max(run.story.end, .zero)
    if let glimpse = run.session.glimpse() ?? lastGlimpse {
      lastGlimpse = glimpse
      let from = time > Self.window ? time - Self.window : .zero
      var pane = RunPane(
        story: run.story, glimpse: glimpse, time: time, span: from...from + Self.window,
        title: subject.id)
      pane.isColored = setup.isColored
      if run.story.isHeld.last == true, let finger = run.story.finger.last {
        pane.finger = (finger.x ?? header.scene.width / 2, finger.y)
      }
      pane.draw(on: &grid, in: area(in: extent))
    }
    drawTitle(on: &grid)
    if let prompt {
      prompt.draw(on: &grid, row: extent.rows - 1)
    } else {
      let style = message.isBad ? Style(Palette.bad, .bold) : Palette.quietly
      grid.writeBottom(message.text.isEmpty ? hint(extent.columns) : message.text, style)
    }
    return grid
  }

  /// What can be done now, the most useful first.
  private func hint(_ columns: Int) -> String {
    let isNarrow = columns < 66
    return switch stage {
    case .live:
      isNarrow
        ? "r record  p pull  ? help  q quit"
        : "r record  mouse or p pull  +- finger  tab control  ? help  q quit"
    case .recording:
      isNarrow
        ? "r stop  p pull  u discard  ? help" : "r stop  mouse or p pull  u discard  ? help"
    case .stopped: "s save  u discard  ? help"
    }
  }

  /// What was seen last of a run that is over.
  private var lastGlimpse: Glimpse?

  private func drawTitle(on grid: inout Grid) {
    let clock = "\(max(run.time, .zero).clock) s"
    let (words, style): (String, Style) =
      switch stage {
      case .live: ("live  \(NumberText.of(pointsPerRow)) points a row", Style(nil, .bold))
      case .recording(let file):
        ("● REC  \(file.count) rows  \(file.path)", Style(Palette.bad, .bold))
      case .stopped(let file): ("■ stopped  \(file.count) rows", Style(Palette.warning, .bold))
      }
    grid.write(words.printable.fitting(grid.columns - clock.columns - 2), 0, 0, style)
    grid.write(clock, grid.columns - clock.columns, 0, Palette.quietly)
  }
}
