package import ControlParts

/// What a header or a footer is doing: all of it, on one page.
///
/// ```
///   at rest
///  ┌────────────────────────┐  asked, delayed            waited
///  │ idle ⇄ pulling ⇄ armed │ ───────────────▶ settling ────────▶ refreshing
///  └────────────────────────┘                     │                ▲   │
///      ▲        │           asked, shown          │ ended, shut    │   │ ended, displaced
///      │        └─────────────────────────────────┼────────────────┘   │
///      │  closed                                  ▼                    ▼
///      └─────────────────────────────────────── ending ◀───────────────┘
/// ```
///
/// `pulled` moves it among the three that are at rest. Where there is no more to load, what is at rest
/// is idle and takes neither pulls nor anything that asks. `removed` leads from everywhere to idle.
/// An end in settling that is deferred waits for the callback, and ends the load behind it.
///
/// Each load has a number, its run: what was set going for a run that is over (a delay, a closing, an
/// answer) changes nothing. This is a value that is told what happened and says what is to be done; it
/// knows no view and no clock.
package struct ExemplarMachine {
  package enum State: Hashable, Sendable {
    case idle, pulling, armed
    /// A load has been asked for, and the callback is still to come.
    case settling
    /// The callback has been made, or a refresh is shown without one, and the end has not come.
    case refreshing
    /// The end has come, and the room closes.
    case ending
  }

  /// Who asks for a load.
  package enum Source: Sendable {
    /// A finger that moves the list, or its momentum.
    case gesture
    /// A person by other means, or the list itself.
    case user
    case app
  }

  package enum Event: Sendable {
    /// The list is pulled so far: idle, pulling or armed.
    case pulled(State)
    /// A load is asked for, whose callback comes at once or delayed.
    case asked(by: Source, delayed: Bool)
    /// The app shows a refresh for which nobody is called.
    case shown
    /// The delay of a run is over.
    case waited(run: Int)
    /// The callback of a run has returned.
    case called(run: Int)
    /// The app's end; one that comes before the callback may be deferred.
    case ended(ExemplarResult, deferred: Bool)
    /// A load of the other end of the list takes the place of this one.
    case displaced
    /// The control was hidden or disabled, or the touch taken away: what a person has asked for is off.
    case shut
    /// The room of a run has closed.
    case closed(run: Int)
    /// The control is taken off its list.
    case removed
    /// There is more to load, or there is not.
    case supplied(Bool)
  }

  /// What is to be done, in this order.
  package enum Effect: Hashable, Sendable {
    /// Make room and show it.
    case open
    /// Tell, after the delay, that the run has waited.
    case wait(run: Int)
    /// Call back, and tell when that has returned.
    case callBack(run: Int)
    /// End what the other end loads, if the two may not run at once.
    case displaceOther
    /// Close the room, and tell when that is done.
    case close(run: Int)
  }

  package private(set) var state = State.idle
  package private(set) var hasMore = true
  /// The number of the latest run, from 1.
  package private(set) var run = 0
  /// Who asked for it.
  package private(set) var source = Source.app
  /// Whether a load of the other end of the list has taken its place.
  package private(set) var isDisplaced = false
  /// How it ended; a success as long as it has not.
  package private(set) var result = ExemplarResult.success
  /// An end that came before the callback and waits for it.
  private var deferredEnd: ExemplarResult?
  private let defects: Defects<ExemplarDefect>

  /// At rest, with more to load.
  package init(defects: Defects<ExemplarDefect> = Defects()) { self.defects = defects }

  /// Whether no load is shown.
  package var isAtRest: Bool { state == .idle || state == .pulling || state == .armed }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .pulled(let pull):
      if isAtRest, hasMore { state = pull }
    case .asked(let source, let isDelayed):
      guard start(for: source) else { break }
      state = isDelayed ? .settling : .refreshing
      return [.open] + (isDelayed ? [.wait(run: run)] : [.callBack(run: run), .displaceOther])
    case .shown:
      guard start(for: .app) else { break }
      state = .refreshing
      return [.open, .displaceOther]
    case .waited(let run):
      guard run == self.run, state == .settling else { break }
      state = .refreshing
      return [.callBack(run: run), .displaceOther]
    case .called(let run):
      if run == self.run, state == .refreshing, let deferredEnd { return end(deferredEnd) }
      if defects.contains(.endInCallbackLost), state == .ending { state = .refreshing }
    case .ended(let result, let isDeferred):
      if result == .noMore { supply(false) }
      switch state {
      case .idle, .pulling, .armed, .ending: break
      case .settling where isDeferred: deferredEnd = deferredEnd ?? result
      case .settling, .refreshing: return end(result)
      }
    case .displaced:
      guard state == .refreshing else { break }
      isDisplaced = true
      return end(.success)
    case .shut:
      if isAtRest { state = .idle }
      if state == .settling, source != .app { return end(.success) }
    case .closed(let run):
      if run == self.run, state == .ending { state = .idle }
      if defects.contains(.closingClearsNoMore) { supply(true) }
    case .removed:
      run += 1
      state = .idle
    case .supplied(let hasMore):
      if !defects.contains(.deafInIdle) || !isAtRest { supply(hasMore) }
    }
    return []
  }

  /// Begins another run, if one may begin.
  private mutating func start(for source: Source) -> Bool {
    let isFree = isAtRest || defects.contains(.beginRestarts) && source == .app
    guard isFree, hasMore else { return false }
    run += 1
    self.source = source
    isDisplaced = false
    result = .success
    deferredEnd = nil
    return true
  }

  private mutating func end(_ result: ExemplarResult) -> [Effect] {
    self.result = result
    state = .ending
    return [.close(run: run)]
  }

  private mutating func supply(_ hasMore: Bool) {
    self.hasMore = hasMore
    if isAtRest, !hasMore { state = .idle }
  }
}

/// How a load ended.
public enum ExemplarResult: Sendable {
  /// It brought what was asked for, if there was anything.
  case success
  /// It brought nothing, which the control says until the next load.
  case failure
  /// It succeeded, and there is nothing more to load.
  case noMore
}
