import GestureTrace
import Replay

/// How a derived run compares; `nil` stands for no difference.
enum Difference {
  /// It broke the promise: the rest of a sentence that begins with the change.
  case broken(String, began: Tick?)
  /// It may differ, for a reason that the rule's description names.
  case excused

  /// Two values of a place where the list rests.
  static func place(_ what: String, _ here: Double, _ there: Double, at time: Tick) -> Difference {
    .broken(
      "the list rested with \(what) \(NumberText.of(NumberText.rounded(here))) at \(time) s, "
        + "otherwise \(NumberText.of(NumberText.rounded(there))): expected the same", began: time)
  }

  /// Two phases of an edge at rest.
  static func phase(
    of edge: Edge, _ here: Phase?, _ there: Phase?, at time: Tick
  ) -> Difference {
    .broken(
      "the \(edge.rawValue) was \(here?.rawValue ?? "nowhere") at \(time) s, otherwise "
        + "\(there?.rawValue ?? "nowhere"): expected the same", began: time)
  }
}

extension ComparedRun {
  /// How its callbacks, up to an instant, differ from those of another run; `nil` where they do not.
  func callbackDifference(
    from other: ComparedRun, of edges: [Edge] = Edge.allCases, before end: Tick = .limit
  ) -> Difference? {
    for edge in edges {
      for origin in Origin.allCases {
        let isMeant = { (callback: Callback) in
          callback.edge == edge && callback.origin == origin && callback.time < end
        }
        let (ours, theirs) = (callbacks.filter(isMeant), other.callbacks.filter(isMeant))
        guard ours.count != theirs.count else { continue }
        let by = origin == .code ? " by code" : ""
        let first = (ours.count > theirs.count ? ours : theirs)[min(ours.count, theirs.count)]
        return .broken(
          "the \(edge.rawValue) fired\(by) \(Self.times(ours)), otherwise "
            + "\(Self.times(theirs)): expected the same", began: first.time)
      }
    }
    return nil
  }

  /// How the state in which it rests differs; the offset counts only where it is asked for.
  func restDifference(
    from other: ComparedRun, of edges: [Edge] = Edge.allCases, offset: Bool = true
  ) -> Difference? {
    guard history.ending == .settled else {
      return .broken(
        history.ending == .fault
          ? "a fault closed the run at \(endTime) s: expected the same as otherwise"
          : "the run had not settled at \(endTime) s: expected the same as otherwise",
        began: endTime)
    }
    if let difference = insetDifference(from: other) { return difference }
    if offset, (end.offset - other.end.offset).magnitude > contract.tolerance {
      return .place("the offset", end.offset, other.end.offset, at: endTime)
    }
    for edge in edges where end.phases[edge] != other.end.phases[edge] {
      return .phase(of: edge, end.phases[edge], other.end.phases[edge], at: endTime)
    }
    return nil
  }

  /// How the insets in the end differ.
  func insetDifference(from other: ComparedRun) -> Difference? {
    let pairs = zip(end.inset.values, other.end.inset.values)
    for ((here, there), side) in zip(pairs, ["top", "left", "bottom", "right"])
    where (here - there).magnitude > contract.tolerance {
      return .place("a \(side) inset of", here, there, at: endTime)
    }
    return nil
  }

  /// How often, and when last.
  private static func times(_ callbacks: [Callback]) -> String {
    guard let last = callbacks.last else { return "not at all" }
    switch callbacks.count {
    case 1: return "once, at \(last.time) s"
    case 2: return "twice, last at \(last.time) s"
    default: return "\(callbacks.count) times, last at \(last.time) s"
    }
  }
}
