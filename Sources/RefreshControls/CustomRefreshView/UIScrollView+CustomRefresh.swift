package import ControlParts
public import UIKit

// Only its address counts: it is the key under which a list knows its view.
nonisolated(unsafe) private var topShowViewKey: UInt8 = 0

/// A list's refresh view, and the target that it has act.
extension UIScrollView {
  /// The refresh view that was added last, on the list or not.
  public internal(set) var topShowView: CustomRefreshView? {
    get { objc_getAssociatedObject(self, &topShowViewKey) as? CustomRefreshView }
    set { objc_setAssociatedObject(self, &topShowViewKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Adds a refresh view that sends `action` to `target`, which is not retained; where there is one
  /// already it stays and takes the two.
  public func addHeaderRefresh(withTarget target: NSObject, action: Selector) {
    addHeaderRefresh(withTarget: target, action: action, defects: Defects())
  }

  /// The same with the published view's defects.
  package func addHeaderRefresh(
    withTarget target: NSObject, action: Selector, defects: Defects<CustomRefreshDefect>
  ) {
    let view = topShowView ?? CustomRefreshView(defects: defects)
    let isThere = view.superview === self
    view.frame = CGRect(
      x: 0, y: -CustomRefreshView.height, width: bounds.width, height: CustomRefreshView.height)
    view.actionTarget = target
    view.action = action
    addSubview(view)
    topShowView = view
    if isThere, defects.contains(.observesTwice) { view.watchOffset(of: self) }
  }

  /// Begins a refresh; in one, or without a view on the list, it does nothing.
  public func beginHeaderRefresh() { topShowView?.beginHeaderRefresh() }

  /// Ends the refresh; without one it does nothing.
  public func endHeaderRefresh() { topShowView?.endHeaderRefresh() }
}
