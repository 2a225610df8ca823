import Checking
import Glibc

/// A file that a result is written to: whole, or not at all.
enum ResultFile {
  /// Links that are followed from one to the next, as many as the system does.
  private static let mostLinks = 40

  /// Writes `bytes` beside the file and moves them there, so that a reader never sees half a result and
  /// what stood there is kept if the disk is full.
  ///
  /// A link stays, and what it leads to is written. What is no ordinary file, such as `/dev/stdout` or a
  /// pipe, is written to as it is.
  /// - Parameters:
  ///   - bytes: the whole result.
  ///   - path: where it goes.
  ///   - input: the file that the result is made from, by whatever name; it is never written over.
  /// - Throws: `overInput`, or why the file cannot be written.
  static func write(
    _ bytes: [UInt8], to path: String, keeping input: String
  ) throws(CommandFailure) {
    let there = status(path)
    if let there, let other = status(input), there.st_dev == other.st_dev,
      there.st_ino == other.st_ino
    {
      throw .overInput(path: path)
    }
    if let there, there.st_mode & S_IFMT != S_IFREG {
      try fill(path, bytes, flags: O_WRONLY, named: path)
      return
    }
    let target = try resolved(path)
    let part = "\(target).\(getpid()).part"
    do throws(CommandFailure) {
      try fill(part, bytes, flags: O_WRONLY | O_CREAT | O_TRUNC, named: path)
      guard rename(part, target) == 0 else {
        throw CommandFailure.cannotWrite(path: path, code: errno)
      }
    } catch {
      unlink(part)
      throw error
    }
  }

  /// What the system says about the file that a path leads to; `nil` where there is none.
  private static func status(_ path: String) -> stat? {
    var information = stat()
    return stat(path, &information) == 0 ? information : nil
  }

  /// Where a link leads in the end, whether or not there is a file; another path is its own.
  private static func resolved(_ path: String) throws(CommandFailure) -> String {
    var target = path
    for _ in 0...mostLinks {
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(target, &bytes, bytes.count)
      guard length >= 0 else { return target }
      let next = String(decoding: bytes.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      target = next.hasPrefix("/") ? next : "\(Folder.above(target))/\(next)"
    }
    throw .cannotWrite(path: path, code: ELOOP)
  }

  private static func fill(
    _ path: String, _ bytes: [UInt8], flags: Int32, named name: String
  ) throws(CommandFailure) {
    let number = open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .cannotWrite(path: name, code: errno) }
    let code = Descriptor(number: number).write(bytes)
    let closed = close(number)
    if code == EPIPE { throw .closedPipe }
    guard code == 0 else { throw .cannotWrite(path: name, code: code) }
    guard closed == 0 else { throw .cannotWrite(path: name, code: errno) }
  }
}
