public import UIKit

// Only their addresses count: they are the keys under which a list knows its components.
nonisolated(unsafe) private var headerKey: UInt8 = 0
nonisolated(unsafe) private var footerKey: UInt8 = 0

/// A list's header and footer, which it owns.
extension UIScrollView {
  // The published names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The header on the list; another one takes its place, behind the rows.
  public var mj_header: MJRefreshHeader? {
    get { objc_getAssociatedObject(self, &headerKey) as? MJRefreshHeader }
    set { replace(mj_header, by: newValue, &headerKey) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The footer on the list; another one takes its place, behind the rows.
  public var mj_footer: MJRefreshFooter? {
    get { objc_getAssociatedObject(self, &footerKey) as? MJRefreshFooter }
    set { replace(mj_footer, by: newValue, &footerKey) }
  }

  private func replace(
    _ old: MJRefreshComponent?, by new: MJRefreshComponent?, _ key: UnsafeRawPointer
  ) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    objc_setAssociatedObject(self, key, new, .OBJC_ASSOCIATION_RETAIN)
  }
}
