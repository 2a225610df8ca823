import GestureTrace
import Glibc
import TraceFiles

/// How `convert` lays the gestures of a table into a scene.
struct TableConversion {
  static let flags = [pointsPerUnit, anchor, mirror]

  private static let pointsPerUnit = Flag(
    "points-per-unit", value: "P",
    help: "Points for each unit of the table's lengths, a number or a fraction: 1/2.625 for "
      + "pixels of a 420 dpi screen. 1 without it.")
  private static let anchor = Flag(
    "anchor", value: "top|bottom|OFFSET",
    help: "Where the list is when a gesture begins: at rest at its top (without it), at rest at "
      + "its end, or at this contentOffset.y.")
  private static let mirror = Flag(
    "mirror", help: "Swap up and down, so that a gesture serves the other end of the list.")

  private var placement = GesturePlacement()

  init(_ arguments: Arguments) throws(UsageError) {
    if let text = arguments.value(of: Self.pointsPerUnit) {
      guard let factor = DecimalText.factor(text) else {
        throw .badValue(
          flag: "--points-per-unit", found: text,
          expected: "a number above 0 or a fraction such as 1/2.625")
      }
      placement.pointsPerUnit = factor
    }
    switch arguments.value(of: Self.anchor) {
    case nil, "top": placement.anchor = .top
    case "bottom": placement.anchor = .bottom
    case let text?:
      guard let offset = DecimalText.number(text) else {
        throw .badValue(
          flag: "--anchor", found: text, expected: "top, bottom or a number of points")
      }
      placement.anchor = .offset(offset)
    }
    placement.isMirrored = arguments.has(Self.mirror)
  }

  /// Writes a recording for each gesture of the table and returns their paths; the folder is made
  /// where there is none.
  func write(_ table: String, into folder: String) throws(CommandFailure) -> [String] {
    let gestures: [FingerPath]
    do throws(TraceError) {
      gestures = try GestureTable.read(table)
    } catch {
      throw .trace(error)
    }
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      throw .cannotWrite(path: folder, code: errno)
    }
    var written: [String] = []
    for gesture in gestures {
      let path = "\(folder)/\(Self.fileName(gesture.name)).jsonl"
      do throws(TraceError) {
        try TraceFile.write(gesture.trace(placement), to: path)
      } catch {
        throw .trace(error)
      }
      written.append(path)
    }
    return written
  }

  /// The gesture's name with a dash for each character that does not go well in a file's name.
  private static func fileName(_ name: String) -> String {
    String(
      name.map { character in
        let isPlain = character.isLetter || character.isNumber || "-_+".contains(character)
        return isPlain ? character : "-"
      })
  }
}
