import GestureTrace
import Replay
import Subjects
import Testing

/// Recordings and controls that the screens are shown with.
enum Runs {
  /// A pull to 60 pt past rest, held for 200 ms, let go.
  static var pull: Trace {
    trace([(0, 200), (0.1, 230), (0.2, 270), (0.3, 310), (0.4, 329.874195)], end: .lift)
  }

  /// A pull past every trigger, held and let go.
  static var deepPull: Trace {
    trace([(0, 200), (0.1, 300), (0.2, 400), (0.3, 480), (0.4, 520)], end: .lift)
  }

  /// The system takes the gesture while the control is armed.
  static var cancelled: Trace {
    trace([(0, 200), (0.1, 274.63), (0.2, 349.25), (0.3, 423.88)], end: .cancel)
  }

  private enum End { case lift, cancel }

  private static func trace(_ places: [(Double, Double)], end: End) -> Trace {
    var header = TraceHeader()
    header.title = "a pull that is \(end == .lift ? "let go" : "taken away")"
    header.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    var rows = places.enumerated().map { number, place in
      let finger = FingerPlace(y: place.1)
      return Row(Tick(seconds: place.0), number == 0 ? .touch(finger) : .move(finger))
    }
    let last = places.last ?? (0, 0)
    let event: WorldEvent = end == .lift ? .lift(FingerPlace(y: last.1)) : .cancel
    rows.append(Row(Tick(seconds: last.0 + 0.2), event))
    return Trace(header: header, rows: rows)
  }

  static func recipe(_ id: String) throws -> SubjectRecipe {
    try #require(Catalogue.recipe(id))
  }
}
