import Foundation
import GestureTrace

/// Makes files that are nearly traces: a valid one, changed in a few places.
struct Mutator {
  private var traces: RandomTraces
  private let examples: [[UInt8]]
  private let recordings: [[UInt8]]

  /// Bytes that mean something to JSON, and some that mean nothing.
  private static let bytes =
    Array("[]{},:\"\\0123456789.-+eEtfn \t\r\n".utf8) + [0, 0x7f, 0xc0, 0xff]
  private static let values =
    [
      "1.0", "-0", "1e400", "1e308", "0e999", "9007199254740992", "9007199254740993", "NaN",
      "-Infinity", "null", "true", "[]", "{}", "\"header\"", "01", "-01", "1.", ".5", "+1", "1e",
      "\"\\ud800\"", "\"\\ud83d\\ude00\"", "\"\\u0000\"", "\"\\x\"", "{\"a\":1,\"\\u0061\":2}",
      "{\"a\\u0000b\":1,\"a\\u0000c\":2}", "{\"é\":1,\"e\u{301}\":2}", "'a'", "/**/1", "1 2",
      "999999999.999999", "1000000000", "0.1234567", "\"never\"", "-1",
      String(repeating: "[", count: 15) + String(repeating: "]", count: 15),
      String(repeating: "[", count: 16) + String(repeating: "]", count: 16),
    ].map { Array($0.utf8) } + [[0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22]]

  init(seed: UInt64) throws {
    traces = RandomTraces(seed: seed)
    examples = try ["every-row.jsonl", "crlf-and-space.jsonl"].map {
      try contents(Places.example($0))
    }
    recordings = try Places.traces(below: Places.recordings).map { try contents($0) }
  }

  mutating func file() -> [UInt8] {
    var file: [UInt8]
    switch traces.numbers.below(4) {
    case 0: file = traces.numbers.pick(examples)
    case 1: file = text(of: traces.trace())
    default: file = traces.numbers.pick(recordings)
    }
    for _ in 0..<traces.numbers.below(4) { mutate(&file) }
    return file
  }

  private mutating func mutate(_ file: inout [UInt8]) {
    guard !file.isEmpty else { return }
    let place = traces.numbers.below(file.count)
    switch traces.numbers.below(8) {
    case 0: file[place] = traces.numbers.pick(Self.bytes)
    case 1: file.insert(traces.numbers.pick(Self.bytes), at: place)
    case 2: file.remove(at: place)
    case 3: file.removeSubrange(place..<min(place + traces.numbers.below(9), file.count))
    case 4 where traces.numbers.chance(0.3): file.removeSubrange(place...)
    case 5: swapLines(&file)
    default: replaceField(&file, near: place)
    }
  }

  /// Puts another value where one stands between two separators.
  private mutating func replaceField(_ file: inout [UInt8], near place: Int) {
    let separators = Set("[],:{}\n".utf8)
    let start = file[..<place].lastIndex { separators.contains($0) }.map { $0 + 1 } ?? 0
    let end = file[place...].firstIndex { separators.contains($0) } ?? file.count
    guard start <= end else { return }
    file.replaceSubrange(start..<end, with: traces.numbers.pick(Self.values))
  }

  private mutating func swapLines(_ file: inout [UInt8]) {
    var lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines.swapAt(traces.numbers.below(lines.count), traces.numbers.below(lines.count))
    file = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}

/// A trace as the bytes of its file.
func text(of trace: Trace) -> [UInt8] {
  var text = Array(trace.header.text.utf8) + [UInt8(ascii: "\n")]
  for row in trace.rows {
    row.append(to: &text)
    text.append(UInt8(ascii: "\n"))
  }
  return text
}
