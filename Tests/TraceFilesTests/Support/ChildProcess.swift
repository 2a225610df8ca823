import Foundation

/// What a program that has ended left behind.
struct ChildResult {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs a program to its end; what it writes goes through files, so that no pipe can fill up.
func run(_ program: String, _ arguments: [String]) throws -> ChildResult {
  let folder = try TemporaryFolder()
  let output = try folder.write("stdout", "")
  let errors = try folder.write("stderr", "")
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
  process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
  try process.run()
  process.waitUntilExit()
  return ChildResult(
    status: process.terminationStatus,
    output: String(decoding: try contents(output), as: UTF8.self),
    errors: String(decoding: try contents(errors), as: UTF8.self))
}

/// Where a program is, by the search path; `nil` if it is not installed.
func program(_ name: String) -> String? {
  let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
  return folders.split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
