internal import GestureTrace

/// From no-more until a reset, or a refresh where that clears it, the footer does not call back.
///
/// The latest call counts, whatever ends before or after it; an end that finds nothing to end may be passed
/// over with what it tells. A refresh clears no-more if it begins after it
/// was told. Excused is a load that was decided before: one that is settling, or whose touch, tap or begin
/// came within the delay. Callbacks of a detached footer are left to the rule about detaching.
struct NoMoreHolds: Rule {
  static let about = RuleDescription(
    id: "no-more-holds",
    promise: "Once there is no more to load, nothing more is loaded.",
    matters: """
      The last page has come, and each further drag sends a request for one that does not exist; the \
      footer flickers between its texts.
      """,
    reported: """
      The end is asynchronous and overwrites a no-more that was set right after it \
      (CoderMJLee/MJRefresh#1025); a no-more in idle is ignored (BeatsKitano/KafkaRefresh#55).
      """,
    judged: """
      At each footer callback, by user or code, from the row that tells that there is no more, or an \
      end with that result, until a reset or, where the contract says so, the start of a refresh.
      """,
    vacuous: "Nobody told that there is no more, or nobody tried to load then.",
    settings: "`clearsNoMore`.",
    unit: nil,
    example: """
      the footer fired at 3.1 s, but had been told at 0.5 s (line 4) that there is no more: expected \
      no callback before a reset or a refresh
      """)

  var record = Record()

  func excluded(from situation: Situation) -> String? {
    situation.footer.exists ? nil : "the contract has no footer"
  }

  func kept(_ situation: Situation) -> String { "nothing was loaded while there was no more" }

  mutating func see(_ step: Step, _ situation: Situation) {
    guard case .holds(let told) = situation.footer.noMore else { return }
    switch step {
    case .begin(.footer), .tap(.footer): record.hold()
    case .touchEnded where situation.touch.footer.moved: record.hold()
    case .noMore, .end(_, .noMore): if situation.footer.fills { record.hold() }
    case .fired(.footer, _): judge(told, situation)
    default: break
    }
  }

  private mutating func judge(_ told: Place, _ situation: Situation) {
    guard situation.footer.attached, !situation.isDecided(.footer, before: told) else { return }
    let clears = situation.contract.header?.clearsNoMore == true
    record.fail(
      Finding(
        says: "the footer fired at \(situation.place.text), but had been told at \(told.text) that "
          + "there is no more: expected no callback before a reset\(clears ? " or a refresh" : "")",
        began: situation.now, row: situation.charge?.touch.left?.trace ?? told.trace,
        rows: [told.history, situation.place.history]))
  }
}
