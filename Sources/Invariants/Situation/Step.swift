internal import GestureTrace

/// One row reduced to what rules tell apart; everything else is read from the `Situation`.
///
/// Plain data: nothing in it is allocated or counted, so that a row costs a few nanoseconds. A rule
/// names the steps that it reads and passes over the others by `default`: a new kind of row is of no
/// concern to rules that do not know it.
enum Step {
  /// Changes nothing that a rule reads.
  case nothing
  /// The first finger came down: a touch sequence begins.
  case touchBegan
  /// A finger moved, or a further one came or went.
  case fingerMoved
  /// The last finger left, or the system took the gesture.
  case touchEnded(cancelled: Bool)
  /// An imposed sample without a finger.
  case glided
  case begin(Edge)
  case end(Edge, LoadResult)
  case noMore
  case reset
  /// The app or the system changed insets, content or size; what else moves in this turn is the app's.
  case geometry
  case appScroll
  case tap(Edge)
  /// Enabled, disabled, hidden or shown.
  case gate(Edge)
  /// The view left the window or came back.
  case window
  case detach(Edge)
  case attach(Edge)
  case offset(OffsetKind)
  case shown
  case phase(Edge, from: Phase)
  case fired(Edge, Origin)
  case answer(Edge)
  case setInset(from: Insets, to: Insets, duration: Double, Edge?)
  case setOffset(Double, duration: Double, Edge?)
  case fault

  /// Which rules a row has to be shown to.
  enum Reach {
    case nobody
    /// Only rules that follow every change of the offset, or every imposed sample.
    case motion
    case everybody
  }

  var reach: Reach {
    switch self {
    case .nothing, .fingerMoved, .shown: .nobody
    case .offset, .glided: .motion
    case .touchBegan, .touchEnded, .begin, .end, .noMore, .reset, .geometry, .appScroll, .tap,
      .gate, .window, .detach, .attach, .phase, .fired, .answer, .setInset, .setOffset, .fault:
      .everybody
    }
  }
}

/// Whose doing the latest change was that could move the content.
enum Mover {
  case none
  case finger
  case app
  /// The control; `animated` tells whether its write had a duration.
  case control(animated: Bool)
}
