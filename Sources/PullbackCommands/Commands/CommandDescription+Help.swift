package import Reports

extension CommandDescription {
  /// The help of the command: usage, what it does, flags, examples.
  package func help(_ style: TextStyle) -> String {
    var lines = synopses.enumerated().flatMap { index, synopsis in
      ("pullback \(name) " + synopsis).brackets.wrapped(
        to: style.width, first: index == 0 ? "usage: " : "       ", rest: "         ")
    }
    for paragraph in paragraphs { lines += [""] + paragraph.wrapped(to: style.width) }
    lines += [""] + (flags + [.help]).flatMap { $0.help(style) }
    for example in examples {
      lines += ["", "  \(example.line)"]
      lines += example.does.wrapped(to: style.width, first: "      ", rest: "      ")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Flag {
  /// The flag as it is written, and under it what it is for.
  fileprivate func help(_ style: TextStyle) -> [String] {
    let short = short.map { "-\($0), " } ?? ""
    let value = value.map { " \($0)" } ?? ""
    return "\(short)--\(name)\(value)".wrapped(to: style.width, first: "  ", rest: "      ")
      .map { style.paint($0, .strong) }
      + help.wrapped(to: style.width, first: "      ", rest: "      ")
  }
}

extension String {
  /// The words of a usage line, what stands in brackets being one word.
  fileprivate var brackets: [String] {
    var words = [""]
    var depth = 0
    for character in self {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == " ", depth == 0 {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
