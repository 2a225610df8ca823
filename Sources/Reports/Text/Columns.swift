import GestureTrace

extension String {
  /// Columns that the text takes on a terminal: East Asian wide characters take two, marks none.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text followed by spaces, `width` columns wide at least.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text, or its beginning and its end with `…` between them, in at most `width` columns.
  package func shortened(to width: Int) -> String {
    guard columns > width else { return self }
    guard width > 0 else { return "" }
    let tail = (width - 1) / 2
    let head = width - 1 - tail
    return prefix(columns: head) + "…" + String(String(reversed()).prefix(columns: tail).reversed())
  }

  /// As many characters of the beginning as fit into `width` columns.
  fileprivate func prefix(columns width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= String(character).columns
        return room >= 0
      })
  }
}

extension Unicode.Scalar {
  /// Columns on a terminal.
  fileprivate var columns: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The blocks whose characters are wide (Unicode Standard Annex 11, categories W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
    0xa000...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
    0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd,
  ]
}
