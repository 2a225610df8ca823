public import GestureTrace

/// What a row was, reduced to what rules tell apart; everything else is read from the `Situation`.
///
/// Plain data: nothing in it is allocated or counted, so that a row costs a few nanoseconds. Whoever reads
/// steps names those of interest and passes over the others by `default`: a new kind of row is of no concern
/// to a rule that does not know it.
public enum Step: Sendable {
  /// The first finger came down: a touch sequence begins.
  case touchBegan
  /// The last finger left, or the system took the gesture.
  case touchEnded(cancelled: Bool)
  /// The app began a refresh or a load by code.
  case begin(Edge)
  /// The app ended one, by itself or with its answer.
  case end(Edge, LoadResult)
  /// The app told that there is no more to load; an end may tell it, too.
  case noMore
  /// The app told that there is more again.
  case reset
  /// The app or the system changed insets, content or size; what else moves in this turn is the app's.
  case geometry(GeometryChange)
  /// The app scrolled the list.
  case appScroll
  /// A finger tapped the control.
  case tap(Edge)
  /// Enabled, disabled, hidden or shown.
  case gate(Edge)
  /// The view left the window or came back.
  case window
  /// The control was taken off the list.
  case detach(Edge)
  /// The control was put on the list.
  case attach(Edge)
  /// The control came into another phase, or told the same once more.
  case phase(Edge, from: Phase)
  /// The control called back.
  case fired(Edge, Origin)
  /// The answer to a callback came, the edge's first one being number 1.
  case answer(Edge, number: Int)
  /// A control wrote the inset; the duration is 0 without animation, the edge `nil` where it is not known.
  case setInset(from: Insets, to: Insets, duration: Double, Edge?)
  /// A control wrote the offset, in points, likewise.
  case setOffset(Double, duration: Double, Edge?)
  /// The offset's x has changed, and was this before.
  case sideways(from: Double)
  /// The implementation trapped, threw, leaked or broke the protocol.
  case fault
}

/// Which of the list's measures the app or the system has changed.
public enum GeometryChange: Sendable {
  /// The app's inset or the system's.
  case inset
  /// The content's height, at its end.
  case content
  /// So many points of content came in above what is visible, negative for fewer.
  case prepend(Double)
  /// The view's width or height.
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
