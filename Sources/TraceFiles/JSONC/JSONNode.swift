internal import CJSONC
import GestureTrace

/// A borrowed value inside a `ParsedValue`, which outlives it.
@safe
struct JSONNode {
  /// NULL is JSON's `null`.
  private let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) {
    unsafe self.pointer = unsafe pointer
  }

  enum Kind {
    case null, bool, double, int, string, array, object
  }

  var kind: Kind {
    switch unsafe json_object_get_type(pointer) {
    case json_type_boolean: .bool
    case json_type_double: .double
    case json_type_int: .int
    case json_type_object: .object
    case json_type_array: .array
    case json_type_string: .string
    default: .null
    }
  }

  /// The number of elements; the node is an array.
  var count: Int { unsafe json_object_array_length(pointer) }

  /// An element; the node is an array and has it.
  subscript(index: Int) -> JSONNode {
    unsafe JSONNode(json_object_array_get_idx(pointer, index))
  }

  /// The number, whether written whole or not; `nil` for another kind.
  var number: Double? {
    switch kind {
    case .double: unsafe json_object_get_double(pointer)
    case .int: Double(unsafe json_object_get_int64(pointer))
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The number if it is written without point and exponent; `nil` for another kind.
  var whole: Int? { kind == .int ? Int(unsafe json_object_get_int64(pointer)) : nil }

  var flag: Bool? { kind == .bool ? unsafe json_object_get_boolean(pointer) != 0 : nil }

  var text: String? {
    guard kind == .string else { return nil }
    return unsafe String(decoding: utf8, as: UTF8.self)
  }

  /// The text as a word to compare verbs by; `nil` for another kind or if it is too long.
  var word: PackedWord? {
    guard kind == .string else { return nil }
    return unsafe PackedWord(utf8)
  }

  /// The bytes of a string, NULs included.
  private var utf8: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(
      start: json_object_get_string(pointer), count: Int(json_object_get_string_len(pointer)))
  }

  /// The whole value as plain data; its depth is limited by the scan that it has passed.
  var value: JSONValue {
    switch kind {
    case .null: .null
    case .bool: .bool(unsafe json_object_get_boolean(pointer) != 0)
    case .double: .number(unsafe json_object_get_double(pointer))
    case .int: .number(Double(unsafe json_object_get_int64(pointer)))
    case .string: .string(unsafe String(decoding: utf8, as: UTF8.self))
    case .array: .array((0..<count).map { self[$0].value })
    case .object: .object(object)
    }
  }

  private var object: JSONObject {
    var members: [JSONObject.Member] = []
    var place = unsafe json_object_iter_begin(pointer)
    var end = unsafe json_object_iter_end(pointer)
    while unsafe json_object_iter_equal(&place, &end) == 0 {
      let key = unsafe String(cString: json_object_iter_peek_name(&place))
      let value = unsafe JSONNode(json_object_iter_peek_value(&place)).value
      members.append(JSONObject.Member(key: key, value: value))
      unsafe json_object_iter_next(&place)
    }
    return JSONObject(uniqueMembers: members)
  }
}
