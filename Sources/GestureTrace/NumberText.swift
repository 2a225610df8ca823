/// The one way in which the project writes numbers.
public enum NumberText {
  /// Appends the shortest decimal text that reads back as `value`, as UTF-8.
  ///
  /// Whole numbers have no point (`-64`), zero has no sign. `value` is finite.
  public static func append(_ value: Double, to text: inout [UInt8]) {
    precondition(value.isFinite, "a number that JSON cannot write: \(value)")
    if let whole = Int64(exactly: value), whole.magnitude <= 1 << 53 {
      if whole < 0 { text.append(UInt8(ascii: "-")) }
      text.appendDecimal(whole.magnitude)
    } else {
      text.append(contentsOf: value.description.utf8)
    }
  }

  /// The text that `append(_:to:)` appends.
  public static func of(_ value: Double) -> String {
    var text: [UInt8] = []
    append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// `value` rounded to a millionth of a point, the grain of rows out (rows.md, "Rows out").
  ///
  /// Values too large to have such a grain come back as they are.
  public static func rounded(_ value: Double) -> Double {
    let scaled = value * 1_000_000
    return scaled.magnitude < 4_503_599_627_370_496 ? scaled.rounded() / 1_000_000 : value
  }
}
