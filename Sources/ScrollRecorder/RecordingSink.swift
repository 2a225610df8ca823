public import UIKit

/// Where the bytes of a recording go, whole lines at a time.
public protocol RecordingSink: AnyObject {
  /// Appends one line, its end included; on return a killed app has lost nothing of it.
  /// - Throws: why it cannot be written. The recorder writes nothing after that.
  func append(_ line: [UInt8]) throws
  /// Makes what was appended a whole recording.
  /// - Throws: why it cannot; what was appended is still there then.
  func close() throws
}

/// A recording as a file that is written as it happens.
///
/// The lines stand in `NAME.part` until `close` gives the file its name. An app that is killed leaves the
/// part file, of which `pullback recover` makes a whole recording.
public final class RecordingFile: RecordingSink {
  /// What the name of a part file adds to that of the file.
  private static let partExtension = "part"

  /// The name that the file will have.
  public let url: URL
  private let part: URL
  private let handle: FileHandle
  /// Bytes of what was written whole.
  private var length: UInt64 = 0

  /// Makes the part file of `url`.
  /// - Parameter url: the name that the file will have; neither a file of that name nor a part file is
  ///   written over.
  /// - Throws: `CocoaError.fileWriteFileExists`, or why the system refused.
  public init(_ url: URL) throws {
    self.url = url
    part = url.appendingPathExtension(Self.partExtension)
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileWriteFileExists)
    }
    try Data().write(to: part, options: .withoutOverwriting)
    handle = try FileHandle(forWritingTo: part)
  }

  public func append(_ line: [UInt8]) throws {
    do {
      try handle.write(contentsOf: Data(line))
    } catch {
      // A full disk may have taken a piece of the line, which would be damage in the middle of the file.
      try? handle.truncate(atOffset: length)
      throw error
    }
    length += UInt64(line.count)
  }

  public func close() throws {
    try handle.synchronize()
    try handle.close()
    try FileManager.default.moveItem(at: part, to: url)
  }
}
