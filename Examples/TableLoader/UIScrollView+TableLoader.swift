import UIKit

private var footerKey: UInt8 = 0
private var headerKey: UInt8 = 0
private var proxyKey: UInt8 = 0

extension UIScrollView {
  /// The footer that loads more, when one is installed.
  public private(set) var loaderFooter: TableLoaderFooter? {
    get { objc_getAssociatedObject(self, &footerKey) as? TableLoaderFooter }
    set { objc_setAssociatedObject(self, &footerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// The header that refreshes, when one is installed.
  public private(set) var loaderHeader: TableLoaderHeader? {
    get { objc_getAssociatedObject(self, &headerKey) as? TableLoaderHeader }
    set { objc_setAssociatedObject(self, &headerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  private var loaderProxy: TableLoaderDelegateProxy? {
    get { objc_getAssociatedObject(self, &proxyKey) as? TableLoaderDelegateProxy }
    set { objc_setAssociatedObject(self, &proxyKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Adds a footer that asks for more shortly before the end.
  ///
  /// Set your own delegate first: it stays in charge behind the loader's.
  @discardableResult
  public func addLoadMore(_ load: @escaping TableLoaderFooter.Load) -> TableLoaderFooter {
    removeLoadMore()
    let footer = TableLoaderFooter(load: load)
    loaderFooter = footer
    installProxy().add(footer)
    footer.attach(to: self)
    return footer
  }

  /// Adds a header that refreshes when it is pulled far enough and let go.
  @discardableResult
  public func addRefresh(_ refresh: @escaping (TableLoaderHeader) -> Void) -> TableLoaderHeader {
    removeRefresh()
    let header = TableLoaderHeader(refresh: refresh)
    loaderHeader = header
    installProxy().add(header)
    header.attach(to: self)
    return header
  }

  /// Takes the footer off, and gives the delegate back once the header is off, too.
  public func removeLoadMore() {
    guard let footer = loaderFooter else { return }
    loaderProxy?.remove(footer)
    footer.detach()
    loaderFooter = nil
    removeProxyIfUnused()
  }

  /// Takes the header off, and gives the delegate back once the footer is off, too.
  public func removeRefresh() {
    guard let header = loaderHeader else { return }
    loaderProxy?.remove(header)
    header.detach()
    loaderHeader = nil
    removeProxyIfUnused()
  }

  private func installProxy() -> TableLoaderDelegateProxy {
    if let proxy = loaderProxy, delegate === proxy { return proxy }
    let proxy = loaderProxy ?? TableLoaderDelegateProxy()
    proxy.original = delegate
    loaderProxy = proxy
    delegate = proxy
    return proxy
  }

  private func removeProxyIfUnused() {
    guard loaderFooter == nil, loaderHeader == nil, let proxy = loaderProxy else { return }
    if delegate === proxy { delegate = proxy.original }
    loaderProxy = nil
  }
}
