import ControlParts
public import UIKit

/// The yellow header above the topics.
///
/// Under a finger it is armed exactly while the list is pulled 60 points past its rest or more; a lift
/// there loads. The answer is there to be read for half a second, then the list slides back; after a
/// failure it does so at once, and so it does where it moves already.
public final class BSTopicHeader: UIView {
  /// What the header is doing.
  public private(set) var step = Step.idle
  /// Whether the answer to the latest request has come: a published timer does not wait for it.
  package private(set) var isAnswered = false
  /// The text, as large as the header.
  package let label = UILabel()
  /// Called once when a load starts; an end inside it is an end.
  var load: () -> Void = {}
  /// Whether nothing is in the way of a load.
  var mayLoad: () -> Bool = { true }

  private let defects: Defects<BSTopicsDefect>
  private weak var list: UIScrollView?
  /// The header's part of the list's inset.
  private var own = OwnInset(at: .top)
  /// What the finger's pull asks for; a lift that decides starts the load at once.
  private var decision = PullDecision()
  /// Counts beginnings and ends, so that what they set in train notices that it is out of date.
  private var round = 0

  /// A header as wide as its list is to be, which it is not on yet.
  init(width: CGFloat, defects: Defects<BSTopicsDefect>) {
    self.defects = defects
    super.init(
      frame: CGRect(x: 0, y: -BSTopics.headerHeight, width: width, height: BSTopics.headerHeight))
    backgroundColor = .yellow
    alpha = 0
    label.frame = bounds
    label.text = BSTopics.HeaderText.first
    label.textAlignment = .center
    addSubview(label)
    guard !defects.contains(.layoutOnce) else { return }
    autoresizingMask = .flexibleWidth
    label.autoresizingMask = .flexibleWidth
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: The pull

  /// The points of the list's top inset that the header holds.
  var heldHeight: CGFloat { own.height }

  private func rest(of list: UIScrollView) -> CGFloat {
    ListEnds(of: list, heldTop: own.height).first
  }

  /// Points that the list is pulled past its rest; negative inside.
  private func pull(of list: UIScrollView) -> CGFloat {
    let rest = defects.contains(.fixedNavHeight) ? -BSTopics.navBarHeight : rest(of: list)
    return rest - list.contentOffset.y
  }

  private func isPast(_ list: UIScrollView) -> Bool {
    takesPulls && mayLoad() && pull(of: list).reaches(BSTopics.headerHeight)
  }

  private var takesPulls: Bool { (step == .idle || step == .armed) && list != nil && isLive }

  /// The list has scrolled.
  func scrolled(_ list: UIScrollView) {
    guard step == .idle || step == .armed, self.list === list else { return }
    showPull(of: list)
    let isTracking = list.isTracking || defects.contains(.inertiaArms)
    _ = decision.scrolled(isPast: isPast(list), isTracking: isTracking)
    showDecision()
  }

  /// The last finger has left the list, which it dragged or not, or the system has taken the gesture.
  func touchEnded(_ list: UIScrollView, wasDrag: Bool) {
    let end = list.panGestureRecognizer.state
    let isPast = isPast(list)
    decision.panChanged(from: wasDrag ? .changed : .possible, to: end, isPast: isPast)
    if defects.contains(end == .cancelled ? .cancelFires : .inertiaArms) {
      decision.lifted(isPast: isPast)
    }
    if decision.isReleased { startLoading(list) } else { showDecision() }
  }

  /// The insets of the list may have changed, by whomever.
  func insetChanged(of list: UIScrollView) { own.look(at: list) }

  /// The opacity is the part of the way to the line that the list is pulled.
  private func showPull(of list: UIScrollView) {
    let part = max(0, pull(of: list) / BSTopics.headerHeight)
    alpha = defects.contains(.alphaOverOne) ? part : min(1, part)
  }

  /// The step is what has been decided; a header that is armed is looked at once more at rest.
  private func showDecision() {
    guard step == .idle || step == .armed else { return }
    label.text = decision.isArmed ? BSTopics.HeaderText.armed : BSTopics.HeaderText.first
    guard decision.isArmed != (step == .armed) else { return }
    step = decision.isArmed ? .armed : .idle
    guard decision.isArmed else { return }
    RunLoop.main.perform(inModes: [.default]) { [weak self] in
      if self?.step == .armed { self?.disarm() }
    }
  }

  private func disarm() {
    decision.disarm()
    showDecision()
  }

  /// Whether the header is visible, its opacity apart, and enabled.
  package var isLive: Bool {
    !isHidden && isUserInteractionEnabled || defects.contains(.noGate)
  }

  private func gateChanged() {
    if !isLive, step == .armed { disarm() }
  }

  public override var isHidden: Bool { didSet { gateChanged() } }
  public override var isUserInteractionEnabled: Bool { didSet { gateChanged() } }

  // MARK: The load

  private func startLoading(_ list: UIScrollView) {
    decision.disarm()
    round += 1
    let mine = round
    step = .loading
    isAnswered = false
    label.text = BSTopics.HeaderText.loading
    if defects.contains(.timerEnds) {
      DispatchQueue.main.asyncAfter(deadline: .now() + BSTopics.openDuration) { [weak self] in
        self?.goOn(from: mine)
      }
    }
    load()
    // The callback may have ended this load.
    guard step == .loading, mine == round else { return }
    open(list)
  }

  private func open(_ list: UIScrollView) {
    let mine = round
    let rest = rest(of: list)
    let isPulled = list.contentOffset.y < rest && !defects.contains(.insetWithoutOffset)
    UIView.animate(withDuration: BSTopics.openDuration) {
      own.hold(BSTopics.headerHeight, writing: list.contentInset.top + BSTopics.headerHeight)
      list.contentInset.top += BSTopics.headerHeight
      // Written, too: the inset alone leaves the bounce alive, which goes on from where it was.
      if isPulled { move(list, to: rest - BSTopics.headerHeight) }
    } completion: { [weak self] finished in
      guard let self, !finished, defects.contains(.ignoresFinished) else { return }
      goOn(from: mine)
    }
  }

  /// What the published header does when it takes its opening to be over.
  private func goOn(from round: Int) {
    if step == .loading, round == self.round { close(isDone: true) }
  }

  /// The answer to the load has come, or has failed to; without a load it does nothing.
  func endLoading(succeeded: Bool) {
    isAnswered = true
    guard step == .loading, !defects.contains(.timerEnds) else { return }
    close(isDone: succeeded)
  }

  private func close(isDone: Bool) {
    guard let list else { return }
    round += 1
    let mine = round
    step = .closing
    label.text = isDone ? BSTopics.HeaderText.done : BSTopics.HeaderText.first
    decision.refreshEnded(isPanned: list.isPanned)
    let delay = giveBack(to: list, isDone: isDone) { [weak self] in
      if self?.round == mine { self?.becomeIdle() }
    }
    guard defects.contains(.alphaDrops) else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay + BSTopics.closeDuration) {
      [weak self] in
      self?.vanish()
    }
  }

  /// Takes the header's part out of the list's inset; returns the seconds until that is seen.
  @discardableResult
  private func giveBack(
    to list: UIScrollView, isDone: Bool, then: @escaping () -> Void = {}
  ) -> TimeInterval {
    let part = own.height
    let leavesBounce = part == 0 || defects.contains(.insetWithoutOffset)
    let target = leavesBounce ? nil : list.landing(addingToTop: -part)
    // What moves is not stopped in mid-air to be read.
    let delay = isDone && target == nil ? BSTopics.readingDelay : 0
    own.release()
    UIView.animate(withDuration: BSTopics.closeDuration, delay: delay) {
      if part != 0 { list.contentInset.top -= part }
      if let target { move(list, to: target) }
    } completion: { _ in
      then()
    }
    return delay
  }

  private func becomeIdle() {
    step = .idle
    label.text = textAfterLoad
    if let list { showPull(of: list) }
  }

  /// What is said from the end of a load until the list scrolls again.
  private var textAfterLoad: String {
    defects.contains(.idleTextChanges) ? BSTopics.HeaderText.later : BSTopics.HeaderText.first
  }

  /// What the published header does when it takes its closing to be over.
  private func vanish() {
    guard step == .idle || step == .armed else { return }
    decision.disarm()
    if step == .armed { label.text = textAfterLoad }
    step = .idle
    alpha = 0
  }

  /// Puts the list at `y` and ends what moves it.
  private func move(_ list: UIScrollView, to y: CGFloat) {
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: false)
  }

  // MARK: On and off a list

  public override func willMove(toSuperview newSuperview: UIView?) {
    // `list` is gone already where it is being freed: then nothing is left to restore.
    if let list { leave(list) }
    list = newSuperview as? UIScrollView
    super.willMove(toSuperview: newSuperview)
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let list else { return }
    own.look(at: list)
    if !defects.contains(.layoutOnce) { frame.size.width = list.bounds.width }
    showPull(of: list)
  }

  private func leave(_ list: UIScrollView) {
    round += 1
    decision = PullDecision()
    giveBack(to: list, isDone: false)
    step = .idle
    label.text = BSTopics.HeaderText.first
    alpha = 0
  }
}
