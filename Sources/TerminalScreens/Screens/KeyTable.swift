/// The keys of a screen: what each does, and the page that tells of it, from one list.
package struct KeyTable<Screen>: Sendable {
  /// A key, or some that do the same; the page names the first.
  package struct Binding: Sendable {
    package let keys: [Key]
    let act: @Sendable (Screen) -> Void

    init(_ keys: Key..., act: @escaping @Sendable (Screen) -> Void) {
      self.keys = keys
      self.act = act
    }
  }

  /// A line of the page.
  package struct Line: Sendable {
    /// What is done, in as few cells as the smallest screen has for it: 12.
    package let short: String
    /// The same where there is room.
    let long: String
    /// Empty for the mouse.
    package let bindings: [Binding]

    init(_ short: String, _ long: String, _ bindings: Binding...) {
      self.short = short
      self.long = long
      self.bindings = bindings
    }

    /// As the page names its keys.
    package var name: String {
      bindings.isEmpty ? "mouse" : bindings.compactMap(\.keys.first?.name).joined(separator: " ")
    }
  }

  let title: String
  package let lines: [Line]

  /// Cells of the keys' column.
  private static var keyWidth: Int { 7 }

  /// Does what the key is for; a key that is for nothing does nothing.
  func press(_ key: Key, on screen: Screen) {
    let bindings = lines.lazy.flatMap(\.bindings)
    bindings.first { $0.keys.contains(key) }?.act(screen)
  }

  /// Draws the page; where there are more lines than rows they stand in two columns.
  func draw(on grid: inout Grid) {
    grid.write(title, 0, 0, Style(nil, .bold))
    grid.write("any key goes back", max(0, grid.columns - 17), 0, Palette.quietly)
    let rows = max(1, grid.rows - 2)
    let columns = (lines.count + rows - 1) / rows
    let width = grid.columns / max(1, columns)
    let room = width - Self.keyWidth
    let isWide = lines.allSatisfy { $0.long.columns < room }
    for (number, line) in lines.enumerated() {
      let (column, row) = (number / rows * width, 2 + number % rows)
      grid.write(line.name, column, row, Style(Palette.accent, .bold))
      let words = isWide ? line.long : line.short
      grid.write(words.fitting(room), column + Self.keyWidth, row)
    }
  }
}

extension Key {
  /// As a page of keys names it.
  package var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let letter): "^\(letter.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .shiftLeft: "shift-←"
    case .shiftRight: "shift-→"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page-up"
    case .pageDown: "page-down"
    case .enter: "enter"
    case .tab: "tab"
    case .backspace: "backspace"
    case .escape: "esc"
    case .delete: "delete"
    }
  }
}
