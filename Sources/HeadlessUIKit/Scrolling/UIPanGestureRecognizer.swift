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
  /// Where the fingers of the last gesture were in the middle when it ended, in the view's frame.
  var lastPlace = CGPoint.zero

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// The scroll view that it pans.
  public var view: UIView? { scrollView }

  /// How far the fingers have moved the content, slop taken off, in points.
  public func translation(in view: UIView?) -> CGPoint { scrollView.pan.translation }

  /// Where the fingers are in the middle, in `view`'s own coordinates, in the window's if it is `nil`.
  ///
  /// When they have gone it is where they were last.
  public func location(in view: UIView?) -> CGPoint {
    convert(scrollView.pan.centroid ?? lastPlace, to: view)
  }

  /// Where one finger is, in `view`'s own coordinates, in the window's if it is `nil`.
  ///
  /// The fingers are counted from 0 in the order in which they came down; a `touchIndex` that is not below
  /// `numberOfTouches` raises, and the place is zero.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let fingers = scrollView.pan.fingers
    guard fingers.indices.contains(touchIndex) else {
      scrollView.simulation.raise(
        "location(ofTouch: \(touchIndex), in:) was asked while \(fingers.count) fingers were down")
      return .zero
    }
    return convert(fingers[touchIndex].place, to: view)
  }

  /// A place in the scroll view's frame as one in `view`.
  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    let inContent = CGPoint(
      x: place.x + scrollView.bounds.minX, y: place.y + scrollView.bounds.minY)
    return scrollView.convert(inContent, to: view)
  }

  /// The fingers' speed in pt/s.
  public func velocity(in view: UIView?) -> CGPoint {
    scrollView.pan.velocity(at: scrollView.simulation.now)
  }

  /// The fingers that are down.
  public var numberOfTouches: Int { scrollView.pan.fingers.count }
}
