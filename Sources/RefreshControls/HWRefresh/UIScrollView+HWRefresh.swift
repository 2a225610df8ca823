package import ControlParts
public import UIKit

// Only their addresses count: they are the keys under which a list knows its views.
nonisolated(unsafe) private var headerKey: UInt8 = 0
nonisolated(unsafe) private var footerKey: UInt8 = 0

/// A list's header and footer.
extension UIScrollView {
  /// The header that was added last, on the list or not.
  public internal(set) var header: HWRefreshHeader? {
    get { objc_getAssociatedObject(self, &headerKey) as? HWRefreshHeader }
    set { associate(newValue, &headerKey) }
  }

  /// The footer that was added last, on the list or not.
  public internal(set) var footer: HWRefreshFooter? {
    get { objc_getAssociatedObject(self, &footerKey) as? HWRefreshFooter }
    set { associate(newValue, &footerKey) }
  }

  /// Adds a header; where there is one already it stays and takes the callback.
  public func addHeaderRefresh(withCallback callback: @escaping () -> Void) {
    addHeaderRefresh(defects: Defects(), withCallback: callback)
  }

  /// The same with the published header's defects.
  package func addHeaderRefresh(
    defects: Defects<HWRefreshDefect>, withCallback callback: @escaping () -> Void
  ) {
    let header = header ?? HWRefreshHeader(defects: defects)
    header.refreshingCallback = callback
    addSubview(header)
    self.header = header
  }

  /// Ends the header's refresh; without one it does nothing.
  public func headerEndRefreshing() { header?.endRefreshing() }

  /// Adds a footer; where there is one already it stays and takes the callback.
  public func addFooterRefresh(withCallback callback: @escaping () -> Void) {
    addFooterRefresh(defects: Defects(), withCallback: callback)
  }

  /// The same with the published footer's defects.
  package func addFooterRefresh(
    defects: Defects<HWRefreshDefect>, withCallback callback: @escaping () -> Void
  ) {
    let footer = footer ?? HWRefreshFooter(defects: defects)
    footer.refreshingCallback = callback
    addSubview(footer)
    self.footer = footer
  }

  /// Begins the footer's load; in one, or without a footer, it does nothing.
  public func footerBeginRefreshing() { footer?.beginRefreshing() }

  /// Ends the footer's load; without one it does nothing.
  public func footerEndRefreshing() { footer?.endRefreshing() }

  /// The published category owns neither view: the view tree does, as long as they are in it.
  private func associate(_ view: HWRefreshBaseView?, _ key: UnsafeRawPointer) {
    let isOwned = view?.defects.contains(.danglingAssociation) != true
    objc_setAssociatedObject(
      self, key, view, isOwned ? .OBJC_ASSOCIATION_RETAIN : .OBJC_ASSOCIATION_ASSIGN)
  }
}
