extension TraceHeader {
  /// The header that a JSON object says, the reverse of `json`.
  ///
  /// Fields of the header, the scene and the loads that this version does not know are kept. So is
  /// what is known by name and free in kind (`recorded`, `policies`) where it is not an object, and
  /// `history` where it is not 1 or `subject`, `contract` or `digest` is missing: these four make a
  /// history together, and the rest of a damaged one is a trace with unknown fields and verbs.
  /// - Throws: the first field that is missing or not of its kind.
  public init(json object: JSONObject) throws(FieldFault) {
    self.init()
    let fields = FieldReader(object: object)
    guard object["pullback"]?.number == Double(Self.version) else {
      throw fields.fault("pullback", .whole(from: Self.version))
    }
    title = try fields.text("title")
    if let given = try fields.fields("scene") { scene = try Scene(fields: given) }
    settings = try fields.fields("settings")?.object ?? JSONObject()
    drive = try fields.word("drive")
    rate = try fields.field("rate", .positive) { $0.number.flatMap { $0 > 0 ? $0 : nil } } ?? 60
    if let given = try fields.fields("loads") { loads = try Loads(fields: given) }
    recorded = object["recorded"]?.object
    var known: Set<String> = [
      "pullback", "title", "scene", "settings", "drive", "rate", "loads",
    ]
    if recorded != nil { known.insert("recorded") }
    if HistoryStamp.keys.allSatisfy({ object[$0] != nil }), object["history"]?.number == 1 {
      history = try HistoryStamp(fields: fields)
      known.formUnion(HistoryStamp.keys)
    }
    other = object.without(known)
  }
}

extension HistoryStamp {
  /// The members of a header that are a history's.
  static let keys: Set<String> = ["history", "subject", "contract", "digest"]

  init(fields: FieldReader) throws(FieldFault) {
    guard let subject = try fields.text("subject") else { throw fields.fault("subject", .text) }
    guard let contract = try fields.fields("contract") else {
      throw fields.fault("contract", .object)
    }
    let digest = try fields.field("digest", .digest) { value in
      value.string.flatMap { text in
        let isHex = text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
        return isHex && text.utf8.count == 16 ? text : nil
      }
    }
    guard let digest else { throw fields.fault("digest", .digest) }
    self.init(subject: subject, contract: try Contract(fields: contract), digest: digest)
  }
}

extension Scene {
  init(fields: FieldReader) throws(FieldFault) {
    self.init()
    width = try fields.magnitude("width") ?? width
    height = try fields.magnitude("height") ?? height
    content = try fields.magnitude("content") ?? content
    contentWidth = try fields.magnitude("contentWidth")
    inset = try fields.insets("inset") ?? .zero
    safeArea = try fields.insets("safeArea") ?? .zero
    offset = try fields.number("offset")
    offsetX = try fields.number("offsetX")
    scale = try fields.magnitude("scale") ?? 0
    bounces = try fields.flag("bounces") ?? true
    alwaysBounce = try fields.flag("alwaysBounce") ?? true
    var known: Set<String> = [
      "width", "height", "content", "contentWidth", "inset", "safeArea", "offset", "offsetX",
      "scale", "bounces", "alwaysBounce",
    ]
    if let named = fields.object["policies"]?.object {
      policies = named
      known.insert("policies")
    }
    other = fields.object.without(known)
  }
}

extension Loads {
  init(fields: FieldReader) throws(FieldFault) {
    self.init()
    header = try fields.answers(of: .header)
    footer = try fields.answers(of: .footer)
    other = fields.object.without(Set(Edge.allCases.map(\.rawValue)))
  }
}

extension FieldReader {
  fileprivate func answers(of edge: Edge) throws(FieldFault) -> [Answer]? {
    let key = edge.rawValue
    let list = try field(key, .answers) { $0.array.flatMap { $0.isEmpty ? nil : $0 } }
    guard let list else { return nil }
    var answers: [Answer] = []
    for (index, entry) in list.enumerated() {
      let place = path + [.key(key), .element(index)]
      guard let object = entry.object else { throw FieldFault(path: place, expected: .object) }
      answers.append(try Answer(fields: FieldReader(object: object, path: place)))
    }
    return answers
  }
}

extension Answer {
  init(fields: FieldReader) throws(FieldFault) {
    self.init()
    after = try fields.field("after", .delay) { value in
      switch value {
      case .number(let seconds) where seconds >= 0: .seconds(seconds)
      case .string("nextTurn"): .nextTurn
      case .string("never"): .never
      default: nil
      }
    }
    result = try fields.word("result")
    adds = try fields.number("adds")
    prepends = try fields.number("prepends")
    order = try fields.word("order")
    other = fields.object.without(["after", "result", "adds", "prepends", "order"])
  }
}
