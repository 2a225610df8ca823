import GestureTrace

extension String {
  /// The text broken at spaces into lines of at most `width` columns, a word that is longer than a line
  /// inside itself.
  ///
  /// - Parameters:
  ///   - width: columns of a whole line.
  ///   - first: what the first line begins with.
  ///   - rest: what each other line begins with.
  /// - Returns: one line at least.
  package func wrapped(to width: Int, first: String = "", rest: String = "") -> [String] {
    printable.split(separator: " ").map(String.init).wrapped(to: width, first: first, rest: rest)
  }

  /// The text as it is, its spaces too, broken into lines of at most `width` columns.
  package func broken(to width: Int, first: String, rest: String) -> [String] {
    [printable].wrapped(to: width, first: first, rest: rest)
  }
}

extension [String] {
  /// The words in lines of at most `width` columns, as a text that is broken at its spaces.
  package func wrapped(to width: Int, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var line = first
    for (place, word) in enumerated() {
      if place > 0 {
        if line.columns + 1 + word.columns <= width {
          line += " " + word
          continue
        }
        lines.append(line)
        line = rest
      }
      var word = word[...]
      while true {
        let cut = word.place(after: Swift.max(width - line.columns, 1))
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
  ///
  /// Behind a comma, a slash or a space if there is one in the second half.
  fileprivate func place(after width: Int) -> Index {
    var used = 0
    var end = startIndex
    var good: Index?
    while end < endIndex {
      let next = index(after: end)
      used += String(self[end]).columns
      guard used <= width else { return good ?? (end > startIndex ? end : next) }
      if ",/ ".contains(self[end]), used * 2 > width { good = next }
      end = next
    }
    return endIndex
  }
}
