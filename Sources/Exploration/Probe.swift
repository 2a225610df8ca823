import GestureTrace
import HeadlessUIKit

/// A pull or an approach that a contract must answer by one callback.
struct Probe {
  let edge: Edge
  /// The offset at which the list stands before, and the one to which the finger brings it.
  private let start, target: Double
  /// The offsets that the list may take by itself, and the view's height.
  private let range: ClosedRange<Double>
  private let height: Double

  /// Points by which the finger goes past the line.
  private static let excess = 12.0
  /// Points before the line from which an approach begins.
  private static let approach = 80.0
  /// How far past its range a finger can bring a list, as a part of the view's height.
  private static let reach = 0.8
  /// Samples of the finger's way, the time between two of them, and how long it holds still then.
  private static let samples = 8
  private static let interval: Int64 = 50_000
  private static let hold: Int64 = 300_000

  /// `nil` where the contract asks nothing of such a gesture in this world, or where the list cannot be
  /// brought so far.
  ///
  /// `inset` is the plain inset at rest, with what the footer keeps.
  init?(of edge: Edge, _ contract: Contract, in world: World, inset: Insets, scene: Scene) {
    let height = world.height
    let rest = -(inset.top + world.safeArea.top)
    let bottom = inset.bottom + world.safeArea.bottom
    let range = rest...max(rest, world.content + bottom - height)
    guard height > 0, scene.bounces else { return nil }
    switch edge {
    case .header:
      guard let header = contract.header else { return nil }
      start = rest
      target = rest - header.trigger.points(height: height) - Self.excess
    case .footer:
      guard let footer = contract.footer else { return nil }
      let end = max(rest, world.content + bottom - footer.keeps - height)
      if world.content - rest + bottom - footer.keeps <= height {
        guard footer.short == .pull else { return nil }
        start = rest
        target = rest + footer.shortTrigger(height: height) + Self.excess
      } else {
        let points = footer.trigger.points(height: height)
        let line = footer.measure == .distance ? end - points : end + points
        start = max(rest, min(line, end) - Self.approach)
        // Where the list rests past the line already it is moved on towards its end.
        target = max(line, start) + Self.excess
      }
    }
    let overscroll = max(range.lowerBound - target, target - range.upperBound)
    let bouncesHere = scene.alwaysBounce || range.lowerBound < range.upperBound
    guard overscroll <= 0 || bouncesHere, overscroll < Self.reach * height else { return nil }
    self.edge = edge
    self.range = range
    self.height = height
  }

  /// What the app does so that the probe can begin.
  var preparation: WorldEvent { .scrollTo(offset: start, animated: false) }

  /// The rows of the gesture from `time` on: offsets, or a finger that moves the list there.
  func rows(from time: Tick, asOffsets: Bool, slop: Double) -> [Row] {
    let finger = Finger(start: start, target: target, range: range, height: height, slop: slop)
    var rows: [Row] = []
    if !asOffsets { rows.append(Row(time, .touch(FingerPlace(y: finger.place(at: start))))) }
    for sample in 1...Self.samples {
      let part = Double(sample) / Double(Self.samples)
      let offset = start + (target - start) * part
      let now = Tick(microseconds: time.microseconds + Int64(sample) * Self.interval)
      rows.append(
        Row(
          now,
          asOffsets
            ? .drag(offset: offset) : .move(FingerPlace(y: finger.place(at: offset)))))
    }
    let lift = Tick(
      microseconds: time.microseconds + Int64(Self.samples) * Self.interval + Self.hold)
    rows.append(
      Row(
        lift,
        asOffsets
          ? .release(offset: target, velocity: 0)
          : .lift(FingerPlace(y: finger.place(at: target)))))
    return rows
  }

  /// Where a finger is that has brought the list to an offset.
  private struct Finger {
    let start, target: Double
    let range: ClosedRange<Double>
    let height, slop: Double

    func place(at offset: Double) -> Double {
      let travel = unbanded(start) - unbanded(offset)
      let lost = offset == start ? 0 : target < start ? slop : -slop
      return NumberText.rounded(height / 2 + travel + lost)
    }

    private func unbanded(_ offset: Double) -> Double {
      RubberBand.unband(offset, in: range, dimension: height)
    }
  }
}
