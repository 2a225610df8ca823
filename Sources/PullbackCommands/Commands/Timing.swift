import GestureTrace
import Replay
import TraceFiles

/// The timing that `convert` gives to a recording.
struct Timing {
  static let flags = [speed, start, grid, rate]

  private static let speed = Flag(
    "speed", value: "F", help: "How many times as fast, a number or a fraction: 2, 1/2.")
  private static let start = Flag(
    "start", value: "SECONDS", help: "When the first row happens.")
  private static let grid = Flag(
    "hz", value: "N",
    help: "Move each row to the nearest of N instants a second, as a screen of that rate samples a "
      + "finger.")
  private static let rate = Flag(
    "rate", value: "N",
    help: "Frames a second of the screen on which it is replayed, from \(words(TraceHeader.rates))."
  )

  private var retiming = Retiming()

  init(_ arguments: Arguments) throws(UsageError) {
    retiming.speed = try Self.factor(Self.speed, arguments) ?? 1
    retiming.grid = try Self.factor(Self.grid, arguments)
    retiming.rate = try Self.factor(Self.rate, arguments)
    if let rate = retiming.rate, !TraceHeader.rates.contains(rate) {
      throw .badValue(
        flag: "--rate", found: arguments.value(of: Self.rate) ?? "",
        expected: "a number from \(Self.words(TraceHeader.rates))")
    }
    if let text = arguments.value(of: Self.start) {
      guard let start = DecimalText.seconds(text) else {
        throw .badValue(
          flag: "--start", found: text,
          expected: "seconds from 0, decimal, at most 6 digits after the point")
      }
      retiming.start = start
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    "\(NumberText.of(range.lowerBound)) to \(NumberText.of(range.upperBound))"
  }

  private static func factor(_ flag: Flag, _ arguments: Arguments) throws(UsageError) -> Double? {
    guard let text = arguments.value(of: flag) else { return nil }
    guard let factor = DecimalText.factor(text) else {
      throw .badValue(flag: "--\(flag.name)", found: text, expected: "a number above 0")
    }
    return factor
  }

  /// The recording in this file, normalized and with this timing.
  func applied(to path: String) throws(CommandFailure) -> Trace {
    let trace: Trace
    do throws(TraceError) {
      trace = try TraceFile.read(path).trace
    } catch {
      throw .trace(error)
    }
    do throws(Retiming.TooLate) {
      return try retiming.applied(to: trace).normalized()
    } catch {
      throw .tooLate(path: path, error)
    }
  }
}
