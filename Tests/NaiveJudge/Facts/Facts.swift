import GestureTrace

/// What can be read off a whole history before any rule is asked: each quantity at each row.
///
/// Every table is a plain function of the rows; none of them knows what a rule will make of it. A class, since
/// each little question that is asked of it would copy all of it otherwise.
final class Facts {
  let history: WholeHistory
  let contract: Contract
  /// The edges that have a control.
  let attachable: [Edge]
  /// The rows, taken apart.
  private let events: [Row.Event]
  private let times: [Tick]
  /// The callbacks of each edge, by user or code.
  private let callbackRows: EdgePair<[Int]>
  /// Where the list stands, what lies around it.
  let offset: Timeline<Double>
  /// What was last seen of an animation of the offset; `nil` before the first one.
  let shown: Timeline<Double?>
  /// Whether an animation of the offset is open: what was seen last is not where it leads.
  private let animating: Timeline<Bool>
  let layout: Timeline<Layout>
  /// The offset across the list, and the view's width.
  let offsetX: Timeline<Double>
  let width: Timeline<Double>
  /// Observers that controls have registered; `nil` where no row has told.
  let observers: Timeline<Int?>
  /// What the app meant the inset to be, and what it is.
  let insets: Timeline<InsetState>
  /// What is done with the controls and the view.
  let edges: EdgePair<Timeline<EdgeState>>
  /// What the controls show.
  let looks: EdgePair<Timeline<Look>>
  let isInWindow: Timeline<Bool>
  /// The fingers that are down.
  let fingers: Timeline<Set<Int>>
  /// From the first finger down to the last one up, in order.
  let touches: [Touch]
  /// What each touch did to each edge, by the row with which the touch begins.
  private(set) var pulls = EdgePair<[Int: Pull]>(header: [:], footer: [:])
  /// The touches to which callbacks by the user are charged, by the rows of the callbacks.
  private(set) var charged = EdgePair<[Int: Touch]>(header: [:], footer: [:])
  /// What was called back, in order.
  let loads: EdgePair<[Load]>
  /// Whether there is no more to load.
  let noMore: Timeline<NoMore>
  /// Rows of one time, in order.
  let instants: [Instant]

  init(_ history: WholeHistory) {
    let rows = history.rows
    self.history = history
    contract = history.contract
    attachable = Edge.allCases.filter { history.contract.edge($0) != nil }
    events = rows.map(\.row.event)
    times = rows.map(\.row.time)
    callbackRows = EdgePair(
      header: Self.callbacks(of: .header, in: history),
      footer: Self.callbacks(of: .footer, in: history))
    offset = Self.offset(in: history)
    shown = Timeline(from: nil, over: rows) { shown, event in
      if case .outcome(.shown(let y)) = event { shown = y }
    }
    animating = Self.animating(in: history)
    layout = Self.layout(in: history)
    offsetX = Self.offsetX(in: history)
    width = Timeline(from: history.header.scene.width, over: rows) { width, event in
      if case .world(.resize(let now, _)) = event { width = now }
    }
    observers = Timeline(from: nil, over: rows) { count, event in
      if case .outcome(.observers(let now)) = event { count = now }
    }
    edges = EdgePair(
      header: Self.states(of: .header, in: history), footer: Self.states(of: .footer, in: history))
    loads = EdgePair(
      header: Self.loads(of: .header, in: history, edges.header),
      footer: Self.loads(of: .footer, in: history, edges.footer))
    insets = Self.insets(in: history, edges, loads)
    noMore = Self.noMore(in: history, edges, loads)
    looks = EdgePair(
      header: Self.looks(of: .header, in: history), footer: Self.looks(of: .footer, in: history))
    isInWindow = Timeline(from: true, over: rows) { isIn, event in
      if case .world(.leave) = event { isIn = false }
      if case .world(.comeBack) = event { isIn = true }
    }
    fingers = Self.fingers(in: history)
    touches = Self.touches(in: history, fingers)
    instants = Self.instants(in: history)
    for edge in Edge.allCases { settleCharges(of: edge) }
  }

  /// Momentum approaches only if no load of its touch has fired, and to which touch a load is charged depends
  /// on what approached: the second look knows of the loads that the first has found.
  private func settleCharges(of edge: Edge) {
    for _ in 1...2 {
      for touch in touches {
        pulls[edge][touch.start] = pull(of: touch, at: edge) { hasLoaded(touch, edge, before: $0) }
      }
      charged[edge] = chargedTouches(of: edge)
    }
  }

  var indices: Range<Int> { events.indices }
  func event(_ row: Int) -> Row.Event { events[row] }
  func time(_ row: Int) -> Tick { times[row] }

  func isAnimating(after row: Int) -> Bool { animating.after(row) }

  /// The rows in of a kind, or rows out.
  func rows(where isMeant: (Row.Event) -> Bool) -> [Int] { indices.filter { isMeant(events[$0]) } }

  /// The callbacks of an edge, by user or code; none of one that has no control.
  func callbacks(of edge: Edge) -> [Int] { callbackRows[edge] }

  /// Every callback.
  var callbacks: [Int] { (callbackRows.header + callbackRows.footer).sorted() }

  private static func callbacks(of edge: Edge, in history: WholeHistory) -> [Int] {
    guard history.contract.edge(edge) != nil else { return [] }
    return history.rows.indices.filter {
      if case .outcome(.fired(edge, _)) = history.rows[$0].row.event { true } else { false }
    }
  }

  /// Two frames of the display; a little more, since frames fall on whole microseconds.
  var twoFrames: Tick { Tick(seconds: 2 / history.header.rate) + Tick(microseconds: 2) }

  /// How long after a deciding event a callback is still on time: the delay and two frames.
  func patience(of edge: Edge) -> Tick {
    Tick(seconds: (contract.edge(edge)?.delay ?? 0) + 2 / history.header.rate)
      + Tick(microseconds: 2)
  }
}

extension Edge {
  var opposite: Edge { self == .header ? .footer : .header }
}
