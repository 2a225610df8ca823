internal import GestureTrace

/// Movement across the list fires nothing, and no control moves the list sideways.
///
/// A touch is a sideways one where its finger went further across than along. If it meets the contract
/// all the same, its callback is meant; where it does not, the callback is this rule's, too. A change of
/// the offset's x is a control's where it comes with that control's write of the offset, or with a
/// frame of the scroll which that has set going; the x itself is in no row of a write.
extension Invariant {
  static let axisIsolated = Invariant(
    RuleDescription(
      id: "axis-isolated",
      promise: "A swipe across the list fires nothing, and the list never goes sideways by itself.",
      matters: """
        A swipe through a row of pictures refreshes the page, or a wide table jumps back to its first \
        column with every refresh.
        """,
      reported: """
        Scrolling a row of pictures sideways starts the refresh of the list around it \
        (xuelongqy/flutter_easy_refresh#707; BeatsKitano/KafkaRefresh#46).
        """,
      judged: """
        At each callback for the user whose touch went further across than along and does not meet the \
        contract (taps and filling apart, as declared). At each change of the offset's x that comes with \
        a control's write of the offset, but for the way of an x outside its range into it.
        """,
      vacuous:
        "No finger went across the list, and no control wrote the offset of a list that stood sideways.",
      settings: "`tolerance`.",
      unit: "points",
      example: """
        the header's write at 0.517 s moved the list sideways, from 100 to 0 pt: expected its x untouched
        """),
    kept: { _, _ in "nothing across the list fired, and no control moved it sideways" }
  ) {
    Clause.eachRow { step, here in
      switch step {
      case .touchEnded: .kept(if: here.touch.travel.isAcross)
      case .fired(let edge, .user): judgeCallback(of: edge, here)
      default: .passed
      }
    }
    Clause.eachRow { step, here in
      switch step {
      case .setOffset: here.offsetX != 0 ? .kept(margin: here.contract.tolerance) : .passed
      case .sideways(let before): judgeMove(from: before, here)
      default: .passed
      }
    }
  }

  private static func judgeCallback(of edge: Edge, _ here: Situation) -> Judgement {
    let state = here[edge]
    guard state.attached, !state.fills, !here.isTapped(edge), let charge = here.charge else {
      return .passed
    }
    let touch = charge.touch
    let isRecent = touch.left.map { here.now - $0.time <= state.patience } ?? true
    guard charge.isInTime || isRecent, !touch.meets(edge), touch.travel.isAcross else {
      return .passed
    }
    let cause = touch.left ?? touch.began
    let (across, along) = (touch.travel.across, touch.travel.along)
    return here.broken(
      "the \(edge) fired at \(here.place) for a touch that came down at \(touch.began) and went "
        + "\(points: across) across the list and \(points: along) along it",
      expected: "no callback", also: [cause], cause: cause.trace, margin: across - along)
  }

  private static func judgeMove(from before: Double, _ here: Situation) -> Judgement {
    // It comes right behind what moves it.
    guard here.lastControlMove > 0, here.lastControlMove + 1 == here.place.history else {
      return .passed
    }
    let x = here.offsetX
    let legal = here.excuses(.sidewaysIntoRange) ? here.layout.legal(across: before) : before
    return here.isOff(
      by: max(0, min(before, legal) - x, x - max(before, legal)),
      "\(Words.control(of: here.offsetWriter))'s write at \(here.offsetWrite) moved the list sideways,"
        + " from \(number: before) to \(points: x)",
      expected: "its x untouched", also: [here.place],
      cause: here.turn.cause ?? here.touch.left?.trace)
  }
}
