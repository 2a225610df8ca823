/// Reads a command's arguments by the table of its flags.
///
/// `--name value`, `--name=value`, `-n value` and `-nvalue`, flags and other arguments in any order,
/// `--` before arguments that begin with a dash, `-` as an argument. getopt_long would do this too,
/// but it speaks for itself on standard error, cannot name the flag that was nearly hit, keeps its
/// state in globals, and its `struct option` needs a module of C to come into Swift: longer to read
/// than this loop.
package struct ArgumentParser: Sendable {
  /// The flags that are known; `--help` always is.
  package let flags: [Flag]

  package init(_ flags: [Flag]) {
    self.flags = flags + [.help]
  }

  /// Reads the arguments that follow the command's name.
  ///
  /// Once `--help` is met the rest does not matter.
  /// - Throws: the first thing that is wrong, from the left.
  package func parse(_ texts: [String]) throws(UsageError) -> Arguments {
    var arguments = Arguments()
    var rest = texts[...]
    while let text = rest.popFirst() {
      if text == "--" {
        arguments.operands += rest
        return arguments
      }
      guard text.hasPrefix("-"), text != "-" else {
        arguments.operands.append(text)
        continue
      }
      let (flag, spelling, attached) = try flag(written: text)
      if arguments.has(flag), !flag.repeats { throw .givenTwice(flag: spelling) }
      arguments.append(try value(of: flag, spelling, attached, &rest), to: flag)
      if flag == .help { return arguments }
    }
    return arguments
  }

  /// The flag that `text` is, as it is spelled there, and the value that is written onto it.
  private func flag(
    written text: String
  ) throws(UsageError) -> (flag: Flag, spelling: String, value: String?) {
    if text.hasPrefix("--") {
      let parts = text.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let flag = flags.first(where: { $0.name == name }) else {
        let nearest = NearestName.of(name, among: flags.map(\.name)).map { "--\($0)" }
        throw .unknown(noun: "flag", name: "--\(name)", nearest: nearest)
      }
      return (flag, "--\(name)", parts.count > 1 ? String(parts[1]) : nil)
    }
    let spelling = String(text.prefix(2))
    guard let flag = flags.first(where: { $0.short == spelling.last }) else {
      // -subject is --subject with a dash too few.
      let name = String(text.dropFirst())
      let nearest = NearestName.of(name, among: flags.map(\.name)).map { "--\($0)" }
      throw .unknown(noun: "flag", name: name.count > 1 ? text : spelling, nearest: nearest)
    }
    return (flag, spelling, text.count > 2 ? String(text.dropFirst(2)) : nil)
  }

  private func value(
    of flag: Flag, _ spelling: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = flag.value else {
      guard attached == nil else { throw .unwantedValue(flag: spelling) }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(flag: spelling, value: placeholder)
    }
    guard !value.isEmpty else {
      throw .badValue(flag: spelling, found: value, expected: placeholder)
    }
    return value
  }
}
