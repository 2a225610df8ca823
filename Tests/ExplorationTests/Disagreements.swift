import Exploration
import GestureTrace

extension ProbedContract {
  /// The fields in which what was found is not what is declared, each with both values.
  ///
  /// A field that was not observed is one of them, unless nobody can see it under this contract; so is one that
  /// was seen although nobody can. A time that is declared is the longest one, so that a shorter one
  /// agrees, and what a control may do, it need not do: where `isExact`, it has to do just that.
  ///
  /// `silent` are the edges that show no text.
  func disagreements(
    with declared: Contract, silent: Set<Edge> = [], isExact: Bool = false
  ) -> [String] {
    var comparison = Comparison(unobservable: declared.unobservable, isExact: isExact)
    for edge in Edge.allCases {
      let probed = edge == .header ? header : footer
      guard let probed, let terms = declared.edge(edge) else {
        comparison.expect(
          (probed == nil) == (declared.edge(edge) == nil), "\(edge.rawValue): there or not")
        continue
      }
      comparison.compare(edge.rawValue, probed, with: terms)
      comparison.compareTexts(
        edge.rawValue, probed.texts, with: terms.texts, isSilent: silent.contains(edge),
        unseen: declared.phasesWithoutText(of: edge))
    }
    if let header, let terms = declared.header { comparison.compare(header, with: terms) }
    if let footer, let terms = declared.footer { comparison.compare(footer, with: terms) }
    comparison.same("overlap", overlap, declared.overlap)
    return comparison.disagreements
  }
}

/// What has been compared so far.
private struct Comparison {
  let unobservable: [String: String]
  let isExact: Bool
  private(set) var disagreements: [String] = []

  /// Two frames, by which a time may be off.
  private static let grain = 2.0 / 60

  init(unobservable: [String: String], isExact: Bool) {
    self.unobservable = unobservable
    self.isExact = isExact
  }

  mutating func expect(_ isTrue: Bool, _ words: String) {
    if !isTrue { disagreements.append(words) }
  }

  mutating func same<Value: Equatable>(_ field: String, _ seen: Value?, _ declared: Value) {
    compare(field, seen, declared) { $0 == declared }
  }

  private mutating func compare<Value>(
    _ field: String, _ seen: Value?, _ declared: Value, _ agrees: (Value) -> Bool
  ) {
    switch (seen, unobservable[field]) {
    case (nil, nil): disagreements.append("\(field): null, declared \(declared)")
    case (nil, _?): break
    case (let seen?, let reason?):
      disagreements.append("\(field): \(seen), which cannot be seen: \(reason)")
    case (let seen?, nil):
      expect(agrees(seen), "\(field): \(seen), declared \(declared)")
    }
  }

  private mutating func time(_ field: String, _ seen: Double?, atMost declared: Double) {
    let isExact = isExact
    compare(field, seen, declared) {
      isExact ? ($0 - declared).magnitude <= Self.grain : $0 <= declared + Self.grain
    }
  }

  mutating func compare(_ name: String, _ seen: ProbedEdge, with terms: any EdgeContract) {
    same("\(name) trigger", seen.trigger, terms.trigger)
    same("\(name) inclusive", seen.inclusive, terms.inclusive)
    same("\(name) fires", seen.fires, terms.fires)
    same("\(name) hold", seen.hold, terms.hold)
    same("\(name) keeps", seen.keeps, terms.keeps)
    same("\(name) momentum", seen.momentum, terms.momentum)
    same("\(name) begin", seen.begin, terms.begin)
    same("\(name) endInSettling", seen.endInSettling, terms.endInSettling)
    time("\(name) opening", seen.opening, atMost: terms.opening)
    time("\(name) delay", seen.delay, atMost: terms.delay)
  }

  mutating func compare(_ seen: ProbedEdge, with terms: HeaderContract) {
    let isExact = isExact
    same("startAtTop", seen.startAtTop, terms.startAtTop)
    same("clearsNoMore", seen.clearsNoMore, terms.clearsNoMore)
    compare("lateRelease", seen.lateRelease, terms.lateRelease) {
      terms.lateRelease == .either || $0 == terms.lateRelease
    }
    compare("scrollsAway", seen.scrollsAway, terms.scrollsAway) {
      $0 == terms.scrollsAway || !isExact && !$0
    }
  }

  mutating func compare(_ seen: ProbedEdge, with terms: FooterContract) {
    same("measure", seen.measure, terms.measure)
    same("short", seen.short, terms.short)
    same(
      "shortTrigger", seen.shortTrigger,
      NumberText.rounded(terms.shortTrigger(height: Scene().height)))
    same("shortFires", seen.shortFires, terms.shortFires)
    same("repeat", seen.repeat, terms.repeat)
    same("tap", seen.tap, terms.tap)
  }

  /// Each declared text is seen, in its order, and no other; where none are declared, one in each phase.
  mutating func compareTexts(
    _ name: String, _ seen: [Phase: [String]], with declared: PhaseTexts?, isSilent: Bool,
    unseen: Set<Phase>
  ) {
    expect(seen.isEmpty == isSilent, "\(name) texts: \(seen)")
    for phase in PhaseTexts.phases {
      let (shown, said) = (seen[phase], declared?.texts(in: phase))
      let isSame = if let said { shown == said } else { shown?.count ?? 1 == 1 }
      let isUnseen = shown == nil && unseen.contains(phase)
      expect(
        isSame || isUnseen || isSilent,
        "\(name) texts in \(phase.rawValue): \(shown ?? []), declared \(said ?? [])")
    }
  }
}
