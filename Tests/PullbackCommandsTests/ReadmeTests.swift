import Foundation
import Testing

/// The examples of the README are what the program prints.
@Suite("The README")
struct ReadmeTests {
  /// A command line of the README and what it says that it prints.
  struct Example: CustomTestStringConvertible {
    let line: String
    let output: String

    var testDescription: String { line }
  }

  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks that are marked as a console's.
  static let examples: [Example] = {
    let text = (try? String(contentsOf: top.appending(path: "README.md"), encoding: .utf8)) ?? ""
    return text.matches(of: /```console\n\$ (.*)\n((?s:.*?))```/)
      .map { Example(line: String($0.output.1), output: String($0.output.2)) }
  }()

  @Test("It has examples")
  func some() {
    #expect(Self.examples.count == 3)
  }

  @Test("An example prints what it says", arguments: examples)
  func example(_ example: Example) throws {
    let program = try Program.path
    let line = example.line.replacing("tools/pullback", with: "'\(program)'")
    let folder = try Folder()
    let recordings = Self.top.appending(path: "Recordings")
    try FileManager.default.copyItem(atPath: recordings.path, toPath: folder.path("Recordings"))
    let outcome = try Program.run(["-c", line], in: folder, program: "/bin/sh")
    #expect(outcome.output == example.output)
  }
}
