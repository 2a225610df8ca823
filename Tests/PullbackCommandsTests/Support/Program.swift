import Foundation
import Testing

/// The built program, run as a child.
enum Program {
  /// What a child has left behind.
  struct Outcome {
    var output: String
    var talk: String
    var code: Int32
  }

  /// Where standard output goes.
  enum Output {
    /// Into a file that is read afterwards.
    case kept
    /// Into this file, such as a device.
    case file(String)
    /// Into a pipe that nobody reads.
    case closedPipe
  }

  /// The program beside the tests.
  static var path: String {
    get throws {
      // On Linux the bundle is the folder of the test program; a bundle of its own lies in it.
      let places = [
        Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
      ].map { $0.appending(path: "pullback").path }
      return try #require(places.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
  }

  /// Puts another program of the same kind there.
  static func copy(to target: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: target)
  }

  /// Runs the program to its end, in a folder of its own or in `folder` and there in `inner`.
  ///
  /// The environment is this process's without what changes the layout, and then `environment`.
  static func run(
    _ arguments: [String], in folder: Folder? = nil, inner: String = "", output: Output = .kept,
    environment: [String: String] = [:], program: String? = nil
  ) throws -> Outcome {
    let results = try Folder()
    let process = Process()
    process.executableURL = URL(filePath: try program ?? path)
    process.arguments = arguments
    process.currentDirectoryURL = (folder ?? results).url.appending(path: inner)
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["COLUMNS", "NO_COLOR"].contains($0.key) }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = try results.handle(for: "talk")
    switch output {
    case .kept: process.standardOutput = try results.handle(for: "output")
    case .file(let path):
      let handle: FileHandle = try #require(FileHandle(forWritingAtPath: path))
      process.standardOutput = handle
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      process.standardOutput = pipe.fileHandleForWriting
    }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the program was killed")
    return Outcome(
      output: (try? results.text(of: "output")) ?? "", talk: try results.text(of: "talk"),
      code: process.terminationStatus)
  }
}
