import ExemplarControls
import GestureTrace
import HeadlessUIKit

// A contract's words as the options of our own controls, one for one.

extension ExemplarHeader {
  /// A header that keeps `terms`.
  convenience init(_ terms: HeaderContract, in contract: Contract) {
    self.init(options: ExemplarOptions(terms, in: contract, standard: Self.standard))
    startsAtTop = terms.startAtTop
    switch terms.lateRelease {
    case .fires: lateRelease = .fires
    case .ignored, .either: lateRelease = .ignored
    }
    clearsNoMore = terms.clearsNoMore
    scrollsAway = terms.scrollsAway
  }
}

extension ExemplarFooter {
  /// A footer that keeps `terms`.
  convenience init(_ terms: FooterContract, in contract: Contract) {
    self.init(options: ExemplarOptions(terms, in: contract, standard: Self.standard))
    switch terms.measure {
    case .overscroll: measure = .overscroll
    case .distance: measure = .distance
    }
    switch terms.short {
    case .off: short = .off
    case .pull: short = .pull
    case .fill: short = .fill
    }
    switch terms.repeat {
    case .oncePerDrag: repeats = .oncePerDrag
    case .oncePerApproach: repeats = .oncePerApproach
    case .unlimited: repeats = .unlimited
    }
    shortTrigger = terms.declaredShortTrigger.map { CGFloat($0) }
    shortFires = ExemplarOptions.Moment(terms.shortFires)
    loadsOnTap = terms.tap
  }
}

extension ExemplarOptions {
  fileprivate init(_ terms: some EdgeContract, in contract: Contract, standard: ExemplarOptions) {
    self.init(
      trigger: Trigger(terms.trigger), hold: CGFloat(terms.hold), momentum: terms.momentum,
      texts: ExemplarTexts(terms.texts, standard: standard.texts))
    isInclusive = terms.inclusive
    fires = Moment(terms.fires)
    keeps = CGFloat(terms.keeps)
    opening = terms.opening
    delay = terms.delay
    switch terms.endInSettling {
    case .cancels: endInSettling = .cancels
    case .deferred: endInSettling = .deferred
    }
    switch terms.begin {
    case .fires: begin = .fires
    case .silent: begin = .silent
    case .none: begin = .none
    }
    switch contract.overlap {
    case .allowed: overlap = .allowed
    case .ignored: overlap = .ignored
    case .cancels: overlap = .cancels
    }
    tolerance = CGFloat(contract.tolerance)
  }
}

extension ExemplarOptions.Trigger {
  fileprivate init(_ length: TriggerLength) {
    switch length {
    case .points(let points): self = .points(CGFloat(points))
    case .ofHeight(let part): self = .ofHeight(CGFloat(part))
    }
  }
}

extension ExemplarOptions.Moment {
  fileprivate init(_ firing: Firing) {
    switch firing {
    case .release: self = .release
    case .crossing: self = .crossing
    }
  }
}

extension ExemplarTexts {
  /// The first text of each phase, and of idle the second, which is said after a failure; where none are
  /// declared there is one text for each phase.
  fileprivate init(_ texts: PhaseTexts?, standard: ExemplarTexts) {
    self = standard
    idle = texts?.idle?.first ?? idle
    failed = texts?.idle?.dropFirst().first ?? idle
    pulling = texts?.pulling?.first ?? idle
    armed = texts?.armed?.first ?? armed
    refreshing = texts?.refreshing?.first ?? refreshing
    noMore = texts?.noMore?.first ?? noMore
  }
}

extension ExemplarResult {
  init(_ result: LoadResult) {
    switch result {
    case .success: self = .success
    case .failure: self = .failure
    case .noMore: self = .noMore
    }
  }
}
