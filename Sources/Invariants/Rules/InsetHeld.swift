internal import GestureTrace

/// While it refreshes, a control holds the room that it declares.
///
/// Grace beyond the contract: two frames after a lift, since a control learns of it at the first
/// offset notification that follows. Not judged while the view is out of its window, has no height,
/// or the control is hidden or disabled. A short list's deficit counts as it was at the refresh's
/// start or as it is.
struct InsetHeld: Rule {
  static let about = RuleDescription(
    id: "inset-held",
    promise: "While a refresh runs its control stays open, as tall as declared, until the end.",
    matters: """
      The spinner is hidden behind the bar or closes at once, so that nobody sees that the list is \
      being refreshed, or the list hangs too low.
      """,
    judged: """
      Whenever time advances, from the refresh's start plus `opening`, or the finger's lift, until the \
      end, a detach or an assignInset, no finger down: the edge's own part is its hold (a footer on \
      short content adds the deficit; a header may show less while scrolled away, where declared).
      """,
    vacuous: "No refresh lasted beyond its opening without a finger.",
    unit: "points",
    example: """
      the header refreshed from 0.616 s, but held 20 pt at 1.2 s: expected 44 pt until the end
      """)

  var record = Record()
  private var flagged: Int?
  private var judgedStart: Int?
  private var refreshes = 0

  var missing: String { "no refresh lasted beyond its opening without a finger" }

  func kept(_ situation: Situation) -> String {
    "held through \(Words.count(refreshes, "refresh", "refreshes"))"
  }

  mutating func see(_ step: Step, _ situation: Situation) {}

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard !situation.isDragging, situation.isInWindow, situation.layout.height > 0 else { return }
    if Self.isHeld(situation.header) { judge(.header, until: next, situation) }
    if Self.isHeld(situation.footer) { judge(.footer, until: next, situation) }
  }

  private static func isHeld(_ state: EdgeState) -> Bool {
    (state.phase == .refreshing || state.phase == .settling) && !state.ended && state.isAvailable
      && !state.holdTakenAway && state.insetsTold
  }

  private mutating func judge(_ edge: Edge, until next: Tick, _ situation: Situation) {
    let state = situation[edge]
    let lift = situation.touch.left.map { $0.time + situation.twoFrames } ?? .zero
    guard next > max(state.refreshStart.time + state.opening, lift) else { return }
    let own = situation.layout.own(edge)
    let tolerance = situation.contract.tolerance
    var (least, most) = situation.held(edge)
    if edge == .header, situation.contract.header?.scrollsAway == true,
      situation.offset > situation.layout.baseTop - state.hold + tolerance
    {
      least = min(0, least)
    }
    let error = max(least - own, own - most)
    if judgedStart != state.refreshStart.history {
      judgedStart = state.refreshStart.history
      refreshes += 1
    }
    if error <= tolerance { return record.hold(margin: tolerance - max(0, error)) }
    guard flagged != state.refreshStart.history else { return }
    flagged = state.refreshStart.history
    most = max(least, most)
    record.fail(
      Finding(
        says: "the \(edge.rawValue) refreshed from \(state.refreshStart.text), but held "
          + "\(Words.points(own)) at \(Words.seconds(situation.now)): expected "
          + "\(Words.points(most)) until the end",
        began: situation.now, deadline: state.refreshStart.time + state.opening,
        row: situation.touch.left?.trace,
        rows: [state.refreshStart.history, situation.place.history], margin: error - tolerance))
  }
}
