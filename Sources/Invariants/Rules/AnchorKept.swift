internal import GestureTrace

/// What is visible stays where it was when content comes in above it.
///
/// Followed is the offset at which the same rows are visible: the offset at the prepend and the inserted
/// points, and from then on what a finger or momentum moves. It is compared at the end of the instant of
/// the prepend, and for two seconds at each write or move of a control. What a control did in the
/// instant before the prepend counts as done. None is watched from a prepend in whose very instant a begin has
/// come that no control has carried out yet.
extension Invariant {
  static let anchorKept = Invariant(
    RuleDescription(
      id: "anchor-kept",
      promise: "When rows come in above, the rows that people are looking at stay where they are.",
      matters: """
        Older messages are loaded at the top of a chat, and the chat jumps to its first or last message.
        """,
      reported: """
        Loading older messages at the top throws the view to the bottom (FaridSafi/react-native-\
        gifted-chat#1474).
        """,
      judged: """
        At the end of the instant of a prepend: the offset has grown by as much as the content. For two \
        seconds after it, or until a touch, a begin, the start of a refresh, a callback or a change by \
        the app: no control moves the list, but for what a place that has become illegal needs, or a \
        pulled edge that is opening.
        """,
      vacuous: "No content came in above what was visible, or only just after a begin.",
      settings: "`hold` and `tolerance`.",
      unit: "points",
      example: """
        800 pt of content came in above at 1.5 s (line 9), but the header moved the list to an offset of \
        -64 pt at 1.5 s: expected the same rows in view, at an offset of 692 pt
        """),
    kept: { _, _ in "the rows in view stayed where they were" }
  ) {
    Clause.watch { step, here in
      if case .geometry(.prepend(let points)) = step { RowsInView(points, here) } else { nil }
    }
  }
}
