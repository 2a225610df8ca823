internal import GestureTrace

/// An end, a begin or a change of the content leaves a running momentum as it was.
///
/// What is compared is the speed between the last two samples before the deed with that between the
/// first two after it. Momentum dies by itself meanwhile: at most as fast as UIKit's fast deceleration,
/// at least not at all. On a screen of whole pixels both speeds are known to a pixel a sample only.
///
/// A bounce is no momentum, also where it goes on inside the range. Rows that come in above may shift a
/// flight together with its edges: from then on only that one deed is judged, while it is within them.
///
/// Excused: momentum that meets an edge, or whose place has become illegal, if only until more content comes
/// in the same turn, so that it needs a correction; a touch, a scroll, a size or an inset by the app before the second sample; and momentum
/// that would be too slow by then to be told from a list that stands.
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
        Excused: an edge that is met, a place that has become illegal, and a touch or the app's scroll, \
        size or inset before the second sample. With imposed offsets it is not applicable.
        """,
      vacuous:
        "No begin, end or change of content came while the list was gliding inside its range.",
      settings: "`tolerance`; the margin is in points a second.",
      unit: "points a second",
      example: """
        the end of the header at 2.517 s found the list gliding at 423.05 pt/s, but the header moved it \
        by -755.296 pt: expected it to glide on
        """),
    excluded: Situation.needsFingers,
    kept: { _, _ in "" }
  ) { Clause { KeepsInertia() } }
}

private struct KeepsInertia: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions, .turns]
  /// The part of its speed that momentum loses in a second at most, at UIKit's fast deceleration (0.99 a
  /// millisecond): -1000 · ln 0.99; by Bernoulli's inequality `1 - rate · t` bounds what is left.
  private static let fastestLoss = 10.05
  /// Momentum ends at this speed, pt/s (scroll-semantics.md §2.1).
  private static let leastSpeed = 10.0

  var record = Record()
  /// The latest sample of a momentum that is under way, and its speed there.
  private var sample: Sample?
  private var pace: Pace?
  private var deed: Deed?
  /// Whether the flight has been past an edge, or began there: a spring has it, also where rows that come
  /// in above shift all of it into the range.
  private var isBounce = false
  /// Points by which rows that came in above have shifted the flight, its edges included.
  private var shift = 0.0

  private struct Sample {
    var time: Tick
    var offset: Double
    /// The range as it was then.
    var range: ClosedRange<Double>
  }

  /// A speed between two samples.
  private struct Pace {
    /// pt/s; negative towards the top.
    var speed: Double
    /// The middle between the samples, in seconds.
    var middle: Double
    /// How far off the speed may be since offsets are whole pixels and times whole microseconds, pt/s.
    var blur: Double
  }

  private struct Deed {
    var name: String
    var place: Place
    var pace: Pace
    /// The range before it.
    var range: ClosedRange<Double>
    /// Until when the next two samples must have come.
    var deadline: Tick
    /// A write of the offset that a control made since.
    var write: Place?
  }

  func kept(_ situation: Situation) -> String? { "the list glided on, whatever came meanwhile" }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard case .offset(let kind) = motion else { return }
    switch kind {
    case .glide: glided(situation)
    case .rest:
      if let found = deed { judgeStop(found, situation) }
      forget()
    case .drag: begin(situation)
    case .scroll: scrolled(situation)
    }
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .begin(let edge): watch("the begin", of: edge, situation)
    case .end(let edge, _): watch("the end", of: edge, situation)
    case .geometry(.content): watch("the new content", of: nil, situation)
    case .geometry(.prepend(let points)):
      watch("the content inserted above", of: nil, situation)
      shift += points
    case .geometry(.inset): deed = nil
    case .touchEnded: begin(situation)
    case .geometry(.size), .appScroll, .touchBegan, .window: forget()
    case .setInset: if deed != nil, isOutOfRange(situation) { turnIntoBounce() }
    case .setOffset:
      if deed == nil { forget() } else { deed?.write = situation.place }
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard let found = deed else { return }
    if situation.layout.excess(situation.offset) > 0 {
      deed = nil
    } else if next > found.deadline {
      judgeStop(found, situation)
      forget()
    }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let found = deed else { return nil }
    if situation.ending == .settled {
      judgeStop(found, situation)
      return nil
    }
    return "the run ended at \(Words.seconds(situation.now)), before the list could glide on after "
      + "\(found.name) at \(found.place.text)"
  }

  private mutating func forget() {
    sample = nil
    pace = nil
    deed = nil
  }

  /// A control's inset has made the place of the flight illegal: from here on it is a bounce, whatever comes in
  /// the same turn.
  private mutating func turnIntoBounce() {
    forget()
    isBounce = true
  }

  /// Whether the list lies outside its range, or must have left it since the latest sample.
  private func isOutOfRange(_ situation: Situation) -> Bool {
    let layout = situation.layout
    let moved =
      if let sample, let pace { pace.speed * (situation.now - sample.time).seconds } else { 0.0 }
    return layout.excess(situation.offset + moved) > 0
  }

  // MARK: Samples

  /// A flight begins where the finger leaves.
  private mutating func begin(_ situation: Situation) {
    forget()
    isBounce = situation.layout.excess(situation.offset) > 0
    shift = 0
  }

  private mutating func glided(_ situation: Situation) {
    let layout = situation.layout
    let new = Sample(
      time: situation.now, offset: situation.offset, range: layout.heldTop...layout.heldEnd)
    if !new.range.contains(new.offset) { isBounce = true }
    guard !isBounce else { return forget() }
    defer { sample = new }
    guard let last = sample, new.time > last.time else {
      pace = nil
      return
    }
    let seconds = (new.time - last.time).seconds
    let pixel = situation.layout.scale > 0 ? 1 / situation.layout.scale : 0
    let speed = (new.offset - last.offset) / seconds
    let now = Pace(
      speed: speed, middle: last.time.seconds + seconds / 2,
      blur: (pixel + speed.magnitude * 1e-6) / seconds)
    pace = now
    guard let found = deed, last.time >= found.place.time else { return }
    if shift != 0, !found.range.contains(new.offset - shift) { return forget() }
    judge(found, now, situation)
  }

  private mutating func scrolled(_ situation: Situation) {
    // The samples before a shift of the content are no measure for those after it.
    sample = nil
    guard let found = deed else { return }
    let moved = situation.offset - situation.offsetBefore
    guard situation.isControlMove, moved.magnitude > situation.contract.tolerance else { return }
    guard situation.layout.excess(situation.offsetBefore) == 0 else { return forget() }
    let who = situation.turn.writer.map { "the \($0.rawValue)" } ?? "a control"
    fail(found, "\(who) moved it by \(Words.points(moved))", nil, situation)
  }

  // MARK: Deeds

  private mutating func watch(_ name: String, of edge: Edge?, _ situation: Situation) {
    let name = edge.map { "\(name) of the \($0.rawValue)" } ?? name
    // Several deeds in one turn: the last one is named, the speed is that before them.
    if let found = deed, found.place.time == situation.now {
      deed?.name = name
      deed?.place = situation.place
      return
    }
    guard shift == 0, let pace, let sample, situation.now - sample.time <= situation.twoFrames
    else {
      return
    }
    // By now it may have met an edge, of which no sample tells.
    let place = sample.offset + pace.speed * (situation.now - sample.time).seconds
    guard sample.range.contains(place) else { return }
    let patience = situation.twoFrames + situation.twoFrames
    let left = pace.speed.magnitude * (1 - Self.fastestLoss * patience.seconds)
    guard left > Self.leastSpeed + 2 * pace.blur else { return }
    deed = Deed(
      name: name, place: situation.place, pace: pace, range: sample.range,
      deadline: situation.now + patience)
  }

  private mutating func judge(_ found: Deed, _ now: Pace, _ situation: Situation) {
    deed = nil
    let before = found.pace
    let way: Double = before.speed < 0 ? -1 : 1
    let blur = before.blur + now.blur
    let most = before.speed.magnitude + blur
    let least =
      before.speed.magnitude * (1 - Self.fastestLoss * (now.middle - before.middle)) - blur
    let speed = now.speed * way
    let over = max(least - speed, speed - most)
    guard over > 0 else { return record.hold(margin: -over, at: situation.place) }
    fail(found, "it went on at \(Words.number(now.speed)) pt/s", over, situation)
  }

  /// No two samples came in time: at an edge that is what momentum does.
  private mutating func judgeStop(_ found: Deed, _ situation: Situation) {
    let (layout, offset) = (situation.layout, situation.offset)
    let toEdge = min(offset - layout.heldTop, layout.heldEnd - offset)
    guard toEdge > situation.contract.tolerance else { return }
    let reason = found.write.map { ", where a control wrote the offset at \($0.text)" } ?? ""
    fail(
      found, "it stopped at \(Words.points(offset))\(reason)", found.pace.speed.magnitude, situation
    )
  }

  private mutating func fail(
    _ found: Deed, _ what: String, _ over: Double?, _ situation: Situation
  ) {
    deed = nil
    record.fail(
      Finding(
        says: "\(found.name) at \(found.place.text) found the list gliding at "
          + "\(Words.number(found.pace.speed)) pt/s, but \(what): expected it to glide on",
        began: found.place.time, deadline: found.deadline, row: found.place.trace,
        rows: [found.place.history, found.write?.history, situation.place.history]
          .compactMap(\.self),
        margin: over))
  }
}
