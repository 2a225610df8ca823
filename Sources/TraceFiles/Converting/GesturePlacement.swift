public import GestureTrace

/// How a gesture that was recorded somewhere else is laid into a scene.
public struct GesturePlacement: Hashable, Sendable {
  /// What the list shows when the gesture begins.
  public enum Anchor: Hashable, Sendable {
    /// At rest at the top: a finger that goes down pulls.
    case top
    /// At rest at the end: a finger that goes up loads more.
    case bottom
    /// This `contentOffset.y`, in points.
    case offset(Double)
  }

  /// The scroll view; its `offset` is set by the anchor.
  public var scene = Scene()
  public var anchor: Anchor = .top
  /// Points for each unit of the table, above 0; 1/2.625 for pixels of a screen of 420 dpi.
  public var pointsPerUnit: Double = 1
  /// Whether up and down are swapped, so that a fling down serves the other edge.
  public var isMirrored = false
  /// Whether the path is moved, by as little as is needed, to lie inside the view.
  public var fits = true

  /// The default scene, at rest at the top, a point for each unit.
  public init() {}
}

extension FingerPath {
  /// The gesture as a trace, its lengths rounded to 10⁻⁶ pt.
  ///
  /// A path longer than the view is high cannot lie inside it; then its first touch does, as near to
  /// the edge that gives it the most room.
  public func trace(_ placement: GesturePlacement) -> Trace {
    var header = TraceHeader()
    header.title = name
    header.scene = placement.scene
    header.scene.offset = placement.offset
    header.drive = .finger
    header.recorded = recorded(placement)
    let ys = placement.placedY(samples.map(\.y))
    let xs = placement.placedX(samples.map(\.x))
    let rows = samples.indices.map { index in
      let sample = samples[index]
      // Arguments are told by their place, so a row that names a finger names its x.
      let middle = sample.pointer == 0 ? nil : placement.scene.width / 2
      let place = FingerPlace(
        y: ys[index], x: xs[index] ?? middle, finger: sample.pointer == 0 ? nil : sample.pointer)
      switch sample.phase {
      case .down: return Row(sample.time, .touch(place))
      case .move: return Row(sample.time, .move(place))
      case .up: return Row(sample.time, .lift(place))
      }
    }
    return Trace(header: header, rows: rows)
  }

  private func recorded(_ placement: GesturePlacement) -> JSONObject {
    var recorded = JSONObject()
    recorded["by"] = "pullback convert"
    recorded["source"] = .string(name)
    if placement.pointsPerUnit != 1 { recorded["pointsPerUnit"] = .number(placement.pointsPerUnit) }
    if placement.isMirrored { recorded["mirrored"] = true }
    return recorded
  }
}

extension GesturePlacement {
  /// The first offset; `nil` is at rest at the top.
  fileprivate var offset: Double? {
    switch anchor {
    case .top: return nil
    case .bottom:
      let end = scene.content + scene.inset.bottom + scene.safeArea.bottom - scene.height
      return max(end, scene.topRest)
    case .offset(let offset): return offset
    }
  }

  fileprivate func placedY(_ values: [Double]) -> [Double] {
    let points = values.map { value in
      let points = value * pointsPerUnit
      return isMirrored ? scene.height - points : points
    }
    let shift = fits ? Self.shift(points, into: scene.height) : 0
    return points.map { NumberText.rounded($0 + shift) }
  }

  fileprivate func placedX(_ values: [Double?]) -> [Double?] {
    let points = values.map { $0.map { $0 * pointsPerUnit } }
    let shift = fits ? Self.shift(points.compactMap { $0 }, into: scene.width) : 0
    return points.map { $0.map { NumberText.rounded($0 + shift) } }
  }

  /// The smallest shift that brings all values, or if they span too much the first, into 0…length.
  private static func shift(_ values: [Double], into length: Double) -> Double {
    guard let first = values.first, let least = values.min(), let most = values.max() else {
      return 0
    }
    if most - least <= length { return least < 0 ? -least : min(0, length - most) }
    // Most of the path lies on one side of the first touch, which goes to the edge of the other.
    return (most - first > first - least ? 0 : length) - first
  }
}
