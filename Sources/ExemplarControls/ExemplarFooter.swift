import ControlParts
public import UIKit

/// The control below the last row: coming to the end loads more.
public final class ExemplarFooter: ExemplarControl {
  /// Where the line is that asks for a load.
  public enum Measure: Sendable {
    /// So many points past the end of the list.
    case overscroll
    /// So many points before it.
    case distance
  }

  /// What loads where all rows are in sight at once.
  public enum Short: Sendable {
    /// Only the app.
    case off
    /// A pull, once each.
    case pull
    /// The footer itself, as long as that brings rows; a list without any is for the app to fill.
    case fill
  }

  /// When the same touch may load again; another touch always may.
  public enum Repeat: Sendable {
    /// Never.
    case oncePerDrag
    /// When its finger has been before the line and comes again.
    case oncePerApproach
    /// When the content has grown.
    case unlimited
  }

  /// From where `options.trigger` counts: before the list's end, or past it.
  public var measure = Measure.distance
  /// What loads where the content is no higher than the room between the insets.
  public var short = Short.pull { didSet { setNeedsLayout() } }
  /// The pull that loads where all rows are in sight; `nil` is the trigger, or with `distance` the hold.
  public var shortTrigger: CGFloat?
  /// When such a pull asks: as it is let go, or at the first offset past the line.
  public var shortFires = ExemplarOptions.Moment.release
  /// Whether one touch may load more than once, where the content does not fit; never while a load is
  /// under way.
  public var repeats = Repeat.oncePerApproach
  /// Whether a tap loads.
  public var loadsOnTap = true
  /// Whether there is more to load.
  public var hasMore: Bool {
    get { machine.hasMore }
    set {
      if newValue { wantsToFill = true }
      supply(newValue)
    }
  }

  /// Whether it has still to be seen that filling brings nothing.
  private var wantsToFill = true

  /// What a footer does and says where nothing else is asked for.
  public static let standard: ExemplarOptions = {
    var options = ExemplarOptions(
      trigger: .points(100), hold: 44, momentum: true,
      texts: ExemplarTexts(
        idle: "Pull or tap for more", armed: "Release for more", refreshing: "Loading…",
        noMore: "That is all", failed: "Could not load; pull or tap to try again"))
    options.fires = .crossing
    return options
  }()

  /// A footer that is on no list yet.
  public init(
    options: ExemplarOptions = standard, action: ((ExemplarRun) -> Void)? = nil
  ) {
    super.init(at: .bottom, options: options, look: ExemplarLook(arrow: .up))
    self.action = action
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: The pull

  override var pull: CGFloat {
    guard let list else { return 0 }
    let end = ends(of: list).last + growth.overestimate + overlookedEnd(of: list)
    return list.contentOffset.y - end
  }

  override var line: CGFloat {
    guard let list else { return 0 }
    let trigger = options.trigger.points(height: list.bounds.height)
    guard ends(of: list).contentFits, !has(.shortAsksLikeLong) else {
      return measure == .overscroll ? trigger : -trigger
    }
    return shortTrigger ?? (measure == .overscroll ? trigger : options.hold)
  }

  private var isShort: Bool { list.map { ends(of: $0).contentFits } ?? false }

  override var terms: ExemplarGesture.Terms {
    var terms = ExemplarGesture.Terms()
    terms.fires = isShort ? shortFires : options.fires
    terms.momentum = options.momentum && !isShort
    terms.repeats = isShort ? .oncePerDrag : has(.measuresOldContent) ? .unlimited : repeats
    terms.needsApproach = true
    return terms
  }

  override var takesPulls: Bool { (!isShort || short == .pull) && !missesMomentum }

  override func tapped() {
    memory.hasTap = isRefreshing
    guard loadsOnTap, canStart, !isShort || short != .off && !has(.shortTapDead) else { return }
    ask(for: .user)
  }

  /// Where rows leave the list's room unfilled it asks at once, and again while that brings more.
  override func askByItself(in list: UIScrollView) {
    let ends = ends(of: list)
    let isUnfilled = short == .fill && ends.contentFits || has(.loadsWhenLaidOut) && isPast
    let wants = wantsToFill || growth.hasGrown || has(.fillsForEver)
    guard list.contentSize.height > 0 ? isUnfilled : has(.loadsWithoutRows),
      list.bounds.height > 0, list.window != nil, wants, canStart, machine.isAtRest
    else { return }
    ask(for: .user)
  }

  override func runBegan() { wantsToFill = false }

  public override func didMoveToSuperview() {
    wantsToFill = true
    super.didMoveToSuperview()
  }

  // MARK: Where it is

  override func place(in list: UIScrollView) {
    let top = list.contentSize.height + ends(of: list).deficit
    frame = CGRect(x: 0, y: top, width: list.bounds.width, height: height)
  }

  /// The list stays where it is.
  override func open(in list: UIScrollView) {
    slideOpen(to: options.hold + ends(of: list).deficit, in: list)
  }
}
