import GestureTrace
import Invariants
import Replay

/// A rule across runs: what must be the same, or hold, when a trace is changed in a certain way.
protocol Relation: Sendable {
  init()
  /// The rule's id.
  static var id: String { get }

  /// What it makes of a trace, given what came of that.
  func derivations(of base: ComparedRun) -> Derivations

  /// What came out otherwise than it should, as the rest of a sentence; `nil` where nothing did.
  func difference(of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun)
    -> Difference?

  /// What was compared, for the verdict `holds`.
  func kept(_ runs: Int, excused: Int) -> String
}

/// How a derived run compares.
enum Difference {
  /// It broke the promise: the rest of a sentence that begins with the change.
  case broken(String, began: Tick?)
  /// It may differ, for a reason that the rule's description names.
  case excused
}

extension Relation {
  func kept(_ runs: Int, excused: Int) -> String {
    let same = "\(runs - excused) of \(runs) changed traces came out the same"
    return excused == 0
      ? "\(runs) changed \(runs == 1 ? "trace" : "traces") came out the same"
      : "\(same), \(excused) were excused"
  }

  /// The verdict on a run, and the traces that were made for it.
  func checked(
    _ base: ComparedRun, replay: (Derivation) throws(ReplayError) -> History
  ) throws(ReplayError) -> AcrossRuns.Outcome {
    let derivations: [Derivation]
    switch self.derivations(of: base) {
    case .excluded(let reason): return .init(Verdict(Self.id, .notApplicable, says: reason))
    case .open(let reason): return .init(Verdict(Self.id, .inconclusive, says: reason))
    case .some(let some): derivations = some
    }
    guard !derivations.isEmpty else {
      let missing = Catalogue.rule(Self.id)?.missing ?? ""
      return .init(Verdict(Self.id, .vacuous, says: missing))
    }
    var (excused, more) = (0, 0)
    var finding: Verdict?
    for derivation in derivations {
      let run = ComparedRun(derivation.trace, try replay(derivation))
      switch difference(of: run, by: derivation, from: base) {
      case nil: break
      case .excused: excused += 1
      case .broken(let rest, let began):
        if finding == nil {
          finding = Verdict(
            Self.id, .violated, says: "\(derivation.change) (\(derivation.name)) \(rest)",
            began: began)
        } else {
          more += 1
        }
      }
    }
    if var finding {
      if more > 0 { finding.says += "; \(more) more of \(derivations.count) changes did so, too" }
      return .init(finding, derivations)
    }
    guard excused < derivations.count else {
      return .init(
        Verdict(Self.id, .vacuous, says: "all of \(excused) changed traces were excused"),
        derivations)
    }
    return .init(
      Verdict(Self.id, .holds, says: kept(derivations.count, excused: excused)), derivations)
  }
}

extension ComparedRun {
  /// Why what came of it cannot be compared; `nil` where it can.
  var openEnd: String? {
    switch history.ending {
    case .settled: nil
    case .stopped: "the recording stops before everything has settled"
    case .limit: "the recording's own run did not settle"
    case .fault: "a fault closed the recording's own run"
    }
  }

  /// How its callbacks differ from those of another run; `nil` where they do not.
  func callbackDifference(from other: ComparedRun) -> Difference? {
    let (ours, theirs) = (counts, other.counts)
    for edge in Edge.allCases {
      for origin in Origin.allCases {
        let kind = CallbackKind(edge: edge, origin: origin)
        let (here, there) = (ours[kind, default: 0], theirs[kind, default: 0])
        guard here != there else { continue }
        let by = origin == .code ? " by code" : ""
        let place = callbacks.last { $0.edge == edge && $0.origin == origin }
        return .broken(
          "the \(edge.rawValue) fired \(Self.times(here))\(by), otherwise "
            + "\(Self.times(there)): expected the same",
          began: place?.time)
      }
    }
    return nil
  }

  /// How the state in which it rests differs; the offset counts only where it is asked for.
  func restDifference(from other: ComparedRun, offset: Bool = true) -> Difference? {
    guard history.ending == .settled else {
      return .broken(
        history.ending == .fault
          ? "a fault closed the run: expected the same as otherwise"
          : "the run did not settle: expected the same as otherwise", began: history.endTime)
    }
    let tolerance = contract.tolerance
    for (here, there, name) in [
      (end.inset.top, other.end.inset.top, "top inset"),
      (end.inset.left, other.end.inset.left, "left inset"),
      (end.inset.bottom, other.end.inset.bottom, "bottom inset"),
      (end.inset.right, other.end.inset.right, "right inset"),
    ] where abs(here - there) > tolerance {
      return .broken(Self.differs("a \(name) of", here, there), began: history.endTime)
    }
    if offset, abs(end.offset - other.end.offset) > tolerance {
      return .broken(
        Self.differs("the offset", end.offset, other.end.offset), began: history.endTime)
    }
    for (here, there, edge) in [
      (end.headerPhase, other.end.headerPhase, Edge.header),
      (end.footerPhase, other.end.footerPhase, .footer),
    ] where here != there {
      return .broken(
        "the \(edge.rawValue) ended \(here?.rawValue ?? "nowhere"), otherwise "
          + "\(there?.rawValue ?? "nowhere"): expected the same", began: history.endTime)
    }
    return nil
  }

  private static func differs(_ what: String, _ here: Double, _ there: Double) -> String {
    "the list came to rest with \(what) \(NumberText.of(NumberText.rounded(here))), otherwise "
      + "\(NumberText.of(NumberText.rounded(there))): expected the same"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "not at all"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
