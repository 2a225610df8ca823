import GestureTrace
import HeadlessUIKit

/// A pull or an approach that a contract must answer by one callback.
struct ProbePull {
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
  init?(of edge: Edge, _ contract: Contract, in world: World, scene: Scene) {
    guard let line = world.line(of: edge, contract), world.height > 0 else { return nil }
    let range = world.rest...world.end(with: contract.footer?.keeps ?? 0)
    // An approach begins inside the content, a pull at rest; where the content is little taller than the
    // view the line lies before that, and what counts is to move towards the end.
    let start =
      edge == .header ? world.rest : max(world.rest, min(line.offset, world.end()) - Self.approach)
    let past = line.offset + line.direction * Self.excess
    let target = edge == .header ? past : max(past, start + Self.excess)
    let overscroll = max(range.lowerBound - target, target - range.upperBound)
    let bounces = scene.bounces && (scene.alwaysBounce || range.lowerBound < range.upperBound)
    guard overscroll <= 0 || bounces, overscroll < Self.reach * world.height else { return nil }
    self.edge = edge
    self.start = start
    self.target = target
    self.range = range
    height = world.height
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
