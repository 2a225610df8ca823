import Glibc

/// Looks into folders.
package enum Folder {
  /// Whether `path` is a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool { mode(path, stat) == S_IFDIR }

  /// The folder that `path` lies in; `/` lies in itself.
  package static func above(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The files below `path` whose names have this ending, each folder in the order of its names'
  /// bytes; hidden ones are left out, and links to folders are not followed.
  static func files(
    in path: String, endingIn ending: String
  ) throws(RecordingFilesError) -> [String] {
    let base = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for name in try names(in: path).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") {
      if mode(base + name, lstat) == S_IFDIR {
        files += try self.files(in: base + name, endingIn: ending)
      } else if name.hasSuffix(ending) {
        files.append(base + name)
      }
    }
    return files
  }

  private static func names(in path: String) throws(RecordingFilesError) -> [String] {
    guard let folder = opendir(path) else { throw .unreadable(path: path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      // The name is a fixed array of C, which is a tuple in Swift, that ends in a zero.
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  private static func mode(
    _ path: String, _ look: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> mode_t? {
    var information = stat()
    guard look(path, &information) == 0 else { return nil }
    return information.st_mode & S_IFMT
  }
}
