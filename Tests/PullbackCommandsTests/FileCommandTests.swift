import Testing

@Suite("replay, validate, recover, convert")
struct FileCommandTests {
  @Test("A history is the header and all rows, the same in a file as on standard output")
  func history() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let arguments = ["replay", "pull.jsonl", "--subject", "hw-refresh"]
    let printed = try Program.run(arguments, in: folder)
    #expect(printed.code == 0)
    let lines = printed.output.split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"pullback":1,"history":1,"subject":"hw-refresh","#))
    #expect(lines.contains(#"[0.6,"lift",329.874195]"#))
    #expect(lines.contains(#"[0.616667,"fired","header","user"]"#))
    let digest = try #require(lines[0].firstMatch(of: /"digest":"([0-9a-f]{16})"/)?.output.1)
    #expect(printed.talk.hasPrefix("hw-refresh: fired header 1, footer 0; settled at "))
    #expect(printed.talk.hasSuffix(" s; digest \(digest)\n"))

    try folder.write("old", to: "h.jsonl")
    let written = try Program.run(arguments + ["--history", "h.jsonl"], in: folder)
    #expect(written.output == "")
    #expect(written.talk == printed.talk)
    #expect(try folder.text(of: "h.jsonl") == printed.output)
    #expect(try folder.names == ["h.jsonl", "pull.jsonl"])
  }

  @Test("A history can be replayed, and gives itself")
  func historyOfHistory() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let arguments = ["--subject", "hw-refresh"]
    let first = try Program.run(
      ["replay", "pull.jsonl", "--history", "h.jsonl"] + arguments, in: folder)
    #expect(first.code == 0)
    let second = try Program.run(["replay", "h.jsonl"] + arguments, in: folder)
    #expect(try folder.text(of: "h.jsonl") == second.output)
    let valid = try Program.run(["validate", "h.jsonl"], in: folder)
    #expect(valid.output.hasPrefix("h.jsonl: a good history, "))
  }

  @Test("Verify runs twice and says so")
  func verify() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let outcome = try Program.run(
      ["replay", "pull.jsonl", "--subject", "jk-refresh-control", "--verify"], in: folder)
    #expect(outcome.code == 0)
    let rows = outcome.output.split(separator: "\n").count - 1
    #expect(outcome.talk.hasSuffix("\nverify: a second run wrote the same \(rows) rows\n"))
  }

  @Test("With reference offsets a replay says how far it was from them")
  func deviation() throws {
    let folder = try Folder()
    let rows = #"[0.1,"move",230]"# + "\n" + #"[0.1,"drag",-75.821534]"# + "\n"
    try folder.write(
      Recordings.pull.replacing(#"[0.1,"move",230]"# + "\n", with: rows), to: "pull.jsonl")
    let outcome = try Program.run(
      ["replay", "pull.jsonl", "--subject", "hw-refresh"], in: folder)
    #expect(outcome.talk.contains("; off the 1 reference offset by 1 pt (root mean square), 1 pt"))
  }

  @Test("Validate says what is in good files, and goes on after a bad one")
  func validate() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "a.jsonl")
    try folder.write(Recordings.backwards, to: "b.jsonl")
    try folder.write(Recordings.nothing, to: "c.jsonl")
    let outcome = try Program.run(["validate", "."], in: folder)
    #expect(
      outcome.output
        == "./a.jsonl: a good recording, 6 rows, 0.6 s\n"
        + "./c.jsonl: a good recording, 1 row, 0.5 s\n")
    #expect(outcome.talk.hasPrefix("./b.jsonl:3:2: error: "))
    #expect(outcome.code == 65)
    let json = try Program.run(["validate", "a.jsonl", "--format", "json"], in: folder)
    #expect(
      json.output
        == #"{"pullback":1,"report":"validate","files":[{"trace":"a.jsonl","valid":true,"#
        + #""rows":6,"end":0.6}]}"# + "\n")
  }

  @Test(
    "Validate warns of what no replay takes, in the words of check",
    arguments: [
      (
        #""rate":0.5"#, "a.jsonl:1:22: ",
        "found 0.5 as rate, expected frames a second, from 1 to 10000"
      ),
      (#""scene":{"policies":{"panSlop":-1}}"#, "a.jsonl:1:46: ", "panSlop"),
    ])
  func unreplayable(field: String, place: String, words: String) throws {
    let folder = try Folder()
    try folder.write(
      #"{"pullback":1,"# + field + "}\n" + #"[0,"begin","header"]"# + "\n", to: "a.jsonl")
    let valid = try Program.run(["validate", "a.jsonl"], in: folder)
    #expect(valid.code == 0 && valid.output.hasPrefix("a.jsonl: a good recording"))
    #expect(valid.talk.hasPrefix(place + "warning: ") && valid.talk.contains(words))
    let checked = try Program.run(["check", "a.jsonl"], in: folder)
    #expect(checked.code == 65)
    #expect(checked.talk.contains(valid.talk.replacing("warning: ", with: "error: ")))
  }

  @Test("Convert gives no display that no replay takes", arguments: ["0.5", "20000"])
  func displays(rate: String) throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "a.jsonl")
    let outcome = try Program.run(["convert", "a.jsonl", "--rate", rate], in: folder)
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.talk.contains("found \(rate) as --rate, expected a number from 1 to 10000"))
  }

  @Test("Recover saves the whole lines", arguments: [["new.jsonl"], ["-o", "new.jsonl"]])
  func recover(target: [String]) throws {
    let folder = try Folder()
    try folder.write(Recordings.cut, to: "cut.jsonl")
    let outcome = try Program.run(["recover", "cut.jsonl"] + target, in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.talk
        == "new.jsonl: kept the header and 6 rows, dropped line 8, which was cut after 12 bytes\n")
    #expect(try folder.text(of: "new.jsonl") == Recordings.pull)
  }

  @Test("Convert makes a recording of each gesture of a table")
  func table() throws {
    let folder = try Folder()
    try folder.write(
      """
      t_ms,phase,y,source
      0,down,262.5,fling one
      10,move,525,fling one
      20,up,525,fling one
      0,down,100,other
      5,up,100,other

      """, to: "table.csv")
    let outcome = try Program.run(
      ["convert", "table.csv", "-o", "made", "--points-per-unit", "1/2.625", "--anchor", "bottom"],
      in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output == "made/fling-one.jsonl\nmade/other.jsonl\n")
    let rows = try folder.text(of: "made/fling-one.jsonl").split(separator: "\n").dropFirst()
    #expect(
      Array(rows) == [#"[0,"touch",100]"#, #"[0.01,"move",200]"#, #"[0.02,"lift",200]"#])
    #expect(try Program.run(["validate", "made"], in: folder).code == 0)
    #expect(try Program.run(["convert", "table.csv", "-o", "made"], in: folder).code == 74)
  }

  @Test("Convert retimes a recording")
  func retime() throws {
    let folder = try Folder()
    try folder.write(Recordings.held, to: "held.jsonl")
    let outcome = try Program.run(
      ["convert", "held.jsonl", "--speed", "1/2", "--start", "1"], in: folder)
    #expect(
      outcome.output
        == Recordings.header + "\n" + #"[1,"touch",200]"# + "\n" + #"[1.4,"move",330]"# + "\n"
        + #"[1.6,"stop"]"# + "\n")
    let again = try Program.run(["convert", "held.jsonl", "-o", "same.jsonl"], in: folder)
    #expect(again.output == "")
    #expect(try folder.text(of: "same.jsonl") == Recordings.held)
  }
}
