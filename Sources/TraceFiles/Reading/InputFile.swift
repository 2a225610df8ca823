import Glibc

/// What the system says about a file.
enum FileFault: Error {
  case missing, directory
  case special(SpecialFile)
  case unreadable(code: Int32)

  var problem: TraceProblem {
    switch self {
    case .missing: .missing
    case .directory: .directory
    case .special(let kind): .special(kind)
    case .unreadable(let code): .unreadable(code: code)
    }
  }
}

/// The one owner of a file that is open for reading.
struct InputFile: ~Copyable {
  private let descriptor: Int32

  /// Takes over an open descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A descriptor for reading a file of bytes.
  ///
  /// Nothing else is read: a pipe without a writer, or a terminal, would be waited for, and a device may
  /// have no end.
  static func open(_ path: String) throws(FileFault) -> Int32 {
    var descriptor: Int32
    repeat {
      descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw refusal(errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .unreadable(code: code)
    }
    if let fault = fault(ofKind: status.st_mode & S_IFMT) {
      close(descriptor)
      throw fault
    }
    return descriptor
  }

  /// Why a file could not be opened.
  private static func refusal(_ code: Int32) -> FileFault {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case ENXIO: .special(.socket)
    default: .unreadable(code: code)
    }
  }

  /// What stands there, if it is no file of bytes.
  private static func fault(ofKind kind: mode_t) -> FileFault? {
    switch kind {
    case S_IFREG: nil
    case S_IFDIR: .directory
    case S_IFIFO: .special(.pipe)
    case S_IFSOCK: .special(.socket)
    default: .special(.device)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Reads what there is room for behind `start`; 0 at the end of the file.
  func read(into bytes: inout [UInt8], from start: Int) throws(FileFault) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        return unsafe Glibc.read(descriptor, room.baseAddress, room.count)
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .unreadable(code: errno) }
    }
  }
}
