import ControlParts
import UIKit

/// What fingers ask of one end of a list: whether it is armed, and when a load is due.
///
/// Lengths are counted outward, past the end of the list; a touch is a drag from its first finger to its
/// last.
struct ExemplarGesture {
  /// What the end asks of a finger.
  struct Terms {
    var fires = ExemplarOptions.Moment.release
    /// Whether momentum may pass the line, too.
    var momentum = false
    var repeats = ExemplarFooter.Repeat.oncePerDrag
    /// Whether the touch must begin with the list at rest at this end.
    var startsAtRest = false
    /// Whether a touch may ask that was there before a load ended.
    var takesLate = true
    /// Whether a touch that lets go past the line must have moved outward there.
    var needsApproach = false
  }

  /// Where the list has come to.
  struct Sample {
    /// Points outward, from wherever they are counted.
    var place: CGFloat
    /// Whether it is past the line.
    var isPast: Bool
    var mover: ListMover.Mover
    /// Whether a finger is on the list.
    var isTracking: Bool
    /// Whether the content is taller than at the latest load.
    var isTaller: Bool
  }

  private var decision = PullDecision()
  private var approach: EndApproach
  /// The number of the touch under way, or else of the last one; of the one that asked last, and of the one
  /// that had the latest load.
  private var touch = 0
  private var askingTouch = 0
  private var loadedTouch = -1
  /// Whether that touch was there before the latest load ended.
  private var isLate = false
  private var beganAtRest = false
  /// Whether a load has ended under a finger whose drag is still to begin.
  private var isEndAhead = false
  /// Whether the list has last moved outward, and how many samples running have been past the line.
  private var isOutward = false
  private var samplesPast = 0
  private let defects: Defects<ExemplarDefect>

  /// Of a list that stands at `place`.
  init(place: CGFloat, defects: Defects<ExemplarDefect> = Defects()) {
    approach = EndApproach(offset: place)
    self.defects = defects
  }

  /// Whether letting go now would ask for a load, or did and the load is still to start.
  var isArmed: Bool { decision.isArmed }

  /// The list has scrolled; returns whether a load starts now, which the end must be open for.
  mutating func scrolled(_ sample: Sample, _ terms: Terms, isOpen: Bool) -> Bool {
    if !sample.isTracking { fingersLeft() }
    isOutward = (sample.place - approach.lastOffset).isPast(0)
    samplesPast = sample.isPast ? samplesPast + 1 : 0
    let mover = sample.mover == .momentum && !terms.momentum ? .other : sample.mover
    let comes = approach.moved(
      to: sample.place, isInZone: sample.isPast, by: mover,
      anyWay: defects.contains(.anyWayApproaches))
    let counts = isOpen && isAdmitted(terms)
    let isReleasedPast =
      terms.fires == .release && counts && sample.isPast && mayLoad(sample, terms)
    if decision.scrolled(isPast: isReleasedPast, isTracking: sample.isTracking) {
      // A lift decides nothing any more where the content has become another meanwhile.
      return isOpen && terms.fires == .release
    }
    guard counts, terms.fires == .crossing || mover == .momentum else { return false }
    let asks =
      switch terms.repeats {
      case .oncePerDrag:
        comes && mayLoad(sample, terms)
          || defects.contains(.firesWhenDeeper) && sample.isPast && isOutward && mover == .finger
      case .oncePerApproach: comes
      case .unlimited:
        sample.isPast && isOutward && mover != .other && mayLoad(sample, terms)
      }
    if asks { askingTouch = touch }
    return asks
  }

  /// Whether the touch has a load left, apart from what it does.
  private func mayLoad(_ sample: Sample, _ terms: Terms) -> Bool {
    loadedTouch != touch || terms.repeats == .unlimited && sample.isTaller
  }

  private func isAdmitted(_ terms: Terms) -> Bool {
    (!isLate || terms.takesLate) && (beganAtRest || !terms.startsAtRest)
  }

  /// A drag begins, in a load or not; `atRest` tells whether the list lay still at this end when the finger
  /// came down.
  mutating func dragBegan(atRest: Bool, inLoad: Bool) {
    touch += 1
    approach.touchBegan()
    isLate = inLoad || isEndAhead
    isEndAhead = false
    beganAtRest = atRest
  }

  /// The pan of the list has gone from one state to another, the list being where `sample` says.
  mutating func panChanged(
    from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State, at sample: Sample,
    _ terms: Terms, isOpen: Bool
  ) {
    let isMeant = (!terms.needsApproach || approach.isTaken) && !losesLift
    let isLetGo = new == .ended || new == .cancelled && defects.contains(.cancelFires)
    decision.panChanged(
      from: old, to: isLetGo ? .ended : new,
      isPast: terms.fires == .release && isOpen && isAdmitted(terms) && sample.isPast && isMeant
        && mayLoad(sample, terms))
    if isLetGo, decision.isReleased { askingTouch = touch }
  }

  /// Whether a lift past the line is lost now.
  private var losesLift: Bool {
    defects.contains(.jitterDisarms) && !isOutward
      || defects.contains(.needsTwoSamples) && samplesPast < 2
  }

  /// Fingers and motion are gone; returns whether a lift has asked for a load that is due now.
  mutating func rested(_ terms: Terms) -> Bool {
    fingersLeft()
    return decision.rested() && terms.fires == .release
  }

  /// No finger is on the list, so that no drag is still to begin.
  private mutating func fingersLeft() {
    isEndAhead = false
    loadedTouch = min(loadedTouch, touch)
  }

  /// A load has been called back that the latest touch to ask has asked for.
  mutating func loaded() {
    loadedTouch = askingTouch
    if loadedTouch == touch { approach.loaded() }
  }

  /// A load has been called back that somebody else has asked for: it is the present touch's all the same,
  /// also where its drag is still to begin.
  mutating func begun(on list: UIScrollView) {
    loadedTouch = list.isTracking && !list.isPanned ? touch + 1 : touch
    approach.begun()
  }

  /// A load is over.
  mutating func loadEnded(on list: UIScrollView) {
    if defects.contains(.rearmsAtEnd) { approach.touchBegan() }
    if list.isPanned { isLate = true }
    isEndAhead = list.isTracking && !list.isPanned
  }

  /// Nothing is asked for any more.
  mutating func disarm() { decision.disarm() }
}
