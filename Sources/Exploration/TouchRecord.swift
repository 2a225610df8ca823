import GestureTrace
import Replay

/// What one touch sequence did in a run, for telling how near a line it came.
struct TouchRecord {
  let began: Tick
  /// How often each edge was called back by the user, from its beginning to that of the next one.
  var fired = Fired()
  /// The offset when it ended, and the farthest ones under it and in what it set in motion.
  var left: Double?
  var lowest, highest: Double
  /// The largest change of the offset from one sample to the next.
  var step = 0.0
  /// What the world was when it ended.
  var world: World

  /// Callbacks of both edges.
  struct Fired: Equatable {
    var header = 0
    var footer = 0

    mutating func count(_ edge: Edge) { if edge == .header { header += 1 } else { footer += 1 } }
  }

  /// The touch sequences of a run, in their order.
  static func all(of run: ComparedRun) -> [TouchRecord] {
    var touches: [TouchRecord] = []
    var world = World(run.header.scene)
    var offset = run.header.scene.offset ?? run.header.scene.topRest
    var fingers = 0
    for placed in run.history.rows {
      let time = placed.row.time
      switch placed.row.event {
      case .world(let event):
        world.take(event)
        let isOpen = fingers > 0
        fingers = event.fingers(after: fingers)
        if !isOpen, fingers > 0 {
          touches.append(
            TouchRecord(began: time, lowest: offset, highest: offset, world: world))
        } else if isOpen, fingers == 0, !touches.isEmpty {
          touches[touches.count - 1].world = world
        }
      case .outcome(.offset(let new, let kind)):
        if !touches.isEmpty { touches[touches.count - 1].move(from: offset, to: new, kind) }
        offset = new
      case .outcome(.fired(let edge, .user)) where !touches.isEmpty:
        touches[touches.count - 1].fired.count(edge)
      default: break
      }
    }
    return touches
  }

  private mutating func move(from old: Double, to new: Double, _ kind: OffsetKind) {
    if kind == .drag {
      step = max(step, abs(new - old))
      left = new
    }
    lowest = min(lowest, new)
    highest = max(highest, new)
  }

  /// Points between the nearest line of a contract and where this touch decided about it.
  func margin(_ contract: Contract) -> Double {
    let inset = world.inset + world.safeArea
    let rest = -inset.top
    var margins: [Double] = []
    if let header = contract.header {
      let line = rest - header.trigger.points(height: world.height)
      margins += distances(to: line, farthest: lowest, header.fires)
    }
    if let footer = contract.footer {
      let end = max(rest, world.content + inset.bottom - world.height)
      let points = footer.trigger.points(height: world.height)
      let line = footer.measure == .distance ? end - points : end + points
      margins += distances(to: line, farthest: highest, footer.fires)
      if end == rest {
        let short = rest + footer.shortTrigger(height: world.height)
        margins += distances(to: short, farthest: highest, footer.shortFires)
      }
    }
    return margins.min() ?? .infinity
  }

  /// A release decides where it leaves, and only if it has been past the line at all.
  private func distances(to line: Double, farthest: Double, _ fires: Firing) -> [Double] {
    let extreme = abs(farthest - line)
    guard fires == .release else { return [extreme] }
    return [extreme, abs((left ?? farthest) - line)]
  }
}

extension WorldEvent {
  /// How many fingers are down after it, imposed offsets counting as one.
  fileprivate func fingers(after count: Int) -> Int {
    switch self {
    case .touch: count + 1
    case .lift, .release: max(0, count - 1)
    case .drag: max(1, count)
    case .cancel, .leave: 0
    default: count
    }
  }
}
