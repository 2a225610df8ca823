public import GestureTrace

/// Something that is or is not the case after a row.
public struct Condition: Sendable {
  /// As a clause: `the header refreshes`.
  public let words: String
  let holds: @Sendable (Situation) -> Bool

  /// A condition of one's own; `words` are a clause, such as `the list is short`.
  public init(_ words: String, _ holds: @escaping @Sendable (Situation) -> Bool) {
    self.words = words
    self.holds = holds
  }

  /// Both.
  public static func && (a: Condition, b: Condition) -> Condition {
    Condition("\(a.words) and \(b.words)") { a.holds($0) && b.holds($0) }
  }

  /// At least one.
  public static func || (a: Condition, b: Condition) -> Condition {
    Condition("\(a.words) or \(b.words)") { a.holds($0) || b.holds($0) }
  }

  /// The opposite.
  public static prefix func ! (a: Condition) -> Condition {
    Condition("it is not so that \(a.words)") { !a.holds($0) }
  }
}

extension Condition {
  /// A finger is on the content.
  public static let dragging = Condition("a finger is down") { $0.isDragging }

  /// The run has ended settled, or nothing but show has happened for two seconds, no finger down.
  public static let settled = Condition("all is settled") { $0.isSettled }

  /// The control of this edge is in a phase.
  public static func phase(_ edge: Edge, _ phase: Phase) -> Condition {
    Condition("the \(edge.rawValue) is \(Words.name(phase))") { $0[edge].phase == phase }
  }

  /// A callback of this edge has been made whose load has not ended.
  public static func loading(_ edge: Edge) -> Condition {
    Condition("a load of the \(edge.rawValue) is open") { $0[edge].isLoading }
  }

  /// The control of this edge is attached, enabled and visible.
  public static func available(_ edge: Edge) -> Condition {
    Condition("the \(edge.rawValue) can be used") { $0[edge].isAvailable }
  }

  /// The spinner of this edge turns.
  public static func spinner(_ edge: Edge) -> Condition {
    Condition("the spinner of the \(edge.rawValue) turns") { $0.spinner(edge) == true }
  }

  /// The control of this edge says exactly this.
  public static func text(_ edge: Edge, _ text: String) -> Condition {
    Condition("the \(edge.rawValue) says \(Words.quoted(text))") { $0.text(edge) == text }
  }

  /// The content, own parts of controls taken out, fits the view.
  public static let contentFits = Condition("the content fits the view") { $0.layout.fits }
}
