public import GestureTrace

/// Numbers that stand alone in a text, such as a field of a table or a word of a command line.
public enum DecimalText {
  /// A number in JSON's grammar, finite; `nil` for anything else.
  public static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8) + [.lineFeed]
    var scan = StrictScan(at: 0)
    guard bytes[0] == .minus || bytes[0].isDigit else { return nil }
    do {
      try scan.number(bytes.span)
    } catch {
      return nil
    }
    return scan.position == bytes.count - 1 ? Double(text) : nil
  }

  /// A number or a fraction of two (`1/2.625`), above 0 and at most 10⁹; `nil` for anything else.
  public static func factor(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { number(String($0)) }
    let factor: Double
    switch parts.count {
    case 1: factor = parts[0] ?? 0
    case 2: factor = (parts[0] ?? 0) / (parts[1] ?? 0)
    default: return nil
    }
    return factor > 0 && factor <= 1e9 ? factor : nil
  }

  /// A length in some unit: a number within ±10⁹, so that scaling it stays finite.
  static func length(_ text: String) -> Double? {
    number(text).flatMap { $0.magnitude <= 1e9 ? $0 : nil }
  }

  /// Decimal seconds of at most 6 digits after the point, below 10⁹, as exact microseconds.
  public static func seconds(_ text: String) -> Tick? { ticks(text, places: 6) }

  /// Decimal milliseconds of at most 3 digits after the point, as exact microseconds.
  public static func milliseconds(_ text: String) -> Tick? { ticks(text, places: 3) }

  /// A whole number of 0 or more, of digits only, at most 2⁵³.
  public static func whole(_ text: String) -> Int? {
    guard text.utf8.allSatisfy(\.isDigit), let number = Int(text), number <= 1 << 53 else {
      return nil
    }
    return number
  }

  /// Digits, and at most so many after a point, in units of the last.
  private static func ticks(_ text: String, places: Int) -> Tick? {
    let parts = text.utf8.split(separator: UInt8.point, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else {
      return nil
    }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard fraction.count <= places, parts[0].count <= 15 - places else { return nil }
    let digits = parts[0] + fraction + Array(repeating: .zero, count: places - fraction.count)
    return Tick(microseconds: digits.reduce(0) { $0 * 10 + Int64($1 - .zero) })
  }
}
