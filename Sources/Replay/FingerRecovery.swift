import GestureTrace
import HeadlessUIKit

/// The finger behind recorded offsets: the way in which an offset trace is driven through the model.
///
/// Between a `drag` and its `release` the finger's travel is what the rubber band of the recorded scene
/// takes to show those offsets, and the pan slop besides, unless the touch catches the model in motion.
/// `glide` rows are the recording's own momentum; like the offsets themselves they stay as reference.
struct FingerRecovery {
  private let range: ClosedRange<Double>
  private let dimension: Double
  private let slop: Double
  /// The drag under way.
  private var drag: Drag?
  private var lastOffset: Double

  private struct Drag {
    /// Where the finger came down, and where the content was then without resistance.
    let finger, raw: Double
    /// Points that the finger travels before the content follows.
    let slop: Double
    /// 1 for a finger that moves down, -1 for up, 0 until it moves.
    var direction = 0.0
    var place: Double
  }

  init(scene: Scene, slop: Double) {
    let low = scene.topRest
    let high = scene.content + scene.inset.bottom + scene.safeArea.bottom - scene.height
    range = low...max(low, high)
    dimension = scene.height
    self.slop = slop
    lastOffset = scene.offset ?? low
  }

  /// What the finger does for a row, before the row itself; `catches` tells whether the content moves
  /// by itself then.
  mutating func fingers(for event: WorldEvent, catches: Bool) -> [WorldEvent] {
    switch event {
    case .drag(let offset): return follow(offset, catches)
    case .release(let offset, _):
      let moves = follow(offset, catches)
      let place = drag?.place ?? 0
      drag = nil
      return moves + [.lift(FingerPlace(y: place))]
    case .glide(let offset):
      lastOffset = offset
      return []
    case .cancel:
      drag = nil
      return []
    default: return []
    }
  }

  private mutating func follow(_ offset: Double, _ catches: Bool) -> [WorldEvent] {
    var events: [WorldEvent] = []
    // The touch comes down in the middle, where the content is then.
    let middle = dimension / 2
    var drag =
      self.drag
      ?? Drag(
        finger: middle, raw: unbanded(lastOffset), slop: catches ? 0 : slop, place: middle)
    if self.drag == nil { events.append(.touch(FingerPlace(y: middle))) }
    if drag.direction == 0, offset != lastOffset { drag.direction = offset < lastOffset ? 1 : -1 }
    drag.place = drag.finger + (drag.raw - unbanded(offset)) + drag.slop * drag.direction
    self.drag = drag
    lastOffset = offset
    events.append(.move(FingerPlace(y: drag.place)))
    return events
  }

  private func unbanded(_ offset: Double) -> Double {
    RubberBand.unband(offset, in: range, dimension: dimension)
  }
}
