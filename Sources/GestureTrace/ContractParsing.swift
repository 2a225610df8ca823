extension Contract {
  /// The contract that a JSON object says, as a history's header and an adapter write it.
  ///
  /// The reverse of `json`; fields that this version does not know are passed over.
  /// - Throws: the first field that is missing or not of its kind.
  public init(json object: JSONObject) throws(FieldFault) {
    try self.init(fields: FieldReader(object: object))
  }

  init(fields: FieldReader) throws(FieldFault) {
    self.init()
    if let edge = try fields.control(.header) { header = try HeaderContract(fields: edge) }
    if let edge = try fields.control(.footer) { footer = try FooterContract(fields: edge) }
    overlap = try fields.word("overlap") ?? overlap
    tolerance = try fields.magnitude("tolerance") ?? tolerance
  }
}

extension FieldReader {
  /// The fields of an edge's contract; `nil` where it is left out or `null`: no such control.
  fileprivate func control(_ edge: Edge) throws(FieldFault) -> FieldReader? {
    object[edge.rawValue] == .null ? nil : try fields(edge.rawValue)
  }

  fileprivate func trigger() throws(FieldFault) -> TriggerLength {
    let trigger = try field("trigger", .triggerLength) { value -> TriggerLength? in
      value.number.map { .points($0) } ?? value.object?["ofHeight"]?.number.map { .ofHeight($0) }
    }
    guard let trigger else { throw fault("trigger", .triggerLength) }
    return trigger
  }

  fileprivate func hold() throws(FieldFault) -> Double {
    guard let hold = try magnitude("hold") else { throw fault("hold", .magnitude) }
    return hold
  }

  fileprivate func phaseTexts() throws(FieldFault) -> PhaseTexts? {
    guard let lists = try fields("texts") else { return nil }
    return PhaseTexts(
      idle: try lists.texts("idle"), pulling: try lists.texts("pulling"),
      armed: try lists.texts("armed"), refreshing: try lists.texts("refreshing"),
      noMore: try lists.texts("noMore"))
  }
}

extension HeaderContract {
  init(fields: FieldReader) throws(FieldFault) {
    self.init(trigger: try fields.trigger(), hold: try fields.hold())
    inclusive = try fields.flag("inclusive") ?? inclusive
    fires = try fields.word("fires") ?? fires
    keeps = try fields.magnitude("keeps") ?? keeps
    opening = try fields.magnitude("opening") ?? opening
    momentum = try fields.flag("momentum") ?? momentum
    startAtTop = try fields.flag("startAtTop") ?? startAtTop
    delay = try fields.magnitude("delay") ?? delay
    endInSettling = try fields.word("endInSettling") ?? endInSettling
    begin = try fields.word("begin") ?? begin
    lateRelease = try fields.word("lateRelease") ?? lateRelease
    clearsNoMore = try fields.flag("clearsNoMore") ?? clearsNoMore
    scrollsAway = try fields.flag("scrollsAway") ?? scrollsAway
    texts = try fields.phaseTexts()
  }
}

extension FooterContract {
  init(fields: FieldReader) throws(FieldFault) {
    self.init(trigger: try fields.trigger(), hold: try fields.hold())
    inclusive = try fields.flag("inclusive") ?? inclusive
    measure = try fields.word("measure") ?? measure
    fires = try fields.word("fires") ?? fires
    keeps = try fields.magnitude("keeps") ?? keeps
    opening = try fields.magnitude("opening") ?? opening
    declaredMomentum = try fields.flag("momentum")
    delay = try fields.magnitude("delay") ?? delay
    endInSettling = try fields.word("endInSettling") ?? endInSettling
    begin = try fields.word("begin") ?? begin
    short = try fields.word("short") ?? short
    declaredShortTrigger = try fields.number("shortTrigger")
    shortFires = try fields.word("shortFires") ?? shortFires
    `repeat` = try fields.word("repeat") ?? `repeat`
    tap = try fields.flag("tap") ?? tap
    texts = try fields.phaseTexts()
  }
}
