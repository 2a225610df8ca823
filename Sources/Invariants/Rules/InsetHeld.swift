internal import GestureTrace

/// While it refreshes, a control holds the room that it declares.
///
/// Nothing is excused but what the contract excuses: a view that is out of its window or of no height,
/// and a control that is hidden yet says that it is refreshing, hold their room, too; one that refreshes
/// off the list holds none there. Any assigned inset ends the promise. A header that may shrink while
/// scrolled away may do so while its room is not wholly in view. A short list's deficit counts as it was
/// at the refresh's start, or as it is, or between, and may be left out by a footer that makes no room
/// beyond what it keeps.
struct InsetHeld: Rule {
  static let about = RuleDescription(
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
      the header refreshed from 0.616 s, but held 20 pt at 1.2 s: expected 44 pt until the end
      """)

  var record = Record()
  /// The refresh of each edge, by the line where it began, that was last judged, and last reported.
  private var judged = EdgePair(0)
  private var flagged = EdgePair(0)
  private var refreshes = 0

  func kept(_ situation: Situation) -> String {
    "held through \(Words.count(refreshes, "refresh", "refreshes"))"
  }

  mutating func see(_ step: Step, _ situation: Situation) {}

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard !situation.isDragging else { return }
    if Self.isHeld(situation.header) { judge(.header, until: next, situation) }
    if Self.isHeld(situation.footer) { judge(.footer, until: next, situation) }
  }

  private static func isHeld(_ state: EdgeState) -> Bool {
    (state.phase == .refreshing || state.phase == .settling) && state.attached && !state.ended
      && !state.holdTakenAway && state.insetsTold
  }

  private mutating func judge(_ edge: Edge, until next: Tick, _ situation: Situation) {
    let state = situation[edge]
    let lift = situation.touch.left?.time ?? .zero
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
    if judged[edge] != state.refreshStart.history {
      judged[edge] = state.refreshStart.history
      refreshes += 1
    }
    if error <= tolerance {
      return record.hold(margin: tolerance - max(0, error), at: situation.place)
    }
    guard flagged[edge] != state.refreshStart.history else { return }
    flagged[edge] = state.refreshStart.history
    most = max(least, most)
    record.fail(
      Finding(
        says: "the \(edge.rawValue) refreshed from \(state.refreshStart.text), but held "
          + "\(Words.points(own)) at \(Words.seconds(situation.now)): expected "
          + "\(Words.points(most)) until the end",
        began: situation.now, deadline: state.refreshStart.time + state.opening,
        row: situation.touch.left?.trace,
        rows: [state.refreshStart.history, state.insetPlace.history].filter { $0 > 1 },
        margin: error - tolerance))
  }
}
