import Glibc

/// The one owner of a part file: what is written stands beside the file it will become, until it is
/// whole and gets its name.
struct OutputFile: ~Copyable {
  /// What the name of a part file adds to that of the file.
  static let partSuffix = ".part"

  /// The name that the file will have.
  let path: String
  /// The name that it has until then.
  private let part: String
  private let descriptor: Int32
  /// Bytes of what was written whole.
  private var length = 0

  private init(path: String, part: String, descriptor: Int32) {
    self.path = path
    self.part = part
    self.descriptor = descriptor
  }

  /// Makes the part file of `path`.
  /// - Parameters:
  ///   - path: the name that the file will have; one that is taken is never written over.
  ///   - suffix: what the part file's name adds.
  /// - Returns: the part file, empty.
  /// - Throws: `exists`, `leftOver` (a part file is there: rows that somebody may want) or why the
  ///   system refused.
  static func create(
    _ path: String, suffix: String = OutputFile.partSuffix
  ) throws(TraceError) -> OutputFile {
    if isTaken(path) { throw TraceError(path: path, problem: .exists) }
    let part = path + suffix
    let descriptor = unsafe open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw errno == EEXIST
        ? TraceError(path: part, problem: .leftOver)
        : TraceError(path: path, problem: .unwritable(code: errno))
    }
    return OutputFile(path: path, part: part, descriptor: descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// Whether something has this name, be it a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    unsafe faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Appends whole lines.
  ///
  /// If the system takes only a part of them (a full disk), that part is taken back, so that the file
  /// still ends with a whole line; the call can be made again when there is room.
  mutating func append(_ bytes: [UInt8]) throws(TraceError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        let code = errno
        ftruncate(descriptor, length)
        lseek(descriptor, length, SEEK_SET)
        throw TraceError(path: path, problem: .unwritable(code: code))
      }
    }
    length += bytes.count
  }

  /// Gives the part file its name.
  /// - Throws: `exists` if another file has taken the name meanwhile, or why the system refused; the
  ///   part file stays then.
  consuming func finish() throws(TraceError) {
    // What cannot be synchronised, such as a pipe, has nothing to lose.
    if fsync(descriptor) < 0, errno != EINVAL, errno != EROFS {
      throw TraceError(path: path, problem: .unwritable(code: errno))
    }
    // A rename that refuses to replace: the second name first, then away with the first.
    if unsafe link(part, path) == 0 {
      unsafe unlink(part)
      return
    }
    // What remains is a file system without second names.
    if errno == EEXIST || Self.isTaken(path) { throw TraceError(path: path, problem: .exists) }
    guard unsafe rename(part, path) == 0 else {
      throw TraceError(path: path, problem: .unwritable(code: errno))
    }
  }

  /// Removes the part file, for what is of no use unless it is whole.
  consuming func abandon() {
    unsafe unlink(part)
  }
}
