internal import GestureTrace

/// Loads of header and footer overlap only as declared, and an answer ends no load but its own.
///
/// A load is open from its callback to its end. Where overlap is `cancels` the callback of one edge ends the
/// load of the other, whose control has two seconds to leave its refresh, as after an end, or from the lift
/// where a finger is down; a callback, an end, a detach or a change of whether it can be used puts an end to
/// that. A begin is judged as any other cause of a callback.
///
/// An answer is held to account for two frames: an edge that leaves its refresh then, without an end of its
/// own and while its load is open, was ended by it. An answer is stale if a later load of its edge is open; it
/// comes with no end.
extension Invariant {
  static let overlapAsDeclared = Invariant(
    RuleDescription(
      id: "overlap-as-declared",
      promise: """
        Refreshing and loading more at once is handled as declared, and no answer ends another load.
        """,
      matters: """
        The answer to the next page closes the header while its refresh is under way; rows of two \
        answers get mixed up; a late answer ends the spinner of the newer request.
        """,
      reported: """
        A late answer of a page overwrites the list that was refreshed meanwhile (icerockdev/moko-\
        paging#37).
        """,
      judged: """
        At each callback while a load of the other edge is open: none where overlap is ignored; where it is \
        cancels, the other edge leaves its refresh within 2 s. At each end and stale answer while another \
        load is open: that edge goes on refreshing.
        """,
      vacuous: "No load met one of the other edge, and no answer was stale.",
      settings: "`overlap`.",
      unit: nil,
      example: """
        the app's end of the footer at 2 s took the header to idle at 2 s, though the app had not ended the \
        refresh that the header had asked for at 0.5 s: expected it to go on refreshing
        """),
    kept: { _, _ in
      "loads overlapped as declared, and each was ended by nothing but its own end"
    }
  ) {
    for edge in Edge.allCases {
      Clause.eachRow { step, here in
        .kept(if: here.contract.overlap == .ignored && here.asksBesides(edge, step))
      }
      Clause.each(.fired(edge)) { here in
        guard let load = here.metLoad else { return .passed }
        switch here.contract.overlap {
        case .allowed: return .kept
        case .cancels: return .kept(if: here[edge.other].cancelledBy == nil)
        case .ignored:
          return here.broken(
            "the \(edge) fired at \(here.place), before the app had ended the \(edge.other.callback) that the "
              + "\(edge.other) had asked for at \(load)",
            expected: "no callback before that", cause: here.charge?.touch.left?.trace)
        }
      }
      Clause.eachRow { step, here in
        .kept(if: here[edge].cancelledBy != nil && step.leavesRefresh(edge, here))
      }
      Clause.passes(
        { $0[edge].phase.isUnderWay ? $0[edge].cancelledBy : nil },
        by: { spell, here in
          here.isDragging
            ? nil : max(spell.row.time, here.touch.left?.time ?? .zero) + Situation.aftermath
        },
        open: { spell, here in
          "the run ended before the load of \(here[edge].lastCallback) had to be closed, which the "
            + "callback at \(spell.row) cancelled"
        },
        judge: { spell, deadline, here in
          here.broken(
            "the \(edge.other) fired at \(spell.row) during the \(edge.callback) that the \(edge) had asked for at "
              + "\(here[edge].lastCallback), but the \(edge) was still \(here[edge].phase) at \(deadline)",
            expected: "it idle, its \(edge.callback) cancelled", began: spell.row.time,
            deadline: deadline)
        })
      Clause.watch { ForeignEnd(at: edge, $0, $1) }
    }
  }
}

extension Situation {
  /// Whether the row that has just been read asks for a load of `edge` while one of the other edge is open.
  fileprivate func asksBesides(_ edge: Edge, _ step: Step) -> Bool {
    guard self[edge.other].openLoad != nil else { return false }
    return switch step {
    case .begin(edge), .tap(edge): true
    case .touchEnded: touch.meets(edge)
    default: false
    }
  }
}
