import UIKit

/// What the header shows.
extension SpringHeader {
  func phaseChanged() {
    switch phase {
    case .idle, .pulling: titleLabel.text = "Pull to refresh"
    case .armed: titleLabel.text = "Release to refresh"
    case .opening, .refreshing: titleLabel.text = "Refreshing"
    case .closing: titleLabel.text = "Done"
    }
    ring.isHidden = isRefreshing
    if isRefreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
    if phase == .armed {
      onTick?()
      delegate?.springHeaderDidArm(self)
    }
  }

  private static let stampFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .none
    formatter.timeStyle = .medium
    return formatter
  }()

  /// Writes when it was pulled, bright for two seconds.
  func stamp(_ date: Date) {
    stampLabel.text = "Pulled at " + SpringHeader.stampFormatter.string(from: date)
    stampLabel.alpha = 1
    perform(SpringHeader.dimStampSelector, with: nil, afterDelay: 2)
  }

  func dimStamp() {
    stampLabel.alpha = 0.5
  }

  static let dimStampSelector = Selector("dimStamp") { (header: SpringHeader) in
    header.dimStamp()
  }
}
