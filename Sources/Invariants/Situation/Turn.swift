internal import GestureTrace

/// What has happened in the instant that is being read; judged when time advances.
struct Turn {
  /// What was seen when it began.
  var seenBefore = 0.0
  /// Whether an animation of the offset was open when it began.
  var wasAnimating = false
  /// Where the offset stood when it began, and where an open animation was heading.
  var offsetBefore = 0.0
  /// Points per second at which an open animation was seen moving; `nil` where that is not known yet.
  var pace: Double?
  /// When the open animation was last seen.
  var shownAt = Tick.zero
  /// Whether the content fitted the view when it began.
  var didFit = false
  /// Whether the app or the system changed geometry, or scrolled.
  var appChanged = false
  var touchBegan = false
  /// Whether a control was put on the list or taken off it, enabled, disabled, shown or hidden, or its view
  /// left the window or came back.
  var controlComesOrGoes = false
  /// Whether a finger on the content moved it.
  var fingerMoved = false
  /// Whether the model moved by itself: momentum, a bounce, or a scroll that had been set going.
  var glided = false
  /// Whether controls were told of the offset, and no row has come since that makes it count otherwise:
  /// geometry, a touch, an attach, a gate, a reset.
  var isTold = EdgePair(false)
  /// The latest row that took a control off or put one on.
  var attachment: Place?
  /// Whether a row told how many observers there are.
  var isCounted = false
  /// The line of the trace of its latest row in.
  var cause: Int?
  /// Whether a control wrote the inset.
  var insetWritten = false
  /// Whether a control's latest write was of the inset.
  var insetIsLatest = false
  /// Points by which writes of controls without animation moved the offset.
  var jumped = 0.0
  /// The offset before the first such write: what would be seen without it.
  var expected = 0.0
  /// The latest write of a control without animation, whether or not it moved the offset.
  var plainWrite: Place?
  /// The edge whose control made it, where it is known.
  var plainWriter: Edge?
  /// Whose doing the latest change was.
  var mover = Mover.none
  /// The edge whose control wrote last, where it is known.
  var writer: Edge?
  /// The latest write of a control.
  var writePlace = Place.start
}
