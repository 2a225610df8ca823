package import ControlParts
public import UIKit

/// What a header and a footer have in common: the control that one would ship.
///
/// It is a subview of its list and watches it, without being its delegate. It adds its room to the list's
/// inset and takes it away again; whatever the app or another control does to the inset stands. It never
/// moves content under a finger. What it does when is `ExemplarMachine`, on one page; what a finger has to
/// do for it is in `ExemplarOptions`.
///
/// The callback is `action`, and `.valueChanged` for targets. A load ends by the `ExemplarRun` that the
/// callback gets, which ends that load and no other, or by `endRefreshing(_:)`, which ends whatever is
/// under way. Both may be called at any time, also inside the callback.
public class ExemplarControl: UIControl {
  /// What the control is doing, for people to see.
  public enum Phase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger has the list past its end, and letting go would do nothing yet.
    case pulling
    /// Letting go now would load.
    case armed
    /// A load has been asked for, and the callback is still to come.
    case settling
    /// The callback was called, or a refresh is shown without one.
    case refreshing
    /// The end has come and the room closes.
    case ending
    /// There is no more to load.
    case noMore
    /// It is hidden or disabled, and takes nothing.
    case disabled
  }

  /// What differs between good controls; it may be changed at any time.
  public var options: ExemplarOptions { didSet { optionsChanged(from: oldValue) } }
  /// Called when a load is to begin.
  public var action: ((ExemplarRun) -> Void)?
  /// Called after each change of `phase`.
  public var phaseChanged: ((ExemplarControl) -> Void)?
  /// What the control is doing.
  public internal(set) var phase = Phase.idle
  /// How far the pull has come on its way to the line, 0…1.
  public internal(set) var progress: CGFloat = 0 {
    didSet { if progress != oldValue { tellDisplay() } }
  }
  /// The list that the control is on.
  public private(set) weak var list: UIScrollView?

  /// What is seen of the control, unless it has a `display`: text, wheel and arrow.
  ///
  /// Wheel and arrow have the control's `tintColor`, a grey at first.
  public let look: ExemplarLook
  /// A look of one's own in place of `look`; `nil`, as at first, shows that.
  public var display: (any ExemplarDisplay)? { didSet { displayChanged(from: oldValue) } }
  /// What is spoilt in it, so that whoever checks it is checked; to be set before it is on a list.
  package var defects = Defects<ExemplarDefect>() {
    didSet { machine = ExemplarMachine(defects: defects) }
  }
  let side: OwnInset.Side
  /// The control at the other end of the list.
  private(set) weak var partner: ExemplarControl?
  var machine = ExemplarMachine()
  var gesture = ExemplarGesture(place: 0)
  var growth = ExemplarGrowth(height: 0)
  private(set) var watch: ExemplarWatch?
  /// Whether the latest load was asked for by the drag that is under way.
  var isAskedUnderFinger = false
  /// The control's part of the list's inset.
  var own: OwnInset
  /// Whether the app has assigned the inset over the room, which stays away until the next load.
  var isEvicted = false
  /// Whether a finger has kept the room from coming into sight.
  var isCaught = false
  /// The run whose room is being closed, or was last.
  var closingRun = 0
  /// Nothing that it needs unless it is spoilt.
  var memory = Memory()
  private var wasLive = true

  init(at side: OwnInset.Side, options: ExemplarOptions, look: ExemplarLook) {
    self.side = side
    self.options = options
    self.look = look
    own = OwnInset(at: side)
    super.init(frame: .zero)
    autoresizingMask = .flexibleWidth
    isAccessibilityElement = true
    addSubview(look)
    tintColor = .secondaryLabel
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    updateLook()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: What an end has of its own

  /// Points that the list is pulled past this end; negative inside.
  var pull: CGFloat { 0 }

  /// The pull at which the line is; negative where that lies before the end.
  var line: CGFloat { 0 }

  /// What is asked of a finger now.
  var terms: ExemplarGesture.Terms { ExemplarGesture.Terms() }

  /// Whether pulls count at present, apart from what concerns both ends.
  var takesPulls: Bool { true }

  /// Makes room for a load and shows it.
  func open(in list: UIScrollView) {}

  /// The list has scrolled while a load is shown.
  func follow(_ list: UIScrollView) {}

  /// Puts the control where it belongs.
  func place(in list: UIScrollView) {}

  /// A load is shown from now on, the app not yet called.
  func runBegan() {}

  /// A person has tapped the control.
  func tapped() {}

  /// What may ask by itself looks whether it has to.
  func askByItself(in list: UIScrollView) {}

  // MARK: The app

  /// Shows a refresh and calls back, as `options.begin` says; in one, or off a list, it does nothing.
  public func beginRefreshing() {
    guard let list, !isBlocked else { return }
    showAgain(in: list)
    switch options.begin {
    case .fires where has(.beginInClosingShows) && machine.state == .ending: start(.shown)
    case .fires: ask(for: .app)
    case .silent: start(.shown)
    case .none: break
    }
  }

  /// Ends the load that is under way; without one it does nothing.
  public func endRefreshing(_ result: ExemplarResult = .success) {
    guard !losesEnd else { return }
    endBesides(result)
    step(.ended(result, deferred: options.endInSettling == .deferred))
    answerTap()
  }

  /// Whether a load is shown that has not ended.
  public var isRefreshing: Bool { machine.state == .settling || machine.state == .refreshing }

  /// A person activates the control by an assistive technology, which cannot pull.
  public override func accessibilityActivate() -> Bool {
    guard canStart else { return false }
    ask(for: .user)
    return true
  }

  // MARK: Gates

  /// Whether the control is visible and enabled.
  package var isLive: Bool { !isHidden && isEnabled && isUserInteractionEnabled && alpha > 0.01 }

  public override var isHidden: Bool { didSet { gateChanged() } }
  public override var alpha: CGFloat { didSet { gateChanged() } }
  public override var isUserInteractionEnabled: Bool { didSet { gateChanged() } }
  public override var isEnabled: Bool { didSet { gateChanged() } }

  private func gateChanged() {
    guard isLive != wasLive else { return }
    wasLive = isLive
    if !isLive {
      gesture.disarm()
      step(.shut)
    }
    update()
    setNeedsLayout()
  }

  private func optionsChanged(from old: ExemplarOptions) {
    updateLook()
    setNeedsLayout()
    if let list, isRefreshing, options.hold != old.hold { open(in: list) }
  }

  // MARK: On and off a list

  public override func willMove(toSuperview newSuperview: UIView?) {
    if superview is UIScrollView { leave() }
    super.willMove(toSuperview: newSuperview)
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let list = superview as? UIScrollView { join(list) }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if !has(.staysOpenWhenBack) { setNeedsLayout() }
    showOnReturn()
  }

  private func join(_ list: UIScrollView) {
    self.list = list
    let others = list.subviews.lazy.compactMap { $0 as? ExemplarControl }
    partner = others.first { $0.side != side }
    partner?.partner = self
    own.look(at: list)
    memory.insetAtAttach = list.contentInset
    growth = ExemplarGrowth(height: list.contentSize.height, defects: defects)
    gesture = ExemplarGesture(place: outward(list.contentOffset.y), defects: defects)
    watch = ExemplarWatch(list, for: self)
    place(in: list)
    showProgress()
    setNeedsLayout()
  }

  private func leave() {
    if !has(.keepsObservers) { watch = nil }
    if has(.removesObserverTwice) { list?.removeObserver(self, forKeyPath: "contentOffset") }
    partner?.partner = nil
    partner = nil
    gesture.disarm()
    // `list` is gone already where it is being freed: then nothing is left to restore.
    if let list { giveBackRoom(to: list) }
    list = nil
    step(.removed)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    look.frame = bounds
    display?.frame = bounds
    guard let list else { return }
    place(in: list)
    showProgress()
    fitRoom(in: list)
    askByItself(in: list)
  }
}
