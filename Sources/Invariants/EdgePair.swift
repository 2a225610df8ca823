internal import GestureTrace

/// A value for each edge, such as whether a rule has already spoken about it.
struct EdgePair<Value> {
  var header: Value
  var footer: Value

  /// The same value for both edges.
  init(_ value: Value) {
    header = value
    footer = value
  }

  subscript(edge: Edge) -> Value {
    get { edge == .header ? header : footer }
    set {
      switch edge {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }
}
