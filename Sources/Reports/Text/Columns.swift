import GestureTrace

extension String {
  /// Columns that the text takes on a terminal: East Asian wide characters take two, marks none.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text followed by spaces, `width` columns wide at least.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text broken at spaces into lines of at most `width` columns; a longer word stays whole.
  ///
  /// - Parameters:
  ///   - width: columns of a whole line.
  ///   - first: what the first line begins with.
  ///   - rest: what each other line begins with.
  /// - Returns: one line at least.
  package func wrapped(to width: Int, first: String = "", rest: String = "") -> [String] {
    printable.split(separator: " ").map(String.init).wrapped(to: width, first: first, rest: rest)
  }
}

extension [String] {
  /// The words in lines of at most `width` columns, as a text that is broken at its spaces.
  package func wrapped(to width: Int, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isFresh = true
    for word in self {
      if !isFresh, line.columns + 1 + word.columns > width {
        lines.append(line)
        line = rest
        isFresh = true
      }
      line += (isFresh ? "" : " ") + word
      isFresh = false
    }
    return lines + [line]
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
