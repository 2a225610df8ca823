import ControlParts
import UIKit

/// What a spoilt control does otherwise, as far as it takes more than a word where it is decided.
extension ExemplarControl {
  /// What only a spoilt control remembers.
  struct Memory {
    var insetAtAttach = UIEdgeInsets.zero
    /// Whether the room is on its way open.
    var isOpening = false
    /// The fingers that were on the list when it last scrolled.
    var fingers = 0
    /// Whether a tap has come while something loaded.
    var hasTap = false
    /// Whether the latest drag has caught the list in motion.
    var isRegrab = false
  }

  /// Whether it is spoilt in this way.
  func has(_ defect: ExemplarDefect) -> Bool { defects.contains(defect) }

  /// A begin shows the header that has been there all the time, wherever people are reading.
  func showAgain(in list: UIScrollView) {
    guard has(.beginShowsAgain), side == .top, isRefreshing else { return }
    slideOpen(to: options.hold, in: list, at: ends(of: list).first - options.hold)
  }

  /// Opens the room in the next turn; nobody closes it for a load that has ended by then.
  func openLate() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let list else { return }
      if isRefreshing { return open(in: list) }
      list.contentInset.top += options.hold
    }
  }

  /// Whether an end of the app's gets lost now.
  var losesEnd: Bool {
    has(.touchBlocksEnd) && list?.isTracking == true
      || has(.endInOpeningLost) && memory.isOpening
      || has(.endOutOfWindowIsLost) && window == nil
  }

  /// What a tap has asked for that came too soon.
  func answerTap() {
    guard has(.keepsTap), memory.hasTap, !isRefreshing else { return }
    memory.hasTap = false
    ask(for: .user)
  }

  /// Shows the header that refreshes to whoever comes back.
  func showOnReturn() {
    guard has(.returnShowsTop), side == .top, window != nil, isRefreshing, let list else { return }
    slideOpen(to: options.hold, in: list, at: ends(of: list).first - options.hold)
  }

  /// Whether a pull is shown that is over.
  func keepsPull(of list: UIScrollView) -> Bool {
    has(.pullStays) && memory.isRegrab && machine.state == .pulling && !list.isTracking
  }

  /// Whether what glides is not heard, since the list does not say that it is being dragged.
  var missesMomentum: Bool {
    guard has(.waitsForDragging), let list else { return false }
    return list.isDecelerating && !list.isDragging
  }

  /// What an end of the app's does besides, be there a load or not.
  func endBesides(_ result: ExemplarResult) {
    if has(.answerEndsBoth) { partner?.step(.ended(result, deferred: false)) }
    guard let list else { return }
    if has(.endStopsGlide) { list.setContentOffset(list.contentOffset, animated: false) }
    if has(.surplusEndShrinks), side == .top, !isRefreshing {
      list.contentInset.top -= options.hold
    }
  }

  /// Points of the inset at the top, `held` of them held by the header, that are not counted.
  func overlookedTop(of list: UIScrollView, held: CGFloat) -> CGFloat {
    let inset = list.contentInset.top
    if has(.ignoresSafeArea) { return list.adjustedContentInset.top - inset }
    return has(.insetsAtAttach) ? inset - held - memory.insetAtAttach.top : 0
  }

  /// Points by which the list's inset changes that has to hold `points` of room, more than it should.
  func surplusChange(to points: CGFloat, of list: UIScrollView) -> CGFloat {
    if has(.leavesAFraction) { return points < own.height ? 0.4 : 0 }
    guard has(.restoresOldInset) else { return misjudgedChange(to: points, of: list) }
    let (old, new) = (memory.insetAtAttach, list.contentInset)
    return own.height + (side == .top ? old.top - new.top : old.bottom - new.bottom)
  }

  /// Where the end of a load brings the list although it could stay; `nil` where it is right.
  func wrongTarget(in list: UIScrollView) -> CGFloat? {
    if has(.endScrollsToTop) { return ends(of: list).first }
    if side == .bottom, let target = wrongFooterTarget(in: list) { return target }
    return has(.endShowsLastRow) && growth.hasGrown ? ends(of: list).last : nil
  }

  /// A load has closed: one that failed may be tried again, with nobody asking.
  func retryWrongly(after before: ExemplarMachine) {
    guard has(.failureRetries), before.source == .gesture, before.result == .failure, isPast
    else { return }
    ask(for: .user)
  }
}
