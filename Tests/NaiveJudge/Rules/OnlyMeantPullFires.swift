import GestureTrace

extension NaiveRule {
  /// A callback by the user has a touch behind it that meets the contract; taps and filling apart.
  static let onlyMeantPullFires = NaiveRule("only-meant-pull-fires") { facts in
    for row in facts.indices {
      guard case .outcome(.fired(let edge, .user)) = facts.event(row),
        facts.edges[edge].before(row).isAttached, !facts.isTapped(edge, at: row)
      else { continue }
      if edge == .footer, facts.isFilling(at: row) { continue }
      if let fault = facts.whyNotMeant(edge, at: row) { return .violated(fault, at: row) }
    }
    let isTested = facts.touches.contains { touch in
      Edge.allCases.contains { facts.pulls[$0][touch.start]?.moves.isEmpty == false }
    }
    return isTested ? .holds : .vacuous("no finger pulled either edge")
  }
}

extension Facts {
  /// Why no touch has asked for the callback at `row`; `nil` where one has.
  fileprivate func whyNotMeant(_ edge: Edge, at row: Int) -> String? {
    guard let touch = charged[edge][row] else { return "no touch has decided in time" }
    guard hasMoved(touch, before: row) else { return "the finger never moved" }
    guard meets(touch, edge, before: row) else { return "the touch did not meet the contract" }
    guard isAvailable(edge, after: row) else { return "the edge was hidden or disabled" }
    let hasCrossed = pulls[edge][touch.start]?.crossings.contains { $0 < row } == true
    if !hasCrossed, leave(touch, edge, before: row)?.isAvailable == false {
      return "the edge was hidden or disabled when the finger left"
    }
    guard edge == .header, let header = contract.header else { return nil }
    if header.startAtTop, !beganAtTop(touch) { return "the touch did not begin at the top" }
    let wasLate =
      edges.header.before(touch.start).phase.isInRefresh
      || openLoad(of: .header, before: touch.start) != nil
    if header.lateRelease == .ignored, wasLate { return "the touch began during a refresh" }
    return nil
  }

  /// Whether a touch came down while the content lay still at the header's base rest.
  func beganAtTop(_ touch: Touch) -> Bool {
    let start = touch.start
    let rest = baseRest(.header, after: start)
    guard (offset.before(start) - rest).magnitude <= contract.tolerance else { return false }
    let motion = indices[..<start].last { isMotion($0) }
    let isStill =
      motion.map {
        time(start) >= time($0) + twoFrames
      } ?? true
    return isStill && !isAnimating(after: start - 1)
  }

  /// Whether a finger, momentum or a bounce moves the content here.
  func isMotion(_ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.offset(_, .glide)), .outcome(.offset(_, .rest)): return true
    case .outcome(.offset(_, .drag)):
      if case .control = Self.cause(of: row, in: history) { return false }
      return true
    default: return false
    }
  }
}
