import GestureTrace

/// A row with which the list leaves, or a control is hidden or disabled, and the traces without it.
struct Leaving {
  let departure: Departure
  let index: Int
  /// The touch that is open then, if one is.
  let hand: OpenTouch
  let base: ComparedRun

  init(_ departure: Departure, at index: Int, under hand: OpenTouch, _ base: ComparedRun) {
    (self.departure, self.index, self.hand, self.base) = (departure, index, hand, base)
  }

  private var time: Tick { base.rowsIn[index].time }
  private var line: Int { base.lines[index] }
  private var rest: Range<Int> { (index + 1)..<base.rowsIn.count }

  /// The trace in which the system takes the gesture just before, what is left of it being left out.
  ///
  /// `nil` where a control is there again before the finger has gone: it may be pulled anew.
  var cancelled: Change? {
    let owned = ownedRows
    if departure != .window,
      rest.prefix(while: { $0 <= owned.last ?? index }).contains(where: undoes)
    {
      return nil
    }
    let kept = rest.filter { !owned.contains($0) }
    let rows =
      base.rowsIn[..<index] + [Row(time, .cancel), base.rowsIn[index]]
      + kept.map { base.rowsIn[$0] }
    let derivation = Derivation(
      "cancel-\(line)", "with a cancel where it \(departure.words) at \(time) s",
      Trace(header: base.header, rows: Array(rows)))
    return Change(derivation) { derived in
      var runs = SideBySide(derived, base, times: times(of: kept))
      runs.edges = departure.edges
      // The finger may take the list elsewhere when a control is gone, but not when the list is.
      runs.comparesOffset = departure == .window
      return runs.difference()
    }
  }

  /// The trace in which that does not happen, up to the return.
  ///
  /// `nil` where there is none, or a finger comes before it.
  var undone: Change? {
    guard let back = rest.first(where: undoes),
      !rest.prefix(while: { $0 < back }).contains(where: { base.rowsIn[$0].isOfFinger })
    else { return nil }
    var rows = base.rowsIn
    rows.remove(at: back)
    rows.remove(at: index)
    let derivation = Derivation(
      "stay-\(line)", "as the list was when it \(departure.words) at \(time) s",
      Trace(header: base.header, rows: rows))
    return Change(derivation) { derived in
      SideBySide(derived, base, times: times(of: Array(rest))).difference()
    }
  }

  private func undoes(_ index: Int) -> Bool { departure.isUndone(by: base.rowsIn[index].event) }

  /// The rows with which the open touch goes on.
  private var ownedRows: [Int] {
    var hand = hand
    return rest.filter { index in
      guard case .world(let event) = base.rowsIn[index].event, hand.owns(event) else {
        return false
      }
      hand.take(event)
      return true
    }
  }

  /// When something else is done than to come and go.
  private func times(of rows: [Int]) -> Set<Tick> {
    Set(rows.map { base.rowsIn[$0] }.filter { !$0.isComingOrGoing }.map(\.time))
  }
}

/// The list leaves its window, or a control is hidden or disabled.
enum Departure: Equatable {
  case window
  case hidden(Edge)
  case disabled(Edge)

  init?(_ event: WorldEvent) {
    switch event {
    case .leave: self = .window
    case .hide(let edge, true): self = .hidden(edge)
    case .enable(let edge, false): self = .disabled(edge)
    default: return nil
    }
  }

  /// The edges that it concerns.
  var edges: [Edge] {
    switch self {
    case .window: Edge.allCases
    case .hidden(let edge), .disabled(let edge): [edge]
    }
  }

  var words: String {
    switch self {
    case .window: "leaves the window"
    case .hidden(let edge): "has its \(edge.rawValue) hidden"
    case .disabled(let edge): "has its \(edge.rawValue) disabled"
    }
  }

  /// Whether an edge that it concerns is in a refresh.
  func meetsRefresh(in phases: EdgePair<Phase>) -> Bool {
    edges.contains { phases[$0].isInRefresh }
  }

  /// Whether a pull under way is one that it stops: of a control that is hidden only its own.
  func stopsPull(in phases: EdgePair<Phase>) -> Bool {
    switch self {
    case .window: true
    case .hidden(let edge), .disabled(let edge):
      phases[edge] == .armed || phases[edge] == .pulling
    }
  }

  func isUndone(by event: Row.Event) -> Bool {
    switch (self, event) {
    case (.window, .world(.comeBack)): true
    case (.hidden(let edge), .world(.hide(let other, false))): edge == other
    case (.disabled(let edge), .world(.enable(let other, true))): edge == other
    default: false
    }
  }
}

extension Row {
  /// Whether it tells of a finger, or of offsets under one.
  fileprivate var isOfFinger: Bool {
    switch event {
    case .world(.touch), .world(.move), .world(.lift), .world(.drag), .world(.release),
      .world(.cancel):
      true
    default: false
    }
  }

  fileprivate var isComingOrGoing: Bool {
    switch event {
    case .world(.leave), .world(.comeBack), .world(.hide), .world(.enable), .world(.note): true
    default: false
    }
  }
}
