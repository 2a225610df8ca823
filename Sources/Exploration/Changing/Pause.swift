import GestureTrace

/// When a trace goes on after a run has settled: on whole seconds, so that all frames fall as before.
struct Pause {
  /// When the app makes the controls usable again.
  let first: Tick
  /// When it makes the scene what it was, what it ended before having closed.
  let second: Tick
  /// When the next gesture begins.
  let next: Tick

  /// Why there is none.
  static let tooLate = "it lasts too long: no row can stand after what would follow it"

  /// The pause after a run that ended then, to be followed by as many rounds as long as that; `nil`
  /// where the last of them would come to 10⁹ s or later.
  static func after(_ end: Tick, rounds: Int) -> Pause? {
    let whole = (end.microseconds + 999_999) / 1_000_000 * 1_000_000
    let pause = Pause(
      first: Tick(microseconds: whole + 1_000_000), second: Tick(microseconds: whole + 4_000_000),
      next: Tick(microseconds: whole + 6_000_000))
    let last = Tick(microseconds: pause.next.microseconds * Int64(rounds + 1))
    return last < .limit ? pause : nil
  }
}
