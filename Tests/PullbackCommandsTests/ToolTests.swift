import Foundation
import Testing

/// The script that a newcomer calls, in a project of its own that has nothing but it.
@Suite("tools/pullback")
struct ToolTests {
  /// A project with the script and no sources.
  private func project() throws -> Folder {
    let folder = try Folder()
    let tools = ReadmeTests.top.appending(path: "tools")
    for name in ["tools/pullback", "tools/common.sh"] {
      let script = tools.deletingLastPathComponent().appending(path: name)
      try folder.write(try String(contentsOf: script, encoding: .utf8), to: name)
    }
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Sources/empty")
    return folder
  }

  @Test("Where there is no Swift it says so and where to get it, and ends with 70")
  func noSwift() throws {
    let folder = try project()
    try folder.write("", to: "bin/none")
    for name in ["dirname", "readlink"] {
      let places = ["/usr/bin/\(name)", "/bin/\(name)"]
      let tool = try #require(places.first(where: FileManager.default.isExecutableFile))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("bin/\(name)"), withDestinationPath: tool)
    }
    let outcome = try Program.run(
      ["tools/pullback", "check"], in: folder, environment: ["PATH": folder.path("bin")],
      program: "/bin/bash")
    #expect(outcome.code == 70)
    #expect(outcome.output == "")
    #expect(
      outcome.talk.hasPrefix(
        "pullback: error: found no swift on the PATH, expected Swift 6.3\nInstall it from "))
  }

  @Test("Once built it adds no word, and passes arguments and exit code through")
  func warm() throws {
    let folder = try project()
    try folder.write("#!/bin/sh\nprintf '<%s>' \"$@\"\nexit 7\n", to: "program")
    try folder.write("", to: ".build/program/release/none")
    // Put there by a process of its own: a file that this one has written may still be open for writing in a child
    // that another test is just starting, and then nobody can start it.
    let installed = try Program.run(
      ["-m", "755", "program", ".build/program/release/pullback"], in: folder,
      program: "/usr/bin/install")
    #expect(installed.code == 0)
    try folder.write("", to: ".build/program/built")
    // The build is as new as the sources or newer: a file's time has a grain.
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantFuture], ofItemAtPath: folder.path(".build/program/built"))
    let outcome = try Program.run(
      ["tools/pullback", "a b", "--flag", ""], in: folder, program: "/bin/bash")
    #expect(outcome.output == "<a b><--flag><>")
    #expect(outcome.talk == "")
    #expect(outcome.code == 7)
  }
}
