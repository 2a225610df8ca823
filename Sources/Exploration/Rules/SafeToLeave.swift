import GestureTrace
import Replay

/// Leaving, hiding or disabling cancels a pull that is under way, and leaves a refresh alone.
struct SafeToLeave: Relation {
  static let id = "safe-to-leave"

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    var derivations: [Derivation] = []
    var hand = OpenTouch()
    var phases = EdgePair(Phase.idle)
    var index = 0
    for placed in base.history.rows {
      if case .outcome(.phase(let edge, let phase)) = placed.row.event { phases[edge] = phase }
      guard placed.line != nil, index < base.rowsIn.count, placed.row == base.rowsIn[index] else {
        continue
      }
      let departure = Departure(placed.row.event)
      if let departure, hand.isDown {
        if departure.stopsPull(in: phases), !departure.isUndone(inTouchAt: index, of: base) {
          derivations.append(cancelling(hand, at: index, departure, base))
        }
      } else if let departure, departure.meetsRefresh(in: phases) {
        if let without = staying(from: index, departure, base) { derivations.append(without) }
      }
      hand.take(placed.row.event)
      index += 1
    }
    return .some(derivations)
  }

  /// The trace in which the system takes the gesture just before, what is left of it being left out.
  private func cancelling(
    _ hand: OpenTouch, at index: Int, _ departure: Departure, _ base: ComparedRun
  ) -> Derivation {
    let time = base.rowsIn[index].time
    var rows = Array(base.rowsIn[..<index])
    rows.append(Row(time, .cancel))
    var cancelled = hand
    for row in base.rowsIn[index...] {
      if cancelled.owns(row.event) { cancelled.take(row.event) } else { rows.append(row) }
    }
    return Derivation(
      "cancel-\(index + 2)", "with a cancel where it \(departure.words) at \(time) s",
      Trace(header: base.trace.header, rows: rows))
  }

  /// The trace in which that does not happen, up to the return; `nil` where a finger comes between.
  private func staying(
    from index: Int, _ departure: Departure, _ base: ComparedRun
  ) -> Derivation? {
    let rest = base.rowsIn[(index + 1)...]
    guard let back = rest.firstIndex(where: { departure.isUndone(by: $0.event) }) else {
      return nil
    }
    guard !base.rowsIn[index...back].contains(where: \.isOfFinger) else { return nil }
    var rows = base.rowsIn
    rows.remove(at: back)
    rows.remove(at: index)
    return Derivation(
      "stay-\(index + 2)",
      "as the list was when it \(departure.words) at \(base.rowsIn[index].time) s",
      Trace(header: base.trace.header, rows: rows))
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    derived.callbackDifference(from: base) ?? derived.restDifference(from: base)
  }
}

/// The list leaves its window, or a control is hidden or disabled.
private enum Departure {
  case window
  case hidden(Edge)
  case disabled(Edge)

  init?(_ event: Row.Event) {
    switch event {
    case .world(.leave): self = .window
    case .world(.hide(let edge, true)): self = .hidden(edge)
    case .world(.enable(let edge, false)): self = .disabled(edge)
    default: return nil
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
    switch self {
    case .window: phases.header.isInRefresh || phases.footer.isInRefresh
    case .hidden(let edge), .disabled(let edge): phases[edge].isInRefresh
    }
  }

  /// Whether a pull under way is one that it stops: of a control that is hidden only its own.
  func stopsPull(in phases: EdgePair<Phase>) -> Bool {
    switch self {
    case .window: true
    case .hidden(let edge), .disabled(let edge):
      phases[edge] == .armed || phases[edge] == .pulling
    }
  }

  /// Whether it is undone before the touch ends under which it happens.
  func isUndone(inTouchAt index: Int, of run: ComparedRun) -> Bool {
    for row in run.rowsIn[(index + 1)...] {
      if isUndone(by: row.event) { return true }
      if row.isRelease || row.event == .world(.cancel) { return false }
    }
    return false
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

/// Whether fingers are on the list, by the rows in.
private struct OpenTouch {
  private var fingers: Set<Int> = []
  private var isDragged = false

  var isDown: Bool { !fingers.isEmpty || isDragged }

  /// Whether a row goes on with a touch that is open here.
  func owns(_ event: Row.Event) -> Bool {
    switch event {
    case .world(.move(let place)), .world(.lift(let place)): fingers.contains(place.id)
    case .world(.drag), .world(.release): isDragged
    case .world(.cancel): isDown
    default: false
    }
  }

  mutating func take(_ event: Row.Event) {
    guard case .world(let event) = event else { return }
    switch event {
    case .touch(let place): fingers.insert(place.id)
    case .lift(let place): fingers.remove(place.id)
    case .drag: isDragged = true
    case .release: isDragged = false
    case .cancel, .leave:
      fingers = []
      isDragged = false
    default: break
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
}
