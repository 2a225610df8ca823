import Exploration
import GestureTrace

extension ProbedContract {
  /// The fields in which what was found contradicts what is declared, each with both values.
  ///
  /// What was not observed contradicts nothing. A time that is declared is the longest one, so that a
  /// shorter one agrees; what a control may do, it need not do.
  func disagreements(with declared: Contract) -> [String] {
    var found: [String] = []
    let note = { (found: inout [String], name: String, isSame: Bool?, values: String) in
      if isSame == false { found.append("\(name): \(values)") }
    }
    for (probed, contract, name) in [
      (header, declared.edge(.header), "header"), (footer, declared.edge(.footer), "footer"),
    ] {
      guard let probed, let contract else {
        note(&found, name, probed == nil && contract == nil, "there or not")
        continue
      }
      let same = { (field: String, isSame: Bool?, seen: Any?, said: Any) in
        note(&found, "\(name) \(field)", isSame, "\(seen ?? "nil"), declared \(said)")
      }
      same(
        "trigger", probed.trigger.map { $0 == contract.trigger }, probed.trigger, contract.trigger)
      same(
        "inclusive", probed.inclusive.map { $0 == contract.inclusive }, probed.inclusive,
        contract.inclusive)
      same("fires", probed.fires.map { $0 == contract.fires }, probed.fires, contract.fires)
      same("hold", probed.hold.map { $0 == contract.hold }, probed.hold, contract.hold)
      same("keeps", probed.keeps.map { $0 == contract.keeps }, probed.keeps, contract.keeps)
      same(
        "opening", probed.opening.map { $0 <= contract.opening + 2.0 / 60 }, probed.opening,
        contract.opening)
      same(
        "momentum", probed.momentum.map { $0 == contract.momentum }, probed.momentum,
        contract.momentum)
      same("delay", probed.delay.map { $0 <= contract.delay }, probed.delay, contract.delay)
      same(
        "endInSettling", probed.endInSettling.map { $0 == contract.endInSettling },
        probed.endInSettling, contract.endInSettling)
      same("begin", probed.begin.map { $0 == contract.begin }, probed.begin, contract.begin)
    }
    if let header, let contract = declared.header {
      if let seen = header.startAtTop {
        note(&found, "startAtTop", seen == contract.startAtTop, "\(seen)")
      }
      if let seen = header.lateRelease, contract.lateRelease != .either {
        note(&found, "lateRelease", seen == contract.lateRelease, "\(seen)")
      }
      if let seen = header.clearsNoMore {
        note(&found, "clearsNoMore", seen == contract.clearsNoMore, "\(seen)")
      }
      if let seen = header.scrollsAway, !contract.scrollsAway {
        note(&found, "scrollsAway", !seen, "\(seen)")
      }
    }
    if let footer, let contract = declared.footer {
      if let seen = footer.measure { note(&found, "measure", seen == contract.measure, "\(seen)") }
      if let seen = footer.short { note(&found, "short", seen == contract.short, "\(seen)") }
      if let seen = footer.shortTrigger {
        let said = NumberText.rounded(contract.shortTrigger(height: Scene().height))
        note(&found, "shortTrigger", seen == said, "\(seen), declared \(said)")
      }
      if let seen = footer.shortFires {
        note(&found, "shortFires", seen == contract.shortFires, "\(seen)")
      }
      if let seen = footer.repeat { note(&found, "repeat", seen == contract.repeat, "\(seen)") }
      if let seen = footer.tap { note(&found, "tap", seen == contract.tap, "\(seen)") }
    }
    if let overlap { note(&found, "overlap", overlap == declared.overlap, "\(overlap)") }
    return found
  }
}
