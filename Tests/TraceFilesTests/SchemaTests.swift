import GestureTrace
import Testing
import TraceFiles

@Suite("The JSON Schema of traces")
struct SchemaTests {
  private let schema: SchemaEvaluator

  init() throws {
    // A line reader takes one line; a line feed never stands inside a string.
    let text = try contents(Places.schema).map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    var reader = LineReader(source: Places.schema)
    schema = SchemaEvaluator(root: try reader.object(text))
  }

  /// The values of a file's lines: an object, then arrays.
  private func lines(_ path: String) throws -> [JSONValue] {
    var reader = LineReader(source: path)
    return try contents(path).split(separator: UInt8(ascii: "\n")).map { line in
      // A line of any kind, as the field of an object.
      try reader.object(Array("{\"line\":".utf8) + line + Array("}".utf8))["line"] ?? .null
    }
  }

  @Test("Every line of every recording and example is valid under it")
  func recordings() throws {
    let files = Places.traces(below: Places.recordings) + Places.traces(below: Places.examples)
    #expect(!files.isEmpty)
    for file in files {
      for (index, line) in try lines(file).enumerated() {
        let definition = index == 0 ? "header" : "row"
        #expect(try schema.accepts(line, definition: definition), "\(file):\(index + 1)")
        #expect(try schema.accepts(line), "\(file):\(index + 1)")
        if index > 0, !file.hasSuffix("history.jsonl") {
          #expect(try schema.accepts(line, definition: "traceRow"), "\(file):\(index + 1)")
        }
      }
    }
  }

  @Test("Every verb of the language is in the examples")
  func verbs() throws {
    let text = try ["every-row.jsonl", "history.jsonl"].map { name in
      String(decoding: try contents(Places.example(name)), as: UTF8.self)
    }.joined()
    let verbs = [
      "touch", "move", "lift", "cancel", "drag", "release", "glide", "begin", "end", "noMore",
      "reset", "inset", "assignInset", "safeArea", "content", "prepend", "resize", "scrollTo",
      "tap",
      "enable", "hide", "leave", "return", "detach", "attach", "note", "stop", "offset", "offsetX",
      "shown", "phase", "fired", "answer", "setInset", "setOffset", "progress", "text", "spinner",
      "frame", "alpha", "observers", "fault",
    ]
    for verb in verbs { #expect(text.contains(",\"\(verb)\""), "\(verb)") }
  }

  @Test(
    "Rows that the reader refuses for their kinds are invalid",
    arguments: [
      "[0]", "[0,1]", "{}", "5", "[-1,\"leave\"]", "[1000000000,\"leave\"]", "[0,\"stop\",1]",
      "[0,\"touch\"]", "[0,\"touch\",1,2,1.5]", "[0,\"touch\",1,2,3,4]", "[0,\"glide\",null]",
      "[0,\"inset\",[1,2,3]]", "[0,\"end\",\"header\",\"ok\"]", "[0,\"tap\",\"Header\"]",
      "[0,\"hide\",\"header\",1]", "[0,\"note\",1]",
    ])
  func badRows(row: String) throws {
    var reader = LineReader(source: "row")
    let line = try reader.object(Array("{\"line\":\(row)}".utf8))["line"] ?? .null
    #expect(try !schema.accepts(line, definition: "row"))
    #expect(try !schema.accepts(line, definition: "traceRow"))
    #expect(try finding(row: row) != nil)
  }

  @Test(
    "Headers that the reader refuses are invalid",
    arguments: [
      "{}", "{\"pullback\":2}", "{\"pullback\":1,\"title\":null}",
      "{\"pullback\":1,\"scene\":{\"width\":-1}}", "{\"pullback\":1,\"rate\":0}",
      "{\"pullback\":1,\"loads\":{\"header\":[]}}",
      "{\"pullback\":1,\"loads\":{\"header\":[{\"after\":-1}]}}",
      "{\"pullback\":1,\"drive\":\"x\"}",
      "{\"pullback\":1,\"history\":1,\"subject\":\"s\",\"contract\":{},\"digest\":\"0123\"}",
      "{\"pullback\":1,\"history\":1,\"subject\":\"s\",\"contract\":{\"header\":{}},"
        + "\"digest\":\"0123456789abcdef\"}",
    ])
  func badHeaders(header: String) throws {
    var reader = LineReader(source: "header")
    let object = try reader.object(Array(header.utf8))
    #expect(try !schema.accepts(.object(object), definition: "header"))
    #expect(try finding(Array("\(header)\n".utf8)) != nil)
  }

  @Test(
    "Less than a whole history is a trace with unknown fields",
    arguments: [
      "{\"pullback\":1,\"history\":1}", "{\"pullback\":1,\"history\":1,\"contract\":5}",
      "{\"pullback\":1,\"history\":2,\"subject\":1,\"contract\":1,\"digest\":1}",
    ])
  func damagedHistories(header: String) throws {
    var reader = LineReader(source: "header")
    let object = try reader.object(Array(header.utf8))
    #expect(try schema.accepts(.object(object), definition: "header"))
    #expect(try finding(Array("\(header)\n".utf8)) == nil)
  }
}

@Suite("Single lines")
struct LineReaderTests {
  @Test("Rows out of an adapter are typed, its own words are kept")
  func rows() throws {
    var reader = LineReader(source: "adapter")
    #expect(
      try reader.row(Array("[0.5,\"fired\",\"header\",\"user\"]".utf8))
        == Row(Tick(microseconds: 500_000), .fired(.header, .user)))
    #expect(
      try reader.row(Array("[1,\"ok\"]\r".utf8)).event
        == .unknown(UnknownEvent(verb: "ok", arguments: [])))
    do {
      _ = try reader.row(Array("[1,\"fired\",\"header\"]".utf8))
      Issue.record("a bad row was read")
    } catch {
      #expect(
        error.description == "adapter:3:4: error: found 1 argument of fired, expected 2")
    }
  }

  @Test("A header's fields are located in its line")
  func contract() throws {
    let line = Array(
      "{\"adapter\":\"a\",\"contract\":{\"header\":{\"trigger\":1,\"hold\":-1}}}".utf8)
    var reader = LineReader(source: "adapter")
    let object = try reader.object(line)
    guard case .object(let contract)? = object["contract"] else {
      Issue.record("no contract")
      return
    }
    do {
      _ = try Contract(json: contract)
      Issue.record("a bad contract was read")
    } catch {
      let whole = FieldFault(path: [.key("contract")] + error.path, expected: error.expected)
      #expect(
        reader.error(whole, in: line).description
          == "adapter:1:57: error: found -1 as contract.header.hold, expected a number of 0 or more"
      )
    }
  }
}
