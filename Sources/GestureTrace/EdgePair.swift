/// One value for each edge.
///
/// Its body is given to other modules, since the rules read it at every row.
@frozen @usableFromInline package struct EdgePair<Value> {
  @usableFromInline package var header, footer: Value

  @inlinable package init(header: Value, footer: Value) {
    self.header = header
    self.footer = footer
  }

  /// The same value for both edges.
  @inlinable package init(_ value: Value) {
    header = value
    footer = value
  }

  @inlinable package subscript(edge: Edge) -> Value {
    get { edge == .header ? header : footer }
    set {
      switch edge {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }
}
