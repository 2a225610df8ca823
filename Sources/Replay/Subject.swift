public import GestureTrace
public import HeadlessUIKit

/// One implementation under test, on one scroll view, for one run: the seam.
///
/// The harness owns the scroll view and sees everything else from outside: offset and inset writes,
/// observers, faults. Work that a subject does for an edge it does when it is asked to here, or in
/// callbacks that it set up then, so that the harness knows whose it is.
public protocol Subject: AnyObject {
  /// Adds the control of `edge` to the scroll view; at first for each edge of the contract, header
  /// first, later by an `attach` row. A control that is attached already may be attached again.
  func attach(_ edge: Edge)
  /// Takes the control of `edge` off the scroll view.
  func detach(_ edge: Edge)
  /// The app's begin.
  func begin(_ edge: Edge)
  /// The app's end.
  func end(_ edge: Edge, _ result: LoadResult)
  /// The app tells the footer that there is no more to load.
  func noMore()
  /// The app tells the footer that there is more again.
  func reset()
  /// Turns interaction with the control of `edge` on or off.
  func setEnabled(_ enabled: Bool, _ edge: Edge)
  func setHidden(_ hidden: Bool, _ edge: Edge)
  /// A tap on the control of `edge`.
  func tap(_ edge: Edge)
  /// What the control of `edge` is doing, in the shared vocabulary.
  func phase(of edge: Edge) -> Phase
  /// What the control of `edge` shows.
  func appearance(of edge: Edge) -> Appearance
  /// The views of the subject, for naming what is still alive when it should be gone.
  var views: [NSObject] { get }
}

/// What a control shows; `nil` where it has no such thing.
public struct Appearance: Hashable, Sendable {
  /// How far the pull has come, 0…1.
  public var progress: Double?
  public var text: String?
  public var spinner: Bool?
  /// In the scroll view's content coordinates.
  public var frame: CGRect?
  public var alpha: Double?

  /// Whether all of its numbers are finite.
  var isSound: Bool {
    let sides = frame.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] } ?? []
    return sides.allSatisfy(\.isFinite) && (progress ?? 0).isFinite && (alpha ?? 0).isFinite
  }

  public init(
    progress: Double? = nil, text: String? = nil, spinner: Bool? = nil, frame: CGRect? = nil,
    alpha: Double? = nil
  ) {
    self.progress = progress
    self.text = text
    self.spinner = spinner
    self.frame = frame
    self.alpha = alpha
  }
}

/// What the harness gives a subject when it makes one.
public struct Stage {
  /// Where the controls go.
  public let scrollView: UIScrollView
  /// What the subject promises in this run: its own contract, with the settings of the trace if it takes
  /// them.
  public let contract: Contract
  /// To be called when the refresh or load callback of an edge runs.
  ///
  /// An answer without a delay comes inside this call.
  public let fired: (Edge) -> Void
  private let performer: (Edge, () -> Void) -> Void

  package init(
    scrollView: UIScrollView, contract: Contract, fired: @escaping (Edge) -> Void,
    performer: @escaping (Edge, () -> Void) -> Void
  ) {
    self.scrollView = scrollView
    self.contract = contract
    self.fired = fired
    self.performer = performer
  }

  /// The same stage with another contract than the one that the harness knows of.
  package func promising(_ contract: Contract) -> Stage {
    Stage(scrollView: scrollView, contract: contract, fired: fired, performer: performer)
  }

  /// The same stage, on which `told` hears of each callback before the harness does.
  package func telling(_ told: @escaping (Edge) -> Void) -> Stage {
    Stage(
      scrollView: scrollView, contract: contract,
      fired: { [fired] edge in
        told(edge)
        fired(edge)
      }, performer: performer)
  }

  /// Does work for another edge than the one that the harness has asked for.
  public func perform(for edge: Edge, _ work: () -> Void) { performer(edge, work) }
}

/// How to make a subject, and what it promises.
public struct SubjectRecipe: Sendable {
  /// As the command line names it: `hw-refresh`, `hw-refresh:published`.
  public let id: String
  /// The contract in a scene, before a trace asks for anything else.
  public let contract: @Sendable (Scene) -> Contract
  /// Whether it keeps any contract that its stage gives it.
  ///
  /// What another one does on a trace that asks for `settings` is not judged.
  public let takesSettings: Bool
  /// Makes one for a run; its controls are attached by `attach`.
  public let make: @Sendable (Stage) -> any Subject

  public init(
    id: String, takesSettings: Bool = false, contract: @escaping @Sendable (Scene) -> Contract,
    make: @escaping @Sendable (Stage) -> any Subject
  ) {
    self.id = id
    self.takesSettings = takesSettings
    self.contract = contract
    self.make = make
  }

  /// What a subject made for this trace promises: with the trace's settings, if it takes them.
  /// - Throws: a setting that is not of the kind that the contract has there.
  package func contract(on trace: TraceHeader) throws(ReplayError) -> Contract {
    let own = contract(trace.scene)
    guard takesSettings, !trace.settings.isEmpty else { return own }
    do throws(FieldFault) {
      return try own.taking(trace.settings)
    } catch {
      throw .setting(error, in: trace.settings)
    }
  }
}
