public import GestureTrace

/// A sentence that knows of which rows it speaks.
///
/// Written as a string; each place in it is told by its time, and by its line where that is a row of the trace,
/// and becomes part of the proof. Points, instants and edges are written as everywhere.
public struct Account: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
  /// The words.
  public private(set) var text: String
  /// The rows it names, in the order of the words.
  private(set) var places: [Place] = []

  /// The words, for a place where nothing is proven.
  public var description: String { text }

  public init(stringLiteral text: String) { self.text = text }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    places = stringInterpolation.places
  }

  static func + (first: Account, second: Account) -> Account {
    var both = first
    both.text += second.text
    both.places += second.places
    return both
  }

  /// Collects the words of a sentence, and the rows in them.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    var places: [Place] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A row: `0.817 s (line 41)`, or `0.833 s` for a row out.
    public mutating func appendInterpolation(_ place: Place) {
      text += place.text
      places.append(place)
    }

    /// Part of the sentence.
    public mutating func appendInterpolation(_ account: Account) {
      text += account.text
      places += account.places
    }

    /// Points with their unit: `12.5 pt`.
    public mutating func appendInterpolation(points: Double) { text += Words.points(points) }

    /// A number without its unit.
    public mutating func appendInterpolation(number: Double) { text += Words.number(number) }

    /// The name of an edge: `header`.
    public mutating func appendInterpolation(_ edge: Edge) { text += edge.rawValue }

    /// The name of a phase: `refreshing`.
    public mutating func appendInterpolation(_ phase: Phase) { text += Words.name(phase) }

    /// An instant or a span, in seconds.
    mutating func appendInterpolation(_ time: Tick) { text += Words.seconds(time) }

    /// Words as they are.
    public mutating func appendInterpolation(_ text: String) { self.text += text }

    /// A count, in digits.
    public mutating func appendInterpolation(_ count: Int) { text += String(count) }
  }
}
