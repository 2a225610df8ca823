import UIKit

/// What people see and hear.
extension ExemplarControl {
  /// Points of height for a control that needs no room.
  private static let leastHeight: CGFloat = 44

  /// The control's height in points.
  var height: CGFloat {
    let room = max(options.hold, options.keeps)
    return room > 0 ? room : Self.leastHeight
  }

  /// Brings `phase`, and what is seen of it, up to date.
  func update() {
    let old = phase
    phase = phaseNow
    guard phase != old else { return }
    let isStale =
      has(.spinsOn) && old == .ending
      || has(.textStays) && machine.isAtRest && (old == .armed || old == .pulling)
    if !isStale { updateLook() }
    announce(after: old)
    phaseChanged?(self)
  }

  private var phaseNow: Phase {
    switch machine.state {
    case .settling: return .settling
    case .refreshing: return .refreshing
    case .ending: return .ending
    case .idle, .pulling, .armed: break
    }
    if !isLive { return .disabled }
    if !machine.hasMore { return .noMore }
    return machine.state == .armed ? .armed : machine.state == .pulling ? .pulling : .idle
  }

  func updateLook() {
    look.show(phase, hasFailed: machine.result == .failure, texts: options.texts)
    accessibilityLabel = look.text
    accessibilityTraits = phase == .disabled || phase == .noMore ? .notEnabled : .button
    if isRefreshing { accessibilityTraits.insert(.updatesFrequently) }
    tellDisplay()
  }

  /// Says what a person who does not see the list would miss.
  private func announce(after old: Phase) {
    switch phase {
    case .settling: say(options.texts.refreshing)
    case .refreshing: if old != .settling { say(options.texts.refreshing) }
    case .ending: if machine.result == .failure { say(options.texts.failed) }
    case .noMore: say(options.texts.noMore)
    case .idle, .pulling, .armed, .disabled: break
    }
  }

  private func say(_ text: String) {
    guard window != nil, !text.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Shows how far the pull has come beyond what is always in sight, on its way to the line or, where that
  /// lies inside, to the whole room.
  func showProgress() {
    let whole = (line < 0 ? options.hold : line) - options.keeps
    progress = whole > 0 ? min(1, max(0, (pull - options.keeps) / whole)) : isPast ? 1 : 0
  }
}
