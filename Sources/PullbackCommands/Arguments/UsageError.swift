/// What is wrong with a command line.
package enum UsageError: Error, Hashable, Sendable {
  /// The program was called without a command.
  case noCommand
  /// A name that is not known; `noun` says of what, `nearest` is the one that may have been meant.
  case unknown(noun: String, name: String, nearest: String?)
  case missingValue(flag: String, value: String)
  case unwantedValue(flag: String)
  case givenTwice(flag: String)
  /// A value that the flag does not take; `expected` describes those that it takes.
  case badValue(flag: String, found: String, expected: String)
  case missingOperand(String)
  case extraOperand(String)
  /// An argument that is no UTF-8, such as the name of an old file, with `\xff` for each such byte.
  case notUTF8(String)
  /// A flag that means nothing for this kind of file.
  case misplaced(flag: String, kind: String)
}

extension UsageError: CustomStringConvertible {
  /// What was found and what was expected.
  package var description: String {
    switch self {
    case .noCommand: "found no command, expected one"
    case .unknown(let noun, let name, let nearest):
      "unknown \(noun) \(name)" + (nearest.map { ": did you mean \($0)?" } ?? "")
    case .missingValue(let flag, let value): "found no value of \(flag), expected \(value)"
    case .unwantedValue(let flag): "found a value of \(flag), which takes none"
    case .givenTwice(let flag): "found \(flag) a second time, expected it once"
    case .badValue(let flag, let found, let expected):
      "found \(found.isEmpty ? "an empty value" : found) as \(flag), expected \(expected)"
    case .missingOperand(let operand): "found no \(operand), expected one"
    case .extraOperand(let operand): "found \(operand), expected no further argument"
    case .notUTF8(let argument): "found \(argument), expected an argument in UTF-8"
    case .misplaced(let flag, let kind): "found \(flag), which means nothing for \(kind)"
    }
  }
}
