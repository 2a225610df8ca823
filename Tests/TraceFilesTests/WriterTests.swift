import Foundation
import GestureTrace
import Testing
import TraceFiles

@Suite("Writing traces")
struct WriterTests {
  @Test("Each row is in the part file at once; closing gives the file its name")
  func appending() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("t.jsonl")
    var writer = try TraceWriter(path, header: TraceHeader())
    #expect(try folder.names == ["t.jsonl.part"])
    #expect(try contents(path + ".part") == Array("{\"pullback\":1}\n".utf8))
    try writer.append(Row(.zero, .touch(FingerPlace(y: 200))))
    try writer.append(Row(Tick(microseconds: 100_000), .lift(FingerPlace(y: 200.5))))
    let whole = Array("{\"pullback\":1}\n[0,\"touch\",200]\n[0.1,\"lift\",200.5]\n".utf8)
    #expect(try contents(path + ".part") == whole)
    try writer.close()
    #expect(try folder.names == ["t.jsonl"])
    #expect(try contents(path) == whole)
  }

  /// Begins a file and lets go of it.
  private func letGo(_ path: String) throws {
    var writer = try TraceWriter(path, header: TraceHeader())
    try writer.append(Row(.zero, .leave))
  }

  @Test("A writer that is let go leaves its part file, and the next one does not write over it")
  func killed() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("t.jsonl")
    try letGo(path)
    #expect(try TraceFile.validate(path + ".part").rows == 1)
    let error = #expect(throws: TraceError.self) { try letGo(path) }
    #expect(error?.problem == .leftOver)
    #expect(error?.kind == .cannotWrite)
    #expect(error?.hint?.contains("pullback recover \(path).part") == true)
    #expect(try TraceFile.validate(path + ".part").rows == 1)
  }

  @Test("A file that is there is not written over")
  func existing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.jsonl", "mine")
    let error = #expect(throws: TraceError.self) { try TraceFile.write(Trace(), to: path) }
    #expect(error?.problem == .exists)
    #expect(try contents(path) == Array("mine".utf8))
  }

  @Test("Neither is a link, wherever it leads", arguments: ["there.jsonl", "nowhere.jsonl"])
  func link(target: String) throws {
    let folder = try TemporaryFolder()
    let other = try folder.write("there.jsonl", "mine")
    let path = folder.file("t.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.file(target))
    let error = #expect(throws: TraceError.self) { try TraceFile.write(Trace(), to: path) }
    #expect(error?.problem == .exists)
    #expect(throws: TraceError.self) { try TraceFile.recover(from: other, to: path) }
    #expect(try contents(other) == Array("mine".utf8))
    #expect(try folder.names == ["t.jsonl", "there.jsonl"])
  }

  @Test("A file that takes the name meanwhile is not lost, nor is what was written")
  func race() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("t.jsonl")
    let writer = try TraceWriter(path, header: TraceHeader())
    try folder.write("t.jsonl", "mine")
    do {
      try writer.close()
      Issue.record("a file was written over")
    } catch {
      #expect(error.problem == .exists)
    }
    #expect(try contents(path) == Array("mine".utf8))
    #expect(try TraceFile.validate(path + ".part").rows == 0)
  }

  @Test("A path that cannot be written is said with its reason")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("no/such/folder.jsonl")
    let error = #expect(throws: TraceError.self) { try TraceFile.write(Trace(), to: path) }
    #expect(error?.kind == .cannotWrite)
    #expect(error?.description == "\(path): error: cannot write: No such file or directory")
  }

  @Test("A full disk is an error that loses no row before it")
  func full() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("t.jsonl")
    // The limit on the size of files stands for the end of the disk; in a process of its own.
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4000, rlim_max: 4_000_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      var writer = try TraceWriter(path, header: TraceHeader())
      var rows = 0
      do throws(TraceError) {
        while rows < 1000 {
          try writer.append(Row(Tick(microseconds: Int64(rows)), .glide(offset: 1.5)))
          rows += 1
        }
        Issue.record("the limit was not met")
      } catch {
        #expect(error.problem == .unwritable(code: EFBIG))
      }
      let kept = try TraceFile.validate(path + ".part").rows
      #expect(kept == rows)
      limit.rlim_cur = 100_000
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      try writer.append(Row(Tick(microseconds: 1_000_000), .stop))
      try writer.close()
      let all = try TraceFile.validate(path).rows
      #expect(all == rows + 1)
    }
  }
}

@Suite("Recovering what a killed recorder left")
struct RecoveryTests {
  @Test("Only the cut line is lost, wherever it is cut")
  func cuts() throws {
    let bytes = try contents(Places.example("every-row.jsonl"))
    let header = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    let folder = try TemporaryFolder()
    for cut in stride(from: header + 1, through: bytes.count, by: 7) {
      let source = try folder.write("cut.jsonl", bytes[..<cut])
      let target = folder.file("\(cut).jsonl")
      let recovery = try TraceFile.recover(from: source, to: target)
      let whole = bytes[..<cut].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      #expect(try contents(target) == Array(bytes[..<whole]))
      #expect(recovery.droppedBytes == cut - whole)
      #expect((recovery.droppedLine == nil) == (cut == whole))
      #expect(try TraceFile.validate(target).rows == recovery.rows)
      #expect(try contents(source) == Array(bytes[..<cut]))
    }
  }

  @Test("It says what it did")
  func words() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("t.jsonl.part", "{\"pullback\":1}\n[0,\"leave\"]\n[0,\"st")
    #expect(
      try TraceFile.recover(from: source, to: folder.file("t.jsonl")).description
        == "kept the header and 1 row, dropped line 3, which was cut after 6 bytes")
  }

  @Test("Never over a file that is there, nor over itself")
  func never() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("s.jsonl", "{\"pullback\":1}\n[0")
    let other = try folder.write("o.jsonl", "mine")
    for target in [source, other] {
      let error = #expect(throws: TraceError.self) {
        try TraceFile.recover(from: source, to: target)
      }
      #expect(error?.problem == .exists)
    }
    #expect(try contents(other) == Array("mine".utf8))
  }

  @Test(
    "Other damage cannot be recovered, and no file is made",
    arguments: ["", "{\"pullback\":1", "{\"pullback\":1}\n[0\n[1,\"leave\"]\n[2", "{}\n[0"])
  func damage(text: String) throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("s.jsonl", text)
    let error = #expect(throws: TraceError.self) {
      try TraceFile.recover(from: source, to: folder.file("t.jsonl"))
    }
    #expect(error?.kind == .badData)
    #expect(try folder.names == ["s.jsonl"])
  }
}
