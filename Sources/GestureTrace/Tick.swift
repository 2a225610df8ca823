/// An instant on the virtual clock, or the span between two, in whole microseconds.
///
/// Every time of a trace is one of these: read from its decimal text and written back without going
/// through a floating-point sum, so that equal texts are equal instants.
public struct Tick: Hashable, Comparable, Sendable {
  /// Microseconds since the start of the trace (an instant) or between two instants (a span).
  public var microseconds: Int64

  /// The start of every trace.
  public static let zero = Tick(microseconds: 0)
  /// The first instant that a trace cannot name: times are below 10⁹ s (rows.md, "Files").
  public static let limit = Tick(microseconds: 1_000_000_000_000_000)

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The instant nearest to `seconds`, halves away from zero; `seconds` is finite.
  public init(seconds: Double) {
    microseconds = Int64((seconds * 1_000_000).rounded())
  }

  /// The same in seconds, as near as a `Double` comes.
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  public static func < (left: Tick, right: Tick) -> Bool {
    left.microseconds < right.microseconds
  }

  public static func + (left: Tick, right: Tick) -> Tick {
    Tick(microseconds: left.microseconds + right.microseconds)
  }

  public static func - (left: Tick, right: Tick) -> Tick {
    Tick(microseconds: left.microseconds - right.microseconds)
  }

  public static func += (left: inout Tick, right: Tick) {
    left.microseconds += right.microseconds
  }
}

extension Tick: CustomStringConvertible {
  /// Seconds as a trace writes them: decimal, no exponent, no trailing zeros (`0.616667`, `3`).
  public var description: String {
    var text: [UInt8] = []
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text of `description` as UTF-8.
  public func append(to text: inout [UInt8]) {
    if microseconds < 0 { text.append(UInt8(ascii: "-")) }
    let magnitude = microseconds.magnitude
    text.appendDecimal(magnitude / 1_000_000)
    var fraction = magnitude % 1_000_000
    guard fraction != 0 else { return }
    text.append(UInt8(ascii: "."))
    var unit: UInt64 = 100_000
    while fraction != 0 {
      text.append(UInt8(ascii: "0") + UInt8(fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }
}

extension [UInt8] {
  /// Appends the decimal digits of `value`.
  package mutating func appendDecimal(_ value: UInt64) {
    if value >= 10 { appendDecimal(value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
