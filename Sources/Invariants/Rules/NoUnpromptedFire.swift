internal import GestureTrace

/// Without a finger, its momentum, a tap or a begin there is no callback, whatever the layout does.
///
/// What asks for a callback counts when the edge leaves idle for its refresh, or else at the callback. A
/// begin counts until a callback or an end answers it; a tap for the delay, also where taps do not load; a
/// touch for the delay and for as long as the content moves because of it. Whether that touch meets the
/// contract is for `only-meant-pull-fires`. Content that fits the view where it fills by itself asks, too,
/// and for the delay after it did.
extension Invariant {
  static let noUnpromptedFire = Invariant(
    RuleDescription(
      id: "no-unprompted-fire",
      promise: "Nothing is loaded while nobody touches the list and nobody asks for it.",
      matters: """
        The app asks its server as soon as a page opens, turns, grows or is scrolled by code: with an \
        empty list, twice at once, or over and over.
        """,
      reported: """
        The end is reached at the first layout, with no data and no touch (react/react-\
        native#16067); a reset of the list loads twice (mescroll/mescroll#27).
        """,
      judged: """
        At each callback, by user or code: a finger is down, its momentum still moves the content, a tap \
        or a touch's deciding event came within the delay, or a begin is not answered yet, then or when \
        the edge left idle for this refresh. Short content that fills the view by itself is excused.
        """,
      vacuous: "Nothing was called back, and the app did nothing by itself.",
      settings: "`short`: where it is `fill`, content that fits the view loads by itself.",
      unit: nil,
      example: """
        the footer fired at 2 s with no finger on the list, none of its momentum left, and no tap or begin: \
        expected no callback
        """),
    kept: { _, _ in "each callback had been asked for" }
  ) {
    Clause.eachRow { _, here in
      guard here.unaskedDeed?.place.history == here.place.history else { return .passed }
      let isOccasion = Edge.allCases.contains { edge in
        here[edge].attached && !here.isAsked(edge, since: here[edge].lastCallback)
      }
      return .kept(if: isOccasion)
    }
    for edge in Edge.allCases {
      Clause.each(.fired(edge)) { here in
        let state = here[edge]
        if !state.attached, here.excuses(.detachedFiresUnprompted) { return .passed }
        if state.isAsked || here.isAsked(edge, since: state.callbackBefore) { return .kept }
        let deed: Account =
          here.unaskedDeed.map { "; before that came \($0.name) at \($0.place)" } ?? ""
        return here.broken(
          "the \(edge) fired at \(here.place) with no finger on the list, none of its momentum left, and "
            + "no tap or begin\(deed)",
          expected: "no callback")
      }
    }
  }
}
