import GestureTrace
import Invariants
import Testing

/// Something that a rule excuses: a history that needs the excuse, and one like it that has none.
struct Exemption: CustomTestStringConvertible, Sendable {
  let rule: String
  /// What is excused, in a few words.
  let excuse: String
  var contract = Contract.header()
  /// The contract of `caught`, where that is the difference.
  var otherwise: Contract?
  var scene = Scene.bars
  var drive = TraceHeader.Drive.finger
  var ending = RunEnding.settled
  var after = 5.0
  /// The rule does not report it.
  let needs: String
  /// The rule still reports it.
  let caught: String
  /// The excuse as the rule makes it; `nil` where the contract itself settles it.
  var made: Excuse?

  var testDescription: String { "\(rule): \(excuse)" }

  func verdict(
    on script: String, under contract: Contract, refusing refused: Set<Excuse> = []
  ) throws -> Verdict {
    let trial = try Trial(
      script, contract: contract, scene: scene, drive: drive, ending: ending, after: after,
      refusing: refused)
    return trial[rule]
  }
}

extension Exemption {
  /// An excuse that a rule makes, the one that it was made for if no other is named; `shown` says by which of
  /// several ways, where one history is not enough.
  init(
    _ made: Excuse, by rule: String? = nil, shown: String = "", contract: Contract = .header(),
    otherwise: Contract? = nil,
    scene: Scene = .bars, drive: TraceHeader.Drive = .finger, ending: RunEnding = .settled,
    after: Double = 5, needs: String, caught: String
  ) {
    self.init(
      rule: rule ?? made.rule, excuse: shown.isEmpty ? made.words : "\(made.words) (\(shown))",
      contract: contract, otherwise: otherwise, scene: scene, drive: drive, ending: ending,
      after: after, needs: needs, caught: caught, made: made)
  }
}

/// What the rules excuse beside the plain words of the contract; each stands in its rule's docs.
@Suite("What a rule excuses")
struct ExemptionTests {
  static let all =
    Exemption.ofCallbacks + Exemption.ofOwedCallbacks + Exemption.ofInsets + Exemption.ofMotion
    + Exemption.ofPhases + Exemption.ofEnds + Exemption.ofLooks + Exemption.ofOwedLoads
    + Exemption.ofUnaskedCallbacks + Exemption.ofTwoEdges + Exemption.ofDeeds

  @Test("is not reported where the excuse holds", arguments: all)
  func excused(exemption: Exemption) throws {
    let verdict = try exemption.verdict(on: exemption.needs, under: exemption.contract)
    #expect(verdict.kind != .violated && verdict.kind != .error, "\(verdict.says)")
  }

  @Test(
    "is reported where the rule may not make the excuse", arguments: all.filter { $0.made != nil })
  func needed(exemption: Exemption) throws {
    let refused = Set([exemption.made].compactMap(\.self))
    let verdict = try exemption.verdict(
      on: exemption.needs, under: exemption.contract, refusing: refused)
    #expect(verdict.kind == .violated, "\(verdict.kind): \(verdict.says)")
  }

  @Test("is still reported where it does not hold", arguments: all)
  func caught(exemption: Exemption) throws {
    let contract = exemption.otherwise ?? exemption.contract
    let verdict = try exemption.verdict(on: exemption.caught, under: contract)
    #expect(verdict.kind == .violated, "\(verdict.kind): \(verdict.says)")
  }

  @Test("is of a rule that there is, and is listed once")
  func listed() {
    for exemption in Self.all {
      #expect(Catalogue.rule(exemption.rule) != nil, "\(exemption.rule)")
    }
    #expect(Set(Self.all.map(\.testDescription)).count == Self.all.count)
  }
}
