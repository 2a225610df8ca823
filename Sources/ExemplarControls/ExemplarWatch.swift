import ControlParts
import UIKit

/// Watches a list for a control: what scrolls it, when a drag begins, when all is at rest.
///
/// It observes and is nobody's delegate, so that an app keeps its own.
final class ExemplarWatch {
  private weak var list: UIScrollView?
  private weak var control: ExemplarControl?
  private var observations: [NSKeyValueObservation] = []
  private var mover = ListMover()
  private var offset: CGFloat
  private var inset: UIEdgeInsets
  private var size: CGSize
  /// The pan's last state; on iOS a change of an enumeration does not tell the old value.
  private var panState: UIGestureRecognizer.State
  /// Where the list stood when last no finger was on it, and whether it lay still there.
  private var untouchedOffset: CGFloat
  private var isAtRest = true
  private var awaitsRest = false

  init(_ list: UIScrollView, for control: ExemplarControl) {
    self.list = list
    self.control = control
    offset = list.contentOffset.y
    untouchedOffset = offset
    inset = list.adjustedContentInset
    size = list.bounds.size
    panState = list.panGestureRecognizer.state
    observations = [
      list.observe(\.contentOffset) { [weak self] list, _ in self?.scrolled(list) },
      list.observe(\.contentInset) { [weak self] list, _ in self?.insetChanged(of: list) },
      list.observe(\.contentSize) { [weak self] list, _ in self?.contentResized(in: list) },
      // An app that lays out by hand sets the frame, Auto Layout bounds and center.
      list.observe(\.frame) { [weak self] list, _ in self?.resized(list) },
      list.observe(\.bounds) { [weak self] list, _ in self?.resized(list) },
      list.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
        self?.panChanged(to: pan.state)
      },
    ]
  }

  private func scrolled(_ list: UIScrollView) {
    guard let control else { return }
    if list.adjustedContentInset != inset { rangeChanged(of: list, at: offset) }
    let who = mover.scrolled(list, from: offset)
    offset = list.contentOffset.y
    if !list.isTracking {
      untouchedOffset = offset
      isAtRest = false
      awaitRest()
    }
    control.scrolled(list, by: who)
  }

  /// What the system adds to the insets has no observers: it is noticed when the list scrolls.
  private func rangeChanged(of list: UIScrollView, at offset: CGFloat) {
    inset = list.adjustedContentInset
    mover.rangeChanged(of: list, at: offset)
    control?.setNeedsLayout()
  }

  private func insetChanged(of list: UIScrollView) {
    rangeChanged(of: list, at: list.contentOffset.y)
    control?.insetChanged(in: list)
  }

  private func contentResized(in list: UIScrollView) {
    mover.contentSizeChanged(of: list)
    if control?.has(.reloadShows) == true { control?.isHidden = false }
    control?.growth.resized(to: list.contentSize.height)
    control?.setNeedsLayout()
  }

  private func resized(_ list: UIScrollView) {
    guard list.bounds.size != size else { return }
    size = list.bounds.size
    control?.setNeedsLayout()
  }

  private func panChanged(to new: UIGestureRecognizer.State) {
    let old = panState
    panState = new
    guard let list, let control else { return }
    switch new {
    case .began:
      mover.dragBegan()
      control.dragBegan(atRest: isAtRest, at: untouchedOffset, in: list)
    case .ended: mover.dragEnded(list, gliding: true)
    case .cancelled, .failed: mover.dragEnded(list, gliding: false)
    case .possible, .changed: break
    }
    control.panChanged(from: old, in: list)
    guard !list.isTracking else { return }
    untouchedOffset = list.contentOffset.y
    isAtRest = false
    awaitRest()
  }

  /// Has the run loop tell when no finger is on the list and nothing moves.
  func awaitRest() {
    guard !awaitsRest else { return }
    awaitsRest = true
    RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.cameToRest() }
  }

  private func cameToRest() {
    awaitsRest = false
    isAtRest = true
    guard let list, let control else { return }
    untouchedOffset = list.contentOffset.y
    control.rested(list)
  }
}
