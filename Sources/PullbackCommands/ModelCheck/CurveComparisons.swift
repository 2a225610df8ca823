import HeadlessUIKit

/// The model's closed forms beside offsets that were measured on iOS.
enum CurveComparisons {
  /// The view's height in Cranpose PR 541, in points.
  private static let height = 681.666_7

  static func rubberBand(in folder: String) throws(CommandFailure) -> ModelComparison {
    let table = try MeasurementTable("c1-rubberband", in: folder)
    let (fingers, shown) = (
      try table.numbers("translation_pt"), try table.numbers("overscroll_pt")
    )
    return ModelComparison(
      name: "c1-rubberband", what: "overscroll under a finger",
      errors: zip(fingers, shown).map { RubberBand.displayed($0, dimension: height) - $1 },
      bound: .maximum(0.2))
  }

  static func targets(in folder: String) throws(CommandFailure) -> ModelComparison {
    let table = try MeasurementTable("c1-target", in: folder)
    let (rates, starts) = (try table.numbers("rate"), try table.numbers("offset_y"))
    let (speeds, ends) = (
      try table.numbers("velocity_pt_per_ms"), try table.numbers("target_y")
    )
    let errors = rates.indices.map { index in
      Momentum(
        start: starts[index], velocity: speeds[index] * 1000, decelerationRate: rates[index]
      ).destination - ends[index]
    }
    return ModelComparison(
      name: "c1-target", what: "where flings come to rest", errors: errors, bound: .maximum(0.2))
  }

  /// The release velocity stands in the first line's note; the clock's shift is fitted.
  static func fling(in folder: String) throws(CommandFailure) -> ModelComparison {
    let table = try MeasurementTable("c1-fling", in: folder)
    let (times, offsets) = (try table.numbers("t_ms"), try table.numbers("offset_y"))
    let momentum = Momentum(start: offsets[0], velocity: 480.8337, decelerationRate: 0.998)
    let (shift, errors) = fitted(in: 0...0.05) { shift in
      // The first row is the release itself.
      zip(times, offsets).dropFirst().map { time, offset in
        momentum.offset(at: min(time / 1000 + shift, momentum.duration)) - offset
      }
    }
    return ModelComparison(
      name: "c1-fling", what: "a fling, timed", errors: errors, bound: .rootMeanSquare(0.3),
      note: "clock shifted by \((shift * 10_000).rounded() / 10) ms")
  }

  static func heldBounce(in folder: String) throws(CommandFailure) -> ModelComparison {
    let table = try MeasurementTable("c1-bounce-hold", in: folder)
    let (times, offsets) = (try table.numbers("t_ms"), try table.numbers("offset_y"))
    let policies = ScrollPolicies()
    let bounce = Bounce(
      edge: 0, distance: offsets[0], velocity: -policies.heldReleaseSpeed * offsets[0],
      spring: policies.bounce.spring)
    return ModelComparison(
      name: "c1-bounce-hold", what: "a bounce after holding still",
      errors: zip(times, offsets).map { bounce.offset(at: $0 / 1000) - $1 },
      bound: .rootMeanSquare(0.25))
  }

  /// A bounce of momentum, a row a frame; its speed at the edge and when it was there are fitted.
  static func bounce(_ name: String, in folder: String) throws(CommandFailure) -> ModelComparison {
    let table = try MeasurementTable(name, in: folder)
    let (frames, offsets) = (try table.numbers("frame60"), try table.numbers("abs_offset_y"))
    let edge = try table.numbers("edge")[0]
    let spring = ScrollPolicies().bounce.spring
    var speed = 0.0
    let (shift, errors) = fitted(in: 0...0.05) { shift in
      // The offset grows in proportion to the speed, so that the best speed is a quotient.
      let unit = Bounce(edge: 0, distance: 0, velocity: 1, spring: spring)
      let shape = frames.map { unit.offset(at: $0 / 60 + shift) }
      let distances = offsets.map { $0 - edge }
      speed =
        zip(shape, distances).reduce(0) { $0 + $1.0 * $1.1 }
        / shape.reduce(0) { $0 + $1 * $1 }
      return zip(shape, distances).map { $0 * speed - $1 }
    }
    return ModelComparison(
      name: name, what: "a bounce of momentum", errors: errors, bound: .rootMeanSquare(0.25),
      note: "hit at \(Int(speed.rounded())) pt/s, "
        + "\((shift * 10_000).rounded() / 10) ms before the first frame")
  }

  /// The errors with the shift of the clock in `range` seconds that makes their squares least.
  private static func fitted(
    in range: ClosedRange<Double>, _ errors: (Double) -> [Double]
  ) -> (shift: Double, errors: [Double]) {
    var (low, high) = (range.lowerBound, range.upperBound)
    func squares(_ shift: Double) -> Double { errors(shift).reduce(0) { $0 + $1 * $1 } }
    // The sum has one valley: a third of the rest is left out each time.
    for _ in 0..<80 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if squares(left) < squares(right) { high = right } else { low = left }
    }
    return ((low + high) / 2, errors((low + high) / 2))
  }
}
