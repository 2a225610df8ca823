package import GestureTrace

/// Contracts of a header and a footer with every field at any of its values, the same for the same seed.
///
/// Each is written as the settings that ask for it.
package struct RandomContract {
  private var random: SplitMix

  /// The settings of this seed; a few leave out an edge.
  package static func settings(seed: UInt64) -> JSONObject {
    var contract = RandomContract(random: SplitMix(seed: seed &* 7_919 &+ 17))
    return contract.make()
  }

  private mutating func make() -> JSONObject {
    var settings = JSONObject()
    let lacks = random.number(0...9)
    settings["header"] = lacks == 0 ? .null : .object(header())
    settings["footer"] = lacks == 1 ? .null : .object(footer())
    settings["overlap"] = word(Contract.Overlap.self)
    return settings
  }

  private mutating func header() -> JSONObject {
    var header = common()
    header["startAtTop"] = .bool(random.chance(0.2))
    header["momentum"] = .bool(random.chance(0.3))
    header["lateRelease"] = word(HeaderContract.LateRelease.self)
    header["clearsNoMore"] = .bool(random.chance(0.5))
    header["scrollsAway"] = .bool(random.chance(0.5))
    header["texts"] = texts(of: "header")
    return header
  }

  private mutating func footer() -> JSONObject {
    var footer = common()
    footer["measure"] = word(FooterContract.Measure.self)
    footer["momentum"] = random.chance(0.5) ? .bool(random.chance(0.5)) : .null
    footer["short"] = word(FooterContract.Short.self)
    footer["shortTrigger"] = random.chance(0.5) ? .number(random.one(of: [20, 44, 60])) : .null
    footer["shortFires"] = word(Firing.self)
    footer["repeat"] = word(FooterContract.Repeat.self)
    footer["tap"] = .bool(random.chance(0.5))
    footer["texts"] = texts(of: "footer")
    return footer
  }

  /// The fields that both edges have; what stays is no more than what is held.
  private mutating func common() -> JSONObject {
    var edge = JSONObject()
    var part = JSONObject()
    part["ofHeight"] = .number(random.one(of: [0.1, 0.12, 0.15]))
    let points: JSONValue = .number(random.one(of: [0, 20, 44, 50, 60, 70, 100]))
    edge["trigger"] = random.chance(0.2) ? .object(part) : points
    // At 0 exactly there is no pull.
    edge["inclusive"] = .bool(random.chance(0.3) && edge["trigger"] != 0)
    edge["fires"] = word(Firing.self)
    let hold = random.one(of: [0.0, 20, 44, 60, 90])
    edge["hold"] = .number(hold)
    edge["keeps"] = .number(random.chance(0.3) ? min(hold, random.one(of: [10, 44])) : 0)
    edge["opening"] = .number(random.one(of: [0, 0.25, 0.5]))
    edge["delay"] = .number(random.one(of: [0, 0, 0.1, 0.25, 0.5]))
    edge["endInSettling"] = word(EndInSettling.self)
    edge["begin"] = random.chance(0.6) ? "fires" : word(Beginning.self)
    return edge
  }

  private mutating func texts(of edge: String) -> JSONValue {
    guard random.chance(0.5) else { return .null }
    var texts = JSONObject()
    for phase in ["idle", "pulling", "armed", "refreshing", "noMore"] {
      texts[phase] = .array([.string("\(edge) \(phase)")])
    }
    return .object(texts)
  }

  private mutating func word<Word>(_ type: Word.Type) -> JSONValue
  where Word: RawRepresentable<String>, Word: CaseIterable {
    .string(random.one(of: Array(Word.allCases)).rawValue)
  }
}
