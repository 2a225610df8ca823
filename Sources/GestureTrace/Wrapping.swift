extension Collection where Element: StringProtocol {
  /// The words in lines of at most `width` columns, a word that is longer than a line broken inside itself,
  /// behind a comma, a slash, a hyphen or a space if there is one in the second half.
  ///
  /// - Parameters:
  ///   - width: columns of a whole line.
  ///   - first: what the first line begins with.
  ///   - rest: what each other line begins with.
  ///   - columns: how many columns a character takes where the lines are shown.
  /// - Returns: one line at least.
  package func wrapped(
    to width: Int, first: String, rest: String, columns: (Character) -> Int
  ) -> [String] {
    func measure(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns($1) } }
    var lines: [String] = []
    var line = first
    for (place, word) in enumerated() {
      if place > 0 {
        if measure(line) + 1 + measure(word) <= width {
          line += " " + word
          continue
        }
        lines.append(line)
        line = rest
      }
      var word = Substring(word)
      while true {
        let cut = word.place(after: Swift.max(width - measure(line), 1), columns)
        line += word[..<cut]
        word = word[cut...]
        guard !word.isEmpty else { break }
        lines.append(line)
        line = rest
      }
    }
    return lines + [line]
  }
}

extension Substring {
  /// Where to break so that at most `width` columns come before, or one character where that is wider.
  fileprivate func place(after width: Int, _ columns: (Character) -> Int) -> Index {
    var used = 0
    var end = startIndex
    var good: Index?
    while end < endIndex {
      let next = index(after: end)
      used += columns(self[end])
      guard used <= width else { return good ?? (end > startIndex ? end : next) }
      if ",/- ".contains(self[end]), used * 2 > width { good = next }
      end = next
    }
    return endIndex
  }
}
