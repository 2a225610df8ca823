internal import GestureTrace

/// How sentences write what was read: points, seconds, counts, edges.
enum Words {
  /// Points with at most three decimals, without the unit; values finer than that are kept whole.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "an impossible number of" }
    guard value.magnitude < 1e9 else { return NumberText.of(value) }
    let rounded = (value * 1000).rounded() / 1000
    return NumberText.of(rounded == 0 && value != 0 ? NumberText.rounded(value) : rounded)
  }

  /// Points with their unit.
  static func points(_ value: Double) -> String { "\(number(value)) pt" }

  /// An instant or a span in seconds, to the millisecond.
  static func seconds(_ tick: Tick) -> String { "\(number(tick.seconds)) s" }

  /// A count and what is counted.
  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many)"
  }

  /// Each once, the last two joined by `word`.
  static func list(_ items: [String], _ word: String = "and") -> String {
    let once = items.enumerated().filter { !items[..<$0.offset].contains($0.element) }
      .map(\.element)
    guard let last = once.last, once.count > 1 else { return once.first ?? "" }
    return once.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// A clause as a sentence: with a capital and a full stop.
  static func sentence(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }

  /// Where a quantity has to be: `between 0 and 44 pt`, `44 pt`, `at least 0 pt`.
  static func range(_ range: ClosedRange<Double>, _ quantity: Quantity) -> String {
    if range.lowerBound == range.upperBound { return quantity.text(range.lowerBound) }
    if range.upperBound == .infinity { return "at least \(quantity.text(range.lowerBound))" }
    if range.lowerBound == -.infinity { return "at most \(quantity.text(range.upperBound))" }
    return "between \(number(range.lowerBound)) and \(quantity.text(range.upperBound))"
  }

  /// What a control says, in quotes, so that it cannot steer a terminal.
  static func quoted(_ text: String) -> String { "\"\(text.printable)\"" }

  /// Whose control does something: `the header`, or `a control` where that is not told.
  static func control(of edge: Edge?) -> String { edge.map { "the \($0.rawValue)" } ?? "a control" }

  /// How a phase is called in a sentence.
  static func name(_ phase: Phase) -> String { phase == .noMore ? "no-more" : phase.rawValue }
}

extension Edge {
  /// The end of the list on the other side.
  var other: Edge { self == .header ? .footer : .header }

  /// What a callback of this edge is called.
  var callback: String { self == .header ? "refresh" : "load" }
}
