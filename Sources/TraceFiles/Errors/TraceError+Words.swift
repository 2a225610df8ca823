import GestureTrace
import Glibc

extension TraceError: CustomStringConvertible {
  /// `path:line:column: error: found…, expected…`, and a second line where a fix can be named.
  ///
  /// What could steer a terminal or end a line, in a file's name or in the file, is shown as `\u{…}`.
  public var description: String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    let line = "\(path)\(place): error: \(message)".printable
    return line + (hint.map { "\n" + $0.printable } ?? "")
  }

  /// What was found and what was expected, without the place.
  public var message: String { problem.words }

  /// The remedy, as a sentence; `nil` where there is none to name.
  public var hint: String? {
    switch problem {
    case .unterminated:
      "the recorder was cut short; `pullback recover \(path) NEW` keeps the lines before it"
    case .headerCut: "nothing can be recovered without the header"
    case .byteOrderMark: "save the file as UTF-8 without a byte order mark"
    case .leftOver: "a recorder was cut short; `pullback recover \(path) NEW` keeps its whole lines"
    case .exists: "name another file, or move this one away"
    case .missing, .directory, .special, .unreadable, .unwritable, .empty, .longLine, .blankLine,
      .unexpected,
      .notUTF8, .controlCharacter, .loneSurrogate, .leadingZero, .duplicateKey, .tooDeep,
      .integerRange, .infinite, .refused, .notARow, .time, .timeLimit, .timeDecreases,
      .argumentCount, .argument, .finger, .afterStop, .notAHeader, .version, .field, .table:
      nil
    }
  }
}

extension TraceProblem {
  /// The one place that has words for problems.
  var words: String {
    switch self {
    case .missing: "found no such file, expected a file"
    case .directory: "found a directory, expected a file"
    case .special(let kind): "found \(kind.words), expected a file"
    case .unreadable(let code): "cannot read: \(Self.reason(code))"
    case .exists: "found a file, expected none: it is not written over"
    case .leftOver: "found an unfinished file, expected none: it is not written over"
    case .unwritable(let code): "cannot write: \(Self.reason(code))"
    case .empty: "found an empty file, expected a header"
    case .unterminated: "found the end of the file, expected the end of the line"
    case .headerCut: "found the end of the file inside the header, expected a whole header line"
    case .longLine(let limit): "found a longer line, expected at most \(limit) bytes"
    case .blankLine: "found a blank line, expected a JSON value"
    case .unexpected(let found, let expected): "found \(found.words), expected \(expected.words)"
    case .byteOrderMark: "found a byte order mark, expected a header"
    case .notUTF8(let byte): "found the byte \(Self.hex(byte)), expected UTF-8"
    case .controlCharacter(let byte):
      "found the control character \(Self.hex(byte)) in a string, expected an escape"
    case .loneSurrogate(let unit):
      "found the lone surrogate \\u\(String(unit, radix: 16)), expected a pair"
    case .leadingZero: "found a zero before a digit, expected a number without leading zeros"
    case .duplicateKey(let key): "found the key \(key) a second time, expected each key once"
    case .tooDeep(let limit): "found a value nested deeper, expected at most \(limit) levels"
    case .integerRange(let text): "found \(text), expected a whole number within ±2^53"
    case .infinite(let text): "found \(text), expected a finite number"
    case .refused(let reason): "json-c says \"\(reason)\", expected it to read this line"
    case .notARow(let found): "found \(found), expected a row, [time,\"verb\",…]"
    case .time(let found):
      "found \(found), expected a time: decimal seconds, at most 6 digits after the point"
    case .timeLimit(let found): "found \(found), expected a time below 10^9 s"
    case .timeDecreases(let from, let to):
      "found the time \(to) after \(from), expected times that never decrease"
    case .argumentCount(let verb, let found, let expected):
      "found \(Self.count(found, "argument")) of \(verb), expected \(Self.range(expected))"
    case .argument(let verb, let index, let found, let expected):
      "found \(found) as argument \(index) of \(verb), expected \(expected.words)"
    case .finger(let verb, let finger, let isDown):
      "found a \(verb) of finger \(finger), which is \(isDown ? "down" : "not down"), expected "
        + (isDown ? "its move or lift" : "a touch of it first")
    case .afterStop: "found a row after stop, expected the end of the file"
    case .notAHeader(let found): "found \(found), expected a header, {\"pullback\":1,…}"
    case .version(let found): "found version \(found), expected 1"
    case .field(let name, let found, let expected):
      "found \(found.map { "\($0) as \(name)" } ?? "no \(name)"), expected \(expected.words)"
    case .table(let problem): problem.words
    }
  }

  private static func reason(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  private static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func range(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == range.upperBound
      ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension SpecialFile {
  var words: String {
    switch self {
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    }
  }
}

extension TraceProblem.Found {
  var words: String {
    switch self {
    case .endOfLine: "the end of the line"
    case .byte(let byte) where (0x21..<0x7f).contains(byte): "'\(Character(UnicodeScalar(byte)))'"
    case .byte(0x20): "a space"
    case .byte(let byte): "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

extension TraceProblem.Token {
  var words: String {
    switch self {
    case .value: "a JSON value"
    case .key: "a key in double quotes"
    case .colon: "':'"
    case .commaOrBracket: "',' or ']'"
    case .commaOrBrace: "',' or '}'"
    case .digit: "a digit"
    case .hexDigit: "four hexadecimal digits"
    case .endOfString: "'\"' at the end of the string"
    case .escape: #"one of "\/bfnrtu after the backslash"#
    case .endOfLine: "the end of the line"
    case .literal(let word): word
    }
  }
}

extension TableProblem {
  var words: String {
    switch self {
    case .noColumn(let name): "found no column \(name), expected t_ms, phase, y and source"
    case .unknownColumn(let name):
      "found the column \"\(name)\", expected t_ms, phase, y, source, pointer or x"
    case .columnTwice(let name): "found the column \(name) a second time, expected it once"
    case .fieldCount(let found, let expected): "found \(found) fields, expected \(expected)"
    case .quote: "found a quotation mark, expected plain fields"
    case .field(let column, let found, let expected):
      "found \"\(found)\" as \(column), expected \(expected.words)"
    case .timeDecreases(let source):
      "found a smaller time than before, expected times of \(source) that never decrease"
    case .finger(let phase, let pointer, let isDown):
      "found \(phase) of pointer \(pointer), which is \(isDown ? "down" : "not down"), expected "
        + (isDown ? "its move or up" : "its down first")
    case .noRows: "found no rows, expected a gesture"
    case .tooLong: "found a gesture of 10^9 s or more, expected a shorter one"
    }
  }
}

extension TableField {
  var words: String {
    switch self {
    case .milliseconds: "milliseconds, decimal, at most 3 digits after the point"
    case .phase: "down, move or up"
    case .number: "a number within ±10^9"
    case .source: "a name"
    case .pointer: "a whole number of 0 or more"
    }
  }
}
