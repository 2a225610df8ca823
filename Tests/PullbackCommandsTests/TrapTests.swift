import Foundation
import Testing

@Suite("Faults of ours")
struct TrapTests {
  @Test(
    "Whatever signal stops the program, it says one line and exits with 70",
    arguments: [SIGILL, SIGSEGV, SIGABRT, SIGTRAP])
  func trap(signal: Int32) throws {
    let folder = try Folder()
    // A history longer than a pipe holds: the program waits in the middle of it until it is read.
    let rows = (1...4000).map { #"[\#($0),"note","still going on"]"# }
    try folder.write(
      (#"{"pullback":1}"# + "\n" + rows.joined(separator: "\n") + "\n"), to: "long.jsonl")
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: try Program.path)
    process.arguments = ["replay", folder.path("long.jsonl"), "--subject", "hw-refresh"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = try folder.handle(for: "talk")
    try process.run()
    let first = try pipe.fileHandleForReading.read(upToCount: 1)
    #expect(first == Data("{".utf8))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 70)
    let talk = try folder.text(of: "talk")
    #expect(talk.hasPrefix("pullback: error: a fault of ours stopped the program"))
    #expect(talk.filter { $0 == "\n" }.count == 1)
  }
}
