package import ControlParts
public import UIKit

/// The topic list's controller and its list's delegate: topics, and whom to ask for others.
///
/// The header asks for new topics, the footer for more; while one is asked for the other is not. An
/// answer that is empty or does not come changes nothing.
public final class BSTopicController: NSObject, UIScrollViewDelegate {
  /// What the server is asked.
  public struct Request: Hashable, Sendable {
    /// Whether it was the footer's.
    public let isForMore: Bool
    /// `a`, `c` and `type`, and with a request for more the `maxtime` from which it goes on.
    public let parameters: [String: String]
  }

  /// What the server answers.
  public struct Answer: Hashable, Sendable {
    /// The topics: `list`.
    public let topics: [String]
    /// Where the topics after them begin: `maxtime` of `info`.
    public let maxtime: String

    /// An answer with these topics, none being nothing new, and where the next ones begin.
    public init(topics: [String], maxtime: String) {
      self.topics = topics
      self.maxtime = maxtime
    }
  }

  /// The list, of which whoever makes the controller makes it the delegate.
  public private(set) weak var tableView: UIScrollView?
  /// The view above the topics, on the list or not.
  public let header: BSTopicHeader
  /// The view at the end of the topics, on the list or not.
  public let footer: BSTopicFooter
  /// What is shown.
  public private(set) var topics: [String] = []
  /// Sends a request; the answer comes to `receive`.
  public var send: (Request) -> Void = { _ in }
  /// Whether there is anything more to load; a refresh finds out again.
  public var hasMore = true

  private let defects: Defects<BSTopicsDefect>
  /// Where the topics begin that come after those that are shown.
  private var maxtime = ""
  /// Whether the touch under way drags the list.
  private var isDragged = false

  /// A controller of `tableView`, which gets its views by `addHeader()` and `addFooter()`.
  package init(tableView: UIScrollView, defects: Defects<BSTopicsDefect> = Defects()) {
    self.tableView = tableView
    self.defects = defects
    header = BSTopicHeader(width: tableView.bounds.width, defects: defects)
    footer = BSTopicFooter(of: tableView, defects: defects)
    super.init()
    header.load = { [weak self] in self?.loadNewData() }
    header.mayLoad = { [weak self] in self?.mayLoad(beside: self?.loadingMoreData) ?? false }
  }

  /// Whether letting go now would ask for new topics.
  public var willLoadingNewData: Bool { header.step == .armed }
  /// Whether new topics were asked for, until the header has closed.
  public var loadingNewData: Bool { header.step == .loading || header.step == .closing }
  /// Whether more topics were asked for.
  public var loadingMoreData: Bool { footer.isLoading }

  // MARK: The views

  /// Puts the header above the list's first row.
  public func addHeader() { add(header) }

  /// Puts the footer at the end of the list's content.
  public func addFooter() { add(footer) }

  private func add(_ view: UIView) {
    guard let tableView else { return }
    isDragged = tableView.isPanned
    tableView.addSubview(view)
  }

  /// Takes the header off the list, on which it leaves nothing behind.
  public func removeHeader() { header.removeFromSuperview() }

  /// Takes the footer off the list.
  public func removeFooter() { footer.removeFromSuperview() }

  // MARK: Requests and answers

  /// Shows the first topics as the page opens, before anybody can pull.
  public func open(with answer: Answer) { show(answer, isMore: false) }

  private func loadNewData() {
    hasMore = true
    send(Request(isForMore: false, parameters: Self.parameters))
  }

  private func loadMoreData() {
    footer.beginLoading()
    var parameters = Self.parameters
    parameters["maxtime"] = maxtime
    let request = Request(isForMore: true, parameters: parameters)
    guard defects.contains(.loadingEndsAtOnce) else { return send(request) }
    UIView.animate(withDuration: BSTopics.moreDuration, delay: BSTopics.moreDuration) {
      send(request)
    } completion: { [weak self] _ in
      self?.footer.endLoading()
    }
  }

  private static let parameters = ["a": "list", "c": "data", "type": "1"]

  /// The answer to a request for new topics, or for more, has come; `nil` is a failure.
  public func receive(_ answer: Answer?, isForMore: Bool) {
    if let answer { show(answer, isMore: isForMore) }
    if isForMore {
      footer.endLoading()
      // A finger may hold a pull that the load stood in the way of.
      if let tableView, tableView.isTracking { header.scrolled(tableView) }
    } else {
      header.endLoading(succeeded: answer != nil)
    }
  }

  private func show(_ answer: Answer, isMore: Bool) {
    guard !answer.topics.isEmpty else { return }
    topics = isMore ? topics + answer.topics : answer.topics
    if !isMore || !defects.contains(.staleMaxtime) { maxtime = answer.maxtime }
  }

  /// Whether a load may start while the other one is under way or not.
  private func mayLoad(beside other: Bool?) -> Bool {
    other != true || defects.contains(.bothAtOnce)
  }

  // MARK: The list

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.scrolled(scrollView)
    let asks = footer.scrolled(scrollView, heldTop: header.heldHeight)
    if asks, mayLoadMore(in: scrollView) { loadMoreData() }
  }

  private func mayLoadMore(in list: UIScrollView) -> Bool {
    footer.superview === list && footer.isLive && hasMore && !topics.isEmpty
      && !footer.isLoading && mayLoad(beside: header.step == .loading)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isDragged = true
    footer.dragBegan()
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate glides: Bool) {
    footer.dragEnded(
      scrollView, gliding: glides && scrollView.panGestureRecognizer.state != .cancelled)
    let wasDrag = isDragged
    isDragged = false
    header.touchEnded(scrollView, wasDrag: wasDrag)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { footer.motionEnded() }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    header.insetChanged(of: scrollView)
    footer.insetChanged(of: scrollView)
  }
}
