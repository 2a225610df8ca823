import GestureTrace
import HeadlessUIKit

/// A row to be performed, with the line of the trace that it came from.
struct PlacedRow {
  var row: Row
  var line: Int

  var instant: Instant { Instant(microseconds: row.time.microseconds) }
}

/// Objects that are watched without being kept.
struct Survivors {
  private struct Watched {
    weak var object: NSObject?
    let name: String
  }

  private let watched: [Watched]

  init(_ objects: [NSObject]) {
    watched = objects.map { Watched(object: $0, name: "\(type(of: $0))") }
  }

  /// Which of them are still alive, in order, by class names; `nil` where none is.
  var complaint: String? {
    let names = watched.compactMap { $0.object == nil ? nil : $0.name }
    guard let last = names.last else { return nil }
    guard names.count > 1 else { return "\(last) is still alive, expected it freed" }
    let others = names.dropLast().joined(separator: ", ")
    return "\(others) and \(last) are still alive, expected them freed"
  }
}
