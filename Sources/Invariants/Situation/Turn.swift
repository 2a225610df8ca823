internal import GestureTrace

/// What has happened in the instant that is being read; judged when time advances.
struct Turn {
  /// What was seen when it began.
  var seenBefore = 0.0
  /// Whether an animation of the offset was open when it began.
  var wasAnimating = false
  /// Whether the app or the system changed geometry, or scrolled.
  var appChanged = false
  var touchBegan = false
  /// Whether a finger on the content moved it.
  var fingerMoved = false
  /// Whether geometry changed after the finger's last move: controls are told at the next move only.
  var isStale = false
  /// Whether a control wrote the inset.
  var insetWritten = false
  /// Points by which writes of controls without animation moved the offset.
  var jumped = 0.0
  /// The line of the history of the last such write.
  var jumpPlace = Place.start
  /// The offset before the first such write: what would be seen without it.
  var expected = 0.0
  /// Whose doing the latest change was.
  var mover = Mover.none
  /// The edge whose control wrote last, where it is known.
  var writer: Edge?
  /// The latest write of a control.
  var writePlace = Place.start
}
