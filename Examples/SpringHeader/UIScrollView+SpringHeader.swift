import UIKit

private var springHeaderKey: UInt8 = 0

extension UIScrollView {
  /// The header of this scroll view; setting it adds it, and takes the former one away.
  public var springHeader: SpringHeader? {
    get { return objc_getAssociatedObject(self, &springHeaderKey) as? SpringHeader }
    set {
      let former = springHeader
      guard former !== newValue else { return }
      former?.removeFromSuperview()
      objc_setAssociatedObject(self, &springHeaderKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if let header = newValue { insertSubview(header, at: 0) }
    }
  }
}
