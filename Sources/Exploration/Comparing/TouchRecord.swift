import GestureTrace

/// What one touch sequence did in a run: how near a line it decided.
struct TouchRecord {
  let began: Tick
  /// The offset at which it came down.
  let start: Double
  /// Whether an edge was in a refresh then.
  let wasInRefresh: EdgePair<Bool>
  /// The largest change of the offset from one sample to the next.
  private(set) var step = 0.0
  /// Whether there is an offset under it that the next sample can be compared with.
  private var isSampled: Bool
  private var edges = EdgePair(Decisions())

  /// What decided about one edge, once for each callback and once for what came, or not, after the last.
  private struct Decisions {
    private(set) var closed: [Decision] = []
    private(set) var open = Decision()
    /// Whether the line has been crossed that counted already, and not left since.
    private var isUsed = false

    mutating func fire() {
      closed.append(open)
      // A release decides once; a line that is crossed can be crossed again.
      guard open.fires == .crossing else { return }
      open.past = -.infinity
      isUsed = true
    }

    /// The list has come from one place to another, by points past a line, which decide where the finger
    /// is last; or else at the farthest, if it has moved there.
    mutating func move(from old: Double, to past: Double, _ fires: Firing, isFarthest: Bool) {
      open.fires = fires
      if past <= 0 { isUsed = false }
      guard !isUsed else { return }
      if !isFarthest { open.past = past } else if past > old { open.past = max(open.past, past) }
    }
  }

  /// Points past a line where it counts: where the finger leaves, or at the farthest where it is crossed.
  struct Decision {
    var past = -Double.infinity
    var fires = Firing.release
  }

  /// Callbacks by the user, from its beginning to that of the next one.
  func fired(_ edge: Edge) -> Int { edges[edge].closed.count }

  /// What decided whether there is an `index`-th callback, from 0; there were at least so many.
  func decision(_ edge: Edge, _ index: Int) -> Decision {
    let decisions = edges[edge]
    return index < decisions.closed.count ? decisions.closed[index] : decisions.open
  }

  /// The touch sequences of a run, in their order.
  static func all(of run: ComparedRun) -> [TouchRecord] {
    var touches: [TouchRecord] = []
    var world = World(run.header.scene)
    var offset = run.header.scene.offset ?? run.header.scene.topRest
    var hand = OpenTouch(byOffsets: run.drive == .offset)
    var isInRefresh = EdgePair(false)
    for placed in run.rows {
      switch placed.row.event {
      case .world(let event):
        world.take(event)
        let wasDown = hand.isDown
        hand.take(event)
        if !wasDown, hand.isDown {
          touches.append(
            TouchRecord(
              began: placed.row.time, start: offset, wasInRefresh: isInRefresh,
              isSampled: run.drive == .finger))
        }
      case .outcome(.offset(let new, let kind)):
        if !touches.isEmpty {
          touches[touches.count - 1].move(from: offset, to: new, kind, in: world, run.contract)
        }
        offset = new
      case .outcome(.phase(let edge, let phase)): isInRefresh[edge] = phase.isInRefresh
      case .outcome(.fired(let edge, .user)) where !touches.isEmpty:
        touches[touches.count - 1].edges[edge].fire()
      default: break
      }
    }
    return touches
  }

  private mutating func move(
    from old: Double, to new: Double, _ kind: OffsetKind, in world: World, _ contract: Contract
  ) {
    if kind == .drag {
      if isSampled { step = max(step, (new - old).magnitude) }
      isSampled = true
    }
    for edge in Edge.allCases {
      guard let line = world.line(of: edge, contract), kind == .drag || kind == .glide,
        kind == .drag || contract.edge(edge)?.momentum == true
      else { continue }
      edges[edge].move(
        from: line.past(old), to: line.past(new), line.fires,
        isFarthest: line.fires == .crossing || kind == .glide)
    }
  }
}
