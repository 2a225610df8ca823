import ControlParts
import UIKit

/// What the view shows: a text for each state, and pictures in turn while it refreshes.
extension HWRefreshBaseView {
  /// The pictures of the spinner, and seconds for all of them once.
  private static let pictures = ["refreshing01.jpg", "refreshing02.jpg"]
  private static let cycle: TimeInterval = 0.3

  /// Shows what belongs to the state that the view is in.
  func showState() { show(state) }

  /// Shows what belongs to `state`.
  func show(_ state: State) {
    switch state {
    case .normal:
      if imageView.isAnimating { stopSpinner() }
      label.text = pullToRefreshText
    case .pulling:
      label.text = releaseToRefreshText
    case .refreshing:
      startSpinner()
      label.text = refreshingText
    }
  }

  /// A text was set: it is shown if it belongs to the state.
  func textChanged(_ text: String, of owner: State) {
    let showsAnyway = owner == .normal && defects.contains(.textSetterShows)
    if state == owner || showsAnyway { label.text = text }
  }

  private func startSpinner() {
    let pictures = Self.pictures.map { UIImage(named: $0) }
    imageView.animationImages =
      defects.contains(.needsImages)
      ? arrayLiteral(pictures[0], pictures[1]) : pictures.compactMap { $0 }
    imageView.animationDuration = Self.cycle
    imageView.startAnimating()
  }

  private func stopSpinner() {
    imageView.stopAnimating()
    if defects.contains(.lateImageClear) {
      perform(
        Selector("clearPictures") { (view: HWRefreshBaseView) in view.clearPictures() }, with: nil,
        afterDelay: 0)
    } else {
      clearPictures()
    }
  }

  private func clearPictures() { imageView.animationImages = nil }

  /// Puts the image left of the label, both together in the middle of the list's width.
  func centre() {
    guard let width = superview?.bounds.width else { return }
    let left = (width - imageView.bounds.width - label.bounds.width) / 2
    imageView.frame.origin.x = left
    label.frame.origin.x = left + imageView.bounds.width
  }
}
