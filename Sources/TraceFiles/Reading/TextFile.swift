import Glibc

/// Reads small text files whole.
package enum TextFile {
  /// Bytes that such a file may have.
  private static let limit = 1 << 20

  /// The text of the file, bytes that are no UTF-8 replaced.
  /// - Throws: why it cannot be read; one of more than 1 MiB is too large (`EFBIG`).
  package static func read(_ path: String) throws(TraceError) -> String {
    do throws(FileFault) {
      let file = InputFile(descriptor: try InputFile.open(path))
      var bytes = [UInt8](repeating: 0, count: limit + 1)
      var length = 0
      while length < bytes.count {
        let count = try file.read(into: &bytes, from: length)
        guard count > 0 else { return String(decoding: bytes[..<length], as: UTF8.self) }
        length += count
      }
      throw .unreadable(code: EFBIG)
    } catch {
      throw TraceError(path: path, problem: error.problem)
    }
  }
}
