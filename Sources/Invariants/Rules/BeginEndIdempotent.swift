internal import GestureTrace

/// A begin while refreshing and an end while idle change nothing.
///
/// A begin is watched until the load's end, until its edge is detached, hidden or disabled, or until the
/// other edge begins where that cancels it: the pending callback and the opening are those of the refresh that
/// is under way; a second callback, more room than the hold, a way beyond it, or in the same turn another phase
/// are not. A scroll counts once the callback has been made, for a second.
///
/// An end in idle, be the list pulled at that time or not, is watched for a second, since the control may be
/// slow, or until the next row in that is of this edge. A new phase short of a refresh counts only in the same
/// turn, and only if the offset has not changed. A second end while the first is being carried out, or in its very
/// instant, may not take away more than there is.
extension Invariant {
  static let beginEndIdempotent = Invariant(
    RuleDescription(
      id: "begin-end-idempotent",
      promise: "A begin during a refresh, and an end with nothing to end, change nothing.",
      matters: """
        Two screens share a list and both end its refresh: each surplus end pushes the content up by one \
        header, each surplus begin down.
        """,
      reported: """
        A begin during a refresh pushes the list down once more each time \
        (jdsjlzx/LRecyclerView#125).
        """,
      judged: """
        At what a control does after a begin that finds its edge settling or refreshing, and after an \
        end that finds it in no refresh, pulled or not, with no load open: no new callback, phase, inset \
        or offset. A second end before the first has been carried out takes nothing more away.
        """,
      vacuous: "No begin came during a refresh and no end in idle.",
      settings: "`begin`, `clearsNoMore`, `overlap` and `tolerance`.",
      unit: "points",
      example: """
        the app's end at 2.5 s (line 9) found the header idle, with no refresh to end, but the header changed \
        its inset by -70 pt at 2.5 s: expected such an end to change nothing
        """),
    kept: { _, _ in "surplus begins and ends changed nothing" }
  ) {
    Clause.watch { step, here in
      if case .begin(let edge) = step { SurplusBegin(of: edge, here) } else { nil }
    }
    Clause.watch { step, here in
      if case .end(let edge, _) = step { SurplusEnd(of: edge, here) } else { nil }
    }
  }
}
