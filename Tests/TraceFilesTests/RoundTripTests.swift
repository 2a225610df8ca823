import GestureTrace
import Testing
import TraceFiles

@Suite("What is written is what was read")
struct RoundTripTests {
  @Test("Random traces come back as equal values and the same bytes", arguments: 0..<40)
  func random(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var traces = RandomTraces(seed: seed)
    for number in 0..<10 {
      let trace = traces.trace()
      let path = folder.file("\(number).jsonl")
      try TraceFile.write(trace, to: path)
      let read = try TraceFile.read(path).trace
      #expect(read == trace)
      #expect(try contents(path) == text(of: read))
    }
  }

  @Test("Every row of the language keeps its meaning in canonical text")
  func everyRow() throws {
    let folder = try TemporaryFolder()
    for name in ["every-row.jsonl", "crlf-and-space.jsonl"] {
      let trace = try TraceFile.read(Places.example(name)).trace
      let path = folder.file(name)
      try TraceFile.write(trace, to: path)
      #expect(try TraceFile.read(path).trace == trace)
    }
    let trace = try TraceFile.read(Places.example("every-row.jsonl")).trace
    #expect(
      trace.rows.map(\.text).prefix(4) == [
        "[0,\"note\",\"刷新 \\\"quoted\\\" 😀\"]", "[0,\"touch\",200]", "[0.1,\"move\",230,180]",
        "[0.1,\"touch\",10,20,1]",
      ])
    #expect(trace.rows.last?.time == Tick(microseconds: 999_999_999_999_999))
    let known = trace.rows.filter { if case .world = $0.event { true } else { false } }
    #expect(known.count == trace.rows.count - 1)
  }

  @Test("A canonical history comes back byte by byte")
  func history() throws {
    let path = Places.example("history.jsonl")
    let history = try TraceFile.readHistory(path)
    let trace = Trace(header: history.header, rows: history.rows.map(\.row))
    #expect(try contents(path) == text(of: trace))
  }
}
