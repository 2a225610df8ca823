package import ControlParts
public import UIKit

/// The table's controller and its list's delegate: rows, and a foot that loads more.
///
/// Under a finger the foot is armed exactly while the list is pulled up more than 70 points past its
/// end; a lift there loads. The foot's first 70 points stay in sight until `endLoading()`.
public final class MyTableVC: NSObject, UIScrollViewDelegate {
  /// The list, of which whoever makes the controller makes it the delegate.
  public private(set) weak var tableView: UIScrollView?
  /// The foot, on the list or not.
  public let foot: FootView
  /// The titles of the rows.
  public private(set) var dataArray = (0..<FootView.firstRows).map { "\($0)" }
  /// Called once when a load starts; an end inside it is an end.
  public var load: () -> Void = {}
  /// Whether there is anything more to load.
  public var hasMore = true { didSet { if !hasMore { disarm() } } }

  private let defects: Defects<FootViewDefect>
  /// What the finger's pull asks for; a lift that decides starts the load at once.
  private var decision = PullDecision()
  /// Whether the published foot stays armed, whatever is pulled from now on.
  private var isStuck = false
  /// Whether the touch under way drags the list.
  private var isDragged = false
  /// The foot's part of the list's inset.
  private var own = OwnInset(at: .bottom)
  /// Counts loads, so that one notices that it is not the last any more.
  private var round = 0

  /// A controller of `tableView`, which gets its foot by `addFoot()`.
  package init(tableView: UIScrollView, defects: Defects<FootViewDefect> = Defects()) {
    self.tableView = tableView
    self.defects = defects
    foot = FootView(defects: defects)
    super.init()
    foot.gateObserver = { [weak self] in self?.gateChanged() }
  }

  deinit {
    if defects.contains(.selfObserver) { deallocatedWhileObserved("dataArray") }
  }

  // MARK: The foot

  /// Puts the foot under the last row.
  public func addFoot() {
    guard let tableView else { return }
    isDragged = tableView.isPanned
    own.look(at: tableView)
    tableView.addSubview(foot)
    if defects.contains(.fixedRows) { placeByRows() }
  }

  /// Takes the foot off the list, on which it leaves nothing behind.
  public func removeFoot() {
    guard let tableView, foot.superview === tableView else { return }
    foot.removeFromSuperview()
    decision = PullDecision()
    isStuck = false
    if foot.refreshState != .nomal { foot.refreshStateNomal() }
    close(tableView, giving: own.height)
  }

  private func placeByRows() {
    foot.frame.origin.y = FootView.rowHeight * CGFloat(dataArray.count)
  }

  /// Whether a pull counts.
  private var takesPulls: Bool {
    foot.superview === tableView && foot.isLive && hasMore && foot.refreshState != .loading
  }

  private func gateChanged() {
    if !foot.isLive { disarm() }
  }

  // MARK: The pull

  /// Whether letting go here is far enough.
  private func isPast(_ list: UIScrollView) -> Bool {
    let ends = ListEnds(of: list, heldBottom: own.height)
    // The published line knows neither the inset nor content that fits.
    let bottom = defects.contains(.ignoresBottomInset) ? 0 : ends.bottom
    let contentEnd = list.onPixel(list.contentSize.height + bottom - list.bounds.height)
    let end = defects.contains(.shortArms) ? contentEnd : max(ends.first, contentEnd)
    return (list.contentOffset.y - end).isPast(FootView.pullHeight)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isDragged = true }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard takesPulls else { return }
    let isPast = isPast(scrollView)
    let isTracking = scrollView.isTracking
    if isPast, defects.contains(isTracking ? .neverDisarms : .inertiaArms) { isStuck = true }
    _ = decision.scrolled(isPast: isPast, isTracking: isTracking)
    showDecision()
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate glides: Bool) {
    let isPast = takesPulls && isPast(scrollView)
    let end = scrollView.panGestureRecognizer.state
    decision.panChanged(from: isDragged ? .changed : .possible, to: end, isPast: isPast)
    isDragged = false
    let isMeantByNobody = end == .cancelled ? defects.contains(.cancelFires) && isPast : isStuck
    if decision.isReleased || isMeantByNobody && takesPulls {
      startLoading(scrollView)
    } else {
      showDecision()
    }
  }

  /// The list's insets may have changed, by whomever.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    own.look(at: scrollView)
  }

  /// The foot shows what has been decided; one that is armed is looked at once more at rest.
  private func showDecision() {
    guard foot.refreshState != .loading else { return }
    let isArmed = decision.isArmed || isStuck
    guard isArmed != (foot.refreshState == .release) else { return }
    guard isArmed else { return foot.refreshStateNomal() }
    foot.refreshStateRelsease()
    RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.disarm() }
  }

  private func disarm() {
    decision.disarm()
    showDecision()
  }

  // MARK: The load

  private func startLoading(_ list: UIScrollView) {
    decision.disarm()
    round += 1
    let mine = round
    // The published foot makes its room first, armed as it is.
    let opensFirst = defects.contains(.clobbersInsets)
    isStuck = opensFirst
    if opensFirst { open(list) }
    isStuck = false
    foot.refreshStateLoading()
    load()
    // The callback may have ended this load.
    guard foot.refreshState == .loading, mine == round, !opensFirst else { return }
    open(list)
  }

  /// Makes room for the foot, and for what content that fits falls short of the list.
  private func open(_ list: UIScrollView) {
    let ends = ListEnds(of: list, heldBottom: own.height)
    let isPulled = list.contentOffset.y > ends.last && !defects.contains(.insetWithoutOffset)
    var part = FootView.pullHeight + ends.deficit
    var inset = list.contentInset
    // The room of a load that has just ended may still be there.
    inset.bottom += part - own.height
    if defects.contains(.clobbersInsets) {
      // Published are these four numbers, whatever the app's insets and the content are.
      part = FootView.pullHeight
      inset = UIEdgeInsets(top: 0, left: 0, bottom: part, right: 0)
    }
    UIView.animate(withDuration: FootView.slideDuration) {
      own.hold(part, writing: inset.bottom)
      list.contentInset = inset
      // Written, too: the inset alone leaves the bounce alive, which goes on from where it was.
      if isPulled { move(list, to: ListEnds(of: list).last) }
    }
  }

  /// Ends the load; without one it does nothing.
  public func endLoading() {
    let taps = defects.contains(.tapEnds)
    guard let tableView, foot.refreshState == .loading || taps else { return }
    if taps { addRow(to: tableView) }
    isStuck = false
    decision.disarm()
    decision.refreshEnded(isPanned: tableView.isPanned)
    foot.refreshStateNomal()
    guard !defects.contains(.endNotAnimated) else { return close() }
    // A turn later, so that rows that the app adds right after this find the list where it was.
    DispatchQueue.main.async { [weak self] in self?.close() }
  }

  private func close() {
    guard let tableView, foot.refreshState != .loading else { return }
    // The tap takes the room away without a look whether there is any.
    let takesAnyway = own.height == 0 && defects.contains(.tapEnds)
    close(tableView, giving: takesAnyway ? FootView.pullHeight : own.height)
  }

  /// What a tap on a row does to the published table.
  private func addRow(to list: UIScrollView) {
    dataArray.append("\(dataArray.count)")
    list.contentSize.height += FootView.rowHeight
    if defects.contains(.fixedRows) { placeByRows() }
  }

  /// Gives `part` points of the bottom inset back.
  private func close(_ list: UIScrollView, giving part: CGFloat) {
    own.release()
    let clobbers = defects.contains(.clobbersInsets)
    guard part != 0 || clobbers else { return }
    let target = defects.contains(.insetWithoutOffset) ? nil : list.landing(bottom: -part)
    var inset = list.contentInset
    inset.bottom -= part
    let write = {
      list.contentInset = clobbers ? .zero : inset
      if let target { self.move(list, to: target) }
    }
    if defects.contains(.endNotAnimated) {
      write()
    } else {
      UIView.animate(withDuration: FootView.slideDuration, animations: write)
    }
  }

  /// Puts the list at `y` and ends what moves it.
  private func move(_ list: UIScrollView, to y: CGFloat) {
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: false)
  }
}
