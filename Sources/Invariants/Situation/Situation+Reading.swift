internal import GestureTrace

extension Situation {
  /// Takes in the next row and tells what it was; its time is not before the last one's.
  mutating func read(_ row: HistoryRow) -> Step {
    place = Place(time: row.row.time, history: place.history + 1, trace: row.line)
    switch row.row.event {
    case .outcome(.offset(let y, let kind)): return moved(to: y, kind)
    case .outcome(.shown(let y)): return showed(y)
    case .outcome(let outcome): return happened(outcome)
    case .world(.move): return dragged(.finger)
    case .world(.drag): return drag()
    case .world(.glide): return glided()
    case .world(let event): return deed(event)
    case .unknown: return .nothing
    }
  }

  /// A row in, or one that an answer stands for.
  private mutating func deed(_ event: WorldEvent) -> Step {
    lastDeed = now
    if case .note = event { return .nothing }
    lastChange = now
    hasDeeds = true
    turn.mover = .app
    switch event {
    case .touch(let finger): return touched(by: finger.id)
    case .move: return dragged(.finger)
    case .lift(let finger): return lifted(finger.id)
    case .cancel: return cancelled()
    case .drag: return drag()
    case .release(_, let velocity): return released(velocity: velocity)
    case .glide: return glided()
    case .begin(let edge):
      guard self[edge].exists else { return .nothing }
      self[edge].begin = place
      return .begin(edge)
    case .end(let edge, let result): return ended(edge, result ?? .success)
    case .noMore:
      footer.noMoreTold = true
      return footer.exists ? .noMore : .nothing
    case .reset:
      footer.noMoreTold = false
      return footer.exists ? .reset : .nothing
    case .inset, .assignInset, .safeArea, .content, .prepend, .resize: return geometry(event)
    case .scrollTo:
      lastMover = .app
      scroller = .app
      turn.appChanged = true
      return .appScroll
    case .tap(let edge):
      guard self[edge].attached else { return .nothing }
      self[edge].lastTap = place
      return .tap(edge)
    case .enable(let edge, let flag):
      self[edge].enabled = flag
      return self[edge].exists ? .gate(edge) : .nothing
    case .hide(let edge, let flag):
      self[edge].hidden = flag
      return self[edge].exists ? .gate(edge) : .nothing
    case .leave:
      isInWindow = false
      // The system takes the gesture of a view that leaves the window.
      _ = cancelled()
      return .window
    case .comeBack:
      isInWindow = true
      return .window
    case .detach(let edge): return attachment(of: edge, false)
    case .attach(let edge): return attachment(of: edge, true)
    case .note, .stop: return .nothing
    }
  }

  private mutating func attachment(of edge: Edge, _ attached: Bool) -> Step {
    guard self[edge].exists else { return .nothing }
    self[edge].attached = attached
    if !attached { self[edge].isLoading = false }
    return attached ? .attach(edge) : .detach(edge)
  }

  private mutating func ended(_ edge: Edge, _ result: LoadResult) -> Step {
    if result == .noMore { footer.noMoreTold = true }
    guard self[edge].exists else { return .nothing }
    self[edge].wasLoading = self[edge].isLoading
    self[edge].isLoading = false
    self[edge].lastEnd = place
    self[edge].ended = true
    return .end(edge, result)
  }

  /// A row out other than those of motion.
  private mutating func happened(_ outcome: Outcome) -> Step {
    switch outcome {
    case .offset(let y, let kind): return moved(to: y, kind)
    case .shown(let y): return showed(y)
    case .phase(let edge, let phase): return entered(phase, edge)
    case .fired(let edge, let origin): return fired(edge, origin)
    case .answer(let edge, _):
      lastDeed = now
      lastChange = now
      answers += 1
      return .answer(edge)
    case .setInset(let insets, let duration, let edge):
      let before = layout.current
      layout.current = insets
      if insets != before { layoutChanged() }
      wrote(by: edge, animated: duration > 0)
      turn.insetWritten = true
      return .setInset(from: before, to: insets, duration: duration, edge)
    case .setOffset(let y, let duration, let edge):
      wrote(by: edge, animated: duration > 0)
      if duration > 0 { scroller = lastMover }
      return .setOffset(y, duration: duration, edge)
    case .fault(let text):
      if faultText.isEmpty { faultText = text }
      return .fault
    case .offsetX, .progress, .text, .spinner, .frame, .alpha, .observers: return .nothing
    }
  }

  private mutating func wrote(by edge: Edge?, animated: Bool) {
    turn.writer = edge
    lastChange = now
    lastMover = .control(animated: animated)
    turn.mover = lastMover
    turn.writePlace = place
  }

  private mutating func entered(_ phase: Phase, _ edge: Edge) -> Step {
    guard self[edge].exists else { return .nothing }
    lastChange = now
    let before = self[edge].phase
    self[edge].phase = phase
    self[edge].phasePlace = place
    if phase == .settling || phase == .refreshing, before != .settling, before != .refreshing {
      self[edge].refreshStart = place
      self[edge].ended = false
      self[edge].holdTakenAway = false
      self[edge].deficitAtStart = layout.deficit
    }
    if phase.isInRefresh, isDragging {
      touch[edge].sawRefresh = true
    }
    if phase == .noMore { self[edge].isLoading = false }
    return .phase(edge, from: before)
  }

  private mutating func fired(_ edge: Edge, _ origin: Origin) -> Step {
    guard self[edge].exists else { return .nothing }
    lastChange = now
    charge = origin == .user ? charged(edge) : nil
    if contract.overlap == .cancels { self[edge.other].isLoading = false }
    self[edge].wasLoading = self[edge].isLoading
    // An end that came before the callback and is deferred behind it ends this load too.
    let isEnded =
      self[edge].ended && self[edge].endInSettling == .deferred && self[edge].phase.isInRefresh
    self[edge].isLoading = !isEnded
    self[edge].callbacks += 1
    self[edge].callbackBefore = self[edge].lastCallback
    self[edge].lastCallback = place
    return .fired(edge, origin)
  }
}
