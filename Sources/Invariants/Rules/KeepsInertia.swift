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
        by -755.296 pt: expected it to glide on
        """),
    excluded: needsFingers,
    kept: { _, _ in "the list glided on, whatever came meanwhile" }
  ) { Clause { GlidesOn() } }
}

/// Watches a list that something finds gliding, until two samples more have come, or should have.
private struct GlidesOn: ClauseMonitor {
  var reads: ClauseReads { [.rows, .motions, .turns] }
  var record = Record()
  /// The momentum that is under way.
  private var glide = Glide()
  private var deed: Deed?

  private struct Deed {
    var name: Account
    var place: Place
    /// The speed and the range before it.
    var pace: Glide.Pace
    var range: ClosedRange<Double>
    /// Until when the next two samples must have come.
    var deadline: Tick
    /// A write of the offset that a control made since.
    var write: Place?
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .begin(let edge): watch("the app's begin of the \(edge)", situation)
    case .end(let edge, _): watch("the app's end of the \(edge)", situation)
    case .geometry(.content): watch("the new content", situation)
    case .geometry(.prepend(let points)):
      watch("the content inserted above", situation)
      glide.shift += points
    case .geometry(.inset): if situation.excuses(.appOrFingerStops) { deed = nil }
    case .geometry(.size), .appScroll, .touchBegan, .window:
      if situation.excuses(.appOrFingerStops) { forget() }
    case .touchEnded: begin(situation)
    case .setInset: if deed != nil { narrow(situation) }
    case .setOffset:
      if deed == nil { forget() } else { deed?.write = situation.place }
    default: break
    }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard case .offset(let kind) = motion else { return }
    switch kind {
    case .glide: glided(situation)
    case .rest: stopped(situation)
    case .drag: begin(situation)
    case .scroll: scrolled(situation)
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard let found = deed else { return }
    if situation.layout.excess(situation.offset) > 0, situation.excuses(.placeBecameIllegal) {
      deed = nil
    } else if next > found.deadline {
      stopped(situation)
    }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let found = deed else { return nil }
    if situation.ending == .settled {
      stopped(situation)
      return nil
    }
    return "the run ended at \(Words.seconds(situation.now)), before the list could glide on after "
      + "\(found.name.text) at \(found.place.text)"
  }

  private mutating func forget() {
    glide.forget()
    deed = nil
  }

  // MARK: The flight

  /// A flight begins where the finger leaves.
  private mutating func begin(_ situation: Situation) {
    deed = nil
    glide = Glide(isBounce: situation.layout.excess(situation.offset) > 0)
  }

  /// A control's inset may make the place of the flight illegal: from here on it is a bounce, whatever comes in
  /// the same turn.
  private mutating func narrow(_ situation: Situation) {
    let place = situation.offset + glide.way(until: situation.now)
    guard situation.layout.excess(place) > 0, situation.excuses(.placeBecameIllegal) else { return }
    forget()
    glide.isBounce = true
  }

  private mutating func glided(_ situation: Situation) {
    let layout = situation.layout
    let new = Glide.Sample(
      time: situation.now, offset: situation.offset, range: layout.heldTop...layout.heldEnd)
    if !new.range.contains(new.offset) { glide.isBounce = true }
    if glide.isBounce, situation.excuses(.shiftedBounce) { return forget() }
    let last = glide.sample
    glide.take(new, pixel: layout.scale > 0 ? 1 / layout.scale : 0)
    guard let found = deed, let pace = glide.pace, let last, last.time >= found.place.time else {
      return
    }
    let isWithinEdges = glide.shift == 0 || found.range.contains(new.offset - glide.shift)
    guard isWithinEdges || !situation.excuses(.shiftedBounce) else { return forget() }
    let over = found.pace.error(of: pace)
    note(
      over > 0
        ? broken(found, "it went on at \(number: pace.speed) pt/s", over, situation)
        : .kept(margin: -over), situation)
  }

  private mutating func scrolled(_ situation: Situation) {
    glide.interrupt()
    guard let found = deed, situation.isControlMove,
      situation.lastMove.magnitude > situation.contract.tolerance
    else { return }
    let wasLegal = situation.layout.excess(situation.offsetBefore) == 0
    guard wasLegal || !situation.excuses(.placeBecameIllegal) else { return forget() }
    let who = Words.control(of: situation.turn.writer)
    note(
      broken(found, "\(who) moved it by \(points: situation.lastMove)", nil, situation), situation)
  }

  // MARK: The deed

  private mutating func watch(_ name: Account, _ situation: Situation) {
    // Several deeds in one turn: the last one is named, the speed is that before them.
    if let found = deed, found.place.time == situation.now {
      deed?.name = name
      deed?.place = situation.place
      return
    }
    let patience = situation.twoFrames + situation.twoFrames
    guard glide.shift == 0 || !situation.excuses(.shiftedBounce), let pace = glide.pace,
      let sample = glide.sample, situation.now - sample.time <= situation.twoFrames,
      pace.lasts(for: patience.seconds) || !situation.excuses(.tooSlow)
    else { return }
    // By now it may have met an edge, of which no sample tells.
    let place = sample.offset + glide.way(until: situation.now)
    guard sample.range.contains(place) || !situation.excuses(.edgeMet) else { return }
    deed = Deed(
      name: name, place: situation.place, pace: pace, range: sample.range,
      deadline: situation.now + patience)
  }

  /// No two samples came in time: at an edge that is what momentum does.
  private mutating func stopped(_ situation: Situation) {
    defer { forget() }
    guard let found = deed else { return }
    let (layout, offset) = (situation.layout, situation.offset)
    let isAtEdge =
      min(offset - layout.heldTop, layout.heldEnd - offset) <= situation.contract.tolerance
    if isAtEdge, situation.excuses(.edgeMet) { return }
    let reason: Account =
      found.write.map { ", where a control wrote the offset at \($0)" } ?? ""
    note(
      broken(
        found, "it stopped at \(points: offset)\(reason)", found.pace.speed.magnitude, situation),
      situation)
  }

  private mutating func note(_ judgement: Judgement, _ situation: Situation) {
    deed = nil
    record.note(judgement, at: situation.place)
  }

  private func broken(
    _ found: Deed, _ what: Account, _ over: Double?, _ situation: Situation
  ) -> Judgement {
    situation.broken(
      "\(found.name) at \(found.place) found the list gliding at "
        + "\(number: found.pace.speed) pt/s, but \(what)",
      expected: "it to glide on", also: [found.write, situation.place], began: found.place.time,
      deadline: found.deadline, cause: found.place.trace, margin: over)
  }
}
