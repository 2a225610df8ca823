internal import GestureTrace

/// What a control has to show of a pull.
extension Situation {
  /// The progress that `edge` shows of the pull; `nil` where it does not tell, or was not told where the list is.
  ///
  /// How far before the end a footer begins to show anything is its own, and it may be out of sight until it
  /// loads.
  func progressOfPull(_ edge: Edge) -> Shown<Double>? {
    guard let progress = looks[edge].progress, isInSight(edge),
      self[edge].knowsOffset || !excuses(.untoldGeometry)
    else { return nil }
    let isMeasured =
      edge == .header || layout.fits || contract.footer?.measure == .overscroll
      || !excuses(.beforeTheEnd)
    return isMeasured ? progress : nil
  }

  /// Whether a finger pulls, and it counts at `edge`, so that its control has to show it.
  func isPullToShow(_ edge: Edge) -> Bool {
    isDragging && isInSight(edge) && !touch[edge].sawRefresh
      && (heedsPull(edge) || !excuses(.pullWithoutCount))
  }

  /// The same of a pull past the trigger, of which the control has been told.
  func isLongPullToShow(_ edge: Edge) -> Bool {
    self[edge].meets(self[edge].past) && turn.isTold[edge] && pull(at: edge) > 0
      && isPullToShow(edge)
  }

  /// Whether a finger has the list past the header's trigger, so that the header has to be in sight.
  ///
  /// One that came during a refresh counts, too, unless it is to be ignored.
  var bringsHeaderIntoSight: Bool {
    isDragging && isInSight(.header) && header.knowsOffset && header.meets(header.past)
      && heedsPull(.header)
      && !(touch.header.sawRefresh && contract.header?.lateRelease == .ignored)
  }

  /// The most progress that `edge` may show in idle while the list is not pulled past that end; `nil` otherwise.
  ///
  /// A pull within the tolerance may count.
  func mostProgressUnpulled(_ edge: Edge) -> Double? {
    guard self[edge].phase == .idle else { return nil }
    let base = edge == .header ? layout.baseTop : layout.baseEnd
    let told = edge == .header ? base - offset : offset - base
    // Where the offset and what an animation shows of it are apart, either may be what is followed.
    let pull = max(0, told, excuses(.slidesBack) ? pull(at: edge) : 0)
    let (trigger, tolerance) = ((self[edge].line - base).magnitude, contract.tolerance)
    guard trigger > tolerance, pull <= tolerance else { return nil }
    return tolerance / trigger + Look.grain
  }
}
