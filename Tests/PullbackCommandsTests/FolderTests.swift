import Foundation
import Glibc
import Testing

/// What folders and names can be in the world outside.
@Suite("Names and folders")
struct FolderTests {
  private static let judged = ["check", ".", "--subject", "hw-refresh", "--rule", "no-fault"]

  /// Does a line of a shell in the folder, for what Foundation has no names for.
  private func shell(_ line: String, in folder: Folder) throws {
    #expect(try Program.run(["-c", line], in: folder, program: "/bin/sh").code == 0)
  }

  @Test("A pipe is refused at once", .timeLimit(.minutes(10)))
  func pipe() throws {
    let folder = try Folder()
    try folder.write(Recordings.nothing, to: "good.jsonl")
    try #require(mkfifo(folder.path("x.jsonl"), 0o600) == 0)
    let words = "x.jsonl: error: found a pipe, expected a file\n"
    for arguments in [
      ["validate", "x.jsonl"], ["recover", "x.jsonl", "new.jsonl"], ["convert", "x.jsonl"],
      ["replay", "x.jsonl", "--subject", "hw-refresh"],
    ] {
      let outcome = try Program.run(arguments, in: folder)
      #expect(outcome.talk == words)
      #expect(outcome.code == 66)
    }
    let outcome = try Program.run(Self.judged, in: folder)
    #expect(outcome.talk == "./" + words)
    let report = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(report.contains("1 recording × 1 subject: "))
    #expect(report.hasSuffix("; 1 path could not be read"))
    #expect(outcome.code == 66)
  }

  @Test("A name with ends of lines and terminal sequences is one plain line")
  func steering() throws {
    let folder = try Folder()
    let name = "a\nb\u{1b}[31m.jsonl"
    try folder.write(Recordings.backwards, to: name)
    let shown = #"a\u{a}b\u{1b}[31m.jsonl"#
    for arguments in [
      ["validate", name], ["check", name], ["check", "."], ["recover", name, "new.jsonl"],
      ["convert", name, "-o", "new.jsonl"], ["replay", name, "--subject", "hw-refresh"],
      ["check", "gone" + name], ["convert", "gone" + name], ["validate", name, "--" + name],
      ["replay", name, "--subject", name], ["replay", name, "--history", name], [name],
      ["model-check", name], ["invariants", name], ["policies", name],
    ] {
      let outcome = try Program.run(arguments, in: folder)
      #expect(outcome.code >= 64)
      #expect(outcome.talk.contains(shown) || outcome.talk.contains("found no --subject"))
      #expect(!(outcome.talk + outcome.output).contains("\u{1b}"))
      #expect(!(outcome.talk + outcome.output).contains("a\nb"))
    }
    try folder.write(Recordings.pull, to: "good" + name)
    for arguments in [["validate", "good" + name], ["check", "good" + name]] {
      let outcome = try Program.run(arguments, in: folder)
      #expect(outcome.code == 0 && outcome.output.contains("good"))
      #expect(!outcome.output.contains("\u{1b}") && !outcome.output.contains("a\nb"))
    }
  }

  @Test("A name that is no UTF-8 is shown byte by byte, and the others are judged")
  func bytes() throws {
    let folder = try Folder()
    try folder.write(Recordings.nothing, to: "good.jsonl")
    try shell(#"touch "$(printf 'bad\377.jsonl')" "$(printf 'notes\377.txt')""#, in: folder)
    let words = #"./bad\xff.jsonl: error: found a name that is not UTF-8, expected one that is"#
    let outcome = try Program.run(Self.judged, in: folder)
    #expect(outcome.talk == words + "\n")
    #expect(outcome.output.contains("1 recording × 1 subject: "))
    #expect(outcome.code == 66)
    let json = try Program.run(["validate", ".", "--format", "json"], in: folder)
    #expect(json.output.contains(#"{"trace":"./bad\\xff.jsonl","valid":false,"error":"#))
    #expect(json.output.contains(#"{"trace":"./good.jsonl","valid":true,"#))
    let line = #"exec '\#(try Program.path)' check "$(printf 'bad\377.jsonl')""#
    let argument = try Program.run(["-c", line], in: folder, program: "/bin/sh")
    #expect(
      argument.talk.hasPrefix(
        #"pullback: error: found bad\xff.jsonl, expected an argument in UTF-8"# + "\n"))
    #expect(argument.code == 64)
    try shell("rm -f bad* notes*", in: folder)
  }

  @Test("A folder that cannot be looked into is named, and the others are judged")
  func unreadable() throws {
    let folder = try Folder()
    try folder.write(Recordings.nothing, to: "good.jsonl")
    // Deeper than a path may be long: the superuser cannot look into that either.
    let name = String(repeating: "d", count: 250)
    var deep = open(folder.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<18 {
      try #require(mkdirat(deep, name, 0o700) == 0)
      let next = openat(deep, name, O_RDONLY | O_DIRECTORY)
      close(deep)
      deep = next
    }
    close(deep)
    let outcome = try Program.run(Self.judged, in: folder)
    #expect(outcome.talk.hasPrefix("./\(name)/\(name)"))
    #expect(outcome.talk.hasSuffix("/\(name): error: cannot read: File name too long\n"))
    #expect(outcome.output.contains("1 recording × 1 subject: "))
    #expect(outcome.code == 66)
    let validated = try Program.run(["validate", "."], in: folder)
    #expect(validated.output == "./good.jsonl: a good recording, 1 row, 0.5 s\n")
    #expect(validated.code == 66)
    try shell("rm -rf ddd*", in: folder)
  }

  @Test("A folder without recordings among others is named, and the others are judged")
  func empty() throws {
    let folder = try Folder()
    try folder.write(Recordings.nothing, to: "good.jsonl")
    try folder.write("", to: "none/notes.txt")
    let outcome = try Program.run(
      ["check", "none", "good.jsonl", "--subject", "hw-refresh", "--rule", "no-fault"], in: folder)
    #expect(
      outcome.talk
        == "none: error: found no recording, expected files whose names end in .jsonl\n")
    #expect(outcome.output.contains("1 recording × 1 subject: "))
    #expect(outcome.code == 66)
  }

  @Test("A check of a recording with reference offsets says how far it was from them")
  func reference() throws {
    let folder = try Folder()
    let rows = #"[0.1,"move",230]"# + "\n" + #"[0.1,"drag",-75.821534]"# + "\n"
    try folder.write(
      Recordings.pull.replacing(#"[0.1,"move",230]"# + "\n", with: rows), to: "pull.jsonl")
    let arguments = ["check", "pull.jsonl", "--subject", "hw-refresh"]
    let text = try Program.run(arguments, in: folder).output
    #expect(
      text.contains(
        "  pull.jsonl: hw-refresh off the 1 reference offset by 1 pt (root mean square),"))
    let json = try Program.run(arguments + ["--format", "json"], in: folder).output
    #expect(json.contains(#""reference":{"rms":1,"maximum":1,"count":1},"#))
  }
}
