internal import GestureTrace

/// From no-more until a reset, or a refresh where that clears it, the footer does not call back.
///
/// The latest call counts, whatever ends before or after it; an end that finds nothing to end may be passed
/// over with what it tells. A refresh clears no-more if it begins after it was told. A load was decided before if
/// it is settling, or its touch, tap or begin came within the delay. Callbacks of a detached footer are left to
/// the rule about detaching.
extension Invariant {
  static let noMoreHolds = Invariant(
    RuleDescription(
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
        """),
    excluded: needs(.footer),
    kept: { _, _ in "nothing was loaded while there was no more" }
  ) {
    Clause.eachRow { step, here in
      guard case .holds(let told) = here.footer.noMore else { return .passed }
      switch step {
      case .begin(.footer), .tap(.footer): return .kept
      case .touchEnded: return .kept(if: here.touch.footer.moved)
      case .noMore, .end(_, .noMore): return .kept(if: here.footer.fills)
      case .fired(.footer, _): return judge(here, told)
      default: return .passed
      }
    }
  }

  private static func judge(_ here: Situation, _ told: Place) -> Judgement {
    if !here.footer.attached, here.excuses(.detachedFooter) { return .passed }
    if here.isDecided(.footer, before: told), here.excuses(.decidedBeforeNoMore) { return .passed }
    let clears = here.contract.header?.clearsNoMore == true
    return here.broken(
      "the footer fired at \(here.place), but had been told at \(told) that there is no more",
      expected: "no callback before a reset\(clears ? " or a refresh" : "")",
      cause: here.charge?.touch.left?.trace)
  }
}
