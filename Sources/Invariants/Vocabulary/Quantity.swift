public import GestureTrace

/// A number that can be read after each row.
public struct Quantity: Sendable {
  /// What it is called: `the offset`.
  public let name: String
  /// `points`, `seconds`, or whatever else it is counted in.
  public let unit: String
  let read: @Sendable (Situation) -> Double?

  /// A number of one's own; `read` gives `nil` where there is none at present.
  public init(
    _ name: String, unit: String = "points", _ read: @escaping @Sendable (Situation) -> Double?
  ) {
    self.name = name
    self.unit = unit
    self.read = read
  }

  /// A value of it in a sentence.
  func text(_ value: Double) -> String {
    unit == "points" ? Words.points(value) : "\(Words.number(value)) \(unit)"
  }
}

extension Quantity {
  /// `contentOffset.y`.
  public static let offset = Quantity("the offset") { $0.offset }
  /// What is seen of the offset, animations included.
  public static let seen = Quantity("the offset that is seen") { $0.seen }
  /// What the control of this edge has added to the app's inset.
  public static func ownPart(_ edge: Edge) -> Quantity {
    Quantity("the own part of the \(edge.rawValue)") {
      $0[edge].insetsTold ? $0.layout.own(edge) : nil
    }
  }
  /// How far the offset is past the edge's trigger, negative before it.
  public static func pastTrigger(_ edge: Edge) -> Quantity {
    Quantity("the way past the trigger of the \(edge.rawValue)") {
      $0[edge].exists ? $0[edge].past : nil
    }
  }
  /// How far the offset is outside its legal range, 0 inside.
  public static let excess = Quantity("the way out of the range") { $0.layout.excess($0.offset) }
  /// How far the control shows the pull to be.
  public static func progress(_ edge: Edge) -> Quantity {
    Quantity("the progress of the \(edge.rawValue)", unit: "of the pull") { $0.progress(edge) }
  }
  /// How opaque the control is, 0…1.
  public static func alpha(_ edge: Edge) -> Quantity {
    Quantity("the alpha of the \(edge.rawValue)", unit: "of full") { $0.alpha(edge) }
  }
  /// How many observers controls have on the list.
  public static let observers = Quantity("the number of observers", unit: "observers") {
    $0.observers.map(Double.init)
  }
}
