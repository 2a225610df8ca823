extension Contract {
  /// The contract as a history's header and an adapter write it: every field that has a value of its
  /// own in this contract; what stands at its default is left out.
  public var json: JSONValue {
    var object = JSONObject()
    object["header"] = header.map { .object($0.json) } ?? .null
    object["footer"] = footer.map { .object($0.json) } ?? .null
    if overlap != .allowed { object["overlap"] = .string(overlap.rawValue) }
    if tolerance != 0.5 { object["tolerance"] = .number(tolerance) }
    return .object(object)
  }
}

extension EdgeContract {
  /// The fields that both edges share, `standard` being what their defaults are.
  fileprivate func common(standard: some EdgeContract) -> JSONObject {
    var object = JSONObject()
    object["trigger"] = trigger.json
    object["inclusive"] = inclusive == standard.inclusive ? nil : .bool(inclusive)
    object["fires"] = fires == standard.fires ? nil : .string(fires.rawValue)
    object["hold"] = .number(hold)
    object["keeps"] = keeps == standard.keeps ? nil : .number(keeps)
    object["opening"] = opening == standard.opening ? nil : .number(opening)
    object["delay"] = delay == standard.delay ? nil : .number(delay)
    object["endInSettling"] =
      endInSettling == standard.endInSettling ? nil : .string(endInSettling.rawValue)
    object["begin"] = begin == standard.begin ? nil : .string(begin.rawValue)
    object["texts"] = texts.map { .object($0.json) }
    return object
  }
}

extension HeaderContract {
  fileprivate var json: JSONObject {
    let standard = HeaderContract(trigger: trigger, hold: hold)
    var object = common(standard: standard)
    if momentum { object["momentum"] = true }
    if startAtTop { object["startAtTop"] = true }
    if lateRelease != standard.lateRelease { object["lateRelease"] = .string(lateRelease.rawValue) }
    if !clearsNoMore { object["clearsNoMore"] = false }
    if !scrollsAway { object["scrollsAway"] = false }
    return object
  }
}

extension FooterContract {
  fileprivate var json: JSONObject {
    let standard = FooterContract(trigger: trigger, hold: hold)
    var object = common(standard: standard)
    if measure != standard.measure { object["measure"] = .string(measure.rawValue) }
    object["momentum"] = declaredMomentum.map { .bool($0) }
    if short != standard.short { object["short"] = .string(short.rawValue) }
    object["shortTrigger"] = declaredShortTrigger.map { .number($0) }
    if shortFires != standard.shortFires { object["shortFires"] = .string(shortFires.rawValue) }
    if `repeat` != standard.repeat { object["repeat"] = .string(`repeat`.rawValue) }
    if tap { object["tap"] = true }
    return object
  }
}

extension TriggerLength {
  /// A number of points, or an object with the part of the height.
  package var json: JSONValue {
    switch self {
    case .points(let points): return .number(points)
    case .ofHeight(let part):
      var object = JSONObject()
      object["ofHeight"] = .number(part)
      return .object(object)
    }
  }
}

extension PhaseTexts {
  fileprivate var json: JSONObject {
    var object = JSONObject()
    let lists: [(String, [String]?)] = [
      ("idle", idle), ("pulling", pulling), ("armed", armed), ("refreshing", refreshing),
      ("noMore", noMore),
    ]
    for (key, texts) in lists {
      object[key] = texts.map { .array($0.map { .string($0) }) }
    }
    return object
  }
}
