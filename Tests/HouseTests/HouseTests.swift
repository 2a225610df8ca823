import Foundation
import Testing

@Suite("The house")
struct HouseTests {
  /// The floors of ours that each floor may import: the table of the README, "The house".
  static let floors: [String: Set<String>] = [
    "pullback": ["PullbackCommands"],
    "PullbackCommands": [
      "TerminalScreens", "Checking", "Reports", "Exploration", "Subjects", "Replay", "Invariants",
      "TraceFiles", "GestureTrace", "HeadlessUIKit",
    ],
    "Checking": [
      "Reports", "Exploration", "Replay", "Invariants", "TraceFiles", "GestureTrace",
    ],
    "TerminalScreens": ["Replay", "Invariants", "TraceFiles", "GestureTrace", "HeadlessUIKit"],
    "Exploration": ["Replay", "Invariants", "GestureTrace", "HeadlessUIKit"],
    "Reports": ["Invariants", "GestureTrace"],
    "Invariants": ["GestureTrace"],
    "Subjects": [
      "Replay", "RefreshControls", "ExemplarControls", "ControlParts", "GestureTrace",
      "HeadlessUIKit",
    ],
    "Replay": ["GestureTrace", "HeadlessUIKit"],
    "ScrollRecorder": ["GestureTrace", "UIKit"],
    "RefreshControls": ["ControlParts", "UIKit"],
    "ExemplarControls": ["ControlParts", "UIKit"],
    "ControlParts": ["UIKit"],
    "UIKit": ["HeadlessUIKit"],
    "HeadlessUIKit": [],
    "TraceFiles": ["GestureTrace", "CJSONC"],
    "GestureTrace": [],
    "CJSONC": [],
  ]

  /// The floors that know no Foundation: reading, values and judging start fast and stay portable.
  static let withoutFoundation: Set<String> = ["GestureTrace", "TraceFiles", "Invariants"]

  @Test("Each floor imports only floors under it")
  func imports() throws {
    let sources = try Source.all(in: ["Sources"])
    #expect(sources.count > 50)
    for source in sources {
      let allowed = try #require(
        Self.floors[source.floor], "a folder that the table lacks: \(source.path)")
      let ours = Set(source.imports).intersection(Self.floors.keys)
      #expect(
        ours.isSubset(of: allowed),
        "\(source.path) imports \(ours.subtracting(allowed).sorted())")
    }
  }

  @Test("The README's table is this one, each floor above those that it imports")
  func readme() throws {
    let text = try String(contentsOf: Source.top.appending(path: "README.md"), encoding: .utf8)
    let table = try #require(
      text.firstRange(of: "| folder | what lives there | imports |\n|---|---|---|\n"))
    let rows = text[table.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let names = rows.map { $0[0].replacing("`", with: "") }
    #expect(Set(names) == Set(Self.floors.keys) && names.count == Self.floors.count)
    for (place, row) in rows.enumerated() {
      let imports = Set(row[2].split(separator: ", ").map(String.init))
      #expect(imports == Self.floors[names[place]], "\(names[place])")
      #expect(imports.isSubset(of: names[(place + 1)...]), "\(names[place])")
    }
  }

  @Test("Values, files and rules know no Foundation")
  func foundation() throws {
    for source in try Source.all(in: ["Sources"])
    where Self.withoutFoundation.contains(source.floor) {
      let found = source.imports.filter { $0.hasPrefix("Foundation") }
      #expect(found.isEmpty, "\(source.path) imports \(found)")
    }
  }

  @Test(
    "Controls name nothing but UIKit and what they share",
    arguments: ["RefreshControls", "ExemplarControls", "ControlParts"])
  func controls(floor: String) throws {
    for source in try Source.all(in: ["Sources"]) where source.floor == floor {
      #expect(Set(source.imports).isSubset(of: ["ControlParts", "UIKit"]), "\(source.path)")
    }
  }

  @Test("The recorder for apps needs UIKit and the row language, nothing that is Linux's or C's")
  func recorder() throws {
    let sources = try Source.all(in: ["Sources"]).filter { $0.floor == "ScrollRecorder" }
    #expect(!sources.isEmpty)
    for source in sources {
      #expect(Set(source.imports).isSubset(of: ["GestureTrace", "UIKit"]), "\(source.path)")
    }
  }

  @Test("The naive judge shares nothing with the monitors but the values of rows")
  func naiveJudge() throws {
    let sources = try Source.all(in: ["Tests"]).filter { $0.floor == "NaiveJudge" }
    #expect(sources.count > 30)
    for source in sources {
      #expect(Set(source.imports).isSubset(of: ["GestureTrace"]), "\(source.path)")
    }
  }

  @Test("A rule is its page and its clauses; what follows rows is a watch, or of the vocabulary")
  func rules() throws {
    let rules = try Source.all(in: ["Sources"]).filter { $0.path.contains("/Invariants/Rules/") }
    #expect(rules.count >= 30)
    for source in rules {
      let machines = source.lines.filter { $0.contains("ClauseMonitor") || $0.contains(": Watch") }
      #expect(machines.isEmpty, "\(source.path)")
    }
  }

  @Test("No file is longer than 400 lines")
  func lengths() throws {
    for source in try Source.all(in: ["Sources", "Tests", "Examples"]) {
      #expect(source.lines.count <= 401, "\(source.path) has \(source.lines.count - 1) lines")
    }
  }

  @Test("What the compiler is not to believe is not asked of it: no force, no unchecked Sendable")
  func force() throws {
    let words = ["try" + "!", "as" + "!", "@unchecked " + "Sendable", "@test" + "able"]
    for source in try Source.all(in: ["Sources", "Tests", "Examples"]) {
      for (index, line) in source.lines.enumerated() {
        let found = words.filter(line.contains)
        #expect(found.isEmpty, "\(source.path):\(index + 1) says \(found)")
      }
    }
  }

  @Test(
    "The reader of imports knows every way to write one",
    arguments: [
      ("import A", ["A"]), ("public import A", ["A"]), ("@_exported public import A", ["A"]),
      ("import struct A.B", ["A"]), ("// import A", []), ("let words = \"import A\"", []),
      ("important A", []),
    ])
  func importLines(line: String, modules: [String]) {
    #expect(Source(floor: "", path: "", lines: [line]).imports == modules)
  }
}
