internal import GestureTrace

/// A touch sequence: first finger down to last finger up or cancel.
struct Touch {
  /// Which one of the run, from 1; 0 stands for none.
  var number = 0
  var began = Place.start
  var left: Place?
  var cancelled = false
  /// Whether a finger of it has moved: one that only rests, on a bounce that it caught for instance,
  /// pulls nothing.
  var hasMoved = false
  /// The first offset notification after the finger has left: the deciding event of a release.
  var noticed: Tick?
  /// Whether it came down while the content lay still at the header's rest.
  var beganAtTop = false
  /// Whether the finger lay still, or nearly so, when it left.
  var wasHeld = false
  /// Whether it left at another place than where it lay: a last move, whether or not it is one for the
  /// content.
  var movedAtLift = false
  /// How far its first finger went; nothing where offsets are imposed.
  var travel = Travel()
  /// The offset at which it began.
  var from = 0.0
  /// The offset at which it left the content, or to which its momentum has brought it.
  var to = 0.0
  /// The edge towards which the finger or its momentum last moved it; `nil` where they have not.
  var heading: Edge?
  /// Towards which edges the finger or its momentum has moved it at all.
  var hasGone = EdgePair(false)
  var flight = Flight.none
  var header = Pull()
  var footer = Pull()

  /// What the content does when the finger has left.
  enum Flight {
    /// Nothing yet, or it goes on outward beyond an end, where the finger left it.
    case none
    /// A spring brings it back to its range, towards this edge, and may carry it across.
    case spring(Edge)
    /// The momentum that the finger gave takes it towards this edge.
    case momentum(Edge)
    /// It has turned round, or its range has changed under the spring: what it does is nobody's wish.
    case over
  }

  /// How far a finger went from where it came down.
  struct Travel {
    private var finger = 0
    private var x = 0.0
    private var y = 0.0
    /// The greatest distances along the list and across it, in points.
    private(set) var along = 0.0
    private(set) var across = 0.0

    /// A finger that goes no further across lies still (scroll-semantics.md, the pan's slop).
    private static let slop = 10.0

    /// Whether it went further across the list than along it.
    var isAcross: Bool { across > max(along, Self.slop) }

    init() {}

    /// Of a finger that comes down now, in a view of this width.
    init(of place: FingerPlace, in width: Double) {
      finger = place.id
      x = place.x ?? width / 2
      y = place.y
    }

    /// It is at `place` now, if it is the one.
    mutating func follow(_ place: FingerPlace) {
      guard place.id == finger else { return }
      along = max(along, (place.y - y).magnitude)
      if let now = place.x { across = max(across, (now - x).magnitude) }
    }
  }

  /// What the touch did to one edge.
  struct Pull {
    /// Whether the edge was in a refresh when the finger came down.
    var beganInRefresh = false
    /// Whether the edge was in a refresh at any time under the finger.
    ///
    /// Whether a touch that began before that refresh is late (`lateRelease`) is left open: a callback
    /// is neither owed nor forbidden.
    var sawRefresh = false
    /// Whether the finger moved the content past the edge's base rest, or into its zone.
    var moved = false
    /// Points past the trigger when the finger left, after the lift's own move.
    var pastAtLeave = -Double.infinity
    /// The largest number of points past the trigger at a sample under the finger.
    var deepest = -Double.infinity
    /// Whether the release met the contract's line; never after a cancel.
    var released = false
    /// Whether the edge was enabled and visible when the finger left.
    var wasAvailable = true
    /// The first sample past a line that fires at crossing, or of any motion that follows a touch
    /// whose momentum may fire.
    var crossed: Place?
    /// The last such sample.
    var lastPast = Tick.zero
    /// How often it approached: the first movement outward past the line, and again after the finger
    /// left the zone behind it; by momentum only as long as no load has come of the touch, unless it may
    /// load without limit.
    var approaches = 0
    /// The latest approach.
    var approached: Place?
    /// Whether the present stay past the line has counted.
    var hasApproached = false
    /// Approaches that loads by begin or tap have used up.
    var taken = 0
    /// Callbacks charged to this touch.
    var charged = 0
    var firstCharge = Place.start

    /// How far past the trigger it came, as an edge that fires so counts it: when the finger left, or at
    /// most.
    func reach(_ firing: Firing) -> Double { firing == .release ? pastAtLeave : deepest }

    mutating func approach(at place: Place) {
      approaches += 1
      approached = place
      hasApproached = true
    }
  }

  subscript(edge: Edge) -> Pull {
    get { edge == .header ? header : footer }
    set {
      switch edge {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }

  /// Where it left, or began if it has not.
  var end: Place { left ?? began }

  /// Whether the finger, or its momentum, moved the content away from `edge` and not towards it.
  ///
  /// A touch is towards an edge if it approached it, if it last moved so, if it moved so on the whole, or
  /// if it left the content beyond that end of the list, which lies at `end`.
  func isAway(from edge: Edge, end: Double) -> Bool {
    guard heading == edge.other, self[edge].approaches == 0 else { return false }
    return edge == .header ? to >= from && to >= end : to <= from && to <= end
  }

  /// Whether the row at `place` was the one with which it approached `edge` last.
  func hasApproached(_ edge: Edge, at place: Place) -> Bool {
    (edge == .header ? header.approached : footer.approached)?.history == place.history
  }

  /// Whether this touch meets the contract of `edge`: by its release, a crossing, or its momentum;
  /// never after a cancel.
  func meets(_ edge: Edge) -> Bool {
    !cancelled && (self[edge].released || self[edge].crossed != nil)
  }

  /// Whether a callback at `time` comes within `patience` of a deciding event of this touch.
  func decides(_ edge: Edge, firing: Firing, at time: Tick, patience: Tick) -> Bool {
    guard number > 0 else { return false }
    let pull = self[edge]
    if let crossed = pull.crossed, crossed.time <= time, time <= pull.lastPast + patience {
      return true
    }
    guard firing == .release, let left, left.time <= time else { return false }
    return noticed.map { time <= $0 + patience } ?? true
  }
}

extension Touch {
  /// Until when a callback of `edge` may be charged to it; `nil` where nothing has decided that is told yet.
  func due(_ edge: Edge, patience: Tick) -> Tick? {
    let pull = self[edge]
    let decided = [pull.crossed == nil ? nil : pull.lastPast, pull.released ? noticed : nil]
    return decided.compactMap(\.self).max().map { $0 + patience }
  }

  /// Whether this touch meets the contract of an `edge` that was enabled and visible, and no load has
  /// come of it.
  func isUnanswered(_ edge: Edge) -> Bool {
    let pull = self[edge]
    guard meets(edge), pull.charged == 0 else { return false }
    return pull.released && pull.wasAvailable
      || pull.crossed != nil && pull.approaches > pull.taken
  }

  /// Whether a callback of `edge` may still be charged to this touch, which has ended, at `time`.
  func awaits(_ edge: Edge, at time: Tick, patience: Tick) -> Bool {
    guard meets(edge) else { return false }
    if self[edge].crossed != nil, time <= self[edge].lastPast + patience { return true }
    return self[edge].released && (noticed.map { time <= $0 + patience } ?? true)
  }
}

/// The touch that a callback by the user is charged to.
struct Charge {
  var touch: Touch
  /// Whether a deciding event of that touch precedes the callback within the delay.
  var isInTime: Bool
}
