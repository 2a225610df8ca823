import Foundation
import Invariants
import Reports
import Testing

@Suite("The page of the rules")
struct RulePageTests {
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Invariants/Invariants.docc/TheRules.md")

  @Test("It says what the catalogue says; PULLBACK_WRITE_RULES=1 writes it anew")
  func page() throws {
    let page = Catalogue.all.page
    if ProcessInfo.processInfo.environment["PULLBACK_WRITE_RULES"] == "1" {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == page)
  }

  @Test("Each rule says all that a reader needs", arguments: Catalogue.all)
  func complete(rule: RuleDescription) {
    for words in [
      rule.promise, rule.matters, rule.reported, rule.judged, rule.vacuous, rule.settings,
      rule.example,
    ] {
      #expect(!words.isEmpty)
    }
    #expect(rule.reported.contains(/[\w.-]+\/[\w.-]+#\d+|itworkman\.com/), "a thread")
    #expect(rule.settings.hasSuffix("."))
  }
}
