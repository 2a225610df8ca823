internal import GestureTrace

/// A pull past the trigger is answered by a callback within the delay, and so is a begin in idle.
///
/// A begin before the callback gives the pull as long as itself; one callback answers both. What becomes
/// late by a refresh that only came while the finger was down is left open: a callback is neither owed here
/// nor forbidden by `only-meant-pull-fires`.
extension Invariant {
  static let meantPullFires = Invariant(
    RuleDescription(
      id: "meant-pull-fires",
      promise: "A pull that is past the trigger when the finger leaves refreshes.",
      matters: """
        People pull, see the text that says let go, let go, and nothing happens; or only fast or only \
        long pulls work.
        """,
      reported: """
        A valid pull is lost when the finger moves up by one pixel as it lifts \
        (flutter/flutter#138848); a begin right after an end never calls back \
        (CoderMJLee/MJRefresh#910).
        """,
      judged: """
        When the finger leaves (after the lift's own move) or, where the contract fires at crossing, at \
        the first movement outward past the line; the callback must come within the delay and two frames \
        of the first offset notification that follows. A begin in idle likewise, where begin fires. \
        Nothing is owed by a control that cannot be used or is refreshing, nor where overlap, lateRelease \
        or startAtTop say so.
        """,
      vacuous: "No pull past the trigger was let go and no begin came in idle.",
      settings: """
        `trigger`, `inclusive`, `fires` and `delay`; `begin`, `overlap`, `lateRelease` and \
        `startAtTop` excuse.
        """,
      unit: "points",
      example: """
        released 12.5 pt past the trigger at 0.817 s (line 41), no callback by 1.115 s: expected one
        """),
    isOfFinger: true,
    excluded: needs(.header),
    kept: {
      "\(Words.count($1.tested, "pull or begin", "pulls and begins")), each answered in time"
    }
  ) {
    Clause.owed(by: .header, where: { $0.mayRefresh }) { wish, touch, here in
      switch wish {
      case .release: touch.header.moved && here.heeds(touch)
      case .crossing, .momentum: touch.header.charged == 0 && here.heeds(touch)
      case .tap, .begin: true
      }
    }
  }
}

extension Situation {
  /// Whether nothing but a pull or a begin itself stands in the way of a refresh.
  fileprivate var mayRefresh: Bool {
    isReady(.header) && !(contract.overlap == .ignored && footer.isBusy)
  }

  /// Whether the header's contract answers a pull of this touch, wherever that has come to.
  fileprivate func heeds(_ touch: Touch) -> Bool {
    guard let contract = contract.header else { return false }
    let pull = touch.header
    let isLate = pull.beganInRefresh || (pull.sawRefresh && excuses(.refreshUnderFinger))
    if isLate, contract.lateRelease != .fires { return false }
    return !contract.startAtTop || touch.beganAtTop
  }
}
