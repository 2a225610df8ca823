import GestureTrace

extension NaiveRule {
  /// A write of the control that is not animated moves what is seen by no more than the tolerance.
  static let noOffsetJump = NaiveRule("no-offset-jump") { facts in
    guard facts.history.drive == .finger else { return .notApplicable("offsets are imposed") }
    for place in facts.instants.indices {
      let instant = facts.instants[place]
      let before = place > 0 ? facts.instants[place - 1].last : -1
      if facts.jump(in: instant, since: before) > facts.contract.tolerance {
        return .violated("a write moved what is seen", at: instant.last)
      }
    }
    for touch in facts.touches {
      if let row = facts.rebound(of: touch) { return .violated("it went out again", at: row) }
    }
    return .holds
  }
}

extension Facts {
  /// Points by which writes without animation moved what is seen in an instant; `before` is the last row of
  /// the one before it.
  fileprivate func jump(in instant: Instant, since before: Int) -> Double {
    let row = instant.last
    guard instant.rows.contains(where: isPlainWrite), !isTouched(after: row),
      !instant.rows.contains(where: excusesJump)
    else { return 0 }
    let moves = instant.rows.filter {
      isControlMove($0) && Self.cause(of: $0, in: history) == .control(isAnimated: false)
    }
    let jumped = moves.map { offset.after($0) - offset.before($0) }.reduce(0, +)
    if isAnimating(after: before), !instant.rows.contains(where: movesByItself),
      !instant.rows.contains(where: { isGeometry($0) || isScroll($0) })
    {
      return wayOff(after: row, since: before)
    }
    guard isAnimating(after: row) else { return jumped.magnitude }
    guard !isAnimating(after: before), jumped != 0, let first = moves.first else { return 0 }
    return (seen(after: row) - offset.before(first)).magnitude
  }

  private func isPlainWrite(_ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.setInset(_, let duration, _)), .outcome(.setOffset(_, let duration, _)):
      duration == 0
    default: false
    }
  }

  /// Whether a touch comes down here, or a control goes, comes, or is made usable or not.
  private func excusesJump(_ row: Int) -> Bool {
    touches.contains { $0.start == row } || isGate(row)
  }

  private func isGate(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.detach(let edge)), .world(.attach(let edge)), .world(.enable(let edge, _)),
      .world(.hide(let edge, _)):
      contract.edge(edge) != nil
    case .world(.leave), .world(.comeBack): true
    default: false
    }
  }

  /// Whether the model moves by itself here: momentum, a bounce, or a scroll that had been set going.
  private func movesByItself(_ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.offset(_, .glide)), .outcome(.offset(_, .rest)): true
    case .outcome(.offset(_, .scroll)): Self.cause(of: row, in: history) == .nothing
    default: false
    }
  }

  /// How far what is seen is from all that the animation which was open could have shown by now.
  ///
  /// An eased animation goes up to three times as far in its second step as in its first, and in that no
  /// further than a tenth of its way.
  private func wayOff(after row: Int, since before: Int) -> Double {
    let start = seen(after: before)
    let left = offset.after(before) - start
    var step = 0.1 * left.magnitude
    let views = indices[..<(before + 1)].filter {
      if case .outcome(.shown) = event($0) { true } else { false }
    }
    if let last = views.last, let pace = pace(of: views) {
      step = 3 * pace.magnitude * (time(row) - time(last)).seconds
    }
    let end = start + (left < 0 ? max(left, -step) : min(left, step))
    let seen = seen(after: row)
    return max(0, min(start, end) - seen, seen - max(start, end))
  }

  /// Points a second between the last two values of an open animation.
  private func pace(of views: [Int]) -> Double? {
    for (last, row) in zip(views, views.dropFirst()).reversed() {
      guard isAnimating(after: last) else { return nil }
      guard time(row) > time(last), let from = shown.after(last), let to = shown.after(row) else {
        continue
      }
      return (to - from) / (time(row) - time(last)).seconds
    }
    return nil
  }
}
