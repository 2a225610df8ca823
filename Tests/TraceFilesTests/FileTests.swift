import Foundation
import GestureTrace
import Testing
import TraceFiles

@Suite("Files that are not there, not whole or without end")
struct FileTests {
  /// The error of reading a file.
  private func failure(_ path: String) -> TraceError? {
    do {
      _ = try TraceFile.validate(path)
      return nil
    } catch {
      return error
    }
  }

  @Test("A missing file and a directory are missing input")
  func noInput() throws {
    let folder = try TemporaryFolder()
    let missing = folder.file("nothing.jsonl")
    #expect(failure(missing)?.kind == .noInput)
    #expect(
      failure(missing)?.description == "\(missing): error: found no such file, expected a file")
    #expect(failure(folder.path)?.kind == .noInput)
    #expect(
      failure(folder.path)?.description
        == "\(folder.path): error: found a directory, expected a file")
    #expect(failure(missing + "/below")?.problem == .missing)
  }

  @Test("What is no file of bytes is refused at once, whoever reads it", .timeLimit(.minutes(10)))
  func special() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe.jsonl")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(failure(pipe)?.kind == .noInput)
    #expect(failure(pipe)?.description == "\(pipe): error: found a pipe, expected a file")
    #expect(failure("/dev/zero")?.problem == .special(.device))
    #expect(throws: TraceError(path: pipe, problem: .special(.pipe))) {
      try GestureTable.read(pipe)
    }
    #expect(throws: TraceError(path: pipe, problem: .special(.pipe))) {
      try TraceFile.recover(from: pipe, to: folder.file("new.jsonl"))
    }
    #expect(throws: TraceError(path: pipe, problem: .special(.pipe))) {
      try TextFile.read(pipe)
    }
  }

  @Test("A text file is read whole, and refused where it is too long")
  func text() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.csv", "a,b\n")
    #expect(try TextFile.read(path) == "a,b\n")
    let long = try folder.write("l.csv", String(repeating: "a", count: (1 << 20) + 1))
    #expect(throws: TraceError(path: long, problem: .unreadable(code: EFBIG))) {
      try TextFile.read(long)
    }
  }

  @Test("Nothing in a file or its name ends the error's line or steers the terminal")
  func printable() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a\nb\u{1b}[31m.csv", "t_ms,phase,y,source,\u{1b}[2J\n")
    let error = #expect(throws: TraceError.self) { try GestureTable.read(path) }
    let words = error?.description ?? ""
    #expect(words.contains(#"/a\u{a}b\u{1b}[31m.csv:1:21: error: found the column "\u{1b}[2J""#))
    let warning = TraceWarning(path: "a\nb", line: 2, verb: "\u{9b}2J")
    #expect(
      warning.description.hasPrefix(#"a\u{a}b:2: warning: found the unknown verb "\u{9b}2J""#))
    let cut = TraceError(path: "a\nb", problem: .unterminated)
    #expect(cut.description.split(separator: "\n").count == 2)
  }

  @Test("An empty file has no header")
  func empty() throws {
    let path = try TemporaryFolder().write("e.jsonl", "")
    #expect(failure(path)?.problem == .missing)  // the folder is gone, and the file with it
    #expect(try finding([]) == "1:1: found an empty file, expected a header")
  }

  @Test("A file that is cut anywhere is refused, or whole where the cut is the end of a line")
  func cuts() throws {
    let bytes = try contents(Places.example("every-row.jsonl"))
    let folder = try TemporaryFolder()
    var line = 1
    var lineStart = 0
    for cut in 1...bytes.count {
      let path = try folder.write("cut.jsonl", bytes[..<cut])
      let error = failure(path)
      guard bytes[cut - 1] != UInt8(ascii: "\n") else {
        #expect(error == nil, "cut at \(cut)")
        line += 1
        lineStart = cut
        continue
      }
      #expect(error?.kind == .badData)
      #expect(error?.problem == (line == 1 ? .headerCut : .unterminated), "cut at \(cut)")
      #expect(error?.place == TraceError.Place(line: line, column: cut - lineStart + 1))
    }
  }

  @Test("An unterminated last line names the remedy, a cut header does not")
  func remedy() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.jsonl", "{\"pullback\":1}\n[0,\"sto")
    #expect(
      failure(path)?.description
        == "\(path):2:8: error: found the end of the file, expected the end of the line\n"
        + "the recorder was cut short; `pullback recover \(path) NEW` keeps the lines before it")
    let cut = try folder.write("c.jsonl", "{\"pullback\":1")
    #expect(failure(cut)?.hint == "nothing can be recovered without the header")
    let earlier = try folder.write("e.jsonl", "{\"pullback\":1}\n[0,\"stop\"\n[0")
    #expect(failure(earlier)?.place?.line == 2)
  }

  @Test("An endless line fails early and in bounded memory", arguments: [true, false])
  func endless(inHeader: Bool) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "endless.jsonl", inHeader ? "{\"pullback\":\"" : "{\"pullback\":1}\n[0,\"note\",\"")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    let line = inHeader ? 1 : 2
    #expect(failure(path)?.problem == .longLine(limit: 1 << 20))
    #expect(failure(path)?.place == TraceError.Place(line: line, column: (1 << 20) + 1))
    // In a process of its own, whose memory nobody else uses.
    await #expect(processExitsWith: .success) { [path = path as String] in
      let before = peakMemory()
      #expect(throws: TraceError.self) { try TraceFile.validate(path) }
      #expect(peakMemory() - before < 16_000)
    }
  }

  @Test("Memory for reading does not grow with the file")
  func memory() async throws {
    let folder = try TemporaryFolder()
    let row = "[1,\"move\",230.125,180.5]\n"
    let head = "{\"pullback\":1}\n[0,\"touch\",1]\n"
    let path = try folder.write("big.jsonl", head + String(repeating: row, count: 400_000))
    await #expect(processExitsWith: .success) { [path = path as String] in
      let before = peakMemory()
      let rows = try TraceFile.validate(path).rows
      #expect(rows == 400_001)
      #expect(peakMemory() - before < 4_000)
    }
  }

  @Test("A trace without rows is a trace")
  func noRows() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.jsonl", "{\"pullback\":1}\n")
    let summary = try TraceFile.validate(path)
    #expect(summary.rows == 0)
    #expect(summary.end == .zero)
    #expect(summary.warnings.isEmpty)
  }

  @Test("An unknown verb is kept and warned of once a file")
  func warning() throws {
    let folder = try TemporaryFolder()
    let text = "{\"pullback\":1}\n[0,\"leave\"]\n[0,\"wink\",1]\n[0,\"blink\"]\n"
    let path = try folder.write("t.jsonl", text)
    let contents = try TraceFile.read(path)
    #expect(contents.warnings == [TraceWarning(path: path, line: 3, verb: "wink")])
    #expect(
      contents.warnings.first?.description
        == "\(path):3: warning: found the unknown verb \"wink\": such rows are kept and passed over"
    )
    #expect(contents.trace.rows.last?.text == "[0,\"blink\"]")
  }

  @Test("A reader says the same error again, and counts lines")
  func reader() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.jsonl", "{\"pullback\":1}\n[0,\"leave\"]\n[0,\"return\"]\n[0]\n")
    var reader = try TraceReader(path)
    #expect(try reader.next() == Row(.zero, .leave))
    #expect(reader.line == 2)
    #expect(try reader.next() == Row(.zero, .comeBack))
    #expect(reader.line == 3)
    for _ in 0..<2 {
      do {
        _ = try reader.next()
        Issue.record("a bad line was read")
      } catch {
        #expect(error.place?.line == 4)
      }
    }
  }
}

/// The most memory that this process has used, in kB.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}
