internal import GestureTrace

/// What the rows say about one edge's control, beside what its contract declares.
struct EdgeState {
  let edge: Edge
  /// Whether the contract has such a control; rows of one that it lacks do nothing.
  let exists: Bool
  var attached: Bool
  var enabled = true
  var hidden = false

  // MARK: The contract

  var trigger = TriggerLength.points(0)
  var inclusive = false
  var fires = Firing.release
  var hold = 0.0
  var keeps = 0.0
  var momentum = false
  var begins = Beginning.none
  var endInSettling = EndInSettling.cancels
  /// Whether one touch may load more than once (`repeat`, with crossing).
  var mayRepeatInTouch = false
  /// Whether it may load as often as content grows (`repeat` is `unlimited`).
  var isUnlimited = false
  /// From the refresh's start until the hold must stand.
  var opening = Tick.zero
  /// From the deciding event to the latest callback: `delay` and two frames.
  var patience = Tick.zero

  // MARK: The line

  /// The offset at which a pull is exactly at the trigger.
  var line = 0.0
  /// Points past the trigger at the present offset, negative before it.
  var past = 0.0
  /// How it fires at present: content that fits the view may have a way of its own.
  var firesNow = Firing.release
  /// Whether content that fits the view never loads (`short` is `off`).
  var isOff = false
  /// Whether content that fits the view loads by itself (`short` is `fill`).
  var fills = false
  /// When it last did, where it does no more.
  var lastFill = Tick(microseconds: -1_000_000_000)

  // MARK: What happened

  /// Where it was taken off; `nil` while it is on.
  var detached: Place?
  /// How often it was put on again.
  var attaches = 0
  var phase = Phase.idle
  var phasePlace = Place.start
  /// Where the latest refresh began: its first settling or refreshing row.
  var refreshStart = Place.start
  /// Whether an `end` of this edge has come since then.
  var ended = false
  /// Where an end last found it in a refresh.
  var closingEnd: Place?
  /// Whether one had found it in this refresh before the end that is being read.
  var wasClosing = false
  /// Whether its control may leave that refresh without an end: it was taken off or switched, the touch whose
  /// crossing it settles for was cancelled, or the other edge's load cancels its own.
  var mayLeave = false
  /// Whether `disabled` has interrupted a refresh that may be taken up again.
  var isInterrupted = false
  /// Where it last began to close: its latest row from another phase to ending.
  var closing = Place.start
  /// The hold that the content's shortness added when the refresh began.
  var deficitAtStart = 0.0
  /// Whether the app has taken this edge's own part, or its control, away since then.
  var holdTakenAway = false
  /// Where a control last changed its component of the inset.
  var insetPlace = Place.start
  /// Whether it was told of the offset after geometry, a gate or an attach had changed what that counts for.
  var knowsOffset = true
  /// Whether own parts can be told from the app's insets (`assignInset`).
  var insetsTold = true
  /// Whether a callback has been made whose load has not ended.
  var isLoading = false
  /// The callback whose load is open: until its end, a detach or, where overlap cancels, a callback of the
  /// other edge.
  var openLoad: Place?
  /// The callback of the other edge that has cancelled the load of the last one, as long as nothing else
  /// decides on the refresh that it came in.
  var cancelledBy: Place?
  /// `isLoading` before the row that is being read.
  var wasLoading = false
  var callbacks = 0
  var lastCallback = Place.start
  /// The callback before that.
  var callbackBefore = Place.start
  var begin: Place?
  /// What has become of the begins that it accepts.
  var accepted = AcceptedBegins()
  /// Whether somebody has asked for the refresh that is under way.
  var isAsked = false
  /// Since when it has been hidden or disabled, where it is.
  var unavailable: Place?
  var lastTap: Place?
  var lastEnd: Place?
  /// Whether the app has told that there is no more to load.
  var noMoreTold = false
  /// How far that holds.
  var noMore = NoMore.no

  /// Whether there is no more to load.
  enum NoMore {
    /// There is more, as far as anybody told.
    case no
    /// It was told here, and neither a reset nor a refresh that clears it has come.
    case holds(since: Place)
    /// A refresh that clears it, at once or when it ends well, is under way.
    case clearing
    /// It may be so or not: an end told it that found nothing to end, or a refresh that failed had to clear
    /// it.
    case open
  }

  /// Whether it is attached, enabled and visible.
  var isAvailable: Bool { attached && enabled && !hidden }

  /// Whether it refreshes, closes, or has a load that has not ended.
  var isBusy: Bool { phase.isInRefresh || isLoading }

  /// Whether a pull so many points past the trigger counts.
  func meets(_ past: Double) -> Bool { past > 0 || (inclusive && past == 0) }

  /// Whether it fills the view by itself at `now`, or has decided to within its delay.
  func isFilling(at now: Tick) -> Bool { fills || now - lastFill <= patience }

  /// Whether the edge is at peace: no refresh, no load.
  var isQuiet: Bool {
    !attached || ((phase == .idle || phase == .noMore || phase == .disabled) && !isLoading)
  }

  init(_ edge: Edge, contract: Contract, frame: Double) {
    self.edge = edge
    guard let terms = contract.edge(edge) else {
      exists = false
      attached = false
      return
    }
    exists = true
    attached = true
    trigger = terms.trigger
    inclusive = terms.inclusive
    fires = terms.fires
    hold = terms.hold
    keeps = terms.keeps
    momentum = terms.momentum
    begins = terms.begin
    endInSettling = terms.endInSettling
    if edge == .footer, let footer = contract.footer {
      mayRepeatInTouch = footer.repeat != .oncePerDrag && footer.fires == .crossing
      isUnlimited = footer.repeat == .unlimited
    }
    opening = Situation.span(terms.opening)
    patience = Situation.span(terms.delay + 2 * frame)
  }

  /// Computes the line anew after the layout has changed.
  mutating func derive(from layout: Layout, footer: FooterContract?, at now: Tick) {
    guard exists else { return }
    if fills { lastFill = now }
    let trigger = trigger.points(height: layout.height)
    firesNow = fires
    isOff = false
    fills = false
    switch edge {
    case .header: line = layout.baseTop - trigger
    case .footer:
      guard let footer else { return }
      line = layout.baseEnd + (footer.measure == .overscroll ? trigger : -trigger)
      guard layout.fits else { return }
      line = layout.baseEnd + footer.shortTrigger(height: layout.height)
      firesNow = footer.shortFires
      isOff = footer.short == .off
      fills = footer.short == .fill
    }
  }

  /// Measures how far past the line `offset` is.
  mutating func measure(_ offset: Double) {
    let raw = edge == .header ? line - offset : offset - line
    past = raw.magnitude < 0.001 ? NumberText.rounded(raw) : raw
  }
}
