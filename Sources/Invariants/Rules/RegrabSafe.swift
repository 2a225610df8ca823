internal import GestureTrace

/// A finger that comes back while something is still going on leaves nothing behind.
///
/// It comes back when an edge is settling, refreshing or ending, while the list slides, or bounces outside
/// its range, no finger on it. Of several such touches the last one is named. What it left is judged when
/// nothing has happened for two seconds, or for the longest delay of a callback where that is longer; a load
/// that is still open is waited for.
extension Invariant {
  static let regrabSafe = Invariant(
    RuleDescription(
      id: "regrab-safe",
      promise:
        "People may touch the list at any moment; the control still finishes what it is doing.",
      matters: """
        A touch while the header opens or closes leaves it half open, its spinner turning for ever, until \
        the next refresh.
        """,
      reported: """
        Pull, let go, pull again before it is over: loading for ever (thoughtbot/Tropos#74).
        """,
      judged: """
        After a touch that comes down while an edge is settling, refreshing or ending, or the list slides \
        or bounces, when all has settled (or been still for 2 s): each edge idle, no-more, disabled or \
        waiting for its answer, its own part 0 (footer: what it keeps), the list inside its range.
        """,
      vacuous: "No finger came down while a control or the list was under way.",
      settings: "`keeps` and `tolerance`.",
      unit: "points",
      example: """
        after a finger had come back at 2.1 s (line 9), while the header was ending, nothing happened from \
        4.2 s on, but the header was still ending, with no load open: expected it idle
        """),
    kept: { _, _ in "touches came while something was going on, and left nothing" }
  ) { Clause.watch { Regrab($0, $1) } }
}
