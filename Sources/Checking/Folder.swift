import GestureTrace
import Glibc

/// Looks into folders.
package enum Folder {
  /// Whether `path` is a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    kind(of: Array(path.utf8), stat) == .folder
  }

  /// The one path by which the system knows what `path` names, links followed; `nil` where it names nothing.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that `path` lies in; `/` lies in itself.
  package static func above(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The files below `path` whose names have this ending, and what cannot be looked into, each folder
  /// in the order of its names' bytes.
  ///
  /// Hidden names are left out, links to folders are not followed, and what goes away meanwhile was
  /// never there.
  static func files(
    in path: String, endingIn ending: String
  ) -> [Result<String, RecordingFilesError>] {
    do throws(RecordingFilesError) {
      return try names(in: path).flatMap { files(named: $0, in: path, endingIn: ending) }
    } catch .unreadable(_, ENOENT) {
      return []
    } catch {
      return [.failure(error)]
    }
  }

  /// The files that a name in a folder stands for.
  private static func files(
    named bytes: [UInt8], in path: String, endingIn ending: String
  ) -> [Result<String, RecordingFilesError>] {
    let base = path.hasSuffix("/") ? path : path + "/"
    let kind = kind(of: Array(base.utf8) + bytes, lstat)
    let isWanted = bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    guard kind != .unknown(ENOENT), kind != .other || isWanted else { return [] }
    // A path is a text in all of the program, and no text has such a name.
    guard let name = String(validating: bytes, as: UTF8.self) else {
      return [.failure(.notUTF8(path: base + String(printable: bytes)))]
    }
    switch kind {
    case .folder: return files(in: base + name, endingIn: ending)
    case .other: return [.success(base + name)]
    case .unknown(let code): return [.failure(.unreadable(path: base + name, code: code))]
    }
  }

  /// The bytes of the names in a folder that are not hidden, in their order.
  private static func names(in path: String) throws(RecordingFilesError) -> [[UInt8]] {
    guard let folder = opendir(path) else { throw .unreadable(path: path, code: errno) }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = readdir(folder) {
      // The name is a fixed array of C, which is a tuple in Swift, that ends in a zero.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .unreadable(path: path, code: errno) }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private enum Kind: Equatable {
    case folder, other
    /// The system does not say; the number is its errno.
    case unknown(Int32)
  }

  private static func kind(
    of path: [UInt8], _ look: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> Kind {
    var information = stat()
    let name = path.map(CChar.init(bitPattern:)) + [0]
    guard look(name, &information) == 0 else { return .unknown(errno) }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }
}
