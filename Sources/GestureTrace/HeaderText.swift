extension TraceHeader {
  /// The header as its line of a file, without the line's end and what stands at its default.
  public var text: String { json.text }

  /// The header as a JSON object: version, title, scene, settings, drive, rate, loads, recorded, a
  /// history's stamp, then what this version does not know.
  public var json: JSONValue {
    var object = JSONObject()
    object["pullback"] = .number(Double(Self.version))
    if let history {
      object["history"] = 1
      object["subject"] = .string(history.subject)
    }
    object["title"] = title.map { .string($0) }
    let scene = scene.json
    if !scene.isEmpty { object["scene"] = .object(scene) }
    if !settings.isEmpty { object["settings"] = .object(settings) }
    object["drive"] = drive.map { .string($0.rawValue) }
    if rate != 60 { object["rate"] = .number(rate) }
    let loads = loads.json
    if !loads.isEmpty { object["loads"] = .object(loads) }
    object["recorded"] = recorded.map { .object($0) }
    if let history {
      object["contract"] = history.contract.json
      object["digest"] = .string(history.digest)
    }
    // A trace may have an unknown field by the name of one that its history has.
    object.append(history == nil ? other : other.without(HistoryStamp.keys))
    return .object(object)
  }
}

extension Scene {
  fileprivate var json: JSONObject {
    let standard = Scene()
    var object = JSONObject()
    if width != standard.width { object["width"] = .number(width) }
    if height != standard.height { object["height"] = .number(height) }
    if content != standard.content { object["content"] = .number(content) }
    object["contentWidth"] = contentWidth.map { .number($0) }
    if inset != .zero { object["inset"] = inset.json }
    if safeArea != .zero { object["safeArea"] = safeArea.json }
    object["offset"] = offset.map { .number($0) }
    object["offsetX"] = offsetX.map { .number($0) }
    if scale != 0 { object["scale"] = .number(scale) }
    if !bounces { object["bounces"] = false }
    if !alwaysBounce { object["alwaysBounce"] = false }
    if !policies.isEmpty { object["policies"] = .object(policies) }
    object.append(other)
    return object
  }
}

extension Insets {
  /// The four numbers in the order of the row language.
  public var json: JSONValue { .array(values.map { .number($0) }) }
}

extension Loads {
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object["header"] = header.map { .array($0.map { .object($0.json) }) }
    object["footer"] = footer.map { .array($0.map { .object($0.json) }) }
    object.append(other)
    return object
  }
}

extension Answer {
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object["after"] = after.map { delay in
      switch delay {
      case .seconds(let seconds): .number(seconds)
      case .nextTurn: "nextTurn"
      case .never: "never"
      }
    }
    object["result"] = result.map { .string($0.rawValue) }
    object["adds"] = adds.map { .number($0) }
    object["prepends"] = prepends.map { .number($0) }
    object["order"] = order.map { .string($0.rawValue) }
    object.append(other)
    return object
  }
}
