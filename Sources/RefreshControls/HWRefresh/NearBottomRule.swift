import UIKit

/// When a page loads more because the list comes near its end: once per approach.
///
/// An approach is the first movement towards the end, within 40 points of it, by a finger or by the
/// momentum that the finger gave. The next one needs another touch, or the finger to leave the zone
/// and come again; momentum makes only the first load of its touch. The defects loosen that.
struct NearBottomRule {
  /// Points before the end; the zone begins where they are fewer.
  static let distance: CGFloat = 40

  private let defects: Defects<HWRefreshDefect>

  /// Where the list was when it last moved.
  private(set) var lastOffset: CGFloat
  private var isTaken = false
  private var hasLoaded = false

  init(offset: CGFloat, defects: Defects<HWRefreshDefect>) {
    lastOffset = offset
    self.defects = defects
  }

  /// Another touch begins to move the list.
  mutating func touchBegan() {
    isTaken = false
    hasLoaded = false
  }

  /// The list has come to `offset`, the zone beginning behind `line`; returns whether it is met.
  ///
  /// An approach is used up when it is met, whether a load can begin then or not.
  mutating func moved(to offset: CGFloat, line: CGFloat, by mover: ListMover.Mover) -> Bool {
    let anyWay = defects.contains(.nearBottomAnyWay)
    let isTowardsEnd = anyWay || (offset - lastOffset).isPast(0)
    lastOffset = offset
    guard offset > line else {
      if mover == .finger { isTaken = false }
      return false
    }
    if defects.contains(.nearBottomRepeats) { return isTowardsEnd || mover == .other }
    guard isTowardsEnd, !isTaken else { return false }
    switch mover {
    case .finger: break
    case .momentum: guard anyWay || !hasLoaded else { return false }
    case .other: guard anyWay else { return false }
    }
    isTaken = true
    return true
  }

  /// A load has begun because the line was met.
  mutating func loaded() { hasLoaded = true }
}
