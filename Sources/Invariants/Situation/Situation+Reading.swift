internal import GestureTrace

extension Situation {
  /// Takes in the next row and tells what it was; its time is not before the last one's.
  mutating func read(_ row: HistoryRow) -> Reading {
    place = Place(time: row.row.time, history: place.history + 1, trace: row.line)
    switch row.row.event {
    case .outcome(let outcome): return happened(outcome)
    case .world(let event):
      let reading = deed(event)
      if case .step(let step) = reading, let name = deedByItself(step) {
        unaskedDeed = UnaskedDeed(name: name, place: place)
      }
      return reading
    case .unknown: return .nothing
    }
  }

  /// A row in, or one that an answer stands for.
  private mutating func deed(_ event: WorldEvent) -> Reading {
    lastDeed = place
    // Neither a note nor the end of the trace's time does anything.
    switch event {
    case .note, .stop: return .nothing
    default: break
    }
    lastChange = now
    hasDeeds = true
    turn.mover = .app
    if let line = place.trace { turn.cause = line }
    switch event {
    case .touch(let finger): return touched(by: finger)
    case .move(let finger): return moved(finger)
    case .lift(let finger): return lifted(finger)
    case .cancel: return cancelled()
    case .drag: return drag()
    case .release(_, let velocity): return released(velocity: velocity)
    case .glide: return glided()
    case .begin(let edge):
      guard self[edge].exists else { return .nothing }
      begun(edge)
      letLeave(edge.other)
      return .step(.begin(edge))
    case .end(let edge, let result): return ended(edge, result ?? .success)
    case .noMore:
      toldNoMore()
      return footer.exists ? .step(.noMore) : .nothing
    case .reset:
      footer.noMoreTold = false
      footer.noMore = .no
      footerLoads.forget()
      footerLoads.fill(since: place)
      turn.isTold.footer = false
      return footer.exists ? .step(.reset) : .nothing
    case .inset(let insets):
      rebase(insets)
      return geometryChanged(.inset)
    case .assignInset(let insets):
      assign(insets)
      return geometryChanged(.inset)
    case .safeArea(let insets):
      layout.safeArea = insets
      return geometryChanged(.inset)
    case .content(let height):
      layout.content = height
      footerLoads.resized(to: height)
      return geometryChanged(.content)
    case .prepend(let points):
      let before = layout.content
      layout.content = max(0, before + points)
      footerLoads.resized(to: layout.content)
      return geometryChanged(.prepend(layout.content - before))
    case .resize(let width, let height):
      layout.width = width
      layout.height = height
      return geometryChanged(.size)
    case .scrollTo:
      lastMover = .app
      scroller = .app
      lastAppScroll = now
      turn.appChanged = true
      return .step(.appScroll)
    case .tap(let edge):
      guard self[edge].attached else { return .nothing }
      self[edge].lastTap = place
      return .step(.tap(edge))
    case .enable(let edge, let flag):
      return gate(edge) { $0.enabled = flag }
    case .hide(let edge, let flag):
      return gate(edge) { $0.hidden = flag }
    case .leave:
      // The system takes the gesture of a view that leaves the window.
      if isInWindow { _ = cancelled() }
      isInWindow = false
      lastResumption = now
      turn.controlComesOrGoes = true
      return .step(.window)
    case .comeBack:
      isInWindow = true
      lastResumption = now
      turn.controlComesOrGoes = true
      return .step(.window)
    case .detach(let edge): return attachment(of: edge, false)
    case .attach(let edge): return attachment(of: edge, true)
    case .note, .stop: return .nothing
    }
  }

  private mutating func gate(_ edge: Edge, _ change: (inout EdgeState) -> Void) -> Reading {
    guard self[edge].exists else { return .nothing }
    let wasAvailable = self[edge].isAvailable
    change(&self[edge])
    self[edge].cancelledBy = nil
    if self[edge].isAvailable != wasAvailable { changedOffsetsWorth(to: edge) }
    if self[edge].enabled, !self[edge].hidden {
      self[edge].unavailable = nil
    } else if self[edge].unavailable == nil {
      self[edge].unavailable = place
    }
    self[edge].mayLeave = true
    lastResumption = now
    turn.controlComesOrGoes = true
    return .step(.gate(edge))
  }

  /// What the offset counts for has changed for `edge`, whose control is told of it at the next change.
  private mutating func changedOffsetsWorth(to edge: Edge) {
    turn.isTold[edge] = false
    self[edge].knowsOffset = false
  }

  private mutating func attachment(of edge: Edge, _ attached: Bool) -> Reading {
    guard self[edge].exists else { return .nothing }
    if turn.attachment == nil { observerCounts.note(observers, with: attachedEdges) }
    turn.attachment = place
    attachments += 1
    if edge == .footer, attached, !footer.attached { footerLoads.fill(since: place) }
    self[edge].attached = attached
    changedOffsetsWorth(to: edge)
    turn.controlComesOrGoes = true
    if attached {
      lastResumption = now
      self[edge].detached = nil
      self[edge].attaches += 1
    } else {
      if self[edge].detached == nil { self[edge].detached = place }
      self[edge].mayLeave = true
      self[edge].isInterrupted = false
      if excuses(.detachClosesLoad) { self[edge].isLoading = false }
      self[edge].holdTakenAway = true
      self[edge].cancelledBy = nil
      if excuses(.takenAwayWhileOpen) { self[edge].openLoad = nil }
      if edge == .footer, excuses(.newControl) { footerLoads.forget() }
    }
    return .step(attached ? .attach(edge) : .detach(edge))
  }

  private mutating func ended(_ edge: Edge, _ result: LoadResult) -> Reading {
    if result == .noMore { endedForGood(self[edge].isLoading || self[edge].phase.isInRefresh) }
    guard self[edge].exists else { return .nothing }
    if edge == .header, case .clearing = footer.noMore {
      footer.noMore = result == .success ? .no : .open
    }
    self[edge].wasLoading = self[edge].isLoading
    self[edge].isLoading = false
    self[edge].openLoad = nil
    self[edge].cancelledBy = nil
    if edge == .footer {
      if footer.wasLoading { loadEnded() }
      footerLoads.endedFilling(at: place)
    }
    self[edge].lastEnd = place
    if self[edge].phase.isInRefresh {
      let before = self[edge].closingEnd?.history ?? 0
      self[edge].wasClosing = before > self[edge].refreshStart.history
      self[edge].closingEnd = place
    }
    self[edge].ended = true
    self[edge].isInterrupted = false
    return .step(.end(edge, result))
  }

  private mutating func toldNoMore() {
    footer.noMoreTold = true
    if case .holds = footer.noMore { return }
    footer.noMore = .holds(since: place)
  }

  /// An end tells that there is no more; one that ends nothing may be passed over.
  private mutating func endedForGood(_ wasBusy: Bool) {
    if wasBusy || !excuses(.idleEnd) { return toldNoMore() }
    footer.noMoreTold = true
    if case .holds = footer.noMore { return }
    footer.noMore = .open
  }

  /// A refresh begins: where it clears no-more it resets the footer, at once or when it has ended well.
  private mutating func clearNoMore() {
    guard contract.header?.clearsNoMore == true else { return }
    turn.isTold.footer = false
    switch footer.noMore {
    case .holds, .open: footer.noMore = .clearing
    case .no, .clearing: break
    }
  }

  /// A row out.
  private mutating func happened(_ outcome: Outcome) -> Reading {
    switch outcome {
    case .offset(let y, let kind): return moved(to: y, kind)
    case .shown(let y): return showed(y)
    case .phase(let edge, let phase): return entered(phase, edge)
    case .fired(let edge, let origin): return fired(edge, origin)
    case .answer(let edge, let number):
      lastDeed = place
      lastChange = now
      answers += 1
      return .step(.answer(edge, number: number))
    case .setInset(let insets, let duration, let edge):
      let before = layout.current
      layout.current = insets
      if insets.top != before.top { header.insetPlace = place }
      if insets.bottom != before.bottom { footer.insetPlace = place }
      if insets != before {
        rangeChanges()
        layoutChanged()
      }
      wrote(by: edge, animated: duration > 0)
      turn.insetWritten = true
      turn.insetIsLatest = true
      return .step(.setInset(from: before, to: insets, duration: duration, edge))
    case .setOffset(let y, let duration, let edge):
      wrote(by: edge, animated: duration > 0)
      turn.insetIsLatest = false
      offsetWrite = place
      offsetWriter = edge
      lastControlMove = place.history
      if duration > 0 { scroller = lastMover }
      return .step(.setOffset(y, duration: duration, edge))
    case .fault(let text):
      if faultPlace == nil {
        faultPlace = place
        faultText = text
      }
      return .step(.fault)
    case .offsetX(let x):
      let before = offsetX
      offsetX = x
      return .step(.sideways(from: before))
    case .observers(let count):
      observers = count
      turn.isCounted = true
      return .nothing
    case .text(let edge, let text):
      newLook(of: edge) { $0.text = Shown(value: text, place: $1) }
    case .spinner(let edge, let flag):
      newLook(of: edge) { $0.spinner = Shown(value: flag, place: $1) }
    case .progress(let edge, let part):
      newLook(of: edge) { $0.progress = Shown(value: part, place: $1) }
    case .alpha(let edge, let alpha):
      newLook(of: edge) { $0.alpha = Shown(value: alpha, place: $1) }
    case .frame: break
    }
    return .nothing
  }

  /// The control of `edge` shows something else now.
  private mutating func newLook(of edge: Edge, _ change: (inout Look, Place) -> Void) {
    change(&looks[edge], place)
  }

  private mutating func wrote(by edge: Edge?, animated: Bool) {
    turn.writer = edge
    lastChange = now
    lastMover = .control(animated: animated)
    turn.mover = lastMover
    turn.writePlace = place
    if !animated {
      turn.plainWrite = place
      turn.plainWriter = edge
    }
  }

  private mutating func entered(_ phase: Phase, _ edge: Edge) -> Reading {
    guard self[edge].exists else { return .nothing }
    lastChange = now
    let before = self[edge].phase
    self[edge].phase = phase
    self[edge].phasePlace = place
    if phase == .ending, before != .ending { self[edge].closing = place }
    if phase == .disabled, before != .disabled {
      self[edge].isInterrupted = before.isUnderWay && !self[edge].ended
    }
    if edge == .footer, phase == .noMore, before != .noMore { headerRefreshed = false }
    if phase.isUnderWay, !before.isUnderWay {
      self[edge].refreshStart = place
      self[edge].ended = false
      self[edge].mayLeave = false
      self[edge].holdTakenAway = false
      self[edge].cancelledBy = nil
      self[edge].deficitAtStart = layout.deficit
      letLeave(edge.other)
      if edge == .header {
        headerRefreshed = true
        clearNoMore()
      }
      // What is begun in silence cancels like a callback, but no callback tells.
      if contract.overlap == .cancels, self[edge].begins == .silent, !isDecidedByTouch(edge) {
        self[edge.other].isLoading = false
      }
    }
    if phase.isInRefresh, isDragging { touch[edge].sawRefresh = true }
    noteAsking(edge)
    return .step(.phase(edge, from: before))
  }

  /// Where overlap is `cancels`, `edge` may leave its refresh without an end once the other one begins.
  private mutating func letLeave(_ edge: Edge) {
    if contract.overlap == .cancels { self[edge].mayLeave = true }
  }

  private mutating func fired(_ edge: Edge, _ origin: Origin) -> Reading {
    guard self[edge].exists else { return .nothing }
    lastChange = now
    letLeave(edge.other)
    if edge == .header { headerRefreshed = true }
    let isAsked = origin == .code || isTapped(edge)
    // What fills a short list is no touch's, also if one is down.
    charge = origin == .user && !self[edge].fills ? charged(edge) : nil
    if isAsked { touch[edge].taken = touch[edge].approaches }
    meet(edge.other)
    self[edge].wasLoading = self[edge].isLoading
    // An end that came before the callback and is deferred behind it ends this load too.
    let isEnded =
      self[edge].ended && self[edge].endInSettling == .deferred && self[edge].phase.isInRefresh
    self[edge].isLoading = !isEnded
    self[edge].openLoad = isEnded ? nil : place
    self[edge].cancelledBy = nil
    self[edge].callbacks += 1
    self[edge].callbackBefore = self[edge].lastCallback
    self[edge].lastCallback = place
    if origin == .code { self[edge].accepted.called(at: place) }
    if edge == .footer { loaded(by: origin) }
    return .step(.fired(edge, origin))
  }

  /// A callback meets what `other` has under way, and cancels it where overlap does.
  private mutating func meet(_ other: Edge) {
    metLoad = self[other].openLoad
    guard contract.overlap == .cancels else { return }
    self[other].isLoading = false
    self[other].openLoad = nil
    if metLoad != nil { self[other].cancelledBy = self[other].phase.isUnderWay ? place : nil }
  }
}
