import Testing

@Suite("show")
struct ShowTests {
  @Test("A plot in a pipe is text of 80 columns, one for each subject")
  func pipe() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let outcome = try Program.run(
      ["show", "pull.jsonl", "-s", "hw-refresh", "-s", "mj-refresh"], in: folder,
      environment: ["LANG": "C", "TERM": "dumb"])
    #expect(outcome.code == 0 && outcome.talk == "")
    #expect(!outcome.output.contains("\u{1b}"))
    #expect(outcome.output.hasPrefix("hw-refresh  pull"))
    #expect(outcome.output.contains("\nmj-refresh  pull"))
    #expect(outcome.output.contains(" 0.617  header fired\n"))
    // What the plot is drawn in fills one cell each.
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let wide = try Program.run(
      ["show", "pull.jsonl", "-s", "hw-refresh"], in: folder, environment: ["COLUMNS": "120"])
    #expect(wide.output.split(separator: "\n").contains { $0.count > 80 })
  }

  @Test("A file that is none, and a control that is none, are told as everywhere")
  func errors() throws {
    let folder = try Folder()
    try folder.write(Recordings.backwards, to: "bad.jsonl")
    #expect(try Program.run(["show", "bad.jsonl"], in: folder).code == 65)
    #expect(try Program.run(["show", "none.jsonl"], in: folder).code == 66)
    #expect(try Program.run(["show", "bad.jsonl", "-s", "x"], in: folder).code == 64)
  }
}
