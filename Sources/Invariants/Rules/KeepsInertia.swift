internal import GestureTrace

/// An end, a begin or a change of the content leaves a running momentum as it was.
///
/// What is compared is the speed between the last two samples before the deed with that between the
/// first two after it. Momentum dies by itself meanwhile: at most as fast as UIKit's fast deceleration,
/// at least not at all. On a screen of whole pixels both speeds are known to a pixel a sample only.
///
/// A bounce is no momentum, also where it goes on inside the range. Rows that come in above may shift a
/// flight together with its edges: from then on only that one deed is judged, while it is within them.
extension Invariant {
  static let keepsInertia = Invariant(
    RuleDescription(
      id: "keeps-inertia",
      promise: "A list that glides goes on gliding when something begins, ends or comes in.",
      matters: """
        People fling the list, the answer arrives, and the list stops dead, or is thrown back to the top.
        """,
      reported: "Every data update stops the list as it glides (siteline/SwiftUIRefresh#18).",
      judged: """
        At each begin, end, content or prepend that finds the list gliding inside its range: the speed of \
        the two samples that follow is that of the two before, less what momentum loses by itself. \
        With imposed offsets it is not applicable.
        """,
      vacuous:
        "No begin, end or change of content came while the list was gliding inside its range.",
      settings: "`tolerance`; the margin is in points a second.",
      unit: "points a second",
      example: """
        the app's end of the header at 2.517 s found the list gliding at 423.05 pt/s, but the header moved it \
        by -755.296 pt: expected it to glide on as before
        """),
    excluded: needsFingers,
    kept: { _, _ in "the list glided on, whatever came meanwhile" }
  ) {
    Clause.watch { step, here in
      if case .touchEnded = step { Gliding(here) } else { nil }
    }
  }
}
