import Foundation
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

  @Test("A history never takes the place of its recording, by whatever name")
  func overInput() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("soft"), withDestinationPath: "pull.jsonl")
    try FileManager.default.linkItem(atPath: folder.path("pull.jsonl"), toPath: folder.path("hard"))
    for target in ["pull.jsonl", "./pull.jsonl", "soft", "hard"] {
      let outcome = try Program.run(
        ["replay", "pull.jsonl", "--subject", "hw-refresh", "--history", target], in: folder)
      #expect(
        outcome.talk
          == "\(target): error: found the recording itself, expected another file: it is not "
          + "written over\n")
      #expect(outcome.code == 74)
    }
    #expect(try folder.text(of: "pull.jsonl") == Recordings.pull)
    #expect(try folder.names == ["hard", "pull.jsonl", "soft"])
  }

  @Test("A history goes to where a link leads, and the link stays", arguments: [true, false])
  func link(isThere: Bool) throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    try folder.write("old", to: isThere ? "real/h.jsonl" : "real/other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("real/second"), withDestinationPath: "h.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("first"), withDestinationPath: "real/second")
    let outcome = try Program.run(
      ["replay", "pull.jsonl", "--subject", "hw-refresh", "--history", "first"], in: folder)
    #expect(outcome.code == 0)
    #expect(try folder.text(of: "real/h.jsonl").contains(#""subject":"hw-refresh""#))
    for (name, target) in [("first", "real/second"), ("real/second", "h.jsonl")] {
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(name))
      #expect(link == target)
    }
    #expect(try folder.names == ["first", "pull.jsonl", "real"])
  }

  @Test("Links that lead in a circle are told as that")
  func circle() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("round"), withDestinationPath: "round")
    let outcome = try Program.run(
      ["replay", "pull.jsonl", "--subject", "hw-refresh", "--history", "round"], in: folder)
    #expect(
      outcome.talk == "round: error: cannot write: Too many levels of symbolic links\n")
    #expect(outcome.code == 74)
  }

  @Test("Where standard output is closed, that is what is said", arguments: ["check", "validate"])
  func closed(command: String) throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let line = "exec '\(try Program.path)' \(command) pull.jsonl >&-"
    let outcome = try Program.run(["-c", line], in: folder, program: "/bin/sh")
    #expect(outcome.talk == "standard output: error: cannot write: Bad file descriptor\n")
    #expect(outcome.code == 74)
  }

  @Test("Where standard error is closed, talk does not go into the results")
  func closedTalk() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let line =
      "exec '\(try Program.path)' replay pull.jsonl -s hw-refresh --history h.jsonl 0<&- 2>&-"
    #expect(try Program.run(["-c", line], in: folder, program: "/bin/sh").code == 0)
    #expect(try !folder.text(of: "h.jsonl").contains("fired header 1"))
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
