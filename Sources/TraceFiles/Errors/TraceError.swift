public import GestureTrace

/// What is wrong with a file, as data; `description` has the words.
public struct TraceError: Error, Hashable, Sendable {
  /// The file as it was named.
  public var path: String
  /// Where in the file; `nil` where the file as a whole is meant.
  public var place: Place?
  public var problem: TraceProblem

  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// From 1; the header is line 1.
    public var line: Int
    /// In bytes, from 1.
    public var column: Int

    /// A place by its line and its column in bytes, both from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// What the caller can do about it; each kind has an exit code of its own.
  public enum Kind: Hashable, Sendable {
    /// The file is there and does not say what it should.
    case badData
    /// There is no such file, it is a directory, or it cannot be read.
    case noInput
    /// A file cannot be written.
    case cannotWrite
  }

  /// A problem with a file, at a place of it if there is one to name.
  public init(path: String, place: Place? = nil, problem: TraceProblem) {
    self.path = path
    self.place = place
    self.problem = problem
  }

  /// A problem at a line and column, both from 1.
  init(path: String, line: Int, column: Int, _ problem: TraceProblem) {
    self.init(path: path, place: Place(line: line, column: column), problem: problem)
  }

  /// Whose fault it is: bad data, missing input or a file that cannot be written.
  public var kind: Kind {
    switch problem {
    case .missing, .directory, .special, .unreadable: .noInput
    case .exists, .leftOver, .unwritable: .cannotWrite
    case .empty, .unterminated, .headerCut, .longLine, .blankLine, .unexpected, .byteOrderMark,
      .notUTF8, .controlCharacter, .loneSurrogate, .leadingZero, .duplicateKey, .tooDeep,
      .integerRange, .infinite, .refused, .notARow, .time, .timeLimit, .timeDecreases,
      .argumentCount, .argument, .finger, .afterStop, .notAHeader, .version, .field, .table:
      .badData
    }
  }
}

/// What was found instead of what; the cases carry data only.
public enum TraceProblem: Hashable, Sendable {
  // The file
  /// There is no such file.
  case missing
  /// A directory stands where a file is meant.
  case directory
  /// Something else than a file of bytes stands where one is meant.
  case special(SpecialFile)
  /// The system refused to read; `code` is its errno.
  case unreadable(code: Int32)
  /// The file to be written is there already.
  case exists
  /// The part file that a writer uses is there already, left by one that was killed.
  case leftOver
  /// The system refused to write; `code` is its errno.
  case unwritable(code: Int32)
  /// Not a single byte.
  case empty

  // Lines
  /// The file ends inside its last line; all lines before it are good.
  case unterminated
  /// The file ends inside its header.
  case headerCut
  /// A line of more than `limit` bytes.
  case longLine(limit: Int)
  /// Nothing but white space.
  case blankLine

  // JSON
  /// Something that cannot stand here.
  case unexpected(Found, expected: Token)
  /// The three bytes that some editors put in front of UTF-8.
  case byteOrderMark
  /// A byte that is no UTF-8, or the first of an overlong form or of a surrogate.
  case notUTF8(byte: UInt8)
  /// A control character, unescaped, in a string.
  case controlCharacter(UInt8)
  /// A half of a surrogate pair without the other half.
  case loneSurrogate(UInt16)
  /// A zero before another digit of a number's whole part.
  case leadingZero
  /// A key that stands twice in an object, as it is written.
  case duplicateKey(String)
  /// A value nested deeper than `limit` levels.
  case tooDeep(limit: Int)
  /// A whole number beyond ±2⁵³.
  case integerRange(String)
  /// A number too large to be finite.
  case infinite(String)
  /// json-c refuses a line that the strict scanner accepts: a fault of ours.
  case refused(String)

  // Rows
  /// A value that is not `[time, "verb", …]`.
  case notARow(found: String)
  /// A first element that is no decimal of 0 or more with at most 6 digits after the point.
  case time(found: String)
  /// A time of 10⁹ s or more.
  case timeLimit(found: String)
  /// A time below that of the row before.
  case timeDecreases(from: Tick, to: Tick)
  /// More or fewer arguments than the verb takes.
  case argumentCount(verb: String, found: Int, expected: ClosedRange<Int>)
  /// An argument of another kind; `index` from 1.
  case argument(verb: String, index: Int, found: String, expected: ExpectedValue)
  /// A finger row that does not fit: a touch of a finger that is down, or another of one that is not.
  case finger(verb: String, finger: Int, isDown: Bool)
  /// Anything but a row out after `stop`.
  case afterStop

  // Headers
  /// A first line that is no object, or has no version.
  case notAHeader(found: String)
  /// A version other than the integer 1.
  case version(found: String)
  /// A field that is missing (`found` is `nil`) or of another kind.
  case field(name: String, found: String?, expected: ExpectedValue)

  // CSV
  /// A table of finger movements is not as it should be.
  case table(TableProblem)

  /// What stands at a place of a line.
  public enum Found: Hashable, Sendable {
    /// This byte.
    case byte(UInt8)
    /// Nothing more on this line.
    case endOfLine
  }

  /// What the JSON grammar allows at a place.
  public enum Token: Hashable, Sendable {
    /// Any value.
    case value
    /// A key in double quotes.
    case key
    /// The colon behind a key.
    case colon
    /// What follows an element of an array.
    case commaOrBracket
    /// What follows a member of an object.
    case commaOrBrace
    /// A digit of a number.
    case digit
    /// Four hexadecimal digits of an escape.
    case hexDigit
    /// What may follow a backslash.
    case escape
    /// The quotation mark that ends a string.
    case endOfString
    /// Nothing more on this line.
    case endOfLine
    /// This word.
    case literal(String)
  }
}

/// What a name can stand for beside files of bytes and directories.
public enum SpecialFile: Hashable, Sendable {
  /// A named pipe, or one that a shell has made of a command.
  case pipe
  /// A terminal, a disk or another device.
  case device
  /// A socket.
  case socket
}

/// What is wrong with a table of finger movements.
public enum TableProblem: Hashable, Sendable {
  /// A column that every table has is missing.
  case noColumn(String)
  /// A column of another name.
  case unknownColumn(String)
  /// A column a second time.
  case columnTwice(String)
  /// More or fewer fields than there are columns.
  case fieldCount(found: Int, expected: Int)
  /// A quotation mark; fields are plain.
  case quote
  /// A field of another kind.
  case field(column: String, found: String, expected: TableField)
  /// A time before that of the row above it of the same source.
  case timeDecreases(source: String)
  /// A `down` of a pointer that is down, or a `move` or `up` of one that is not.
  case finger(phase: String, pointer: Int, isDown: Bool)
  /// No rows after the first line.
  case noRows
  /// A path that lasts longer than a trace can.
  case tooLong
}

/// What a field of such a table holds.
public enum TableField: Hashable, Sendable {
  /// Decimal milliseconds, at most 3 digits after the point.
  case milliseconds
  /// A word for a `FingerPath.Phase`.
  case phase
  /// A number within ±10⁹.
  case number
  /// The name of a gesture.
  case source
  /// A whole number of 0 or more.
  case pointer
}
