import GestureTrace

extension NaiveRule {
  /// A begin while refreshing and an end while idle change nothing; a second end before the first has been
  /// carried out takes nothing more away.
  static let beginEndIdempotent = NaiveRule("begin-end-idempotent") { facts in
    var isTested = false
    for row in facts.indices {
      let broken: (isTested: Bool, row: Int?) =
        switch facts.event(row) {
        case .world(.begin(let edge)) where facts.isSurplusBegin(edge, row):
          (isTested: true, row: facts.change(afterBegin: row, edge))
        case .world(.end(let edge, _)) where facts.contract.edge(edge) != nil:
          facts.surplusEnd(edge, row).map {
            (isTested: true, row: facts.change(afterEnd: row, edge, isClosing: $0))
          } ?? (isTested: false, row: nil)
        default: (isTested: false, row: nil)
        }
      isTested = isTested || broken.isTested
      if let broken = broken.row {
        return .violated("what was begun or ended twice has changed", at: broken)
      }
    }
    return isTested
      ? .holds : .vacuous("no begin came during a refresh and no end in idle")
  }
}

// MARK: Begins

extension Facts {
  /// Whether a begin finds its edge settling or refreshing, and no end has come for that.
  fileprivate func isSurplusBegin(_ edge: Edge, _ row: Int) -> Bool {
    guard contract.edge(edge) != nil, edges[edge].after(row).phase.isUnderWay,
      let start = Self.refreshStart(before: row + 1, edges[edge])
    else { return false }
    return !indices[start..<row].contains { event($0).isEnd(of: edge) }
  }

  /// What a control does after a surplus begin that it should not.
  fileprivate func change(afterBegin begin: Int, _ edge: Edge) -> Int? {
    let wasLoading = openLoad(of: edge, after: begin) != nil
    var mayScroll = false
    for row in indices[(begin + 1)...] {
      if endsSurplusBegin(row, edge) { return nil }
      mayScroll = mayScroll || givesReasonToScroll(row, edge)
      let isNow = time(row) == time(begin)
      let isBroken =
        switch event(row) {
        case .outcome(.fired(edge, .code)): wasLoading
        case .outcome(.phase(edge, let phase)):
          isNow && phase != edges[edge].before(row).phase
            && !(edges[edge].before(row).phase == .settling && phase == .refreshing)
        case .outcome(.setInset(_, _, let writer)) where writer == nil || writer == edge:
          opensFurther(edge, row, than: begin)
        case .outcome(.setOffset(let y, _, let writer)) where writer == nil || writer == edge:
          (y - offset.before(row)).magnitude > contract.tolerance
            && time(row) <= time(begin) + Tick(seconds: 1)
            && (wasLoading ? !mayScroll : isBeyondHold(y, edge, after: row))
        case .outcome(.offset(_, .scroll)) where isControlMove(row) && isNow && wasLoading:
          isWrite(row - 1, of: edge)
            && (offset.after(row) - offset.before(row)).magnitude > contract.tolerance
        default: false
        }
      if isBroken { return row }
    }
    return nil
  }

  private func endsSurplusBegin(_ row: Int, _ edge: Edge) -> Bool {
    switch event(row) {
    case .world(.end(edge, _)), .world(.begin(edge)): true
    case .world(.begin(edge.opposite)): isSurplusBegin(edge.opposite, row)
    case .world(.enable(edge, _)), .world(.hide(edge, _)), .world(.detach(edge)),
      .world(.attach(edge)):
      !isAvailable(edge, after: row)
    default: false
    }
  }

  private func givesReasonToScroll(_ row: Int, _ edge: Edge) -> Bool {
    switch event(row) {
    case .world(.leave), .world(.comeBack), .world(.enable(edge, _)), .world(.hide(edge, _)),
      .world(.detach(edge)), .world(.attach(edge)):
      true
    default:
      isGeometry(row) || isScroll(row) || touches.contains { $0.start == row || $0.end == row }
    }
  }

  private func isWrite(_ row: Int, of edge: Edge) -> Bool {
    switch event(row) {
    case .outcome(.setInset(_, _, let writer)), .outcome(.setOffset(_, _, let writer)):
      writer == nil || writer == edge
    default: false
    }
  }

  private func opensFurther(_ edge: Edge, _ row: Int, than begin: Int) -> Bool {
    let own = insets.after(row).own(edge)
    return own > mostHeld(edge, after: row) + contract.tolerance
      && own > insets.after(begin).own(edge) + contract.tolerance
  }

  private func isBeyondHold(_ y: Double, _ edge: Edge, after row: Int) -> Bool {
    let room = mostHeld(edge, after: row) + contract.tolerance
    let rest = baseRest(edge, after: row)
    return edge == .header ? y < rest - room : y > rest + room
  }
}

// MARK: Ends

extension Facts {
  /// Whether an end has nothing to end, and if so whether one before it is still being carried out; `nil`
  /// where it has.
  fileprivate func surplusEnd(_ edge: Edge, _ row: Int) -> Bool? {
    let phase = edges[edge].before(row).phase
    if phase.isInRefresh {
      let start = Self.refreshStart(before: row, edges[edge]) ?? 0
      let isSecond = indices[start..<row].contains {
        event($0).isEnd(of: edge) && edges[edge].before($0).phase.isInRefresh
      }
      return isSecond ? true : nil
    }
    guard phase != .disabled, openLoad(of: edge, before: row) == nil, !isAppsInstant(upTo: row),
      !owesCallback(edge, row)
    else { return nil }
    return false
  }

  /// Whether a begin before `row` still owes its callback.
  private func owesCallback(_ edge: Edge, _ row: Int) -> Bool {
    guard contract.edge(edge)?.begin != Beginning.none,
      let begin = indices[..<row].last(where: { event($0) == .world(.begin(edge)) }),
      time(row) <= time(begin) + patience(of: edge)
    else { return false }
    return !callbacks(of: edge).contains { begin < $0 && $0 < row }
  }

  /// What a control does within a second of a surplus end that it should not.
  fileprivate func change(afterEnd end: Int, _ edge: Edge, isClosing: Bool) -> Int? {
    for row in indices[(end + 1)...].prefix(while: { time($0) <= time(end) + Tick(seconds: 1) }) {
      if endsSurplusEnd(row, edge) { return nil }
      let isBroken: Bool
      switch event(row) {
      case .outcome(.fired(edge, _)):
        if isClosing { continue }
        if isMeant(edge, row) { return nil }
        isBroken = true
      case .outcome(.phase(edge, let phase)):
        if phase.isInRefresh, isMeant(edge, row) { return nil }
        isBroken = !isClosing && (phase.isInRefresh || isUnasked(phase, edge, row, since: end))
      case .outcome(.setInset) where isWrite(row, of: edge):
        let keeps = (contract.edge(edge)?.keeps ?? 0) - contract.tolerance
        if isClosing, insets.after(row).own(edge) >= keeps { continue }
        let change = insets.after(row).current - insets.before(row).current
        isBroken = change.component(edge).magnitude > contract.tolerance
      case .outcome(.setOffset(let y, _, _)) where isWrite(row, of: edge):
        isBroken = !isClosing && (y - offset.before(row)).magnitude > contract.tolerance
      default: isBroken = false
      }
      if isBroken { return row }
    }
    return nil
  }

  private func endsSurplusEnd(_ row: Int, _ edge: Edge) -> Bool {
    switch event(row) {
    case .world(.begin(let other)), .world(.end(let other, _)): contract.edge(other) != nil
    case .world(.leave), .world(.comeBack), .world(.enable(edge, _)), .world(.hide(edge, _)),
      .world(.detach(edge)), .world(.attach(edge)):
      true
    case .world(.tap(edge)): edges[edge].before(row).isAttached
    case .world(.noMore), .world(.reset): edge == .footer
    default:
      isGeometry(row) || isScroll(row) || touches.contains { $0.start == row || $0.end == row }
    }
  }

  /// Whether a touch, its momentum, or the content's shortness is behind what an edge begins.
  private func isMeant(_ edge: Edge, _ row: Int) -> Bool {
    edge == .footer && fills(after: row) || touches.contains { decides($0, edge, at: row) }
  }

  /// Whether an end alone can have brought about this phase, which is no refresh.
  private func isUnasked(_ phase: Phase, _ edge: Edge, _ row: Int, since end: Int) -> Bool {
    guard time(row) == time(end), !isToldSoFar(edge, row) else { return false }
    if phase == .noMore, isToldNoMore(before: row) { return false }
    let start = Self.refreshStart(before: row, edges.header)
    let isCleared = contract.header?.clearsNoMore == true && start.map { $0 > end } == true
    return !(edge == .footer && phase == .idle && isCleared)
  }

  /// Whether controls were told of the offset in the instant of `row` before it, and it still counts.
  private func isToldSoFar(_ edge: Edge, _ row: Int) -> Bool {
    let before = instant(of: row).lowerBound..<row
    let told = before.last { if case .outcome(.offset) = event($0) { true } else { false } }
    return told.map { !($0..<row).contains { isNews($0, edge) } } ?? false
  }
}
