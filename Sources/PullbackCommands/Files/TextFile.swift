import Glibc

/// Reads small text files whole.
enum TextFile {
  /// Bytes that such a file may have.
  private static let limit = 1 << 20

  /// The text of the file, bytes that are no UTF-8 replaced.
  static func read(_ path: String) throws(CommandFailure) -> String {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .noInput(path: path, code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &block, block.count)
      guard count >= 0 else { throw .noInput(path: path, code: errno) }
      guard count > 0 else { break }
      bytes += block.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
