internal import GestureTrace

/// At rest the offset is legal, and an end scrolls no list that was scrolled away.
///
/// At rest means that nothing has happened for half a second. Scrolled away is a list that stands between its
/// base resting places when the end comes, no finger on it.
///
/// With imposed offsets nothing is judged between two samples. From the last sample before the next
/// touch, or before the run's end, the model moves by itself; what breaks the promise there is
/// reported, otherwise the rule is not applicable.
extension Invariant {
  static let restInRange = Invariant(
    RuleDescription(
      id: "rest-in-range",
      promise:
        "When nothing moves, the list stands where a list may stand, and an end leaves it there.",
      matters: """
        A gap stays above or below the rows, or the end of a refresh throws people back to the top from \
        where they were reading.
        """,
      reported: """
        Ending scrolls the list to its top although the user had scrolled away (gh123man/SwiftUI-\
        Refresher#5); after a load it hops up by some rows (CoderMJLee/MJRefresh#359).
        """,
      judged: """
        Whenever the content has lain still for half a second without a finger: the offset is within the \
        legal range, own parts included. After an end that finds the list between its base resting \
        places: the control does not scroll it, unless it has become illegal.
        """,
      vacuous: "Nothing moved.",
      settings: "`hold`, `keeps` and `tolerance`.",
      unit: "points",
      example: """
        the app's end at 2.5 s (line 9) found the list not pulled, at an offset of 900 pt, but the header moved \
        it to -64 pt at 2.517 s: expected the list to stay
        """),
    excluded: { here, isBroken in isBroken ? nil : needsFingers(here, isBroken) },
    kept: { _, _ in "the list was in range whenever it lay still" }
  ) {
    Clause.eachRest { here in
      if here.layout.height <= 0, here.excuses(.noHeight) { return .passed }
      if here.isAppsPlace, here.excuses(.appPutOutOfRange) { return .passed }
      let excess = here.layout.excess(here.offset)
      guard here.hasDeeds || excess > here.contract.tolerance else { return .passed }
      return here.isOff(
        by: excess,
        "at rest from \(here.now) the list stands at \(points: here.offset), \(points: excess) out "
          + "of its range",
        expected: "it \(here.layout.whereToRest)",
        also: [here.turn.writePlace, here.place], cause: here.touch.left?.trace)
    }.afterLastSample
    Clause.watch { ScrolledAway($0, $1) }.afterLastSample
  }
}

extension Layout {
  /// Where the list may rest, in words.
  fileprivate var whereToRest: String {
    if heldTop == heldEnd { return "at \(Words.points(heldTop))" }
    return "between \(Words.number(heldTop)) and \(Words.points(heldEnd))"
  }
}
