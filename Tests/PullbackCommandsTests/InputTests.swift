import Testing

@Suite("What is read")
struct InputTests {
  @Test(
    "A file that is missing ends with 66",
    arguments: [
      ["check", "gone.jsonl"], ["replay", "gone.jsonl", "--subject", "hw-refresh"],
      ["validate", "gone.jsonl"], ["recover", "gone.jsonl", "new.jsonl"],
      ["convert", "gone.jsonl"],
    ])
  func missing(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.talk == "gone.jsonl: error: found no such file, expected a file\n")
    #expect(outcome.code == 66)
  }

  @Test(
    "A folder where a file is meant ends with 66",
    arguments: [
      ["replay", ".", "--subject", "hw-refresh"], ["recover", ".", "new.jsonl"], ["convert", "."],
    ])
  func folder(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.talk == ".: error: found a directory, expected a file\n")
    #expect(outcome.code == 66)
  }

  @Test("A folder without recordings ends with 66", arguments: ["check", "validate"])
  func emptyFolder(command: String) throws {
    let folder = try Folder()
    try folder.write("x", to: "notes.txt")
    let outcome = try Program.run([command, folder.path])
    #expect(
      outcome.talk
        == "\(folder.path): error: found no recording, expected files whose names end in "
        + ".jsonl\n")
    #expect(outcome.code == 66)
  }

  @Test("Where there is no folder Recordings, check says where it looked")
  func noRecordings() throws {
    let folder = try Folder()
    let copy = folder.path("pullback")
    try Program.copy(to: copy)
    let outcome = try Program.run(["check"], in: folder, program: copy)
    #expect(outcome.talk.hasPrefix("pullback: error: found no folder Recordings in or above "))
    #expect(outcome.talk.hasSuffix("\nName the recordings: pullback check FILE|DIR…\n"))
    #expect(outcome.code == 66)
  }

  @Test("The recordings are those of the folder Recordings here or above")
  func recordingsAbove() throws {
    let folder = try Folder()
    try folder.write(Recordings.nothing, to: "Recordings/nothing.jsonl")
    try folder.write(Recordings.nothing, to: "Recordings/deeper/nothing.jsonl")
    try folder.write("", to: "Recordings/.hidden.jsonl")
    let arguments = ["check", "--subject", "hw-refresh", "--rule", "no-fault", "--format", "json"]
    let here = try Program.run(arguments, in: folder)
    #expect(here.code == 0)
    #expect(here.output.contains(#""trace":"Recordings/deeper/nothing.jsonl""#))
    #expect(here.output.contains(#""trace":"Recordings/nothing.jsonl""#))
    #expect(!here.output.contains("hidden"))
    try folder.write("", to: "below/empty")
    let below = try Program.run(arguments, in: folder, inner: "below")
    #expect(below.output.contains(#"/Recordings/nothing.jsonl""#))
  }

  @Test("Bad data ends with 65 and names line and column")
  func badData() throws {
    let folder = try Folder()
    try folder.write(Recordings.backwards, to: "bad.jsonl")
    for arguments in [
      ["check", "bad.jsonl"], ["replay", "bad.jsonl", "--subject", "hw-refresh"],
      ["validate", "bad.jsonl"], ["recover", "bad.jsonl", "new.jsonl"], ["convert", "bad.jsonl"],
    ] {
      let outcome = try Program.run(arguments, in: folder)
      #expect(
        outcome.talk
          == "bad.jsonl:3:2: error: found the time 0.5 after 1, expected times that never "
          + "decrease\n")
      #expect(outcome.code == 65)
    }
    #expect(try folder.names == ["bad.jsonl"])
  }

  @Test("A file that was cut short is refused, and recover is named")
  func cut() throws {
    let folder = try Folder()
    try folder.write(Recordings.cut, to: "cut.jsonl")
    for arguments in [
      ["check", "cut.jsonl"], ["replay", "cut.jsonl", "--subject", "hw-refresh"],
      ["validate", "cut.jsonl"],
    ] {
      let outcome = try Program.run(arguments, in: folder)
      #expect(outcome.talk.hasPrefix("cut.jsonl:8:13: error: found the end of the file, expected "))
      #expect(outcome.talk.contains("`pullback recover cut.jsonl NEW`"))
      #expect(outcome.code == 65)
    }
  }

  @Test("A bad recording among good ones is named, and the others are judged")
  func others() throws {
    let folder = try Folder()
    try folder.write(Recordings.backwards, to: "a.jsonl")
    try folder.write(Recordings.nothing, to: "b.jsonl")
    let arguments = ["check", "a.jsonl", "gone.jsonl", "b.jsonl", "--subject", "hw-refresh"]
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.code == 65)
    #expect(outcome.talk.split(separator: "\n").count == 2)
    #expect(outcome.output.contains("1 recording × 1 subject: "))
    let words = outcome.output.replacing("\n", with: " ")
    #expect(words.hasSuffix("; 2 paths could not be read "))
    let json = try Program.run(arguments + ["--format", "json"], in: folder)
    #expect(json.code == 65)
    #expect(json.output.contains(#""unread":[{"trace":"a.jsonl","error":"a.jsonl:3:2: error: "#))
  }

  @Test("A policy that the scroll model does not have is bad data")
  func policy() throws {
    let folder = try Folder()
    try folder.write(
      #"{"pullback":1,"scene":{"policies":{"gravity":"moon"}}}"# + "\n", to: "odd.jsonl")
    let outcome = try Program.run(["check", "odd.jsonl"], in: folder)
    #expect(
      outcome.talk.hasPrefix(
        "odd.jsonl:1:46: error: found gravity in scene.policies, expected one of "
          + "draggingAfterRelease, "))
    #expect(outcome.code == 65)
    try folder.write(
      #"{"pullback":1,"scene":{ "policies": {"panSlop":8,"bounce":"moon"}}}"# + "\n",
      to: "odd.jsonl")
    for arguments in [["check", "odd.jsonl"], ["replay", "odd.jsonl", "-s", "hw-refresh"]] {
      let value = try Program.run(arguments, in: folder)
      #expect(
        value.talk
          == "odd.jsonl:1:59: error: found \"moon\" as scene.policies.bounce, expected measured or "
          + "dynamics or flutter or lobanov\n")
      #expect(value.code == 65)
    }
    try folder.write(
      #"{"pullback":1,"scene":{"policies":{"panSlop":[1]}}}"# + "\n", to: "odd.jsonl")
    let number = try Program.run(["check", "odd.jsonl"], in: folder)
    #expect(
      number.talk
        == "odd.jsonl:1:46: error: found [1] as scene.policies.panSlop, expected a number of 0 or "
        + "more\n")
  }
}
