import Testing

@Suite("What is written")
struct OutputTests {
  @Test(
    "A closed pipe ends quietly with 141",
    arguments: [
      ["help"], ["invariants"], ["subjects", "--format", "json"], ["check", "pull.jsonl"],
      ["validate", "pull.jsonl"],
    ])
  func closedPipe(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let outcome = try Program.run(arguments, in: folder, output: .closedPipe)
    #expect(outcome.talk == "")
    #expect(outcome.code == 141)
  }

  @Test(
    "A full disk ends with 74 and one line",
    arguments: [
      ["help"], ["check", "pull.jsonl"], ["check", "pull.jsonl", "--format", "json"],
      ["replay", "pull.jsonl", "--subject", "hw-refresh"], ["convert", "pull.jsonl"],
    ])
  func fullDisk(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let outcome = try Program.run(arguments, in: folder, output: .file("/dev/full"))
    #expect(outcome.talk == "standard output: error: cannot write: No space left on device\n")
    #expect(outcome.code == 74)
  }

  @Test(
    "A history that cannot be written ends with 74 and leaves nothing",
    arguments: [
      ("/dev/full", "No space left on device"), ("none/h.jsonl", "No such file or directory"),
      (".", "Is a directory"),
    ])
  func history(path: String, reason: String) throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let outcome = try Program.run(
      ["replay", "pull.jsonl", "--subject", "hw-refresh", "--history", path], in: folder)
    #expect(outcome.talk == "\(path): error: cannot write: \(reason)\n")
    #expect(outcome.code == 74)
    #expect(try folder.names == ["pull.jsonl"])
  }

  @Test("A new file is never one that is there already")
  func existing() throws {
    let folder = try Folder()
    try folder.write(Recordings.cut, to: "cut.jsonl")
    try folder.write("mine", to: "new.jsonl")
    for target in ["new.jsonl", "cut.jsonl"] {
      let outcome = try Program.run(["recover", "cut.jsonl", target], in: folder)
      #expect(
        outcome.talk
          .hasPrefix("\(target): error: found a file, expected none: it is not written over\n"))
      #expect(outcome.code == 74)
    }
    #expect(try folder.text(of: "new.jsonl") == "mine")
    #expect(try folder.text(of: "cut.jsonl") == Recordings.cut)
  }

  @Test("No colour and no terminal sequence goes into a file")
  func colours() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let outcome = try Program.run(["check", "pull.jsonl"], in: folder)
    #expect(!outcome.output.contains("\u{1b}"))
    #expect(outcome.talk == "")
  }
}
