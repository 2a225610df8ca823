internal import GestureTrace

/// What has become of the app's begins that a control accepts: each is worth one callback by code.
struct AcceptedBegins {
  /// The latest.
  private(set) var latest: Place?
  /// The callback by code before the latest one.
  private(set) var callbackBefore: Place?
  /// Whether the latest callback by code answers a begin that none had answered.
  private(set) var isAnswered = false
  private var callback: Place?
  /// Those that no callback has answered.
  private var waiting = 0

  /// Another one; those that have waited for longer than `patience` are one with it.
  mutating func accept(at place: Place, patience: Tick) {
    if let latest, place.time - latest.time > patience { waiting = 0 }
    waiting += 1
    latest = place
  }

  /// A callback by code.
  mutating func called(at place: Place) {
    isAnswered = waiting > 0
    waiting = max(0, waiting - 1)
    callbackBefore = callback
    callback = place
  }
}

extension Situation {
  /// Notes a begin by the app; during a refresh it is accepted only after the end, for when it has closed.
  mutating func begun(_ edge: Edge) {
    let state = self[edge]
    self[edge].begin = place
    if excuses(.begunAnew) { self[edge].cancelledBy = nil }
    guard state.begins == .fires, acceptsBegin(state) else { return }
    self[edge].accepted.accept(at: place, patience: state.patience)
  }

  /// Whether a begin that comes now is none of the refresh that is under way.
  func acceptsBegin(_ state: EdgeState) -> Bool {
    !state.phase.isUnderWay || (state.ended && excuses(.beginWaitsForClosing))
  }
}
