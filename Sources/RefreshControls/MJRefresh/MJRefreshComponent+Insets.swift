import ControlParts
public import UIKit

/// Where the list rests and ends, and the room that a component has in its inset.
///
/// The room is always added and taken away, never written over: whatever the app or another component
/// does to the inset meanwhile stands.
extension MJRefreshComponent {
  /// The list's insets as the app and the system set them, without what headers and footers hold.
  public var scrollViewOriginalInset: UIEdgeInsets {
    guard let scrollView else { return .zero }
    var inset = scrollView.adjustedContentInset
    for case let component as MJRefreshComponent in scrollView.subviews {
      switch component.side {
      case .top: inset.top -= component.own.height
      case .bottom: inset.bottom -= component.own.height
      }
    }
    return inset
  }

  /// The offset at which the list rests at its top.
  func rest(of list: UIScrollView) -> CGFloat { list.onPixel(-scrollViewOriginalInset.top) }

  /// The offset at which the last row is just in sight, or the list's rest where all of it is.
  func end(of list: UIScrollView) -> CGFloat {
    let inset = scrollViewOriginalInset
    return max(
      list.onPixel(-inset.top),
      list.onPixel(list.contentSize.height + inset.bottom - list.bounds.height))
  }

  /// The height that the list shows between its insets.
  func legalHeight(of list: UIScrollView) -> CGFloat {
    let inset = scrollViewOriginalInset
    return list.bounds.height - inset.top - inset.bottom
  }

  /// Whether all rows are in sight at once.
  func contentFits(_ list: UIScrollView) -> Bool {
    list.contentSize.height <= legalHeight(of: list)
  }

  /// Points by which the rows fall short of the height that the list shows; 0 or more.
  func deficit(of list: UIScrollView) -> CGFloat {
    max(0, legalHeight(of: list) - list.contentSize.height)
  }

  /// Makes the component's room `points` in `duration` seconds, and sends the list to `y`.
  ///
  /// Without a `y` only what bounces is moved, to where it belongs then.
  func changeRoom(
    to points: CGFloat, in duration: TimeInterval, sendingTo y: CGFloat? = nil,
    alongside: () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    guard let scrollView else { return }
    let change = points - own.height
    let target =
      switch side {
      case .top: y ?? scrollView.landing(addingToTop: change)
      case .bottom: y ?? scrollView.landing(bottom: change)
      }
    UIView.animate(withDuration: duration) {
      setRoom(points)
      if let target {
        let offset = CGPoint(x: scrollView.contentOffset.x, y: target)
        scrollView.setContentOffset(offset, animated: false)
      }
      alongside()
    } completion: { _ in
      completion()
    }
  }

  /// Makes the component's room `points` at once.
  func setRoom(_ points: CGFloat) {
    let change = points - own.height
    guard let scrollView, change != 0 else { return }
    switch side {
    case .top:
      own.hold(points, writing: scrollView.contentInset.top + change)
      scrollView.contentInset.top += change
    case .bottom:
      own.hold(points, writing: scrollView.contentInset.bottom + change)
      scrollView.contentInset.bottom += change
    }
  }
}
