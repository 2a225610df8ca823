internal import GestureTrace

/// One row reduced to what rules tell apart; everything else is read from the `Situation`.
///
/// Plain data: nothing in it is allocated or counted, so that a row costs a few nanoseconds. A rule
/// names the steps that it reads and passes over the others by `default`: a new kind of row is of no
/// concern to rules that do not know it.
enum Step {
  /// The first finger came down: a touch sequence begins.
  case touchBegan
  /// The last finger left, or the system took the gesture.
  case touchEnded(cancelled: Bool)
  case begin(Edge)
  case end(Edge, LoadResult)
  case noMore
  case reset
  /// The app or the system changed insets, content or size; what else moves in this turn is the app's.
  case geometry(GeometryChange)
  case appScroll
  case tap(Edge)
  /// Enabled, disabled, hidden or shown.
  case gate(Edge)
  /// The view left the window or came back.
  case window
  case detach(Edge)
  case attach(Edge)
  case phase(Edge, from: Phase)
  case fired(Edge, Origin)
  case answer(Edge, number: Int)
  case setInset(from: Insets, to: Insets, duration: Double, Edge?)
  case setOffset(Double, duration: Double, Edge?)
  /// The offset's x has changed, and was this before.
  case sideways(from: Double)
  case fault
}

/// Which of the list's measures the app or the system has changed.
enum GeometryChange {
  /// The app's inset or the system's.
  case inset
  /// The content's height, at its end.
  case content
  /// So many points of content came in above what is visible, negative for fewer.
  case prepend(Double)
  case size
}

/// A change of the offset, or an imposed sample without a finger: the rows that come by the thousand.
enum Motion {
  case offset(OffsetKind)
  case glided
}

/// What a row was, and so which rules it is shown to.
enum Reading {
  /// It changes nothing that a rule reads by itself.
  case nothing
  case motion(Motion)
  case step(Step)
}

/// Whose doing the latest change was that could move the content.
enum Mover {
  case none
  case finger
  case app
  /// The control; `animated` tells whether its write had a duration.
  case control(animated: Bool)
}
