public import GestureTrace

/// A contract as it was found out from outside; what could not be observed is `nil`.
public struct ProbedContract: Hashable, Sendable {
  /// `nil`: nothing that was tried had an answer, so that there is no such control.
  public var header, footer: ProbedEdge?
  /// `nil` where there are no two edges, or one of them could not be made to load.
  public var overlap: Contract.Overlap?
  /// The first fault that has ended an experiment, so that less could be seen; `nil` where none has.
  public var fault: String?

  /// As a contract is written, every field in it, `null` where nothing is known; the fault is no part of it.
  public var json: JSONValue {
    var object = JSONObject()
    object["header"] = header.map { .object($0.json(of: .header)) } ?? .null
    object["footer"] = footer.map { .object($0.json(of: .footer)) } ?? .null
    object["overlap"] = .word(overlap)
    // Within how many points a resting place is met is asked of a control, not seen of it.
    object["tolerance"] = .null
    return .object(object)
  }
}

/// What was found out about one edge.
public struct ProbedEdge: Hashable, Sendable {
  public var trigger: TriggerLength?
  public var inclusive: Bool?
  /// A footer's only; `nil` where the line is the end itself.
  public var measure: FooterContract.Measure?
  public var fires: Firing?
  public var hold: Double?
  public var keeps: Double?
  /// Seconds until the hold stood, from the lift where it waited for that; `nil` where nothing opens.
  public var opening: Double?
  public var momentum: Bool?
  /// A header's only.
  public var startAtTop: Bool?
  /// Seconds to the callback, the longer one of a pull's and a begin's.
  public var delay: Double?
  /// `nil` where no time passes before the callback.
  public var endInSettling: EndInSettling?
  public var begin: Beginning?
  /// A header's only; never `either`, of which one is seen; `nil` for one that fires at the line, or asks
  /// for a touch at rest at the top where its hold is in the way.
  public var lateRelease: HeaderContract.LateRelease?
  /// A header's only; `nil` where there is no footer.
  public var clearsNoMore: Bool?
  /// A header's only: whether the hold does shrink; `nil` where no more is held than is kept.
  public var scrollsAway: Bool?
  /// The last five are a footer's only.
  public var short: FooterContract.Short?
  public var shortTrigger: Double?
  public var shortFires: Firing?
  /// `nil` where it loads at the lift, unless momentum makes it load again and again.
  public var `repeat`: FooterContract.Repeat?
  public var tap: Bool?
  /// By phase; empty where no text was seen.
  public var texts: [Phase: [String]] = [:]

  init() {}
}

extension ProbedEdge {
  fileprivate func json(of edge: Edge) -> JSONObject {
    var object = JSONObject()
    object["trigger"] = trigger.map(\.json) ?? .null
    object["inclusive"] = .flag(inclusive)
    if edge == .footer { object["measure"] = .word(measure) }
    object["fires"] = .word(fires)
    object["hold"] = .points(hold)
    object["keeps"] = .points(keeps)
    object["opening"] = .points(opening)
    object["momentum"] = .flag(momentum)
    if edge == .header { object["startAtTop"] = .flag(startAtTop) }
    object["delay"] = .points(delay)
    object["endInSettling"] = .word(endInSettling)
    object["begin"] = .word(begin)
    switch edge {
    case .header:
      object["lateRelease"] = .word(lateRelease)
      object["clearsNoMore"] = .flag(clearsNoMore)
      object["scrollsAway"] = .flag(scrollsAway)
    case .footer:
      object["short"] = .word(short)
      object["shortTrigger"] = .points(shortTrigger)
      object["shortFires"] = .word(shortFires)
      object["repeat"] = .word(`repeat`)
      object["tap"] = .flag(tap)
    }
    object["texts"] = texts.isEmpty ? .null : .object(textsJSON)
    return object
  }

  private var textsJSON: JSONObject {
    var object = JSONObject()
    // The phases for which a contract names texts.
    for phase in [Phase.idle, .pulling, .armed, .refreshing, .noMore] {
      object[phase.rawValue] = texts[phase].map { .array($0.map { .string($0) }) }
    }
    return object
  }
}

extension JSONValue {
  fileprivate static func word(_ value: (some RawRepresentable<String>)?) -> JSONValue {
    value.map { .string($0.rawValue) } ?? .null
  }

  fileprivate static func flag(_ value: Bool?) -> JSONValue { value.map { .bool($0) } ?? .null }

  fileprivate static func points(_ value: Double?) -> JSONValue {
    value.map { .number($0) } ?? .null
  }
}
