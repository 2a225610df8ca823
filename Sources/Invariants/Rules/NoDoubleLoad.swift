internal import GestureTrace

/// After a footer callback the next one by drag or momentum needs what `repeat` says.
///
/// The former callback may be any: one by begin or tap is a load of the touch under way, or of the last
/// one. An approach may be the momentum's, if it is the first of its touch. Content that fits the view loads
/// once per pull whatever `repeat` says, as `short` declares; where it fills by itself it is not judged here.
extension Invariant {
  static let noDoubleLoad = Invariant(
    RuleDescription(
      id: "no-double-load",
      promise:
        "One drag to the end loads one page, however it bounces and however fast the answer is.",
      matters: """
        Pages are skipped or doubled: every sample inside the zone, or the bounce after a quick answer, \
        sends another request.
        """,
      reported: """
        One drag loads several pages when the answer is quick (android-cjj/Android-\
        MaterialRefreshLayout#56); one fling past the end tells it several times (react/react-\
        native#14015).
        """,
      judged: """
        At each footer callback by drag or momentum after any other. oncePerDrag: a new finger must have \
        come down; oncePerApproach: or the finger left the zone and came back into it; unlimited: or the \
        load has ended and the content grown. Taps and begins may always load after an end.
        """,
      vacuous: "No drag or momentum made the footer load.",
      settings: "`repeat`.",
      unit: nil,
      example: """
        the footer loaded at 2.1 s and again at 2.4 s for one touch, which came down at 1.2 s (line 12): \
        expected one load until a new finger comes down
        """),
    excluded: needs(.footer),
    kept: {
      "\(Words.count($1.tested, "load by drag", "loads by drag")), each with an approach of its own"
    }
  ) {
    Clause.each(.fired(.footer, by: .user)) { here in
      guard let contract = here.contract.footer, !here.footer.fills, !here.isTapped(.footer),
        let load = here.footerLoads.last
      else { return .passed }
      guard let last = here.footerLoads.before else { return .kept }
      let rule = here.repeatNow(contract)
      let wasOpen = rule == .unlimited && here.footer.wasLoading
      if !wasOpen, last.allows(load, by: rule) { return .kept }
      let touch = here.charge?.touch
      let isOne = last.touch == load.touch
      let whose: Account =
        if let touch, isOne {
          " for one touch, which came down at \(touch.began)"
        } else {
          wasOpen ? ", before the first load had ended" : ", with no new touch between"
        }
      return here.broken(
        "the footer loaded at \(last.place) and again at \(load.place)\(whose)",
        expected: "\(rule.wanted)", cause: touch?.left?.trace)
    }
  }
}

extension FooterContract.Repeat {
  /// What a load has to wait for.
  fileprivate var wanted: String {
    switch self {
    case .oncePerDrag: "one load until a new finger comes down"
    case .oncePerApproach:
      "one load until the list has left its zone and come back, or a new finger comes down"
    case .unlimited: "the load to end and the content to grow first"
    }
  }
}
