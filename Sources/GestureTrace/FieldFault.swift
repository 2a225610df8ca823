/// A place in a JSON value where it is not what the row language expects.
public struct FieldFault: Error, Hashable, Sendable {
  /// One step from a value into it.
  public enum Step: Hashable, Sendable {
    /// The member of an object by this key.
    case key(String)
    /// An element of an array, from 0.
    case element(Int)
  }

  /// The way from the outermost value to the field; a missing field has a path too.
  public var path: [Step]
  /// What should stand there.
  public var expected: ExpectedValue

  /// A fault at the end of `path`.
  public init(path: [Step], expected: ExpectedValue) {
    self.path = path
    self.expected = expected
  }

  /// The path as people write it: `loads.footer[2].after`.
  public var name: String {
    var name = ""
    for step in path {
      switch step {
      case .key(let key): name += name.isEmpty ? key : ".\(key)"
      case .element(let index): name += "[\(index)]"
      }
    }
    return name
  }
}

/// A kind of value that the row language asks for.
public enum ExpectedValue: Hashable, Sendable {
  /// Any object.
  case object
  /// Any list.
  case list
  /// A string.
  case text
  /// A list of strings.
  case texts
  /// `true` or `false`.
  case flag
  /// A finite number.
  case number
  /// Four numbers: top, left, bottom, right.
  case insets
  /// Four numbers: x, y, width, height.
  case frame
  /// A word for an `Edge`.
  case edge
  /// A word for a `LoadResult`.
  case result
  /// A word for a `Phase`.
  case phase
  /// A word for an `Origin`.
  case origin
  /// A word for an `OffsetKind`.
  case offsetKind
  /// A number of 0 or more.
  case magnitude
  /// A number above 0.
  case positive
  /// A whole number of at least this, written without point and exponent.
  case whole(from: Int)
  /// A list that has at least one element.
  case answers
  /// Seconds of 0 or more, `"nextTurn"` or `"never"`.
  case delay
  /// Points, or `{"ofHeight":…}`.
  case triggerLength
  /// 16 lower-case hexadecimal digits.
  case digest
  /// One of these words.
  case oneOf([String])

  /// What it is in words, with its article: `a number of 0 or more`.
  public var words: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .texts: "a list of texts"
    case .flag: "true or false"
    case .number: "a number"
    case .insets: "four numbers, [top,left,bottom,right]"
    case .frame: "four numbers, [x,y,width,height]"
    case .edge: Self.choice(of: Edge.self)
    case .result: Self.choice(of: LoadResult.self)
    case .phase: Self.choice(of: Phase.self)
    case .origin: Self.choice(of: Origin.self)
    case .offsetKind: Self.choice(of: OffsetKind.self)
    case .magnitude: "a number of 0 or more"
    case .positive: "a number above 0"
    case .whole(let least): "a whole number of \(least) or more"
    case .answers: "a list of one answer or more"
    case .delay: #"seconds of 0 or more, "nextTurn" or "never""#
    case .triggerLength: #"points or {"ofHeight":part}"#
    case .digest: "16 lower-case hexadecimal digits"
    case .oneOf(let words): Self.choice(words)
    }
  }

  private static func choice<Word>(of type: Word.Type) -> String
  where Word: RawRepresentable<String>, Word: CaseIterable {
    choice(type.allCases.map(\.rawValue))
  }

  /// `"a", "b" or "c"`.
  private static func choice(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
