internal import GestureTrace

/// While it refreshes, a control holds the room that it declares.
///
/// A view that is out of its window or of no height, and a control that is hidden yet says that it is
/// refreshing, hold their room, too; one that refreshes off the list holds none there. A header that may
/// shrink while scrolled away may do so while its room is not wholly in view. The deficit of a short list may
/// be left out by a footer that makes no room beyond what it keeps.
extension Invariant {
  static let insetHeld = Invariant(
    RuleDescription(
      id: "inset-held",
      promise: "While a refresh runs its control stays open, as tall as declared, until the end.",
      matters: """
        The spinner is hidden behind the bar or closes at once, so that nobody sees that the list is \
        being refreshed, or the list hangs too low.
        """,
      reported: """
        The header closes before the app has ended the refresh (CoderMJLee/MJRefresh#1034); later \
        begins show nothing (react/react-native#10373).
        """,
      judged: """
        Whenever time advances, from the refresh's start plus `opening`, or the finger's lift, until the \
        end, a detach or an assignInset, no finger down: the edge's own part is its hold (a footer that \
        opens on short content adds the deficit; a header may show less while scrolled away, where \
        declared).
        """,
      vacuous: "No refresh lasted beyond its opening without a finger.",
      settings: "`hold`, `keeps`, `opening`, `scrollsAway` and `tolerance`.",
      unit: "points",
      example: """
        the header refreshed from 0.617 s on, but what it had added to the inset was 20 pt at 1.2 s: \
        expected 44 pt until the app's end
        """),
    kept: { "held through \(Words.count($1.stretches, "refresh", "refreshes"))" }
  ) {
    for edge in Edge.allCases {
      Clause.throughout(stretch: { $0[edge].refreshStart }) { here in
        guard !here.isDragging, here.isOpen(edge) else { return .passed }
        let own = here.layout.own(edge)
        let room = here.roomOwed(by: edge)
        let state = here[edge]
        return here.isOff(
          by: max(0, room.least - own, own - room.most),
          "the \(edge) refreshed from \(state.refreshStart) on, but what it had added to the inset was "
            + "\(points: own) at \(here.now)",
          expected:
            "\(points: room.most) until the app's end\(here.deficitIn(room.most, of: edge))",
          also: [state.insetPlace],
          deadline: state.refreshStart.time + state.opening, cause: here.touch.left?.trace)
      }
    }
  }
}

extension Situation {
  /// Whether a refresh of `edge` is open by now: under way, its opening over and the finger gone.
  fileprivate func isOpen(_ edge: Edge) -> Bool {
    let state = self[edge]
    guard state.phase.isUnderWay, state.attached, !state.ended,
      state.insetsTold, !(state.holdTakenAway && excuses(.assignedInset))
    else { return false }
    return upcoming > max(state.refreshStart.time + state.opening, touch.left?.time ?? .zero)
  }

  /// What of the room is for short content, as the end of a sentence.
  fileprivate func deficitIn(_ room: Double, of edge: Edge) -> Account {
    let deficit = room - self[edge].hold
    return deficit > 0 ? ", \(points: deficit) of it below the short content" : ""
  }

  /// The room that `edge` has to hold; less of it while the list is scrolled away, where declared.
  fileprivate func roomOwed(by edge: Edge) -> (least: Double, most: Double) {
    let (least, most) = held(edge)
    guard edge == .header, contract.header?.scrollsAway == true,
      offset > layout.baseTop - header.hold + contract.tolerance
    else { return (least, most) }
    return (min(0, least), most)
  }
}
