import GestureTrace

// What nobody can see of a control from outside, by what it promises.

extension Contract {
  /// The fields that a probe prints as `null` under this contract, each with the reason; every other one it
  /// finds.
  var unobservable: [String: String] {
    var reasons: [String: String] = [:]
    if header == nil || footer == nil {
      reasons["overlap"] = "there is one edge"
      reasons["clearsNoMore"] = "there is no footer that could load again"
    }
    for edge in Edge.allCases {
      guard let terms = self.edge(edge) else { continue }
      if terms.delay <= 2.0 / 60 {
        reasons["\(edge.rawValue) endInSettling"] = "no end fits in before the callback"
      }
      if terms.hold <= terms.keeps {
        reasons["\(edge.rawValue) opening"] = "nothing opens"
      }
    }
    if let header {
      if header.hold <= header.keeps {
        reasons["scrollsAway"] = "no more is held than is kept anyway"
      }
      if header.fires == .crossing {
        reasons["lateRelease"] = "nothing comes of a release"
      } else if header.startAtTop, header.hold > 0 {
        reasons["lateRelease"] = "no touch begins at the top while the header is in sight"
      }
    }
    if let footer {
      if footer.trigger == .points(0) {
        reasons["measure"] = "no point before the end is as many as no point past it"
      }
      if footer.short != .pull {
        for field in ["shortTrigger", "shortFires"] {
          reasons[field] = "no pull of content that fits the view loads"
        }
      }
      if footer.fires == .release, !footer.repeatsInMomentum {
        reasons["repeat"] = "a load at the lift is the touch's only one"
      }
    }
    return reasons
  }

  /// The phases of an edge in which no text can be seen, whatever is declared for them.
  func phasesWithoutText(of edge: Edge) -> Set<Phase> {
    guard let terms = self.edge(edge) else { return [] }
    // A header has always more to load.
    var phases: Set<Phase> = edge == .header ? [.noMore] : []
    if terms.fires == .crossing { phases.insert(.armed) }
    // No pull lies before a line inside the list.
    let isInside = edge == .footer && footer?.measure == .distance
    if isInside || terms.trigger == .points(0) { phases.insert(.pulling) }
    return phases
  }
}

extension FooterContract {
  /// Whether one momentum may load again and again: inside the list, since past its end it is a bounce, which
  /// comes back.
  fileprivate var repeatsInMomentum: Bool {
    momentum && `repeat` == .unlimited && measure == .distance && trigger != .points(0)
  }
}

extension PhaseTexts {
  /// The phases for which texts are declared.
  static let phases: [Phase] = [.idle, .pulling, .armed, .refreshing, .noMore]

  /// The texts that are declared for a phase; `nil` where none are.
  func texts(in phase: Phase) -> [String]? {
    switch phase {
    case .idle: idle
    case .pulling: pulling
    case .armed: armed
    case .refreshing: refreshing
    case .noMore: noMore
    case .settling, .ending, .disabled: nil
    }
  }
}
