import GestureTrace
import HeadlessUIKit

/// The finger behind recorded offsets: the way in which an offset trace is driven through the model.
///
/// Between a `drag` and its `release` the finger's travel is what the rubber band of the recorded scene
/// takes to show those offsets, the pan slop added where the drag starts from rest. `glide` rows are
/// the recording's own momentum and stay as reference.
struct FingerRecovery {
  private let range: ClosedRange<Double>
  private let dimension: Double
  private let slop: Double
  private var start: (finger: Double, raw: Double)?
  private var direction = 0.0
  private var isGliding = false
  private var lastOffset: Double
  private var lastFinger = 0.0

  init(scene: Scene, slop: Double) {
    let low = scene.topRest
    let high = scene.content + scene.inset.bottom + scene.safeArea.bottom - scene.height
    range = low...max(low, high)
    dimension = scene.height
    self.slop = slop
    lastOffset = scene.offset ?? low
  }

  /// The rows to be performed instead; each keeps its line.
  static func fingers(for rows: [PlacedRow], scene: Scene, slop: Double) -> [PlacedRow] {
    var recovery = FingerRecovery(scene: scene, slop: slop)
    return rows.flatMap { recovery.recover($0) }
  }

  private mutating func recover(_ placed: PlacedRow) -> [PlacedRow] {
    guard case .world(let event) = placed.row.event else { return [placed] }
    switch event {
    case .drag(let offset): return follow(offset, placed)
    case .release(let offset, _):
      let moves = follow(offset, placed)
      start = nil
      isGliding = true
      return moves + [placed.becoming(.lift(FingerPlace(y: lastFinger)))]
    case .glide(let offset):
      lastOffset = offset
      isGliding = true
      return [placed]
    case .cancel:
      start = nil
      return [placed]
    default: return [placed]
    }
  }

  private mutating func follow(_ offset: Double, _ placed: PlacedRow) -> [PlacedRow] {
    var rows: [PlacedRow] = []
    let begun: (finger: Double, raw: Double)
    if let start {
      begun = start
    } else {
      // The touch comes down in the middle, where the content is then.
      begun = (dimension / 2, RubberBand.unband(lastOffset, in: range, dimension: dimension))
      start = begun
      direction = 0
      rows.append(placed.becoming(.touch(FingerPlace(y: begun.finger))))
    }
    if direction == 0, offset != lastOffset { direction = offset < lastOffset ? 1 : -1 }
    lastFinger = finger(at: offset, from: begun)
    rows.append(placed.becoming(.move(FingerPlace(y: lastFinger))))
    rows.append(placed)
    lastOffset = offset
    return rows
  }

  /// Where the finger is when it shows `offset`.
  private func finger(at offset: Double, from begun: (finger: Double, raw: Double)) -> Double {
    let raw = RubberBand.unband(offset, in: range, dimension: dimension)
    return begun.finger + (begun.raw - raw) + (isGliding ? 0 : slop * direction)
  }
}

extension PlacedRow {
  fileprivate func becoming(_ event: WorldEvent) -> PlacedRow {
    PlacedRow(row: Row(row.time, event), line: line)
  }
}
