/// What a gesture recogniser is doing.
public class UIGestureRecognizer: NSObject {
  /// UIKit's states, with its values.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Observable under the key `state`; set also when a gesture goes on as it was.
  public internal(set) var state = State.possible {
    willSet { if priorObserverCount != 0 { notifyPrior(.state, old: state) } }
    didSet { notify(.state, old: oldValue, new: state) }
  }

  override func value(of key: ObservableKey) -> Any? { key == .state ? state : nil }
}

/// The pan of a scroll view.
public final class UIPanGestureRecognizer: UIGestureRecognizer {
  private unowned let scrollView: UIScrollView

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// The scroll view that it pans.
  public var view: UIView? { scrollView }

  /// How far the fingers have moved the content, slop taken off, in points.
  public func translation(in view: UIView?) -> CGPoint { scrollView.pan.translation }

  /// Where the fingers are in the middle, in `view`'s own coordinates, in the window's if it is `nil`.
  public func location(in view: UIView?) -> CGPoint {
    var place = scrollView.pan.centroid ?? .zero
    place.x += scrollView.bounds.minX
    place.y += scrollView.bounds.minY
    return scrollView.convert(place, to: view)
  }

  /// The fingers' speed in pt/s.
  public func velocity(in view: UIView?) -> CGPoint {
    scrollView.pan.velocity(at: scrollView.simulation.now)
  }

  /// The fingers that are down.
  public var numberOfTouches: Int { scrollView.pan.fingers.count }
}
