/// What changes of layers that belong to no view are animated with.
///
/// Without `begin()` a transaction lasts until the turn's commit.
public final class CATransaction {
  var disablesActions = false
  /// Core Animation's own default.
  var duration: TimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  /// Ends with the last of the animations that were added in the transaction.
  var animations: AnimationGroup?

  private init(in outer: CATransaction?) {
    guard let outer else { return }
    disablesActions = outer.disablesActions
    duration = outer.duration
    timingFunction = outer.timingFunction
  }

  /// The innermost transaction, made where there is none.
  static var current: CATransaction {
    let simulation = Simulation.current
    if let last = simulation.agenda.transactions.last { return last }
    let implicit = CATransaction(in: nil)
    simulation.agenda.implicitTransaction = simulation.agenda.implicitTransaction ?? implicit
    return simulation.agenda.implicitTransaction ?? implicit
  }

  /// Begins a transaction inside the current one, with its settings.
  public static func begin() {
    let outer = current
    Simulation.current.agenda.transactions.append(CATransaction(in: outer))
  }

  /// Ends the innermost transaction; without a `begin()` it does nothing.
  public static func commit() { Simulation.current.agenda.transactions.popLast()?.close() }

  /// Nothing: what is seen is worked out when it is looked at.
  public static func flush() {}

  /// Whether changes are seen at once.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Whether changes are seen at once.
  public static func disableActions() -> Bool { current.disablesActions }

  /// Seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    current.duration = max(0, duration)
  }

  /// Seconds that a change takes to be seen.
  public static func animationDuration() -> TimeInterval { current.duration }

  /// The curve of changes; `nil` is Core Animation's default.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Called when all animations that are added to layers from now on in this transaction are over.
  ///
  /// Where there are none, it is called in the commit of the turn in which the transaction ends.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let simulation = Simulation.current
    let transaction = current
    transaction.close()
    transaction.animations = block.map { block in
      AnimationGroup(duration: 0, tag: simulation.tag, start: simulation.now) { _ in block() }
    }
  }

  /// Lets the completion come: nothing more is added to its animations.
  func close() {
    guard let animations else { return }
    self.animations = nil
    let simulation = Simulation.current
    if animations.memberCount == 0 {
      simulation.agenda.animations.empty.append(animations)
    } else {
      simulation.agenda.animations.running.append(animations)
    }
  }
}
