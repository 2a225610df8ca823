public import GestureTrace

/// What one occasion came to.
public struct Judgement {
  enum Outcome {
    case passed
    case kept(margin: Double)
    case broken(at: Tick, () -> Finding)
    case open(reason: String)
  }

  let outcome: Outcome
  /// Whether the watch that it comes from goes on.
  private(set) var goesOn = false

  var isPassed: Bool { if case .passed = outcome { true } else { false } }
  var isBroken: Bool { if case .broken = outcome { true } else { false } }
  /// Why it is not known; `nil` where it is.
  var openReason: String? { if case .open(let reason) = outcome { reason } else { nil } }

  /// It was none: nothing was at stake, or it is excused.
  public static var passed: Judgement { Judgement(outcome: .passed) }

  /// It was kept, and never nearly broken.
  public static var kept: Judgement { Judgement(outcome: .kept(margin: .infinity)) }

  /// It was kept, so far from breaking, in the unit of the invariant.
  public static func kept(margin: Double) -> Judgement {
    Judgement(outcome: .kept(margin: margin))
  }

  /// The same, of a watch that goes on.
  var goingOn: Judgement {
    var judgement = self
    judgement.goesOn = true
    return judgement
  }

  /// Kept where it was an occasion at all, and otherwise none.
  static func kept(if isOccasion: Bool) -> Judgement { isOccasion ? .kept : .passed }

  /// The run is over too soon to tell, for a reason that is a sentence without a full stop.
  static func open(_ reason: String) -> Judgement { Judgement(outcome: .open(reason: reason)) }
}

extension Situation {
  /// It was broken; worded only where it is the first time in a run.
  ///
  /// - Parameters:
  ///   - what: what was seen, as a sentence without a full stop; the rows in it are the proof.
  ///   - expected: what was promised instead, as the sentence's end: `one callback`.
  ///   - also: rows that prove it and that the sentence does not name.
  ///   - began: when it began; now where it is left out.
  ///   - deadline: when it became a violation, where that was later.
  ///   - cause: the line of the trace behind it; where it is left out, that of the first row in that the
  ///     sentence names.
  ///   - margin: how far over, in the unit of the invariant.
  /// - Returns: the judgement, for a clause to return.
  public func broken(
    _ what: @escaping @autoclosure () -> Account,
    expected: @escaping @autoclosure () -> Account, also: [Place?] = [], began: Tick? = nil,
    deadline: Tick? = nil, cause: Int? = nil, margin: Double? = nil
  ) -> Judgement {
    let now = now
    return Judgement(
      outcome: .broken(at: deadline ?? now) {
        Finding(
          what(), expected: expected(), also: also, began: began ?? now, deadline: deadline,
          cause: cause, margin: margin)
      })
  }

  /// Kept where something is off by no more than the contract's tolerance, in points; otherwise broken, as
  /// `broken` says it.
  @inline(__always)
  func isOff(
    by error: Double, _ what: @escaping @autoclosure () -> Account,
    expected: @escaping @autoclosure () -> Account, also: [Place?] = [], began: Tick? = nil,
    deadline: Tick? = nil, cause: Int? = nil
  ) -> Judgement {
    let over = error.magnitude - contract.tolerance
    guard over > 0 else { return .kept(margin: -over) }
    return broken(
      what(), expected: expected(), also: also, began: began, deadline: deadline, cause: cause,
      margin: over)
  }
}

extension Record {
  /// Notes what an occasion came to.
  mutating func note(_ judgement: Judgement, at place: Place) {
    switch judgement.outcome {
    case .passed, .open: break
    case .kept(let margin): hold(margin: margin, at: place)
    case .broken(let time, let finding): fail(finding(), at: place, time: time)
    }
  }
}
