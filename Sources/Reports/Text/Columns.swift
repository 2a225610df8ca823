import GestureTrace

extension String {
  /// Columns that the text takes on a terminal: East Asian wide characters take two, marks none.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + ($1.columns ?? 1) } }

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
