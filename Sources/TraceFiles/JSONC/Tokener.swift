internal import CJSONC

/// The one owner of a json-c tokener, which is reused from text to text.
@safe
struct Tokener: ~Copyable {
  private let pointer: UnsafeMutablePointer<json_tokener>

  /// A tokener for texts that a strict scan has passed.
  init() {
    // Two levels more than a scan allows: the brackets around a batch, and room for json-c to count.
    guard let pointer = unsafe json_tokener_new_ex(Int32(StrictScan.deepest + 2)) else {
      fatalError("json-c has no memory for a tokener")
    }
    unsafe json_tokener_set_flags(pointer, JSON_TOKENER_STRICT)
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    unsafe json_tokener_free(pointer)
  }

  /// The value of the bytes in `range`, which are one whole array or object.
  mutating func value(of bytes: [UInt8], in range: Range<Int>) throws(ScanFault) -> ParsedValue {
    let root = unsafe bytes.withUnsafeBytes { all in
      let text = unsafe UnsafeRawBufferPointer(rebasing: all[range])
      return unsafe json_tokener_parse_ex(
        pointer, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count))
    }
    guard let root = unsafe root else {
      let reason = unsafe String(cString: json_tokener_error_desc(json_tokener_get_error(pointer)))
      let offset = unsafe range.lowerBound + json_tokener_get_parse_end(pointer)
      unsafe json_tokener_reset(pointer)
      throw ScanFault(offset: offset, problem: .refused(reason))
    }
    return unsafe ParsedValue(owning: root)
  }
}

/// The one owner of a json-c value; its nodes live as long as it does.
@safe
struct ParsedValue: ~Copyable {
  private let pointer: OpaquePointer

  fileprivate init(owning pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    unsafe json_object_put(pointer)
  }

  /// The outermost value.
  ///
  /// Nodes are borrowed: use them in a function that borrows this owner, and keep none.
  var root: JSONNode { unsafe JSONNode(pointer) }
}
