package import GestureTrace
import Invariants
import Replay

/// A player of recorded runs: one, or two of the same gesture side by side.
package final class Player: ScreenProgram {
  /// One or two, in the order of the screen.
  private let runs: [WatchedRun]
  private let name: String
  private let isColored: Bool
  private let end: Tick
  /// Where two runs part ways.
  private let difference: Tick?

  /// The instant that is shown.
  package private(set) var position = Tick.zero
  package private(set) var isPlaying = true
  package private(set) var isOver = false
  private var speed: Speed
  /// The span that is played over and over; either end may be open.
  private var loop: (start: Tick?, end: Tick?) = (nil, nil)
  private var isHelping = false
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

  /// What a frame of the display lasts.
  private static let frame = Tick(microseconds: 16_667)

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

  private func go(to time: Tick) {
    position = min(max(time, .zero), end)
    isPlaying = false
  }

  private func togglePlaying() {
    isPlaying.toggle()
    if isPlaying, position >= end { position = loop.start ?? .zero }
  }

  // MARK: Input

  package func handle(_ input: Input, at time: Tick, on extent: Extent) {
    advance(to: time)
    switch input {
    case .key(let key): press(key)
    case .mouse(let mouse): point(mouse, on: extent)
    case .mode, .precision: break
    }
  }

  private func press(_ key: Key) {
    if isHelping, key != .control("c") {
      isHelping = false
      return
    }
    switch key {
    case .character("q"), .control("c"), .escape: isOver = true
    case .character("?"), .character("h"): isHelping = true
    case .character(" "): togglePlaying()
    case .left: go(to: position - Self.frame)
    case .right: go(to: position + Self.frame)
    case .shiftLeft, .character(","): step(among: rowTimes, by: -1)
    case .shiftRight, .character("."): step(among: rowTimes, by: 1)
    case .up, .character("+"): speed = speed.faster
    case .down, .character("-"): speed = speed.slower
    case .home, .character("0"): go(to: .zero)
    case .end: go(to: end)
    case .character("c"): step(among: times(\.isCallback), by: 1)
    case .character("C"): step(among: times(\.isCallback), by: -1)
    case .character("p"): step(among: times(\.isPhase), by: 1)
    case .character("P"): step(among: times(\.isPhase), by: -1)
    case .character("f"): step(among: times(\.isGrave), by: 1)
    case .character("F"): step(among: times(\.isGrave), by: -1)
    case .character("d"): if let difference { go(to: difference) }
    case .character("["): loop.start = position
    case .character("]"): loop.end = position > loop.start ?? .zero ? position : nil
    case .character("l"): loop = (nil, nil)
    default: break
    }
    if loop.end != nil, loop.start == nil { loop.start = .zero }
  }

  /// Goes to the next or the last of some instants, if there is one.
  private func step(among times: [Tick], by direction: Int) {
    let next = direction > 0 ? times.first { $0 > position } : times.last { $0 < position }
    if let next { go(to: next) }
  }

  private var rowTimes: [Tick] { runs[0].story.rowTimes }

  /// When something of a kind happened in any of the runs.
  private func times(_ isWanted: (Story.Mark.Kind) -> Bool) -> [Tick] {
    runs.flatMap { $0.story.marks.filter { isWanted($0.kind) }.map(\.time) }.sorted()
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
      HelpPage.player.draw(on: &grid)
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
    grid.write(words.fitting(grid.columns), 0, row, Palette.quietly)
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
