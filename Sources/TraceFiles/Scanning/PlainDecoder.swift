import GestureTrace

/// Takes the value of a text that has passed the strict scan, without json-c.
///
/// json-c keeps keys as C strings, which end at a NUL, so two keys that differ behind one would
/// become one. Only lines with such a key come here.
struct PlainDecoder {
  private var scan: StrictScan

  /// The value that stands at `start` or after white space there.
  static func value(_ bytes: Span<UInt8>, at start: Int) -> JSONValue {
    var decoder = PlainDecoder(scan: StrictScan(at: start))
    decoder.scan.skipSpace(bytes)
    return decoder.value(bytes)
  }

  private mutating func value(_ bytes: Span<UInt8>) -> JSONValue {
    switch bytes[scan.position] {
    case .openBracket: return .array(array(bytes))
    case .openBrace: return .object(object(bytes))
    case .quote: return .string(string(bytes))
    default:
      let start = scan.position
      skip(bytes)
      switch bytes.text(from: start, to: scan.position) {
      case "true": return true
      case "false": return false
      case "null": return .null
      case let text: return .number(Double(text) ?? 0)
      }
    }
  }

  private mutating func string(_ bytes: Span<UInt8>) -> String {
    let start = scan.position
    skip(bytes)
    let text = JSONStringText.decoded(bytes, from: start, to: scan.position)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func array(_ bytes: Span<UInt8>) -> [JSONValue] {
    var elements: [JSONValue] = []
    advance(bytes)
    while bytes[scan.position] != .closeBracket {
      elements.append(value(bytes))
      pass(.comma, bytes)
    }
    scan.position += 1
    return elements
  }

  private mutating func object(_ bytes: Span<UInt8>) -> JSONObject {
    var members: [JSONObject.Member] = []
    advance(bytes)
    while bytes[scan.position] != .closeBrace {
      let key = string(bytes)
      pass(.colon, bytes)
      members.append(JSONObject.Member(key: key, value: value(bytes)))
      pass(.comma, bytes)
    }
    scan.position += 1
    return JSONObject(uniqueMembers: members)
  }

  /// Passes a value that has no parts.
  private mutating func skip(_ bytes: Span<UInt8>) {
    do {
      try scan.value(bytes, inside: 0)
    } catch {
      preconditionFailure("a text that has passed the scan does not pass it again: \(error)")
    }
  }

  private mutating func advance(_ bytes: Span<UInt8>) {
    scan.position += 1
    scan.skipSpace(bytes)
  }

  /// Passes white space around a separator, and the separator if it stands there.
  private mutating func pass(_ separator: UInt8, _ bytes: Span<UInt8>) {
    scan.skipSpace(bytes)
    if bytes[scan.position] == separator { advance(bytes) }
  }
}
