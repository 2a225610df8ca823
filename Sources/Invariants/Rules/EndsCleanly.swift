internal import GestureTrace

/// After an end the edge is idle within two seconds and its own part is gone.
///
/// An end in idle is judged by `begin-end-idempotent`. What is renewed need not close: a refresh that a later
/// touch, tap or begin starts takes over, and so does a late release, of a touch that came before the end and
/// lets go after it, a further approach of the same touch where the contract lets it load again, or a crossing of
/// which no load has come, once the edge was idle; one that the control starts by itself does only where it
/// fills short content.
extension Invariant {
  static let endsCleanly = Invariant(
    RuleDescription(
      id: "ends-cleanly",
      promise: "Whenever the end comes, be it inside the callback, the control closes for good.",
      matters: "An answer that comes too fast leaves the header open for ever, its spinner off.",
      reported: """
        If the app ends inside the callback the header stays in loading for ever \
        (enormego/EGOTableViewPullRefresh#23; CoderMJLee/MJRefresh#759).
        """,
      judged: """
        When the run has settled, or two seconds after an end during a refresh or an open load; where a \
        finger is down then, or was at the end, two seconds after it lifts. The edge is idle or no-more, \
        its spinner still and its text one that the contract lists for that, no load of it is open, and \
        its own part is 0, or what a footer keeps.
        """,
      vacuous: "No end came during a refresh.",
      settings: "`keeps`, `texts` and `tolerance`.",
      unit: "seconds",
      example: """
        2 s after the app's end at 0.633 s (line 9) the header was idle, but the top inset was 108 pt, 44 pt too \
        much, last written by a control at 0.617 s: expected the app's 64 pt
        """),
    kept: { "\(Words.count($1.tested, "end", "ends")), each closed in time" }
  ) {
    for edge in Edge.allCases {
      Clause.watch { step, here in
        if case .end(edge, _) = step { Closing(of: edge, here) } else { nil }
      }
    }
  }
}
