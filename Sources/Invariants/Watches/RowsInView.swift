internal import GestureTrace

/// The rows that are in view when content comes in above them, as long as an end may have effects and nobody has
/// given the list a reason to move.
struct RowsInView: Watch {
  static var reads: ClauseReads { [.rows, .motions, .turns] }

  private var place: Place
  /// Points that came in above.
  private var inserted: Double
  /// The offset at which the same is visible as before.
  private var anchor: Double
  /// Whether the instant of the prepend is still under way.
  private var isNew = true
  /// Whether the offset has still to follow the content.
  private var awaitsShift = true
  /// The control that has written the offset since, where it is known.
  private var writer: Edge?

  /// Of so many points that have just come in; `nil` where nobody sees them, or an edge is to open beside them.
  init?(_ points: Double, _ here: borrowing Situation) {
    guard here.layout.height > 0, points != 0, !here.isToOpen else { return nil }
    place = here.place
    inserted = points
    anchor = here.offset + points
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    switch step {
    case .geometry(.prepend(let points)): return more(points, here)
    case .appScroll, .geometry, .touchBegan, .begin, .fired:
      return here.excuses(.reasonToMove) ? .passed : nil
    case .phase(let edge, _):
      return here[edge].phase.isUnderWay && here.excuses(.reasonToMove) ? .passed : nil
    case .setOffset(let y, _, let edge):
      writer = edge
      return isNew ? nil : judge(y, here)
    default: return nil
    }
  }

  /// What comes in above in the same instant belongs to it; later it is another to be watched.
  private mutating func more(_ points: Double, _ here: Situation) -> Judgement? {
    guard here.layout.height > 0, points != 0 else { return nil }
    guard isNew, !here.isToOpen else { return .passed }
    place = here.place
    inserted += points
    anchor += points
    awaitsShift = true
    return nil
  }

  mutating func follow(_ motion: Motion, _ here: Situation) -> Judgement? {
    guard case .offset(let kind) = motion else { return nil }
    // After the row of a prepend comes the shift itself, under a finger as well.
    let isShift = awaitsShift && !here.isControlMove
    awaitsShift = false
    if isShift { return nil }
    switch here.mover(of: kind) {
    case .app where !here.excuses(.reasonToMove): break
    case .finger, .app: anchor += here.lastMove
    case .control where !isNew: return judge(here.offset, here)
    case .none where !isNew: anchor = here.offset
    case .control, .none: break
    }
    return nil
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    let wasNew = isNew
    (isNew, awaitsShift) = (false, false)
    if wasNew { return judge(here.offset, here) }
    return isOver(here) ? .passed : nil
  }

  func pending(_ here: Situation) -> String? {
    guard here.ending != .settled else { return nil }
    return
      "the run ended at \(Words.seconds(here.now)), before it was sure that the list stays "
      + "where the content inserted at \(place.text) had left it"
  }

  private func isOver(_ here: Situation) -> Bool {
    here.upcoming > place.time + Situation.aftermath
  }

  /// Compares an offset with where the list may stand.
  private mutating func judge(_ y: Double, _ here: Situation) -> Judgement {
    let rows = self
    let allowed = here.placesAllowed(from: anchor)
    let off = max(0, allowed.lowerBound - y, y - allowed.upperBound)
    if off == 0 { anchor = y }
    let judgement = here.isOff(
      by: off,
      "\(points: rows.inserted.magnitude) of content \(rows.inserted < 0 ? "went away" : "came in") above at "
        + "\(rows.place), but "
        + "\(rows.writer.map { "the \($0) moved the list to" } ?? "the list stood at") an offset of "
        + "\(points: y) at \(here.now)",
      expected: "the same rows in view, at an offset of \(points: rows.anchor)",
      also: [here.turn.writePlace, here.place])
    return judgement.isBroken || isOver(here) ? judgement : judgement.goingOn
  }
}
