package import UIKit

/// When a list that comes near its end asks for more: once per approach.
///
/// An approach is the first movement towards the end inside the footer's zone, by a finger or by the
/// momentum that the finger gave. The next one needs another touch, or the finger to leave the zone
/// and come again; momentum makes only the first load of its touch, and none where the app has loaded for
/// an approach of the finger.
package struct EndApproach {
  /// Where the list was when it last moved.
  package private(set) var lastOffset: CGFloat
  /// Whether the touch under way, or the last one, has made a load.
  package private(set) var hasLoaded = false
  /// Whether an approach has been met since the finger was last outside the zone.
  package private(set) var isTaken = false
  /// Whether the finger of this touch has come near the end.
  private var hasApproached = false

  /// Of a list that stands at `offset`.
  package init(offset: CGFloat) { lastOffset = offset }

  /// Another touch begins to move the list.
  package mutating func touchBegan() {
    isTaken = false
    hasApproached = false
    hasLoaded = false
  }

  /// The list has come to `offset`, inside the zone or outside; returns whether this is an approach.
  ///
  /// An approach is used up when it is met, whether a load can begin then or not. With `anyWay`, as
  /// published controls have it, every move inside the zone is one, whoever made it.
  package mutating func moved(
    to offset: CGFloat, isInZone: Bool, by mover: ListMover.Mover, anyWay: Bool = false
  ) -> Bool {
    let isTowardsEnd = anyWay || (offset - lastOffset).isPast(0)
    lastOffset = offset
    guard isInZone else {
      if mover == .finger { isTaken = false }
      return false
    }
    guard isTowardsEnd, !isTaken else { return false }
    switch mover {
    case .finger: hasApproached = true
    case .momentum: guard anyWay || !hasLoaded else { return false }
    case .other: guard anyWay else { return false }
    }
    isTaken = true
    return true
  }

  /// A load has begun because of an approach.
  package mutating func loaded() { hasLoaded = true }

  /// The app has begun a load: the approach that the finger has made has it.
  package mutating func begun() { hasLoaded = hasLoaded || hasApproached }
}
