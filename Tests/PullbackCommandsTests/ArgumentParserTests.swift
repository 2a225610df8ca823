import PullbackCommands
import Testing

@Suite("Arguments")
struct ArgumentParserTests {
  static let format = Flag("format", short: "f", value: "text|json", help: "")
  static let subject = Flag("subject", value: "ID", repeats: true, help: "")
  static let strict = Flag("strict", short: "s", help: "")
  let parser = ArgumentParser([format, subject, strict])

  @Test(
    "Flags and other arguments come in any order and spelling",
    arguments: [
      ["--format", "json", "a", "--strict", "b"],
      ["--format=json", "--strict", "a", "b"],
      ["a", "-f", "json", "b", "-s"],
      ["a", "b", "-fjson", "-s"],
    ])
  func spellings(texts: [String]) throws {
    let arguments = try parser.parse(texts)
    #expect(arguments.value(of: Self.format) == "json")
    #expect(arguments.has(Self.strict))
    #expect(!arguments.has(Self.subject))
    #expect(arguments.operands == ["a", "b"])
  }

  @Test("A flag that repeats keeps its values in order")
  func repeats() throws {
    let arguments = try parser.parse(["--subject", "b", "--subject=a", "--subject", "b"])
    #expect(arguments.values(of: Self.subject) == ["b", "a", "b"])
  }

  @Test("A value may have an equals sign or look like a flag")
  func values() throws {
    let arguments = try parser.parse(["--subject=a=b", "--subject", "--strict"])
    #expect(arguments.values(of: Self.subject) == ["a=b", "--strict"])
    #expect(!arguments.has(Self.strict))
  }

  @Test("An empty value is none", arguments: [["--subject="], ["--subject", ""]])
  func emptyValue(texts: [String]) {
    #expect(throws: UsageError.badValue(flag: "--subject", found: "", expected: "ID")) {
      try parser.parse(texts)
    }
  }

  @Test("After -- nothing is a flag, and - never is")
  func end() throws {
    #expect(try parser.parse(["-", "--", "--strict", "--"]).operands == ["-", "--strict", "--"])
  }

  @Test("Help ends the reading", arguments: [["--help", "--nonsense"], ["a", "-h", "--format"]])
  func help(texts: [String]) throws {
    #expect(try parser.parse(texts).has(.help))
  }

  @Test(
    "What is wrong is said with what was expected",
    arguments: [
      (["--strictt"], "unknown flag --strictt: did you mean --strict?"),
      (["--frmat=json"], "unknown flag --frmat: did you mean --format?"),
      (["-strict"], "found a value of -s, which takes none"),
      (["-subject"], "found a value of -s, which takes none"),
      (["-format"], nil),
      (["--zebra"], "unknown flag --zebra"),
      (["-z"], "unknown flag -z"),
      (["-zebra"], "unknown flag -zebra"),
      (["--format"], "found no value of --format, expected text|json"),
      (["-f"], "found no value of -f, expected text|json"),
      (["--strict=yes"], "found a value of --strict, which takes none"),
      (["--format=a", "-f", "b"], "found -f a second time, expected it once"),
      (["--strict", "--strict"], "found --strict a second time, expected it once"),
    ] as [([String], String?)])
  func mistakes(texts: [String], words: String?) {
    guard let words else {
      #expect(throws: Never.self) { try parser.parse(texts) }
      return
    }
    let error = #expect(throws: UsageError.self) { try parser.parse(texts) }
    #expect(error?.description == words)
  }

  @Test(
    "The nearest name is within a third of its letters",
    arguments: [
      ("chekc", "check"), ("chck", "check"), ("checks", "check"), ("replya", "replay"),
      ("xyz", nil), ("", nil), ("hw-refesh:publishd", nil), ("valdate", "validate"),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    #expect(NearestName.of(name, among: ["check", "replay", "validate"]) == expected)
  }
}
