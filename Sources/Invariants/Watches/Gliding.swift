internal import GestureTrace

/// The latest momentum that a finger has left, and the latest deed that has found it gliding: judged when two samples
/// more have come, or should have.
struct Gliding: Watch {
  static var reads: ClauseReads { [.rows, .motions, .turns] }

  private var glide: Glide
  private var deed: Deed?

  private struct Deed {
    var name: Account
    var place: Place
    /// The speed and the range before it.
    let pace: Glide.Pace
    let range: ClosedRange<Double>
    /// Until when the next two samples must have come.
    let deadline: Tick
    /// A write of the offset that a control made since.
    var write: Place?

    func broken(_ what: Account, over: Double? = nil, _ here: Situation) -> Judgement {
      here.broken(
        "\(name) at \(place) found the list gliding at \(number: pace.speed) pt/s, but \(what)",
        expected: "it to glide on as before", also: [write, here.place], began: place.time,
        deadline: deadline, cause: place.trace, margin: over)
    }
  }

  /// Of the finger that leaves now; borrowed, since it is taken anew at each of a finger's moves.
  init(_ here: borrowing Situation) {
    glide = Glide(isBounce: here.layout.excess(here.offset) > 0)
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    switch step {
    case .begin(let edge): find("the app's begin of the \(edge)", here)
    case .end(let edge, _): find("the app's end of the \(edge)", here)
    case .geometry(.content): find("the new content", here)
    case .geometry(.prepend(let points)):
      find("the content inserted above", here)
      glide.shift += points
    case .geometry(.inset): if here.excuses(.appOrFingerStops) { deed = nil }
    case .geometry(.size), .appScroll, .touchBegan, .window:
      if here.excuses(.appOrFingerStops) { forget() }
    case .touchEnded: self = Gliding(here)
    case .setInset: if deed != nil { narrow(here) }
    case .setOffset: if deed == nil { glide.forget() } else { deed?.write = here.place }
    default: break
    }
    return nil
  }

  mutating func follow(_ motion: Motion, _ here: Situation) -> Judgement? {
    guard case .offset(let kind) = motion else { return nil }
    switch kind {
    case .glide: return glided(here)
    case .rest: return stopped(here)
    case .scroll: return scrolled(here)
    case .drag: self = Gliding(here)
    }
    return nil
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    guard let deed else { return nil }
    if isIllegal(here.offset, here) {
      self.deed = nil
    } else if here.upcoming > deed.deadline {
      return stopped(here)
    }
    return nil
  }

  func close(_ here: Situation) -> Judgement { here.ending == .settled ? stop(here) : .passed }

  func pending(_ here: Situation) -> String? {
    guard let deed, here.ending != .settled else { return nil }
    return
      "the run ended at \(Words.seconds(here.now)), before the list could glide on after "
      + "\(deed.name.text) at \(deed.place.text)"
  }

  private mutating func forget() {
    glide.forget()
    deed = nil
  }

  /// Where it has come to by now, of which no sample tells yet.
  private func place(_ here: Situation) -> Double { here.offset + glide.way(until: here.now) }

  /// Whether a place is out of the range, so that the list may leave it.
  private func isIllegal(_ place: Double, _ here: Situation) -> Bool {
    here.layout.excess(place) > 0 && here.excuses(.placeBecameIllegal)
  }

  // MARK: Deeds

  /// A deed has come, which may have found the list gliding.
  private mutating func find(_ name: Account, _ here: Situation) {
    // Several deeds in one turn: the last one is named, the speed is that before them.
    if deed?.place.time == here.now {
      deed?.name = name
      deed?.place = here.place
      return
    }
    let patience = here.twoFrames + here.twoFrames
    guard glide.shift == 0 || !here.excuses(.shiftedBounce), let pace = glide.pace,
      let sample = glide.sample, here.now - sample.time <= here.twoFrames,
      pace.lasts(for: patience.seconds) || !here.excuses(.tooSlow),
      sample.range.contains(place(here)) || !here.excuses(.edgeMet)
    else { return }
    deed = Deed(
      name: name, place: here.place, pace: pace, range: sample.range,
      deadline: here.now + patience)
  }

  /// A control's inset may make the place of the flight illegal: from here on it is a bounce, whatever comes in
  /// the same turn.
  private mutating func narrow(_ here: Situation) {
    guard isIllegal(place(here), here) else { return }
    forget()
    glide.isBounce = true
  }

  // MARK: What it comes to

  private mutating func glided(_ here: Situation) -> Judgement? {
    glide.take(here)
    if glide.isBounce, here.excuses(.shiftedBounce) {
      forget()
      return nil
    }
    guard let found = deed, let pace = glide.pace, pace.since >= found.place.time else {
      return nil
    }
    let isWithinEdges = glide.shift == 0 || found.range.contains(here.offset - glide.shift)
    if !isWithinEdges, here.excuses(.shiftedBounce) {
      forget()
      return nil
    }
    deed = nil
    let over = found.pace.error(of: pace)
    let judgement =
      over > 0
      ? found.broken("it went on at \(number: pace.speed) pt/s", over: over, here)
      : .kept(margin: -over)
    return judgement.goingOn
  }

  private mutating func scrolled(_ here: Situation) -> Judgement? {
    glide.interrupt()
    guard let found = deed, here.isControlMove,
      here.lastMove.magnitude > here.contract.tolerance
    else { return nil }
    if isIllegal(here.offsetBefore, here) {
      forget()
      return nil
    }
    deed = nil
    let who = Words.control(of: here.turn.writer)
    return found.broken("\(who) moved it by \(points: here.lastMove)", here).goingOn
  }

  private mutating func stopped(_ here: Situation) -> Judgement {
    defer { forget() }
    return stop(here).goingOn
  }

  /// No two samples came in time: at an edge that is what momentum does.
  private func stop(_ here: Situation) -> Judgement {
    guard let deed else { return .passed }
    let (layout, offset) = (here.layout, here.offset)
    let isAtEdge =
      min(offset - layout.heldTop, layout.heldEnd - offset) <= here.contract.tolerance
    if isAtEdge, here.excuses(.edgeMet) { return .passed }
    let reason: Account =
      deed.write.map { ", where a control wrote the offset at \($0)" } ?? ""
    return deed.broken(
      "it stopped at \(points: offset)\(reason)", over: deed.pace.speed.magnitude, here)
  }
}
