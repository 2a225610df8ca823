internal import GestureTrace

/// A callback that an edge owes for a wish of the person or the app, until its deadline.
struct OwedCallback {
  /// What asks for it.
  enum Wish {
    /// The finger lets go past the trigger.
    case release
    /// The finger moves the content past a line that fires at crossing.
    case crossing
    /// The momentum of a finger does.
    case momentum
    case tap, begin
  }

  let wish: Wish
  let place: Place
  /// The line of the trace that brought it about, where `place` is no row in.
  var cause: Int?
  /// Points past the trigger; `nil` for a tap or a begin.
  var past: Double?
  /// The touch; 0 for a tap or a begin.
  var touch = 0
  /// When the callback is late; `nil` until the deciding event is known.
  var deadline: Tick?

  /// Whether a touch is behind it.
  var isOfTouch: Bool { touch > 0 }

  /// As a part of a sentence: `the pull 12.5 pt past the trigger at 0.817 s (line 41)`.
  var name: Account {
    switch wish {
    case .release, .crossing: "the pull \(points: past ?? 0) past the trigger at \(place)"
    case .momentum: "the momentum \(points: past ?? 0) past the trigger at \(place)"
    case .tap: "the tap at \(place)"
    case .begin: "the app's begin at \(place)"
    }
  }

  private var deed: Account {
    switch wish {
    case .release: "released \(points: past ?? 0) past the trigger"
    case .crossing: "pulled \(points: past ?? 0) past the trigger"
    case .momentum: "carried \(points: past ?? 0) past the trigger by momentum"
    case .tap: "tapped in idle"
    case .begin: "begun by the app in idle"
    }
  }

  /// The finding that it was not made by `deadline`.
  func missed(by deadline: Tick) -> Finding {
    Finding(
      "\(deed) at \(place), no callback by \(deadline)", expected: "one", began: place.time,
      deadline: deadline, cause: cause, margin: past)
  }
}
