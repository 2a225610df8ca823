package import ControlParts
public import UIKit

/// The demo's page: a list of rows that are loaded page by page.
///
/// The header loads the first page anew, the footer the next one. Where the rows fill the list the
/// footer is begun near the bottom; where they do not it is pulled.
public final class HWRefreshDemoPage: NSObject, UIScrollViewDelegate {
  /// What the page asks its server for.
  public struct Request: Hashable, Sendable {
    /// Whether it was the footer's.
    public let isForMore: Bool
    /// The page, from 1.
    public let page: Int
  }

  /// Points before the end; fewer are near the bottom.
  private static let nearBottom: CGFloat = 40
  /// The last page that there is, and rows on each.
  private static let lastPage = 50
  private static let rowsPerPage = 5

  /// The list, which neither owns the page nor is owned by it.
  public private(set) weak var tableView: UIScrollView?
  private weak var footer: HWRefreshFooter?
  /// The titles of the rows: the word that the server sends, `_`, and the row's number.
  public private(set) var rows: [String] = []
  /// The page that was asked for last.
  public private(set) var page = 1
  /// Sends a request; the answer comes to `receive`.
  public var send: (Request) -> Void = { _ in }

  private let defects: Defects<HWRefreshDefect>
  private var unanswered: [Request] = []
  private var approach: EndApproach
  private var isExhausted = false
  private var mover = ListMover()
  /// Whether the app is beginning the footer, which is no load that a touch asked for.
  private var isBegunByApp = false

  /// A page of `tableView`, which gets its views by `addHeader` and `addFooter`.
  package init(tableView: UIScrollView, defects: Defects<HWRefreshDefect> = Defects()) {
    self.tableView = tableView
    self.defects = defects
    approach = EndApproach(offset: tableView.contentOffset.y)
    super.init()
  }

  /// Whether there is another page; a refresh finds out again.
  public var hasMore: Bool { !isExhausted && page < Self.lastPage }

  // MARK: The views

  /// Adds the header, or tells one that is there already whom to call.
  public func addHeader() {
    tableView?.addHeaderRefresh(defects: defects) { [weak self] in self?.refresh() }
  }

  /// Adds the footer, and watches how near its end the list is.
  public func addFooter() {
    tableView?.addFooterRefresh(defects: defects) { [weak self] in self?.loadMore() }
    footer = tableView?.footer
    footer?.contentSizeObserver = { [weak self] in self?.contentSizeChanged() }
    tableView?.delegate = self
    limitPulls()
  }

  /// Begins the footer, if there is more to load.
  public func beginFooter() {
    guard hasMore else { return }
    isBegunByApp = true
    tableView?.footerBeginRefreshing()
    isBegunByApp = false
  }

  /// There is nothing more to load, or there is again.
  public func setExhausted(_ isExhausted: Bool) {
    self.isExhausted = isExhausted
    limitPulls()
  }

  /// The page's own rule and the footer's pull divide the work between them.
  private func limitPulls() {
    guard !defects.contains(.nearBottomAnyWay) else { return }
    footer?.pulls = hasMore ? .whereContentFits : .never
  }

  // MARK: Requests and answers

  /// Loads the first page as it opens, before anybody can pull.
  public func open(title: String) {
    rows = Self.rows(of: 1, title: title)
  }

  private func refresh() {
    page = 1
    setExhausted(false)
    request(Request(isForMore: false, page: 1))
  }

  private func loadMore() {
    if isBegunByApp { approach.begun() } else { approach.loaded() }
    page += 1
    request(Request(isForMore: true, page: page))
  }

  private func request(_ request: Request) {
    unanswered.append(request)
    send(request)
  }

  /// An answer has come to the header's or the footer's oldest request; `nil` is a failure.
  public func receive(title: String?, isForMore: Bool) {
    take(title: title, isForMore: isForMore)
    for isFooter in endsLoads(isForMore: isForMore) { endLoad(isFooter: isFooter) }
  }

  /// What an answer does to the rows.
  package func take(title: String?, isForMore: Bool) {
    guard let place = unanswered.firstIndex(where: { $0.isForMore == isForMore }) else { return }
    let request = unanswered.remove(at: place)
    if let title { show(title, of: request) }
  }

  /// The views whose load an answer ends, the footer being `true`.
  package func endsLoads(isForMore: Bool) -> [Bool] {
    defects.contains(.replyEndsBoth) ? [false, true] : [isForMore]
  }

  /// Ends the footer's load, or the header's.
  package func endLoad(isFooter: Bool) {
    if isFooter { tableView?.footerEndRefreshing() } else { tableView?.headerEndRefreshing() }
  }

  private func show(_ title: String, of request: Request) {
    let page = defects.contains(.pageReadLate) ? page : request.page
    let new = Self.rows(of: request.page, title: title)
    rows = page == 1 ? new : rows + new
  }

  private static func rows(of page: Int, title: String) -> [String] {
    let first = (page - 1) * rowsPerPage
    return (first..<first + rowsPerPage).map { "\(title)_\($0)" }
  }

  // MARK: Near the bottom

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    approach.touchBegan()
    mover.dragBegan()
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate glides: Bool) {
    mover.dragEnded(
      scrollView, gliding: glides && scrollView.panGestureRecognizer.state != .cancelled)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { mover.motionEnded() }

  /// The views look at each change of the inset, whether it moves the list or not.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    mover.rangeChanged(of: scrollView, at: scrollView.contentOffset.y)
    for case let view as HWRefreshBaseView in scrollView.subviews { view.lookAtInset() }
  }

  private func contentSizeChanged() {
    if let tableView { mover.contentSizeChanged(of: tableView) }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let footer, comesNearBottom(scrollView, footer), hasMore else { return }
    guard footer.scrollView === scrollView, footer.isLive, footer.state != .refreshing else {
      return
    }
    footer.beginRefreshing()
  }

  private func comesNearBottom(_ list: UIScrollView, _ footer: HWRefreshFooter) -> Bool {
    let isAnyWay = defects.contains(.nearBottomAnyWay)
    // The published rule compares frame and content, whatever the insets are.
    let contentEnd = list.contentSize.height - list.frame.height
    // Content that fits has no zone; there the pull is what takes an approach.
    let fits = footer.contentFits(list)
    let reach = fits ? HWRefreshFooter.height : -Self.nearBottom
    let line = isAnyWay ? contentEnd - Self.nearBottom : footer.end(of: list) + reach
    let (old, new) = (approach.lastOffset, list.contentOffset.y)
    let who = mover.scrolled(list, from: old)
    let isNear = new > line
    var comes = approach.moved(to: new, isInZone: isNear, by: who, anyWay: isAnyWay)
    if defects.contains(.nearBottomRepeats) {
      comes = isNear && (isAnyWay || (new - old).isPast(0) || who == .other)
    }
    return comes && (isAnyWay ? contentEnd > 0 : !fits)
  }
}
