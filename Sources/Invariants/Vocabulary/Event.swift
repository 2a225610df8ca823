public import GestureTrace

/// Something that happens at a row, such as a callback or a lift.
public struct Event: Sendable {
  /// What it is called, without an article: `callback of the header`.
  public let name: String
  /// Whether the row that has just been read is one.
  let happens: @Sendable (Step, Situation) -> Bool

  /// Something of one's own; `name` goes without an article: `tap on the badge`.
  ///
  /// `happens` is asked after each row that changes anything but the offset, with what the row was and with
  /// the state after it.
  public init(_ name: String, _ happens: @escaping @Sendable (Step, Situation) -> Bool) {
    self.name = name
    self.happens = happens
  }

  /// The same, where `condition` holds once the row has been read.
  public func when(_ condition: Condition) -> Event {
    Event("\(name) while \(condition.words)") { step, situation in
      happens(step, situation) && condition.holds(situation)
    }
  }

  /// Either of two.
  public func or(_ other: Event) -> Event {
    Event("\(name) or \(other.name)") { step, situation in
      happens(step, situation) || other.happens(step, situation)
    }
  }

  /// With its article.
  var article: String {
    "\(name.first.map { "aeiou".contains($0) } == true ? "an" : "a") \(name)"
  }
}

extension Event {
  // MARK: What the person does

  /// The first finger comes down.
  public static let touch = Event("touch") { step, _ in
    if case .touchBegan = step { true } else { false }
  }
  /// The last finger leaves.
  public static let lift = Event("lift") { step, _ in
    if case .touchEnded(cancelled: false) = step { true } else { false }
  }
  /// The system takes the gesture.
  public static let cancel = Event("cancel") { step, _ in
    if case .touchEnded(cancelled: true) = step { true } else { false }
  }
  /// The last finger leaves, the offset past the edge's trigger as it stands then.
  public static func release(pastTriggerOf edge: Edge) -> Event {
    Event("release past the trigger of the \(edge.rawValue)") { step, situation in
      guard case .touchEnded(cancelled: false) = step else { return false }
      return situation[edge].exists && situation[edge].meets(situation[edge].past)
    }
  }
  /// The control is tapped.
  public static func tap(_ edge: Edge) -> Event {
    Event("tap on the \(edge.rawValue)") { step, _ in
      if case .tap(edge) = step { true } else { false }
    }
  }

  // MARK: What the app does

  /// The app's begin.
  public static func begin(_ edge: Edge) -> Event {
    Event("begin of the \(edge.rawValue)") { step, _ in
      if case .begin(edge) = step { true } else { false }
    }
  }
  /// The app's end, by itself or with its answer.
  public static func end(_ edge: Edge) -> Event {
    Event("end of the \(edge.rawValue)") { step, _ in
      if case .end(edge, _) = step { true } else { false }
    }
  }
  /// The app tells that there is no more to load.
  public static let noMore = Event("no-more") { step, _ in
    switch step {
    case .noMore, .end(_, .noMore): true
    default: false
    }
  }
  /// The app tells that there is more again.
  public static let reset = Event("reset") { step, _ in
    if case .reset = step { true } else { false }
  }
  /// The app or the system changes insets, content or size.
  public static let change = Event("change of insets, content or size") { step, _ in
    if case .geometry = step { true } else { false }
  }
  /// The control is enabled, disabled, hidden or shown.
  public static func gate(_ edge: Edge) -> Event {
    Event("change of whether the \(edge.rawValue) can be used") { step, _ in
      if case .gate(edge) = step { true } else { false }
    }
  }
  /// The view leaves its window or comes back.
  public static let window = Event("change of the window") { step, _ in
    if case .window = step { true } else { false }
  }
  /// The control is taken off the list.
  public static func detach(_ edge: Edge) -> Event {
    Event("detach of the \(edge.rawValue)") { step, _ in
      if case .detach(edge) = step { true } else { false }
    }
  }
  /// The control is put on the list.
  public static func attach(_ edge: Edge) -> Event {
    Event("attach of the \(edge.rawValue)") { step, _ in
      if case .attach(edge) = step { true } else { false }
    }
  }

  // MARK: What the control does

  /// The control calls back, by the user or by code.
  public static func fired(_ edge: Edge) -> Event {
    Event("callback of the \(edge.rawValue)") { step, _ in
      if case .fired(edge, _) = step { true } else { false }
    }
  }
  /// The control calls back for the user, or for the app's begin.
  public static func fired(_ edge: Edge, by origin: Origin) -> Event {
    let whose = origin == .user ? "for the user" : "by code"
    return Event("callback of the \(edge.rawValue) \(whose)") { step, _ in
      if case .fired(edge, origin) = step { true } else { false }
    }
  }
  /// The control comes into a phase.
  public static func phase(_ edge: Edge, _ phase: Phase) -> Event {
    Event("\(Words.name(phase)) of the \(edge.rawValue)") { step, situation in
      if case .phase(edge, _) = step { situation[edge].phase == phase } else { false }
    }
  }
  /// A control writes `contentInset`.
  public static let setInset = Event("write of the inset") { step, _ in
    if case .setInset = step { true } else { false }
  }
  /// A control writes `contentOffset`.
  public static let setOffset = Event("write of the offset") { step, _ in
    if case .setOffset = step { true } else { false }
  }
  /// The implementation trapped, threw, leaked or broke the protocol.
  public static let fault = Event("fault") { step, _ in
    if case .fault = step { true } else { false }
  }
}
