/// What happened: the rows out of a history (rows.md, "Rows out").
///
/// Lengths are points, rounded to 10⁻⁶; durations are seconds, 0 for what is not animated.
public enum Outcome: Hashable, Sendable {
  /// The model's offset has changed, whoever changed it; written before observers are told.
  case offset(Double, OffsetKind)
  /// The model's `contentOffset.x` has changed.
  case offsetX(Double)
  /// What is seen while an animation of the offset runs, and once when it is over.
  case shown(Double)
  /// The control is in another phase now.
  case phase(Edge, Phase)
  /// The refresh or load callback ran.
  case fired(Edge, Origin)
  /// The app's data source answers the `number`-th callback of this edge, from 1.
  case answer(Edge, number: Int)
  /// The control (of that edge, where known) wrote `contentInset`.
  case setInset(Insets, duration: Double, Edge?)
  /// The control (of that edge, where known) wrote `contentOffset`.
  case setOffset(Double, duration: Double, Edge?)
  /// How far the control shows the pull to be, 1 at its trigger.
  case progress(Edge, Double)
  /// The words that the control shows.
  case text(Edge, String)
  /// Whether the control's indicator turns.
  case spinner(Edge, Bool)
  /// Where the control lies.
  case frame(Edge, Frame)
  /// How opaque the control is, 0 to 1.
  case alpha(Edge, Double)
  /// Observers that controls have registered on the scroll view.
  case observers(Int)
  /// The implementation trapped, threw, leaked or broke the protocol.
  case fault(String)
}

/// A rectangle in the scroll view's content coordinates, in points.
public struct Frame: Hashable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Outcome {
  /// The verb of the row language.
  public var verb: String {
    switch self {
    case .offset: "offset"
    case .offsetX: "offsetX"
    case .shown: "shown"
    case .phase: "phase"
    case .fired: "fired"
    case .answer: "answer"
    case .setInset: "setInset"
    case .setOffset: "setOffset"
    case .progress: "progress"
    case .text: "text"
    case .spinner: "spinner"
    case .frame: "frame"
    case .alpha: "alpha"
    case .observers: "observers"
    case .fault: "fault"
    }
  }
}
