internal import GestureTrace

/// A control that has been taken off, until it is put on again.
struct Detachment: Watch {
  static var reads: ClauseReads { [.rows, .turns] }

  private let edge: Edge
  private let place: Place

  /// `nil` where it was off already.
  init?(of edge: Edge, _ here: borrowing Situation) {
    guard here[edge].detached?.history == here.place.history else { return nil }
    self.edge = edge
    place = here.place
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    let now = here.place
    return switch step {
    case .attach(edge): .passed
    case .fired(edge, _): broken("called back at \(now)", expected: "no callback", here)
    case .setInset(_, _, _, let writer) where isOwn(writer, here):
      broken("wrote the inset at \(now)", expected: "no write", here)
    case .setOffset(_, _, let writer) where isOwn(writer, here):
      broken("wrote the offset at \(now)", expected: "no write", here)
    default: nil
    }
  }

  /// Whether a write that comes after the instant of the detach is this control's; one of an unknown edge
  /// is a detached one's only where no other is attached.
  private func isOwn(_ writer: Edge?, _ here: Situation) -> Bool {
    guard place.time < here.now || !here.excuses(.farewell) else { return false }
    if let writer { return writer == edge }
    return here.attachedEdges.isEmpty && (edge == .header || here.header.detached == nil)
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    guard place.time == here.now, here[edge].insetsTold else { return nil }
    let room = here.layout.own(edge)
    guard room.magnitude > here.contract.tolerance else { return nil }
    return room > 0
      ? broken("left \(points: room) of its room in the inset", expected: "none", here)
      : broken("took \(points: -room) too much out of the inset", expected: "its own alone", here)
  }

  private func broken(_ what: Account, expected: Account, _ here: Situation) -> Judgement {
    let (edge, place) = (edge, place)
    return here.broken(
      "the \(edge) was detached at \(place), but \(what)", expected: expected, also: [here.place])
  }
}
