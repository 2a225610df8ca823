import GestureTrace
import Replay

/// A run as rules across runs compare it with others.
struct ComparedRun {
  let trace: Trace
  let history: History
  /// The callbacks, in their order.
  let callbacks: [Callback]

  /// One callback: when it ran, of which edge, and who asked for it.
  struct Callback {
    let time: Tick
    let edge: Edge
    let origin: Origin
  }

  init(_ trace: Trace, _ history: History) {
    self.trace = trace
    self.history = history
    callbacks = history.rows.compactMap { placed in
      guard case .outcome(.fired(let edge, let origin)) = placed.row.event else { return nil }
      return Callback(time: placed.row.time, edge: edge, origin: origin)
    }
  }

  var header: TraceHeader { history.traceHeader }
  var contract: Contract { history.contract }
  var end: EndState { history.endState }

  /// Callbacks of an edge, from an instant on.
  func count(of edge: Edge, from start: Tick = .zero) -> Int {
    callbacks.count { $0.edge == edge && $0.time >= start }
  }

  /// How often each edge was called back by whom.
  var counts: [CallbackKind: Int] {
    callbacks.reduce(into: [:]) {
      $0[CallbackKind(edge: $1.edge, origin: $1.origin), default: 0] += 1
    }
  }

  /// The rows in, as the trace has them.
  var rowsIn: [Row] { trace.rows }

  /// Whether a finger, or the app, does something between a callback and the end of its load.
  ///
  /// What then comes of it may depend on when the answer comes.
  var isDisturbedInLoads: Bool {
    var isOpen = EdgePair(header: false, footer: false)
    for placed in history.rows {
      switch placed.row.event {
      case .outcome(.fired(let edge, _)): isOpen[edge] = true
      case .outcome(.answer(let edge, _)): isOpen[edge] = false
      case .world(.note), .world(.stop): break
      case .world where placed.line != nil:
        if isOpen.header || isOpen.footer { return true }
      default: break
      }
    }
    return false
  }
}

extension ComparedRun {
  /// Whether where the list rests says anything about another run whose answers come otherwise.
  ///
  /// Not where rows come in above what is visible, which stays; where the list moves when a load ends,
  /// so that it has or has not the room to go on; and where the app begins a load, which brings the
  /// list to the edge unless it has ended before.
  var restsIndependently: Bool {
    var moves = false
    for placed in history.rows {
      switch placed.row.event {
      case .outcome(.offset(_, let kind)): moves = kind == .glide || kind == .drag
      case .world(.prepend), .world(.begin): return false
      case .outcome(.answer), .world(.end): if moves { return false }
      default: break
      }
    }
    return true
  }
}

/// An edge and who asked it.
struct CallbackKind: Hashable {
  let edge: Edge
  let origin: Origin
}
