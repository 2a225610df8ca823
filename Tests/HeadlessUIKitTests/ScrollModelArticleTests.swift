import HeadlessUIKit
import Testing

/// The article on the scroll model names what the catalogue of policies has.
@Suite("The article on the scroll model")
struct ScrollModelArticleTests {
  private static func article() throws -> [String] {
    let top = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/HeadlessUIKit/HeadlessUIKit.docc/TheScrollModel.md"
    let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// The table's row about a policy, as it has to be.
  private static func row(_ policy: PolicyDescription) -> String {
    let values = { (isPlausible: Bool) in
      policy.values.filter { $0.isPlausible == isPlausible }.map { "`\($0.text)`" }
        .joined(separator: ", ")
    }
    let cells = [
      "`\(policy.name)`", policy.summary, values(true), values(false),
      policy.confidence.rawValue, policy.source,
    ]
    return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
  }

  @Test("Each policy has its row, with all its values, its confidence and its source")
  func policies() throws {
    let rows = try Self.article().filter { $0.hasPrefix("| `") }
    #expect(rows == ScrollPolicies.catalogue.map(Self.row))
  }

  @Test("Each degree of confidence is explained")
  func confidence() throws {
    let words = try Self.article().filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst(2).prefix { $0 != " " }
    }
    for confidence in PolicyDescription.Confidence.allCases {
      #expect(words.contains { $0 == confidence.rawValue }, "\(confidence)")
    }
  }
}
