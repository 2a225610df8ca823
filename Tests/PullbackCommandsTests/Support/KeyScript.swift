import ScreenReading
import TerminalScreens
import Testing

/// Keys that are pressed one after another, each with what the screen says then.
struct KeyScript {
  enum Step {
    /// After the key the screen says this, which it did not say before.
    case says(Key, String)
    /// After the key the screen no longer says this.
    case hides(Key, String)
    /// The key ends the program, and another one is started.
    case ends(Key)
    /// An answer that is typed, and what the screen says then.
    case typed(String, String)
    /// An answer that is typed, after which a finger is on the list.
    case touches(String)
    /// After the key no finger is on the list.
    case lifts(Key)
  }

  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// The keys that are pressed for what they are.
  var keys: Set<Key> {
    Set(
      steps.compactMap { step in
        switch step {
        case .says(let key, _), .hides(let key, _), .ends(let key), .lifts(let key): key
        case .typed, .touches: nil
        }
      })
  }

  /// Presses all of it on programs that `start` starts; what is running at the end is given back.
  @discardableResult
  func press(starting start: () throws -> PseudoTerminal) throws -> PseudoTerminal {
    var terminal = try start()
    for step in steps {
      switch step {
      case .says(let key, let text):
        #expect(!terminal.screen.text.contains(text), "\(text) before \(key)")
        terminal.send(key.bytes)
        try terminal.expect(text)
      case .hides(let key, let text):
        #expect(terminal.screen.text.contains(text), "\(text) before \(key)")
        terminal.send(key.bytes)
        try terminal.wait("\(text) is gone") { !terminal.screen.text.contains(text) }
      case .ends(let key):
        terminal.send(key.bytes)
        #expect(try terminal.end() == 0, "\(key)")
        #expect(terminal.isAsBefore)
        terminal = try start()
      case .typed(let keys, let text):
        terminal.send(keys)
        try terminal.expect(text)
      case .touches(let keys):
        terminal.send(keys)
        try terminal.wait("a finger") { terminal.screen.hasFinger }
      case .lifts(let key):
        terminal.send(key.bytes)
        try terminal.wait("no finger") { !terminal.screen.hasFinger }
      }
    }
    return terminal
  }
}

extension Screen {
  /// Whether a finger is on the phone, under the title.
  fileprivate var hasFinger: Bool { cells.dropFirst().contains { $0.contains("●") } }
}

extension KeyTable {
  /// All keys that do something.
  var keys: Set<Key> { Set(lines.flatMap(\.bindings).flatMap(\.keys)) }
}

extension Key {
  /// What a terminal sends for it.
  var bytes: String {
    switch self {
    case .character(let character): String(character)
    case .control(let letter): String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
    case .up: "\u{1b}[A"
    case .down: "\u{1b}[B"
    case .right: "\u{1b}[C"
    case .left: "\u{1b}[D"
    case .shiftRight: "\u{1b}[1;2C"
    case .shiftLeft: "\u{1b}[1;2D"
    case .home: "\u{1b}[H"
    case .end: "\u{1b}[F"
    case .pageUp: "\u{1b}[5~"
    case .pageDown: "\u{1b}[6~"
    case .delete: "\u{1b}[3~"
    case .enter: "\r"
    case .tab: "\t"
    case .backspace: "\u{7f}"
    case .escape: "\u{1b}"
    }
  }
}
