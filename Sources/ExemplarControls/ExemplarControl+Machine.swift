import ControlParts
import UIKit

/// What leads to the machine, and what it has done.
extension ExemplarControl {
  /// Whether a pull may be armed now, and may ask.
  var isOpen: Bool { canStart && machine.isAtRest && takesPulls }

  /// Whether a load may start now, whoever asks but the app.
  var canStart: Bool {
    list != nil && machine.hasMore && !isRefreshing && isLive && !isBlocked && !missesFewRows
  }

  /// Whether the other end's load is in the way.
  var isBlocked: Bool {
    options.overlap == .ignored && partner?.machine.isAtRest == false && !has(.ignoresOverlap)
  }

  /// Somebody asks for a load.
  func ask(for source: ExemplarMachine.Source) {
    start(.asked(by: source, delayed: options.delay > 0))
  }

  /// What closes is as good as closed for what starts now, and what a finger has asked for is answered.
  func start(_ event: ExemplarMachine.Event) {
    if machine.state == .ending { step(.closed(run: machine.run)) }
    if machine.isAtRest { gesture.disarm() }
    step(event)
  }

  func step(_ event: ExemplarMachine.Event) {
    let before = machine
    let effects = machine.handle(event)
    let isLate = has(.callsBeforeState)
    if !isLate { update() }
    if machine.state != before.state { stateChanged(from: before) }
    for effect in isLate ? effects.reversed() : effects { perform(effect) }
    if isLate { update() }
  }

  private func stateChanged(from before: ExemplarMachine) {
    if before.isAtRest, isRefreshing { runBegan() }
    if machine.state == .ending { growth.ended() }
    guard machine.isAtRest, !before.isAtRest else { return }
    if let list { gesture.loadEnded(on: list) }
    watch?.awaitRest()
    setNeedsLayout()
    partner?.setNeedsLayout()
    retryWrongly(after: before)
  }

  private func perform(_ effect: ExemplarMachine.Effect) {
    switch effect {
    case .open:
      guard let list, isRefreshing, machine.run == 1 || !has(.opensOnce) else { break }
      isEvicted = false
      if has(.opensLate) { openLate() } else { open(in: list) }
    case .wait(let run):
      DispatchQueue.main.asyncAfter(deadline: .now() + options.delay) { [weak self] in
        guard let self, window != nil || !has(.leaveLosesCallback) else { return }
        step(.waited(run: run))
      }
    case .callBack(let run): callBack(run)
    case .displaceOther:
      // What opened this one's room may have begun a load of the other end, which has displaced this one.
      if options.overlap == .cancels, !machine.isDisplaced { partner?.step(.displaced) }
    case .close: setNeedsLayout()
    }
  }

  private func callBack(_ run: Int) {
    guard run == machine.run, machine.state == .refreshing, let list else { return }
    let isByUser = machine.source != .app
    if has(.beginsOnce), !isByUser, run > 1 { return }
    growth.called()
    if machine.source == .gesture {
      gesture.loaded()
    } else if side == .bottom {
      // A footer's touch has had its page, whoever asked for it; a header's pull is answered for itself.
      gesture.begun(on: list)
    }
    watch?.awaitRest()
    sendActions(for: .valueChanged)
    action?(ExemplarRun(number: run, isByUser: isByUser, control: self))
    step(has(.endsByItself) ? .ended(.success, deferred: false) : .called(run: run))
  }

  /// There is more to load, or there is not.
  func supply(_ hasMore: Bool) {
    if !hasMore { gesture.disarm() }
    step(.supplied(hasMore))
    setNeedsLayout()
  }

  // MARK: The list

  /// Points outward of an offset, counted from anywhere.
  func outward(_ offset: CGFloat) -> CGFloat { side == .top ? -offset : offset }

  /// Whether the list is past the line.
  var isPast: Bool {
    let isInclusive = options.isInclusive && !has(.needsOverscroll)
    return (isInclusive ? pull.reaches(line) : pull.isPast(line)) || seemsPast
  }

  func sample(_ mover: ListMover.Mover, _ list: UIScrollView) -> ExemplarGesture.Sample {
    ExemplarGesture.Sample(
      place: outward(list.contentOffset.y), isPast: isPast, mover: mover,
      isTracking: list.isTracking, isTaller: growth.isTaller)
  }

  /// The list has scrolled.
  func scrolled(_ list: UIScrollView, by mover: ListMover.Mover) {
    // What the app moves is followed when it has come to rest, or at the layout if it shows all of the room.
    if isRefreshing {
      if list.isTracking || list.isDecelerating { follow(list) } else { setNeedsLayout() }
    }
    showProgress()
    countFingers(on: list)
    if has(.busyLate), isRefreshing, isPast, !list.isTracking { callBack(machine.run) }
    let asks = gesture.scrolled(sample(mover, list), terms, isOpen: isOpen)
    guard asks else { return showPull(of: list) }
    ask(for: .gesture)
    isAskedUnderFinger = list.isPanned
  }

  /// A drag of the list begins; `atRest` tells whether the list lay still, and at `offset`, when the finger
  /// came down.
  func dragBegan(atRest: Bool, at offset: CGFloat, in list: UIScrollView) {
    let moved = outward(list.contentOffset.y) - outward(offset)
    let isAtEnd = options.tolerance.reaches((pull - moved).magnitude)
    gesture.dragBegan(atRest: atRest && isAtEnd, inLoad: !machine.isAtRest)
    memory.isRegrab = !atRest
    isCaught = false
  }

  func panChanged(from old: UIGestureRecognizer.State, in list: UIScrollView) {
    let new = list.panGestureRecognizer.state
    gesture.panChanged(
      from: old, to: new, at: sample(.other, list), terms, isOpen: isOpen)
    if !list.isPanned {
      // Taken away, the touch has not asked for anything.
      if isAskedUnderFinger, new == .cancelled || new == .failed { step(.shut) }
      isAskedUnderFinger = false
    }
    showPull(of: list)
  }

  /// No finger is on the list and nothing moves.
  func rested(_ list: UIScrollView) {
    if gesture.rested(terms), isOpen { return ask(for: .gesture) }
    showPull(of: list)
    guard isRefreshing else { return }
    if isCaught, !pull.reaches(options.hold) { open(in: list) } else { follow(list) }
  }

  private func showPull(of list: UIScrollView) {
    guard !keepsPull(of: list) else { return }
    let isPulled = isOpen && list.isTracking && pull.isPast(0)
    let isArmed = gesture.isArmed || has(.armedTooSoon) && isPulled && pull.isPast(line - 5)
    step(.pulled(isOpen && isArmed ? .armed : isPulled ? .pulling : .idle))
  }
}

/// One load, from its callback to its end.
public struct ExemplarRun {
  let number: Int
  /// Whether a person asked for it, and not the app.
  public let isByUser: Bool
  weak var control: ExemplarControl?

  /// Ends this load; once it is over, or another has begun since, it does nothing.
  public func end(_ result: ExemplarResult = .success) {
    if control?.machine.run == number { control?.endRefreshing(result) }
  }
}
