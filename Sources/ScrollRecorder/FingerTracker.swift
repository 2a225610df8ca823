package import GestureTrace
package import UIKit

/// The fingers on a list, told apart by where they are.
///
/// A pan says how many touches it has and where each is, not which of them came or left since it was
/// last asked: a place belongs to the finger that was nearest to it.
package struct FingerTracker {
  private struct Finger {
    var id: Int
    var place: CGPoint
  }

  private var down: [Finger] = []
  /// The horizontal place of each finger as the rows have it.
  private var columns: [Int: Double] = [:]

  package init() {}

  /// Whether no finger is down.
  package var isEmpty: Bool { down.isEmpty }

  /// What the fingers have done since they were last seen: those that left, moved and came, in this order.
  ///
  /// `places` is where they are now, in view coordinates; it is empty where none is down.
  package mutating func see(_ places: [CGPoint]) -> [WorldEvent] {
    var free = Array(places.indices)
    var staying: [Finger] = []
    var rows: [WorldEvent] = []
    // Fewer places than fingers: the nearest pairs stay, whoever remains has left.
    for (index, place) in pairs(places) {
      var finger = down[index]
      free.removeAll { $0 == place }
      let moved = finger.place != places[place]
      finger.place = places[place]
      staying.append(finger)
      if moved { rows.append(.move(row(finger))) }
    }
    let left = down.filter { finger in !staying.contains { $0.id == finger.id } }
    rows.insert(contentsOf: left.map { .lift(row($0)) }, at: 0)
    down = staying
    for place in free {
      let finger = Finger(id: firstFreeId, place: places[place])
      down.append(finger)
      rows.append(.touch(row(finger)))
    }
    down.sort { $0.id < $1.id }
    return rows
  }

  /// The system took the fingers.
  package mutating func forget() { down = [] }

  /// Fingers and places that belong together, in the order of the fingers.
  private func pairs(_ places: [CGPoint]) -> [(finger: Int, place: Int)] {
    let candidates = down.indices.flatMap { finger in
      places.indices.map { (finger: finger, place: $0) }
    }
    let nearestFirst = candidates.sorted { one, other in
      distance(down[one.finger].place, places[one.place])
        < distance(down[other.finger].place, places[other.place])
    }
    var chosen: [(finger: Int, place: Int)] = []
    for pair in nearestFirst
    where !chosen.contains(where: { $0.finger == pair.finger || $0.place == pair.place }) {
      chosen.append(pair)
    }
    return chosen.sorted { $0.finger < $1.finger }
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
    Double((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))
  }

  private var firstFreeId: Int {
    var id = 0
    while down.contains(where: { $0.id == id }) { id += 1 }
    return id
  }

  /// A finger's place as a row has it: the first finger's column only where it is a new one.
  private mutating func row(_ finger: Finger) -> FingerPlace {
    let x = NumberText.rounded(Double(finger.place.x))
    let y = NumberText.rounded(Double(finger.place.y))
    guard finger.id == 0 else { return FingerPlace(y: y, x: x, finger: finger.id) }
    let isNew = columns[0] != x
    columns[0] = x
    return FingerPlace(y: y, x: isNew ? x : nil)
  }
}
