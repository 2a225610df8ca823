import Checking
import DropRefresh
import Foundation
import Reports
import Testing

/// The article *Bring your own control* says what stands in the example and what the judge says of it.
@Suite("The article Bring your own control")
struct GuideTests {
  /// A block of code, or of text, of the article.
  struct Block: CustomTestStringConvertible {
    let language: String
    let text: String

    var testDescription: String { "\(language): \(text.prefix { $0 != "\n" })" }
  }

  /// How a line is written in Xcode and here.
  struct Edit: Hashable {
    let before: String
    let after: String
  }

  static let article = read("Sources/UIKit/UIKit.docc/BringYourOwnControl.md")
  static let blocks = article.matches(of: /```(\w+)\n((?s:.*?))```/)
    .map { Block(language: String($0.output.1), text: String($0.output.2)) }
  /// The rows of the table of edits: two cells of code.
  static let edits = article.matches(of: /\n\| `(.+?)` \| `(.+?)` \|/)
    .map { Edit(before: String($0.output.1), after: String($0.output.2)) }
  /// What the article's code may be quoted from.
  static let sources: [String] = {
    let names = [
      "DropRefreshControl", "FirstDropRefreshControl", "DropRefreshPage", "DropRefreshSubject",
      "DropRefresh", "Manifest/Package",
    ]
    return names.map { read("Examples/DropRefresh/\($0).swift") }
      + [read("Tests/ExampleTests/DropRefreshTests.swift")]
  }()

  static func read(_ path: String) -> String {
    (try? String(contentsOf: DropRefreshTests.top.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The text without what its lines are indented by.
  static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test("It has code, a recording and reports")
  func some() {
    #expect(Self.blocks.filter { $0.language == "swift" }.count >= 8)
    #expect(Self.blocks.filter { $0.language == "json" }.count == 1)
    #expect(Self.blocks.filter { $0.language == "text" }.count == 2)
    #expect(Self.sources.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "Each block of code stands in the example", arguments: blocks.filter { $0.language == "swift" })
  func code(_ block: Block) {
    let text = Self.unindented(block.text)
    #expect(Self.sources.contains { Self.unindented($0).contains(text) })
  }

  @Test("The recording is the example's", arguments: blocks.filter { $0.language == "json" })
  func recording(_ block: Block) {
    #expect(Self.read("Examples/DropRefresh/Recordings/banner-while-loading.jsonl") == block.text)
  }

  @Test("The reports are what the judge says", arguments: blocks.filter { $0.language == "text" })
  func report(_ block: Block) {
    let reports = [[DropRefresh.first], [DropRefresh.recipe]].map { subjects in
      CheckReport(checking: subjects, on: ["Recordings"], in: DropRefreshTests.example.path)
    }
    let printed = reports.map(\.description)
    #expect(printed.contains { $0.contains(block.text) }, "\(printed.joined())")
  }

  @Test(
    "The edits of the port turn the file from Xcode into the one here",
    arguments: ["DropRefreshControl", "DropRefreshPage"])
  func port(name: String) {
    var text = Self.read("Examples/DropRefresh/Xcode/\(name).swift")
    for edit in Self.edits {
      text = text.replacing(edit.before, with: edit.after)
    }
    #expect(text == Self.read("Examples/DropRefresh/\(name).swift"))
  }

  @Test("Each edit of the port is needed", arguments: edits)
  func needed(edit: Edit) {
    let files = ["DropRefreshControl", "DropRefreshPage"]
    #expect(
      files.contains { Self.read("Examples/DropRefresh/Xcode/\($0).swift").contains(edit.before) })
  }

  @Test("There are four edits")
  func count() {
    #expect(Self.edits.count == 4)
  }
}
