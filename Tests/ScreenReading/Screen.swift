import TerminalScreens

/// A terminal as a test knows it: it reads what a program writes and keeps what is to be seen.
///
/// It knows what screens need (cursor, erasing, looks) and notes every other sequence.
package struct Screen {
  /// What stands in each cell, row after row; U+0000 in the right half of a wide letter.
  package private(set) var cells: [[Character]]
  /// The cell's look, as the parameters that were set since the last reset.
  package private(set) var looks: [[String]]
  /// Private modes that are set.
  package private(set) var modes: Set<Int> = []
  private var cursor = (column: 0, row: 0)
  private var look = ""
  private var rest: [UInt8] = []

  package init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    looks = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// What is to be read, a line for each row, without blanks at their ends.
  package var text: String {
    cells.map { row in
      var line = String(row.filter { $0 != "\0" })
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  package mutating func read(_ bytes: some Sequence<UInt8>) {
    rest.append(contentsOf: bytes)
    while !rest.isEmpty, let length = step() { rest.removeFirst(length) }
  }

  /// Reads what is first; `nil` where its end has not come.
  private mutating func step() -> Int? {
    switch rest[0] {
    case 0x1B:
      guard rest.count > 1 else { return nil }
      guard rest[1] == UInt8(ascii: "[") else { return 2 }
      guard let end = rest.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(rest[$0]) })
      else { return nil }
      perform(String(decoding: rest[2..<end], as: UTF8.self), rest[end])
      return end + 1
    case 0x0D:
      cursor.column = 0
      return 1
    case 0x0A:
      cursor.row = min(cursor.row + 1, cells.count - 1)
      return 1
    case ..<0x20: return 1
    default:
      let first = rest[0]
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard rest.count >= length else { return nil }
      put(Character(String(decoding: rest[..<length], as: UTF8.self)))
      return length
    }
  }

  private mutating func put(_ character: Character) {
    let columns = Glyph(character).columns
    guard cursor.row < cells.count, cursor.column + columns <= cells[cursor.row].count else {
      return
    }
    cells[cursor.row][cursor.column] = character
    looks[cursor.row][cursor.column] = look
    if columns == 2 {
      cells[cursor.row][cursor.column + 1] = "\0"
      looks[cursor.row][cursor.column + 1] = look
    }
    cursor.column += columns
  }

  private mutating func perform(_ text: String, _ final: UInt8) {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch final {
    case UInt8(ascii: "H"):
      let row = numbers.first ?? 1
      cursor = (max(1, numbers.count > 1 ? numbers[1] : 1) - 1, max(1, row) - 1)
    case UInt8(ascii: "C"): cursor.column += max(1, numbers.first ?? 1)
    case UInt8(ascii: "J"):
      for row in cells.indices {
        for column in cells[row].indices {
          cells[row][column] = " "
          looks[row][column] = ""
        }
      }
    case UInt8(ascii: "m"):
      for code in text.split(separator: ";", omittingEmptySubsequences: false) {
        look = code == "0" || code.isEmpty ? "" : look + ";" + code
      }
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      guard text.hasPrefix("?") else { return }
      for mode in text.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
        if final == UInt8(ascii: "h") { modes.insert(mode) } else { modes.remove(mode) }
      }
    default: break
    }
  }
}
