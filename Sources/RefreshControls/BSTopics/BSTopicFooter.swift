import ControlParts
public import UIKit

/// The orange footer under the topics, the last 35 points of the list's content.
///
/// More topics are loaded when the list comes to its end, which is enough: once for each touch, by the
/// finger or by the momentum that it gave. Where all topics are in sight the list is there already;
/// then a pull of the footer's height asks for more.
public final class BSTopicFooter: UIView {
  /// Whether more topics were asked for and have not come; published as `loadingMoreData`.
  public private(set) var isLoading = false
  /// The text, on orange, as large as the footer; hidden until the list first scrolls.
  package let label = UILabel()

  /// Told when a load is over, which may be nobody's doing but a timer's.
  package var loadEnded: () -> Void = {}
  private let defects: Defects<BSTopicsDefect>
  private var approach: EndApproach
  private var mover = ListMover()
  private var heightObservation: NSKeyValueObservation?

  /// The footer of `list`, as wide as that, which it is not on yet.
  init(of list: UIScrollView, defects: Defects<BSTopicsDefect>) {
    self.defects = defects
    approach = EndApproach(offset: list.contentOffset.y)
    super.init(frame: CGRect(x: 0, y: 0, width: list.bounds.width, height: BSTopics.footerHeight))
    label.frame = bounds
    label.backgroundColor = .orange
    label.text = BSTopics.FooterText.first
    label.textAlignment = .center
    label.isHidden = true
    addSubview(label)
    guard !defects.contains(.layoutOnce) else { return }
    autoresizingMask = .flexibleWidth
    label.autoresizingMask = .flexibleWidth
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the footer is visible and enabled; that nothing is seen of it at first does not count.
  package var isLive: Bool {
    !isHidden && isUserInteractionEnabled || defects.contains(.noGate)
  }

  // MARK: The list

  func dragBegan() {
    approach.touchBegan()
    mover.dragBegan()
  }

  /// The finger has left `list`, which may glide on.
  func dragEnded(_ list: UIScrollView, gliding: Bool) {
    mover.dragEnded(list, gliding: gliding)
  }

  func motionEnded() { mover.motionEnded() }

  /// The insets of the list have changed; whether it has to move for them is still to come.
  func insetChanged(of list: UIScrollView) {
    mover.rangeChanged(of: list, at: list.contentOffset.y)
  }

  /// The list has scrolled, its header holding `heldTop` points; returns whether that asks for more.
  func scrolled(_ list: UIScrollView, heldTop: CGFloat) -> Bool {
    label.isHidden = false
    let ends = ListEnds(of: list, heldTop: heldTop)
    let isAtEnd = list.contentOffset.y.reaches(line(of: list, ends))
    let who = mover.scrolled(list, from: approach.lastOffset)
    let comes = approach.moved(
      to: list.contentOffset.y, isInZone: isAtEnd, by: who,
      anyWay: ends.contentFits && defects.contains(.shortLoads))
    return defects.contains(.loadingEndsAtOnce) ? isAtEnd : comes && !approach.hasLoaded
  }

  /// The offset from which on more is loaded.
  private func line(of list: UIScrollView, _ ends: ListEnds) -> CGFloat {
    guard ends.contentFits else { return ends.last }
    // The published line lies above the rest then, so that the list is past it wherever it is.
    return defects.contains(.shortLoads)
      ? list.contentSize.height + ends.bottom - list.bounds.height
      : ends.last + BSTopics.footerHeight
  }

  // MARK: The load

  /// More topics are being asked for.
  func beginLoading() {
    isLoading = true
    approach.loaded()
    label.text = BSTopics.FooterText.loading
  }

  /// They have come, or have failed to; without a load it does nothing.
  func endLoading() {
    guard isLoading else { return }
    isLoading = false
    label.text =
      defects.contains(.idleTextChanges) ? BSTopics.FooterText.later : BSTopics.FooterText.first
    loadEnded()
  }

  // MARK: On and off a list

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    heightObservation = nil
    guard let list = superview as? UIScrollView else {
      endLoading()
      return
    }
    approach = EndApproach(offset: list.contentOffset.y)
    mover = ListMover()
    if !defects.contains(.layoutOnce) { frame.size.width = list.bounds.width }
    place(in: list)
    heightObservation = list.observe(\.contentSize) { [weak self] list, _ in
      self?.place(in: list)
      self?.mover.contentSizeChanged(of: list)
    }
  }

  private func place(in list: UIScrollView) {
    frame.origin.y = list.contentSize.height - BSTopics.footerHeight
  }
}
