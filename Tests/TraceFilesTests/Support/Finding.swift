import TraceFiles

/// What reading a text as a trace finds, as `line:column: message`; `nil` if nothing is wrong.
func finding(_ bytes: some Collection<UInt8>) throws -> String? {
  let folder = try TemporaryFolder()
  let path = try folder.write("trace.jsonl", bytes)
  do throws(TraceError) {
    _ = try TraceFile.validate(path)
    return nil
  } catch {
    let place = error.place.map { "\($0.line):\($0.column): " } ?? ""
    return place + error.message
  }
}

/// What is wrong with a line that stands after a plain header.
func finding(row: String) throws -> String? {
  try finding(Array("{\"pullback\":1}\n\(row)\n".utf8))
}
