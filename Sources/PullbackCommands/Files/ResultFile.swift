import Glibc

/// A file that a result is written to: whole, or not at all.
enum ResultFile {
  /// Writes `bytes` beside `path` and moves them there, so that a reader never sees half a result and
  /// what stood there is kept if the disk is full.
  ///
  /// What is no ordinary file, such as `/dev/stdout` or a pipe, is written to as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      try fill(path, bytes, flags: O_WRONLY, named: path)
      return
    }
    let part = "\(path).\(getpid()).part"
    do throws(CommandFailure) {
      try fill(part, bytes, flags: O_WRONLY | O_CREAT | O_TRUNC, named: path)
      guard rename(part, path) == 0 else {
        throw CommandFailure.cannotWrite(path: path, code: errno)
      }
    } catch {
      unlink(part)
      throw error
    }
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
