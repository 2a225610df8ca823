internal import GestureTrace

/// The one reading of the rows that all rules share: what is the case after the latest row.
///
/// It follows invariants.md, "Words", and is brought up to date once a row, so that no rule
/// interprets rows by itself.
public struct Situation {
  let contract: Contract
  let drive: TraceHeader.Drive
  let loads: Loads
  /// The points within which the input device placed the finger, if known.
  let quantum: Double?
  /// Excuses that no rule may make.
  var refused: Set<Excuse> = []
  /// Two frames of the model's display.
  let twoFrames: Tick
  /// How long nothing must have happened for the content to be at rest: half a second, since a bounce
  /// on a screen of whole pixels stands still for some frames at its turn and before its end.
  static let restSpan = Tick(microseconds: 500_000)
  /// How long an end may still have effects (invariants.md, `ends-cleanly`).
  static let aftermath = Tick(microseconds: 2_000_000)

  /// The row that was read last.
  public internal(set) var place = Place.start
  var now: Tick { place.time }
  /// Until when nothing more happens, where an instant is over.
  var upcoming = Tick.zero
  /// How the run ended; `nil` while it goes on.
  var ending: RunEnding?
  /// What the first fault said, and where it came.
  var faultText = ""
  var faultPlace: Place?

  var layout: Layout
  var offset: Double
  /// The offset before the latest `offset` row.
  var offsetBefore: Double
  /// Points by which the latest `offset` row moved the content.
  var lastMove: Double { offset - offsetBefore }
  /// Where the list was last written to be: the latest `offset` or `shown` row.
  var sightPlace = Place.start
  /// The offset's x.
  var offsetX: Double
  /// What an open animation shows; meaningless while none is open.
  var shown = 0.0
  /// When that was written.
  var shownAt = Tick.zero
  /// Points per second between its last two values; `nil` where there are not two yet.
  var pace: Double?
  var isAnimating = false
  var isInWindow = true
  /// Observers that controls have registered on the list; `nil` where no row tells.
  var observers: Int?
  /// The numbers that were seen with which edges attached.
  var observerCounts = ObserverCounts()
  /// How often a control was taken off or put on.
  var attachments = 0

  var header: EdgeState
  var footer: EdgeState
  /// What their controls show.
  var looks = EdgePair(Look())
  /// What they have to look like at the end of the instant that is over.
  var phasesToShow = EdgePair<Phase?>(nil)
  /// What each said first in each phase, and when.
  var firstTexts = EdgePair<[Phase: Shown<String>]>([:])

  /// The touch under way, or else the last one.
  var touch = Touch()
  /// Touches before it whose callback may still come, oldest first; the last of all is among them.
  var earlier: [Touch] = []
  /// Whether a finger is down.
  var isDragging = false
  /// The fingers that are down, each where it came to last.
  var fingers: [FingerPlace] = []
  /// Whether the touch that has just begun is a release without a drag: its end follows at once.
  var leavesAtOnce = false
  /// The velocity that the latest `release` row tells.
  var releaseVelocity: Double?
  /// Whether a lift's own move may still follow in this instant.
  var isLeaving = false
  /// Whether a touch that has ended waits for its first offset notification.
  var awaitsNotice = false
  /// The touch that the latest callback by the user is charged to; `nil` where there is none.
  var charge: Charge?
  /// The load of the other edge that was open when the latest callback came.
  var metLoad: Place?
  /// Since when the content has fitted the view, own parts of controls taken out; `nil` while it does not.
  var fitsSince: Place?
  /// What has become of the footer's loads.
  var footerLoads: FooterLoads

  var turn = Turn()
  /// Whether the latest change of the offset was a frame of a motion that goes on.
  var isGliding = false
  /// When the offset last changed by a finger or by itself.
  var lastMotion = Tick(microseconds: -1_000_000)
  /// When the finger's last sample came, and how many have come since one moved the content.
  var lastSample = Tick(microseconds: -1_000_000)
  var stillSamples = 0
  /// When anything last happened that is not mere show.
  var lastChange = Tick.zero
  /// When something last came on which a begin may have waited: the window, a size, an attach, a gate, a lift.
  var lastResumption = Tick(microseconds: -1_000_000_000)
  /// Whether the header has refreshed, or called back, since the footer came to no-more.
  var headerRefreshed = false
  /// The last row in, or answer, which no line of the trace tells.
  var lastDeed = Place.start
  var hasDeeds = false
  /// The latest row with which the app did something that is no wish for a callback.
  var unaskedDeed: UnaskedDeed?
  /// Who last moved the content, or changed its range.
  var lastMover = Mover.none
  /// Who last set an animated scroll going, whose frames are `scroll` offsets of their own.
  var scroller = Mover.none
  /// When that scroll last moved the content.
  var lastScroll = Tick(microseconds: -1_000_000)
  /// When a scroll of the app began, or last moved the content without a break.
  var lastAppScroll = Tick(microseconds: -1_000_000)
  /// Whether the latest `offset` row is what a write of a control caused.
  var isControlMove = false
  /// The latest write of the offset by a control, and its edge where it is known.
  var offsetWrite = Place.start
  var offsetWriter: Edge?
  /// The line of the history of the latest row by which a control wrote or moved the offset.
  var lastControlMove = 0
  var answers = 0

  init(header: TraceHeader, drive: TraceHeader.Drive, contract: Contract) {
    self.contract = contract
    self.drive = drive
    loads = header.loads
    quantum = header.quantum
    let frame = header.rate.isFinite && header.rate > 0 ? 1 / header.rate : 1.0 / 60
    twoFrames = Situation.span(2 * frame)
    layout = Layout(scene: header.scene)
    footerLoads = FooterLoads(content: header.scene.content)
    offset = header.scene.offset ?? header.scene.topRest
    offsetBefore = offset
    offsetX = header.scene.offsetX ?? 0 - (header.scene.inset.left + header.scene.safeArea.left)
    self.header = EdgeState(.header, contract: contract, frame: frame)
    footer = EdgeState(.footer, contract: contract, frame: frame)
    turn.seenBefore = offset
    turn.offsetBefore = offset
    layoutChanged()
    turn.didFit = layout.fits
  }

  /// A span for deadlines: rounded up a little, since frames fall on whole microseconds.
  static func span(_ seconds: Double) -> Tick {
    guard seconds.isFinite, seconds < 1e9 else { return .limit }
    return Tick(microseconds: Tick(seconds: max(0, seconds)).microseconds + 2)
  }

  subscript(edge: Edge) -> EdgeState {
    get { edge == .header ? header : footer }
    set {
      switch edge {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }

  /// When the first fault came, as part of a sentence: one that does not close the run comes after it.
  var faultTime: Account {
    let isLater = ending != nil && ending != .fault
    return isLater ? "after the run, when the list was let go," : "at \(faultPlace ?? place)"
  }

  /// What people see: the open animation's value, otherwise the offset.
  var seen: Double { isAnimating ? shown : offset }

  /// Whether the content has lain still up to `time`, no finger on it.
  func isAtRest(until time: Tick) -> Bool {
    guard !isDragging else { return false }
    return ending == .settled || (!isAnimating && time - lastChange >= Self.restSpan)
  }

  /// Whether imposed offsets have the content where it cannot rest: another sample is to come.
  var awaitsSample: Bool {
    drive == .offset && !isDragging && ending != .settled
      && layout.excess(offset) > contract.tolerance
  }

  /// Whether nothing at all has happened for `span` up to `time`, no finger on it.
  func isStill(for span: Tick, until time: Tick) -> Bool {
    guard !isDragging else { return false }
    return ending == .settled || time - lastChange >= span
  }

  /// Whether the app has already scrolled or resized the content out of the legal range itself.
  var isAppsPlace: Bool {
    guard case .app = lastMover else { return false }
    return true
  }

  /// Whether the edge is busy with a load whose answer is never owed: it may stay so for ever.
  func isNeverAnswered(_ edge: Edge) -> Bool {
    let state = self[edge]
    guard state.isLoading else { return state.begins == .silent && state.phase == .refreshing }
    return loads.answer(state.callbacks, of: edge).delay == .never
  }

  /// Own parts that may stand while the edge refreshes: the hold, and a short list's deficit.
  ///
  /// The deficit brings into sight what the refresh makes room for: a footer that makes none, its hold
  /// being what it keeps anyway, may do without.
  func held(_ edge: Edge) -> (least: Double, most: Double) {
    let state = self[edge]
    guard edge == .footer else { return (state.hold, state.hold) }
    let atStart = excuses(.deficitBetween) ? state.deficitAtStart : layout.deficit
    let deficits = (atStart, layout.deficit)
    let needed = state.hold == state.keeps ? 0 : min(deficits.0, deficits.1)
    return (state.hold + needed, state.hold + max(deficits.0, deficits.1))
  }

  /// The touch of this number, if it is still remembered.
  func touch(number: Int) -> Touch? {
    touch.number == number ? touch : earlier.last { $0.number == number }
  }

  /// Whether a deciding event of a touch precedes this instant within the delay of `edge`.
  func isDecidedByTouch(_ edge: Edge) -> Bool {
    let state = self[edge]
    func decides(_ touch: Touch) -> Bool {
      touch.decides(edge, firing: state.firesNow, at: now, patience: state.patience)
    }
    return decides(touch) || earlier.contains(where: decides)
  }

  /// Whether a release after `place` that meets the contract of `edge` decides at this instant.
  func isReleased(_ edge: Edge, after place: Place) -> Bool {
    let state = self[edge]
    func decides(_ touch: Touch) -> Bool {
      guard touch.meets(edge), touch[edge].released, let left = touch.left else { return false }
      return left.history > place.history
        && touch.decides(edge, firing: state.firesNow, at: now, patience: state.patience)
    }
    return decides(touch) || earlier.contains(where: decides)
  }

  /// Whether a crossing of which no load has come yet decides at this instant.
  func isCrossedUnanswered(_ edge: Edge) -> Bool {
    let state = self[edge]
    func decides(_ touch: Touch) -> Bool {
      touch.meets(edge) && touch[edge].crossed != nil && touch[edge].charged == 0
        && touch.decides(edge, firing: .crossing, at: now, patience: state.patience)
    }
    return state.firesNow == .crossing && (decides(touch) || earlier.contains(where: decides))
  }

  /// Points by which the own part of `edge` is off where it stands when nothing goes on, 0 where it cannot be
  /// told; a hidden or disabled control may keep its room or give it up.
  func restError(_ edge: Edge) -> Double {
    let state = self[edge]
    guard state.insetsTold else { return 0 }
    let own = layout.own(edge)
    guard state.attached else { return own }
    let kept = own - state.keeps
    guard state.phase == .disabled || !state.isAvailable, excuses(.keptGivenUp) else { return kept }
    return own.magnitude < kept.magnitude ? own : kept
  }

  /// Brings resting places and lines up to date after the layout has changed.
  mutating func layoutChanged() {
    layout.derive()
    fitsSince = layout.fits ? fitsSince ?? place : nil
    header.derive(from: layout, footer: nil, at: now)
    footer.derive(from: layout, footer: contract.footer, at: now)
    measure()
  }

  mutating func measure() {
    header.measure(offset)
    footer.measure(offset)
  }

  /// Closes the instant: the next row is later.
  mutating func closeTurn() {
    countObservers()
    noteText(of: .header)
    noteText(of: .footer)
    turn = Turn()
    turn.seenBefore = seen
    turn.offsetBefore = offset
    turn.didFit = layout.fits
    if isAnimating {
      turn.wasAnimating = true
      turn.pace = pace
      turn.shownAt = shownAt
    }
    isLeaving = false
  }

  /// Takes what stands at the end of an instant as the app's base where an assigned inset had left
  /// that open and the edge is idle.
  mutating func settleInsets() {
    if !header.insetsTold, header.isQuiet { settleInsets(of: .header) }
    if !footer.insetsTold, footer.isQuiet { settleInsets(of: .footer) }
  }

  /// Takes what stands when the edge is idle again, `keeps` apart, as the app's base.
  private mutating func settleInsets(of edge: Edge) {
    let keeps = self[edge].attached ? self[edge].keeps : 0
    switch edge {
    case .header: layout.base.top = layout.current.top - keeps
    case .footer: layout.base.bottom = layout.current.bottom - keeps
    }
    self[edge].insetsTold = true
    layoutChanged()
  }
}
