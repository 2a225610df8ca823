/// Whose work is being done, for a harness that watches from outside.
///
/// Whatever is posted, scheduled, animated or observed keeps the tag under which that was done, and
/// runs under it later. The model reads no meaning into the numbers; 0 is nobody.
package struct WorkTag: Hashable, Sendable {
  /// Who set the work up: the one whose callback it is.
  package var owner: UInt8
  /// What set it off, handed on along the chain of callbacks.
  package var cause: UInt8

  package static let nobody = WorkTag(owner: 0, cause: 0)

  package init(owner: UInt8, cause: UInt8) {
    self.owner = owner
    self.cause = cause
  }
}

/// What a harness is told of a simulation, synchronously and before the controls are.
package protocol SimulationWitness: AnyObject {
  /// The offset has changed; observers are told next.
  func scrollViewMoved(_ scrollView: UIScrollView, kind: MovementKind)
  /// Someone under a tag writes `contentInset`; effects follow.
  func scrollView(_ scrollView: UIScrollView, willWrite inset: UIEdgeInsets, duration: Double)
  /// Someone under a tag writes `contentOffset`; effects follow.
  func scrollView(_ scrollView: UIScrollView, willWrite offset: CGPoint, duration: Double)
  /// A piece of work under `tag` has returned.
  func returned(from tag: WorkTag)
  /// The turn's layout is done.
  func committed()
  /// Something that would end a program on iOS was done; the simulation tells nobody anything more.
  func raised(_ reason: String)
}

/// How an offset came to move.
package enum MovementKind: Sendable {
  /// With a finger down.
  case drag
  /// With the finger up, the model in motion.
  case glide
  /// The last value of such a motion.
  case rest
  /// By a write, a clamp or an animated scroll.
  case scroll
}
