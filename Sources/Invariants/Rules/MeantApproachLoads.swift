internal import GestureTrace

/// An approach that meets the footer's contract loads once within the delay; so do a tap, where taps load,
/// and a begin in idle.
///
/// Where the content fits the view, `short` says what is owed: off loads nothing, and where it fills by itself
/// a finger is not needed. Of a refresh and a load that cancel each other, the refresh may win. What
/// `meant-pull-fires` excuses at the other end is excused here, too.
extension Invariant {
  static let meantApproachLoads = Invariant(
    RuleDescription(
      id: "meant-approach-loads",
      promise: "Who comes to the end of the list by the declared way gets the next page.",
      matters: """
        The list ends and nothing comes: at the very bottom, after a slow drag, with bouncing off, after \
        a tap, or after the first load that failed.
        """,
      reported: """
        A slow drag to the very bottom never loads where the list does not bounce \
        (CoderMJLee/MJRefresh#222); a tap on the footer does nothing (CoderMJLee/MJRefresh#1307).
        """,
      judged: """
        At the first movement towards the end within the footer's zone, under a finger or, where momentum \
        is declared, by the momentum of a touch that has not loaded; where the footer fires at release, at \
        the lift. The callback must come within the delay and two frames. A tap where taps load and a \
        begin in idle likewise. Nothing is owed by a footer that cannot be used, is loading or knows of no \
        more, nor where overlap, repeat or short say so.
        """,
      vacuous: "No approach met the footer's contract and no begin or tap came in idle.",
      settings: """
        `trigger`, `measure`, `fires`, `momentum`, `repeat`, `tap`, `begin`, `short` and `overlap`.
        """,
      unit: "points",
      example: """
        pulled 8 pt past the trigger at 1.2 s, no callback by 1.234 s: expected one
        """),
    isOfFinger: true,
    excluded: needs(.footer),
    kept: {
      let wishes = Words.count($1.tested, "approach, tap or begin", "approaches, taps and begins")
      return "\(wishes), each answered in time"
    }
  ) {
    Clause.owed(
      by: .footer, where: { $0.mayLoad },
      counts: { wish, touch, here in
        switch wish {
        case .release: here.heedsRelease(of: touch) && here.mayLoadAgain(by: touch)
        case .crossing, .momentum: here.heedsApproach(by: wish) && here.mayLoadAgain(by: touch)
        case .tap, .begin: true
        }
      },
      excused: { step, here in
        switch step {
        case .noMore, .end(_, .noMore): .all
        case .geometry: here.excusedByMeasures
        default: .none
        }
      })
  }
}

extension Situation {
  /// Whether nothing but an approach, tap or begin itself stands in the way of a load.
  fileprivate var mayLoad: Bool {
    isReady(.footer) && footer.phase != .disabled && !footer.isOff && !hasNoMore
      && (contract.overlap == .allowed || !header.isBusy)
  }

  /// Whether there is no more to load, as far as the footer can know.
  private var hasNoMore: Bool {
    switch footer.noMore {
    case .no: false
    case .holds: true
    case .clearing, .open: footer.phase == .noMore && excuses(.noMoreInTheBalance)
    }
  }

  /// Whether a release of `touch` past the trigger comes of an approach, no load under it.
  fileprivate func heedsRelease(of touch: Touch) -> Bool {
    let pull = touch.footer
    return pull.approaches > 0 && !(pull.sawRefresh && excuses(.loadUnderFinger))
  }

  /// Whether the content that has just come into the zone came there as it should.
  fileprivate func heedsApproach(by wish: OwedCallback.Wish) -> Bool {
    if wish == .momentum, layout.fits, excuses(.momentumOfShortContent) { return false }
    return offset > layout.baseTop || !excuses(.backFromTop)
  }

  /// What the measures that have just come excuse: of an approach to a list that has come to fit the view, or
  /// no longer does, the line was another.
  fileprivate var excusedByMeasures: ExcusedWishes {
    if footer.isOff || (layout.height <= 0 && excuses(.heightGone)) { return .all }
    return layout.fits != turn.didFit && excuses(.fitsAnew) ? .ofTouches : .none
  }
}
