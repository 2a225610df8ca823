import GestureTrace

/// Judges values by a JSON Schema, as far as the keywords go that ours uses; any other keyword is an
/// error, so that none is passed over in silence.
struct SchemaEvaluator {
  struct UnknownKeyword: Error {
    var keyword: String
  }

  let root: JSONObject

  /// Whether a value is valid under a definition of the schema, or under all of it.
  func accepts(_ value: JSONValue, definition: String? = nil) throws -> Bool {
    guard let definition else { return try accepts(value, .object(root)) }
    return try accepts(value, resolve("#/$defs/" + definition))
  }

  private func resolve(_ reference: String) -> JSONValue {
    root["$defs"]?.object?[String(reference.dropFirst("#/$defs/".count))] ?? false
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    guard let schema = schema.object else { return schema.bool ?? false }
    for member in schema.members {
      guard try accepts(value, member.key, member.value, in: schema) else { return false }
    }
    return true
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, in schema: JSONObject
  ) throws -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description": return true
    case "$ref": return try accepts(value, resolve(argument.string ?? ""))
    case "const": return value == argument
    case "enum": return argument.array?.contains(value) ?? false
    case "not": return try !accepts(value, argument)
    case "anyOf": return try (argument.array ?? []).contains { try accepts(value, $0) }
    case "type": return has(value, type: argument.string ?? "")
    case "minimum": return compare(value, argument) { $0 >= $1 }
    case "maximum": return compare(value, argument) { $0 <= $1 }
    case "exclusiveMinimum": return compare(value, argument) { $0 > $1 }
    case "exclusiveMaximum": return compare(value, argument) { $0 < $1 }
    case "minItems": return value.array.map { Double($0.count) >= argument.number ?? 0 } ?? true
    case "maxItems": return value.array.map { Double($0.count) <= argument.number ?? 0 } ?? true
    case "required":
      guard let object = value.object else { return true }
      return (argument.array ?? []).allSatisfy { object[$0.string ?? ""] != nil }
    case "properties":
      guard let object = value.object else { return true }
      return try (argument.object?.members ?? []).allSatisfy { property in
        try object[property.key].map { try accepts($0, property.value) } ?? true
      }
    case "prefixItems":
      return try zip(value.array ?? [], argument.array ?? []).allSatisfy { try accepts($0, $1) }
    case "items":
      let behind = schema["prefixItems"]?.array?.count ?? 0
      return try (value.array ?? []).dropFirst(behind).allSatisfy { try accepts($0, argument) }
    case "pattern":
      guard let text = value.string else { return true }
      return try text.firstMatch(of: Regex(argument.string ?? "")) != nil
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func has(_ value: JSONValue, type: String) -> Bool {
    switch value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  private func compare(
    _ value: JSONValue, _ limit: JSONValue, _ isFine: (Double, Double) -> Bool
  ) -> Bool {
    guard let number = value.number, let limit = limit.number else { return true }
    return isFine(number, limit)
  }
}
