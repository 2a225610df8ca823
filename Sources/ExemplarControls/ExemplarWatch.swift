import ControlParts
import UIKit

/// Watches a list for a control: what scrolls it, when a drag begins, when all is at rest.
///
/// It observes and is nobody's delegate, so that an app keeps its own.
final class ExemplarWatch {
  private weak var list: UIScrollView?
  private weak var control: ExemplarControl?
  private var observations: [NSKeyValueObservation] = []
  private var mover: ListMover
  private var offset: CGFloat
  private var inset: UIEdgeInsets
  /// Where the list stood when last no finger was on it, and whether it lay still there.
  private var untouchedOffset: CGFloat
  private var isAtRest = true
  private var awaitsRest = false

  init(_ list: UIScrollView, for control: ExemplarControl) {
    self.list = list
    self.control = control
    mover = ListMover(of: list)
    offset = list.contentOffset.y
    untouchedOffset = offset
    inset = list.adjustedContentInset
    observations = [
      list.observe(\.contentOffset) { [weak self] list, _ in self?.scrolled(list) },
      list.observe(\.contentInset) { [weak self] list, _ in self?.insetChanged(of: list) },
      list.observe(\.contentSize) { [weak self] list, _ in self?.contentResized(in: list) },
      list.observe(\.frame) { [weak self] _, _ in self?.control?.setNeedsLayout() },
      list.panGestureRecognizer.observe(\.state, options: .old) { [weak self] _, change in
        self?.panChanged(from: change.oldValue ?? .possible)
      },
    ]
  }

  private func scrolled(_ list: UIScrollView) {
    guard let control else { return }
    if list.adjustedContentInset != inset { rangeChanged(of: list) }
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
  private func rangeChanged(of list: UIScrollView) {
    inset = list.adjustedContentInset
    mover.rangeChanged()
    control?.setNeedsLayout()
  }

  private func insetChanged(of list: UIScrollView) {
    rangeChanged(of: list)
    control?.insetChanged(in: list)
  }

  private func contentResized(in list: UIScrollView) {
    mover.contentSizeChanged(of: list)
    control?.growth.resized(to: list.contentSize.height)
    control?.setNeedsLayout()
  }

  private func panChanged(from old: UIGestureRecognizer.State) {
    guard let list, let control else { return }
    switch list.panGestureRecognizer.state {
    case .began:
      mover.dragBegan()
      control.dragBegan(atRest: isAtRest, at: untouchedOffset, in: list)
    case .ended: mover.dragEnded(gliding: true)
    case .cancelled, .failed: mover.dragEnded(gliding: false)
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
