import GestureTrace
package import UIKit

/// Follows the pan of a list: what its fingers do, as rows whose replay moves the content as far.
package struct PanFollower {
  /// Points of a finger's travel that a pan swallows before it begins, in a replay.
  package static let slop: CGFloat = 10

  private var fingers = FingerTracker()
  private var state: UIGestureRecognizer.State
  /// Where the only finger was first seen, until the pan begins.
  private var origin: CGPoint?
  /// What is added to the places of this gesture, so that a model that loses exactly the slop from the
  /// first of them on moves the content as far as it was moved here.
  private var shift = CGPoint.zero

  /// Of a pan in this state, whose fingers have not been seen.
  init(_ state: UIGestureRecognizer.State) { self.state = state }

  /// Whether no finger is down as far as was seen.
  var isEmpty: Bool { fingers.isEmpty }

  /// What the fingers have done since they were last looked at.
  ///
  /// Where `list` was gliding until now, a finger that comes has stopped it and loses no slop.
  mutating func look(at list: UIScrollView, gliding: Bool) -> [WorldEvent] {
    let pan = list.panGestureRecognizer
    let old = state
    state = pan.state
    switch pan.state {
    case .ended:
      // A touch between two frames that only stopped the list is seen when it is over.
      let isUnseen = fingers.isEmpty && old != .ended
      return (isUnseen ? fingers.see([place(pan.location(in: list), list)]) : []) + fingers.see([])
    case .cancelled:
      defer { fingers.forget() }
      return fingers.isEmpty ? [] : [.cancel]
    case .failed: return fingers.see([])
    default:
      let places = (0..<pan.numberOfTouches).map {
        place(pan.location(ofTouch: $0, in: list), list)
      }
      return follow(places, moved: pan.translation(in: list), slop: gliding ? 0 : Self.slop)
    }
  }

  private mutating func follow(_ places: [CGPoint], moved: CGPoint, slop: CGFloat) -> [WorldEvent] {
    guard let first = places.first else { return fingers.see([]) }
    var rows: [WorldEvent] = []
    if fingers.isEmpty {
      shift = .zero
      origin = nil
      if state == .possible {
        origin = first
      } else {
        // The direction in which the slop was lost shows with the first move past it.
        guard moved != .zero else { return [] }
        rows = fingers.see(
          places.map { CGPoint(x: $0.x - moved.x.grown(slop), y: $0.y - moved.y.grown(slop)) })
      }
    } else if state != .possible, let origin {
      self.origin = nil
      if places.count == 1 {
        shift.x = Self.shift(from: origin.x, to: first.x, moved: moved.x)
        shift.y = Self.shift(from: origin.y, to: first.y, moved: moved.y)
      }
    }
    return rows + fingers.see(places.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) })
  }

  /// What is missing along one axis when the pan begins.
  ///
  /// The pan has lost what the finger came and the content was not moved. That should be the slop, or
  /// nothing where the touch stopped a motion; it is less where the finger was first seen on its way.
  private static func shift(from origin: CGFloat, to place: CGFloat, moved: CGFloat) -> CGFloat {
    let direction: CGFloat = (moved == 0 ? place - origin : moved) < 0 ? -1 : 1
    let lost = CGFloat(NumberText.rounded(Double((place - origin - moved) * direction)))
    guard moved != 0 || lost != 0 else { return 0 }
    return direction * ((lost > 0 ? slop : 0) - lost)
  }

  /// A place in the content as one in the view.
  private func place(_ inContent: CGPoint, _ list: UIScrollView) -> CGPoint {
    CGPoint(
      x: NumberText.rounded(Double(inContent.x - list.bounds.minX)),
      y: NumberText.rounded(Double(inContent.y - list.bounds.minY)))
  }
}

extension CGFloat {
  /// Further from 0 by so much; 0 stays.
  fileprivate func grown(_ more: CGFloat) -> CGFloat {
    self == 0 ? 0 : self + (self < 0 ? -more : more)
  }
}
