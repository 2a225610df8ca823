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
    wrapped(to: width, first: first, rest: rest) { String($0).columns }
  }
}
