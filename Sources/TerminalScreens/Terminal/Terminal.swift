package import GestureTrace
import Glibc

/// The terminal that the program was started on: the one place that talks to it.
package final class Terminal {
  /// Why a terminal cannot be taken over.
  package enum Refusal: Error, Hashable, Sendable {
    /// Standard input or output is no terminal.
    case none
    /// It cannot move its cursor.
    case dumb
  }

  /// Something that came from the terminal.
  package enum Event: Hashable, Sendable {
    case input(Input)
    /// Its size may be another one, or its contents are gone.
    case changed
    /// It is gone.
    case gone
  }

  private let capabilities: Capabilities
  private var writer: ScreenWriter
  private var parser = InputParser()
  /// Whether the mouse is reported in pixels.
  private var countsPixels = false

  /// Milliseconds after which an escape that nothing has followed was the key.
  private static let escapeTime: Int32 = 40

  /// Takes the terminal over until `close`.
  /// - Throws: why that is not possible; nothing has happened to it then.
  package init(_ capabilities: Capabilities = .ofProcess) throws(Refusal) {
    self.capabilities = capabilities
    writer = ScreenWriter(capabilities)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .none }
    guard capabilities.movesCursor else { throw .dumb }
    Restoration.installHandlers()
    Wake.install()
    guard Restoration.takeOver() else { throw .none }
  }

  deinit { Restoration.giveBack() }

  /// Gives the terminal back.
  package func close() { Restoration.giveBack() }

  /// Whether it shows colours.
  package var isColored: Bool { capabilities.colors != .none }

  /// Its size now; 80 × 24 where it does not tell.
  package var extent: Extent {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Extent(80, 24) }
    return Extent(Int(size.ws_col), Int(size.ws_row))
  }

  /// The size of a cell in pixels; `nil` where the terminal does not tell.
  private var cell: (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
      size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
    else { return nil }
    return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
  }

  /// Shows a screen.
  package func show(_ grid: Grid) { put(writer.update(to: grid)) }

  /// Has the mouse reported in pixels, if the terminal says that it can.
  ///
  /// It is asked first: one that does not know them would go on to report cells. Its answer comes as a
  /// `precision`, if at all.
  package func preferPixels() { put(Array("\u{1b}[?1016$p".utf8)) }

  /// What an input means: pixels become cells and parts of them.
  private func meaning(of input: Input) -> Input {
    switch input {
    case .mode(1016, state: 1), .mode(1016, state: 2):
      guard let cell else { return input }
      put(Array("\u{1b}[?1016h".utf8))
      countsPixels = true
      return .precision(1 / Double(cell.height))
    case .mouse(var mouse):
      guard countsPixels, let cell else { return input }
      mouse.part = Double(mouse.y % cell.height) / Double(cell.height)
      (mouse.x, mouse.y) = (mouse.x / cell.width, mouse.y / cell.height)
      return .mouse(mouse)
    case .key, .paste, .mode, .precision: return input
    }
  }

  private func put(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits until something comes, at most for `limit` and without end where that is `nil`.
  package func wait(atMost limit: Tick?) -> [Event] {
    // Up to the next whole millisecond, which is what `poll` can do.
    var milliseconds =
      limit.map { Int32(min(max(0, ($0.microseconds + 999) / 1000), 60_000)) } ?? -1
    if parser.isOpen {
      milliseconds = milliseconds < 0 ? Self.escapeTime : min(milliseconds, Self.escapeTime)
    }
    var waited = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Wake.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waited, 2, milliseconds)
    guard count > 0 else { return count == 0 ? parser.flush().map { .input($0) } : [] }
    var events = waited[1].revents != 0 ? signals() : []
    if waited[0].revents != 0 { events += read() }
    return events
  }

  private func read() -> [Event] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return [.gone] }
    return parser.read(bytes.prefix(max(0, count))).map { .input(meaning(of: $0)) }
  }

  private func signals() -> [Event] {
    let said = Wake.read()
    if said.contains(Wake.suspended) {
      suspend()
    } else if said.contains(Wake.continued) {
      Restoration.renew()
      begin()
    }
    // Letters may be of another size now.
    guard countsPixels, let cell else { return [.changed] }
    return [.changed, .input(.precision(1 / Double(cell.height)))]
  }

  /// Gives the terminal back until the program is continued.
  package func suspend() {
    Restoration.giveBack()
    Wake.suspend()
    _ = Restoration.takeOver()
    begin()
  }

  /// What follows when the terminal was taken over again: it is as at first.
  private func begin() {
    if countsPixels { put(Array("\u{1b}[?1016h".utf8)) }
    writer.forget()
  }

  /// The time since the computer was started.
  package static var clock: Tick {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Tick(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  }
}
