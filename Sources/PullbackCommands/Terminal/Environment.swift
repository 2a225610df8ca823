import Checking
import Glibc
import Reports

/// What the surroundings say about how to print.
enum Environment {
  /// The value of an environment variable, `nil` where it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The page for results on this descriptor: `COLUMNS` wide, 80 where that says nothing; coloured
  /// on a terminal, unless `NO_COLOR` is set or the terminal is dumb.
  static func style(of descriptor: Int32) -> TextStyle {
    let columns = variable("COLUMNS").flatMap { Int($0) } ?? 0
    let width = columns > 0 ? columns : 80
    let isColoured =
      isatty(descriptor) == 1 && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    return TextStyle(width: width, isColoured: isColoured)
  }

  /// Processors that are online, at least 1.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The folder that the process works in; `nil` where it is gone.
  static var currentFolder: String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Where the running program lies; `nil` where the system does not tell.
  static var executable: String? { Folder.resolved("/proc/self/exe") }
}
