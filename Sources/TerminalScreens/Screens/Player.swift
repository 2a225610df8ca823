package import GestureTrace
import Invariants
import Replay

/// A player of recorded runs: one, or two of the same gesture side by side.
package final class Player: ScreenProgram {
  /// One or two, in the order of the screen.
  let runs: [WatchedRun]
  private let name: String
  private let isColored: Bool
  let end: Tick
  /// Where two runs part ways.
  let difference: Tick?

  /// The instant that is shown.
  package private(set) var position = Tick.zero
  package private(set) var isPlaying = true
  package internal(set) var isOver = false
  var speed: Speed
  /// The span that is played over and over; either end may be open.
  var loop: (start: Tick?, end: Tick?) = (nil, nil)
  var isHelping = false
  /// Why the last key went nowhere.
  var notice: String?
  /// When `position` was reached, on the terminal's clock.
  private var now = Tick.zero

  /// A player of one or two `runs` of the recording `name`, at first at this speed.
  package init(_ runs: [WatchedRun], named name: String, speed: Speed, isColored: Bool) {
    precondition((1...2).contains(runs.count), "\(runs.count) runs side by side")
    self.runs = runs
    self.name = name
    self.speed = speed
    self.isColored = isColored
    end = runs.map(\.end).max() ?? .zero
    difference = runs.count == 2 ? runs[0].story.firstDifference(from: runs[1].story) : nil
  }

  // MARK: Time

  package var nextFrame: Tick? { isPlaying ? now.nextFrame : nil }

  package func advance(to time: Tick) {
    guard time > now else { return }
    let passed = time - now
    now = time
    guard isPlaying else { return }
    position += Tick(seconds: passed.seconds * speed.factor)
    if let start = loop.start, let end = loop.end, position >= end || position < start {
      position = start
    } else if position >= end {
      position = end
      isPlaying = false
    }
  }

  func go(to time: Tick) {
    position = min(max(time, .zero), end)
    isPlaying = false
  }

  func togglePlaying() {
    isPlaying.toggle()
    if isPlaying, position >= end { position = loop.start ?? .zero }
  }

  // MARK: Input

  package func handle(_ input: Input, at time: Tick, on extent: Extent) {
    advance(to: time)
    switch input {
    case .key(let key):
      notice = nil
      if isHelping, key != .control("c") {
        isHelping = false
      } else {
        Self.keyTable.press(key, on: self)
      }
    case .mouse(let mouse): point(mouse, on: extent)
    case .paste, .mode, .precision: break
    }
  }

  /// A press or a drag on a plot goes to that instant; the wheel goes frame by frame.
  private func point(_ mouse: Mouse, on extent: Extent) {
    switch mouse.action {
    case .press, .drag:
      for (run, area) in zip(runs, areas(in: extent)) {
        let plotArea = RunPane.plotArea(in: area)
        guard plotArea.contains(Place(mouse.x, mouse.y)) else { continue }
        let plot = Plot(story: run.story, span: span)
        go(to: plot.time(ofColumn: mouse.x - plotArea.column, columns: plotArea.columns))
      }
    case .wheelUp: go(to: position - Self.frame)
    case .wheelDown: go(to: position + Self.frame)
    case .release, .other: break
    }
  }

  // MARK: The screen

  /// Two runs side by side need a panel each.
  package var smallest: Extent { runs.count == 2 ? Extent(80, 12) : ScreenLoop.smallest }

  private var span: ClosedRange<Tick> { .zero...max(end, Tick(microseconds: 100_000)) }

  /// Where each run is shown: beside one another under the title, over the keys.
  private func areas(in extent: Extent) -> [Area] {
    let whole = Area(0, 1, extent.columns, extent.rows - 2)
    guard runs.count == 2 else { return [whole] }
    let half = (extent.columns - 1) / 2
    return [
      Area(0, 1, half, whole.rows), Area(half + 1, 1, extent.columns - half - 1, whole.rows),
    ]
  }

  package func grid(_ extent: Extent) -> Grid {
    var grid = Grid(extent)
    if isHelping {
      Self.keyTable.draw(on: &grid)
      return grid
    }
    for (number, (run, area)) in zip(runs, areas(in: extent)).enumerated() {
      let time = min(position, run.end)
      guard let glimpse = run.glimpse(at: time) else { continue }
      var pane = RunPane(
        story: run.story, glimpse: glimpse, time: time, span: span, title: run.history.subject)
      pane.finger = run.finger(at: time)
      (pane.cursor, pane.flag) = (position, difference)
      pane.ink = number == 0 ? Palette.accent : Palette.second
      pane.isColored = isColored
      pane.draw(on: &grid, in: area)
    }
    drawTitle(on: &grid)
    drawKeys(on: &grid)
    return grid
  }

  private func drawTitle(on grid: inout Grid) {
    let sign = isPlaying ? "▶" : "‖"
    let clock = "\(sign) \(position.clock) / \(end.clock) s  \(speed)"
    let left = grid.columns - clock.columns
    grid.write(name.printable.fitting(left - 2), 0, 0, Style(nil, .bold))
    grid.write(clock, left, 0, Style(isPlaying ? Palette.good : Palette.warning, .bold))
  }

  private func drawKeys(on grid: inout Grid) {
    let row = grid.rows - 1
    var words = "space play  ←→ frame  , . row  c callback  f finding  ↑↓ speed  ? help  q quit"
    if grid.columns < words.columns { words = "space ←→ , . c f ↑↓ speed  ? help  q" }
    grid.writeBottom(notice ?? words, notice == nil ? Palette.quietly : Style(Palette.warning))
    guard let start = loop.start else { return }
    let text = " loop \(start.clock)–\(loop.end?.clock ?? "…") "
    grid.write(text, grid.columns - text.columns, row, Style(Palette.accent, .reversed))
  }
}

/// How fast a run is played: a power of two, from a sixteenth to sixteen times as fast as it was.
package struct Speed: Hashable, Sendable, CustomStringConvertible {
  private var exponent: Int

  package static let normal = Speed(exponent: 0)

  private init(exponent: Int) { self.exponent = min(max(exponent, -4), 4) }

  /// The speed of this factor: 1/16…16, written `1/4`, `0.25`, `1` or `8`; `nil` for others.
  package init?(_ text: String) {
    let factors = (-4...4).map { Speed(exponent: $0) }
    let found = factors.first { speed in
      speed.name == text || Double(text) == speed.factor
    }
    guard let found else { return nil }
    self = found
  }

  var factor: Double { exponent < 0 ? 1 / Double(1 << -exponent) : Double(1 << exponent) }
  var faster: Speed { Speed(exponent: exponent + 1) }
  var slower: Speed { Speed(exponent: exponent - 1) }

  private var name: String { exponent < 0 ? "1/\(1 << -exponent)" : "\(1 << exponent)" }
  package var description: String { "\(name)×" }
}
