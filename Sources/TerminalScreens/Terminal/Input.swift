/// What someone does at a terminal, or what the terminal answers.
package enum Input: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted, from a terminal that tells it from what is typed.
  case paste(String)
  /// Whether the terminal has a private mode (DECRPM): 1 and 2 are set and reset, 0 is unknown to it.
  case mode(Int, state: Int)
  /// From now on the mouse's place is told to this part of a cell's height.
  case precision(Double)
}

/// A key.
package enum Key: Hashable, Sendable {
  /// A character, as typed.
  case character(Character)
  /// A letter typed with Control, in lower case.
  case control(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  /// The horizontal arrows with Shift.
  case shiftLeft, shiftRight
  case enter, tab, backspace, escape, delete
}

/// A mouse's button, or the wheel, at a place.
package struct Mouse: Hashable, Sendable {
  /// What it does.
  package enum Action: Hashable, Sendable {
    /// The first button goes down.
    case press
    /// The mouse moves with the button down.
    case drag
    /// The button comes up.
    case release
    case wheelUp, wheelDown
    /// Another button, which means nothing here.
    case other
  }

  package var action: Action
  /// Counted from 0: cells, or pixels once the terminal was told to report those.
  package var x, y: Int
  /// How far down in its cell it is, 0 up to 1; 0 where the terminal does not tell.
  package var part = 0.0

  package init(_ action: Action, x: Int, y: Int) {
    self.action = action
    (self.x, self.y) = (x, y)
  }
}
