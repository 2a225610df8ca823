/// Something that a control shows, and the row that says so.
struct Shown<Value> {
  var value: Value
  var place: Place
}

/// What the rows say that the control of an edge shows; `nil` where none says anything.
struct Look {
  /// Parts of a whole that differ by less are the same: the rounding of rows.
  static let grain = 0.000_001_5

  var text: Shown<String>?
  var spinner: Shown<Bool>?
  /// How far the control shows the pull to be.
  var progress: Shown<Double>?
  /// How opaque the control is.
  var alpha: Shown<Double>?
}
