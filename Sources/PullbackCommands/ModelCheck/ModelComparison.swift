/// How near the scroll model comes to one published measurement.
struct ModelComparison {
  /// The file of the measurement, without its ending.
  var name: String
  /// What was measured.
  var what: String
  /// Differences of the model from each measured value, in points; empty where an order is compared.
  var errors: [Double] = []
  /// What the differences are held against.
  var bound: Bound
  /// What was found besides, or what was fitted.
  var note: String?

  enum Bound {
    /// The greatest difference in points.
    case maximum(Double)
    /// The root mean square in points.
    case rootMeanSquare(Double)
    /// An order of values or flags; `holds` tells whether the model has the same.
    case order(holds: Bool)
  }

  var rootMeanSquare: Double {
    guard !errors.isEmpty else { return 0 }
    return (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
  }

  var maximum: Double { errors.map(\.magnitude).max() ?? 0 }

  /// Whether the model is as near as it must be.
  var isGood: Bool {
    switch bound {
    case .maximum(let limit): !errors.isEmpty && maximum <= limit
    case .rootMeanSquare(let limit): !errors.isEmpty && rootMeanSquare <= limit
    case .order(let holds): holds
    }
  }
}
