import GestureTrace
import Replay

/// How a run stands at an instant, before what comes in then.
struct Moment {
  var offset: Double
  var phases = EdgePair(Phase.idle)
  /// Whether the list stands past the line of an edge.
  var isPastLine = EdgePair(false)
  /// How many callbacks there have been.
  var callbacks = 0
  var isTouched = false
  /// Whether the list moves with no finger on it, or may.
  var isMoving = false
  /// Whether a load is under way: decided, not answered, not ended, or not closed.
  var isLoading = false
  /// Whether an inset or an offset that a control wrote is still on its way.
  var isAnimating = false
  /// Whether by now a load came in the way of a list that moved: rows came in with its end, and it went on
  /// as far as they reach; or the finger that asked for it threw the list off the edge, where a load that
  /// is not over holds it.
  var wasThrown = false
  /// Whether by now where the list stands says when, or in which order, a load ended.
  ///
  /// Rows came in above what is visible; or at the end of a list that lay in the room of its footer, or
  /// on what went away; or it moved in its range when a load ended, which may stop it; or the app began
  /// a load, which brings the list to the edge unless it has ended before, or scrolled animated.
  var isPlaced = false

  /// Nothing is going on that what comes in could meet a little earlier or later.
  var isQuiet: Bool { !isTouched && !isMoving && !isLoading && !isAnimating }
}

extension ComparedRun {
  /// How it stands before each of these instants, which ascend, and in the end.
  func moments(before times: [Tick]) -> [Moment] {
    var watch = Watch(self)
    var moments: [Moment] = []
    moments.reserveCapacity(times.count + 1)
    for placed in rows {
      while moments.count < times.count, times[moments.count] <= placed.row.time {
        moments.append(watch.moment(at: times[moments.count]))
      }
      watch.see(placed.row)
    }
    while moments.count < times.count { moments.append(watch.moment(at: times[moments.count])) }
    return moments + [watch.moment(at: .limit)]
  }
}

/// Reads a run row by row.
private struct Watch {
  private let contract: Contract
  private let loads: Loads
  private var moment: Moment
  private var world: World
  private var hand: OpenTouch
  private var fired = EdgePair(0)
  /// Answers that are still to come.
  private var owed = 0
  /// When a load was last answered or ended.
  private var lastEnd: Tick?
  private var lastFired: Tick?
  private var movesUntil = Tick.zero
  private var animatesUntil = Tick.zero

  /// Longer than a list that moves stays on one pixel.
  private static let stillness = Tick(microseconds: 250_000)

  init(_ run: ComparedRun) {
    contract = run.contract
    loads = run.header.loads
    let scene = run.header.scene
    world = World(scene)
    hand = OpenTouch(byOffsets: run.drive == .offset)
    moment = Moment(offset: scene.offset ?? scene.topRest)
  }

  func moment(at time: Tick) -> Moment {
    var moment = moment
    for edge in Edge.allCases {
      moment.isPastLine[edge] = (world.line(of: edge, contract)?.past(moment.offset) ?? 0) > 0
    }
    moment.isTouched = hand.isDown
    moment.isMoving = movesUntil > time
    moment.isAnimating = animatesUntil > time
    moment.isLoading =
      owed > 0 || moment.phases.header.isInRefresh || moment.phases.footer.isInRefresh
    return moment
  }

  mutating func see(_ row: Row) {
    switch row.event {
    case .world(let event): see(event, at: row.time)
    case .outcome(let outcome): see(outcome, at: row.time)
    case .unknown: break
    }
  }

  private mutating func see(_ event: WorldEvent, at time: Tick) {
    switch event {
    case .end: loadEnds(at: time)
    case .begin, .scrollTo(_, animated: true): moment.isPlaced = true
    case .content, .prepend: takeIn(event, at: time)
    default: break
    }
    world.take(event)
    let wasDown = hand.isDown
    hand.take(event)
    if wasDown, !hand.isDown { movesUntil = time + Self.stillness }
  }

  private mutating func loadEnds(at time: Tick) {
    lastEnd = time
    if movesUntil > time, side(moment.offset) == 0 { moment.isPlaced = true }
  }

  /// -1 at the top and past it, 1 at the end and past it, 0 between.
  private func side(_ offset: Double) -> Int {
    if offset <= world.rest + contract.tolerance { return -1 }
    return offset < world.end(with: contract.footer?.keeps ?? 0) - contract.tolerance ? 0 : 1
  }

  /// Rows come in, or go, with a load; otherwise they do the same at the same time in every run.
  private mutating func takeIn(_ event: WorldEvent, at time: Tick) {
    let now = self.moment(at: time)
    guard now.isLoading || lastEnd == time else { return }
    let keeps = contract.footer?.keeps ?? 0
    var after = world
    after.take(event)
    let isPastTop = !now.isTouched && now.offset <= world.rest
    let isPastEnd =
      now.offset > min(world.end(with: keeps), after.end(with: keeps)) + contract.tolerance
    var isAbove = false
    if case .prepend = event { isAbove = true }
    if now.isMoving || now.isTouched, isAbove || !isPastTop { moment.wasThrown = true }
    if isAbove || isPastEnd { moment.isPlaced = true }
  }

  private mutating func see(_ outcome: Outcome, at time: Tick) {
    switch outcome {
    case .offset(let offset, let kind):
      if kind == .glide {
        movesUntil = time + Self.stillness
        let isThrown = side(moment.offset) != 0 && side(offset) != side(moment.offset)
        if isThrown, let lastFired, time < lastFired + Self.stillness { moment.wasThrown = true }
      }
      moment.offset = offset
      if kind == .rest { movesUntil = time }
    case .phase(let edge, let phase): moment.phases[edge] = phase
    case .fired(let edge, _):
      moment.callbacks += 1
      lastFired = time
      fired[edge] += 1
      if loads.answer(fired[edge], of: edge).delay != .never { owed += 1 }
    case .answer:
      owed -= 1
      loadEnds(at: time)
    case .setInset(_, let duration, _), .setOffset(_, let duration, _):
      animatesUntil = max(animatesUntil, time + Tick(seconds: duration))
    default: break
    }
  }
}
