/// A command line that was understood: the flags with their values, and the other arguments.
package struct Arguments: Hashable, Sendable {
  /// The arguments that are no flags, in order.
  package var operands: [String] = []
  private var values: [String: [String]] = [:]

  package init() {}

  /// Notes a flag; one without a value gets the empty text.
  mutating func append(_ value: String, to flag: Flag) {
    values[flag.name, default: []].append(value)
  }

  /// Whether `flag` was given.
  package func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The values of `flag` in order, none where it was not given.
  package func values(of flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// The value of `flag`, `nil` where it was not given.
  package func value(of flag: Flag) -> String? { values[flag.name]?.last }

  /// The value of `flag` as one of a few words, `nil` where it was not given.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of flag: Flag
  ) throws(UsageError) -> Choice? {
    guard let text = value(of: flag) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw .badValue(flag: "--\(flag.name)", found: text, expected: words)
    }
    return choice
  }

  /// The value of `flag` as a whole number in `range`, `nil` where it was not given.
  func count(of flag: Flag, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(of: flag) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(flag: "--\(flag.name)", found: text, expected: expected)
    }
    return number
  }
}
