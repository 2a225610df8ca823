import ControlParts
public import UIKit

/// The control above the first row: a pull down refreshes.
public final class ExemplarHeader: ExemplarControl {
  /// What becomes of a pull that was there before a refresh ended.
  public enum LateRelease: Sendable {
    /// It refreshes as any other.
    case fires
    /// It does not.
    case ignored
  }

  /// Whether only a touch counts that begins with the list at rest at its top.
  public var startsAtTop = false
  /// What letting go does where the finger came before the latest refresh ended and is still past the
  /// line.
  public var lateRelease = LateRelease.ignored
  /// Whether a refresh finds out anew whether there is more to load.
  public var clearsNoMore = true
  /// Whether the room shrinks to what is in sight while the list is scrolled away, so that what sticks to
  /// the list's top stays there.
  public var scrollsAway = true

  /// What a header does and says where nothing else is asked for.
  public static let standard = ExemplarOptions(
    trigger: .points(60), hold: 60,
    texts: ExemplarTexts(
      idle: "Pull to refresh", armed: "Release to refresh", refreshing: "Refreshing…",
      failed: "Could not refresh"))

  /// A header that is on no list yet.
  public init(
    options: ExemplarOptions = standard, action: ((ExemplarRun) -> Void)? = nil
  ) {
    super.init(at: .top, options: options, look: ExemplarLook(arrow: .down))
    self.action = action
  }

  public required init?(coder: NSCoder) { nil }

  /// Ends the refresh; a result of `noMore` goes to the footer.
  public override func endRefreshing(_ result: ExemplarResult = .success) {
    if result == .noMore { partner?.supply(false) }
    super.endRefreshing(result == .noMore ? .success : result)
  }

  // MARK: The pull

  override var pull: CGFloat {
    guard let list else { return 0 }
    let sideways = has(.countsSideways) ? max(0, -list.contentOffset.x) : 0
    return ends(of: list).first - list.contentOffset.y + sideways
  }

  override var line: CGFloat {
    list.map { options.trigger.points(height: $0.bounds.height) } ?? 0
  }

  override var terms: ExemplarGesture.Terms {
    var terms = ExemplarGesture.Terms()
    terms.fires = options.fires
    terms.momentum = options.momentum
    terms.startsAtRest = startsAtTop
    terms.takesLate = lateRelease == .fires
    return terms
  }

  override func runBegan() {
    let clears = clearsNoMore && !has(.refreshKeepsNoMore) || has(.refreshClearsNoMore)
    if clears { partner?.supply(true) }
  }

  // MARK: Where it is

  override func place(in list: UIScrollView) {
    frame = CGRect(x: 0, y: -height, width: list.bounds.width, height: height)
  }

  /// A list that is pulled, or begun at its top, comes to rest with the header in sight, once no finger
  /// holds it; one that is scrolled away stays where it is.
  override func open(in list: UIScrollView) {
    let isAtTop = options.tolerance.reaches(-pull) && !missesTop(of: list)
    let isFree = !list.isTracking || has(.opensUnderFinger)
    isCaught = isAtTop && !isFree
    guard isFree, pull.isPast(0) || isAtTop && !list.isDecelerating else {
      return slideOpen(to: scrollsAway ? roomInSight : options.hold, in: list)
    }
    let run = machine.run
    slideOpen(
      to: options.hold, in: list, at: ends(of: list).first - options.hold
    ) { [weak self] isWhole in
      // A finger has stopped it on its way.
      if !isWhole, self?.machine.run == run { self?.isCaught = true }
    }
  }

  /// As much of the room as the pull shows.
  private var roomInSight: CGFloat { min(options.hold, max(options.keeps, pull)) }

  /// Only a finger draws the header into sight again, or a bounce that shows all of it; what bounces
  /// otherwise is on its way to where the room lets it rest.
  override func follow(_ list: UIScrollView) {
    guard scrollsAway, !isEvicted else { return }
    let seen = roomInSight
    if list.isTracking { return setRoom(seen, in: list) }
    let ends = ListEnds(of: list)
    if pull.reaches(options.hold) {
      if !own.height.reaches(options.hold) { open(in: list) }
    } else if (ends.first...ends.last).contains(list.contentOffset.y) {
      setRoom(min(own.height, seen), in: list)
    }
  }
}
