package import GestureTrace

/// Something that is watched on a terminal and steered by keys and a mouse.
///
/// It is a machine without a terminal: time and input are told to it, and it says what is to be seen.
package protocol ScreenProgram: AnyObject {
  /// Whether it is to be left.
  var isOver: Bool { get }
  /// When the screen is next another one of its own accord; `nil` if only input changes it.
  var nextFrame: Tick? { get }
  /// Someone did something at `time`, on a screen of this size.
  func handle(_ input: Input, at time: Tick, on extent: Extent)
  /// Goes on to `time`.
  func advance(to time: Tick)
  /// The smallest screen on which it can be seen.
  var smallest: Extent { get }
  /// What is to be seen.
  func grid(_ extent: Extent) -> Grid
}

/// Runs a program on a terminal until it is left.
package enum ScreenLoop {
  /// The smallest screen on which anything can be told from anything else.
  package static let smallest = Extent(40, 12)
  /// Time between two screens, at least: a little less than a frame, since a wait may end a little late.
  private static let shortest = Tick(microseconds: 14_000)

  /// Runs a program; what its clock shows as 0 is now.
  package static func run(_ program: some ScreenProgram, on terminal: Terminal) {
    var start = Terminal.clock
    var lastShown = Tick.zero - shortest
    var isStale = true
    var due: Tick?
    while !program.isOver {
      let now = Terminal.clock - start
      program.advance(to: now)
      if let due, now >= due { isStale = true }
      if isStale, now >= lastShown + shortest {
        terminal.show(screen(program, terminal.extent))
        (isStale, lastShown) = (false, now)
      }
      due = isStale ? lastShown + shortest : program.nextFrame
      for event in terminal.wait(atMost: due.map { $0 - (Terminal.clock - start) }) {
        isStale = true
        switch event {
        case .gone: return
        case .changed: break
        case .input(.key(.control("z"))):
          let before = Terminal.clock
          terminal.suspend()
          // For the program no time has passed.
          start += Terminal.clock - before
        case .input(let input):
          program.handle(input, at: Terminal.clock - start, on: terminal.extent)
        }
      }
    }
  }

  /// What is to be seen on a screen of this size, be it that it is too small.
  package static func screen(_ program: some ScreenProgram, _ extent: Extent) -> Grid {
    let smallest = program.smallest
    guard extent.columns < smallest.columns || extent.rows < smallest.rows else {
      return program.grid(extent)
    }
    var grid = Grid(extent)
    let words =
      "Too small: \(extent.columns) × \(extent.rows). Please make the window at least "
      + "\(smallest.columns) × \(smallest.rows), or press control-C."
    for (row, line) in words.lines(of: max(1, extent.columns)).enumerated() {
      grid.write(line, 0, row, Style(nil, .bold))
    }
    return grid
  }
}

extension Grid {
  /// Writes words at the bottom, in as many rows as they need.
  mutating func writeBottom(_ words: String, _ style: Style) {
    let lines = words.columns > columns ? words.lines(of: columns) : [words]
    for (number, line) in lines.enumerated() {
      write(line.filling(columns), 0, rows - lines.count + number, style)
    }
  }
}

extension Tick {
  /// The next of sixty frames a second that is later than this.
  var nextFrame: Tick {
    let number = microseconds * 60 / 1_000_000 + 1
    return Tick(microseconds: (number * 1_000_000 + 59) / 60)
  }
}
