/// A JSON value as plain data, for what the row language keeps without knowing it.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; the trace language has no integers beyond ±2⁵³, so a `Double` holds each exactly.
  case number(Double)
  /// A text, its escapes decoded.
  case string(String)
  /// A list, in order.
  case array([JSONValue])
  /// An object, its members in the order of the file.
  case object(JSONObject)
}

/// A JSON object that keeps its members in the order of the file, no key twice.
public struct JSONObject: Hashable, Sendable {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }

    fileprivate func hasKey(_ other: String) -> Bool { key.utf8.elementsEqual(other.utf8) }
  }

  public private(set) var members: [Member] = []

  public init() {}

  /// An object of these members; no key stands twice, which the reader of a file has made sure of.
  package init(uniqueMembers: [Member]) {
    members = uniqueMembers
  }

  public var isEmpty: Bool { members.isEmpty }

  /// The value of `key`; setting appends a new key at the end, and `nil` removes.
  ///
  /// Keys are equal if their bytes are: JSON knows no canonical equivalence, so a key with a
  /// precomposed letter is another than the same with a combining accent.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.hasKey(key) }?.value }
    set {
      let place = members.firstIndex { $0.hasKey(key) }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The members whose keys are not among `known`, in order.
  package func without(_ known: Set<String>) -> JSONObject {
    var rest = self
    rest.members.removeAll { known.contains($0.key) }
    return rest
  }

  /// Appends every member of `other`.
  package mutating func append(_ other: JSONObject) {
    for member in other.members { self[member.key] = member.value }
  }
}

extension JSONValue {
  /// The number, or `nil` for another kind.
  package var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The text, or `nil` for another kind.
  package var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The flag, or `nil` for another kind.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The members, or `nil` for another kind.
  package var object: JSONObject? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// The elements, or `nil` for another kind.
  package var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
