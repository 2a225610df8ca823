/// Takes the fields of one JSON object, each in the kind that the language expects.
///
/// A field that is left out is `nil`; one that is there and of another kind, `null` included, is a
/// fault that names it.
struct FieldReader {
  var object: JSONObject
  /// Where the object stands, for faults.
  var path: [FieldFault.Step] = []

  func fault(_ key: String, _ expected: ExpectedValue) -> FieldFault {
    FieldFault(path: path + [.key(key)], expected: expected)
  }

  /// The field in the kind that `take` accepts.
  func field<Value>(
    _ key: String, _ expected: ExpectedValue, _ take: (JSONValue) -> Value?
  ) throws(FieldFault) -> Value? {
    guard let value = object[key] else { return nil }
    guard let taken = take(value) else { throw fault(key, expected) }
    return taken
  }

  func number(_ key: String) throws(FieldFault) -> Double? {
    try field(key, .number) { $0.number }
  }

  /// A number of 0 or more.
  func magnitude(_ key: String) throws(FieldFault) -> Double? {
    try field(key, .magnitude) { $0.number.flatMap { $0 >= 0 ? $0 : nil } }
  }

  func flag(_ key: String) throws(FieldFault) -> Bool? {
    try field(key, .flag) { $0.bool }
  }

  func text(_ key: String) throws(FieldFault) -> String? {
    try field(key, .text) { $0.string }
  }

  func insets(_ key: String) throws(FieldFault) -> Insets? {
    try field(key, .insets) { $0.insets }
  }

  func texts(_ key: String) throws(FieldFault) -> [String]? {
    try field(key, .texts) { value in
      guard let elements = value.array else { return nil }
      let texts = elements.compactMap(\.string)
      return texts.count == elements.count ? texts : nil
    }
  }

  /// A word out of a closed list.
  func word<Word>(_ key: String) throws(FieldFault) -> Word?
  where Word: RawRepresentable<String>, Word: CaseIterable {
    let words = Word.allCases.map(\.rawValue)
    return try field(key, .oneOf(words)) { $0.string.flatMap(Word.init(rawValue:)) }
  }

  /// The fields of the object that stands under `key`.
  func fields(_ key: String) throws(FieldFault) -> FieldReader? {
    guard let object = try field(key, .object, { $0.object }) else { return nil }
    return FieldReader(object: object, path: path + [.key(key)])
  }
}

extension JSONValue {
  /// Four numbers, top, left, bottom, right; `nil` for anything else.
  package var insets: Insets? {
    guard let elements = array, elements.count == 4 else { return nil }
    let numbers = elements.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
