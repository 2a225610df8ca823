import Checking
import GestureTrace
import Invariants
import Testing

/// What rules excuse, each with a recording that needs it and a fault that it does not hide.
@Suite("What a rule excuses, on recordings")
struct ExcuseTests {
  @Test("A control that is right would be blamed without it", arguments: Excuse.allCases)
  func needed(excuse: Excuse) throws {
    let proof = excuse.proof
    #expect(!proof.subject.contains(":"), "only a control without a fault needs an excuse")
    let history = try Recording(proof.recording).replayed(proof.subject)
    let verdict = history.judged().first { $0.invariant == excuse.rule }
    #expect(verdict?.kind != .violated && verdict?.kind != .error, "\(verdict?.says ?? "")")
    let strict = history.judged(refusing: [excuse]).first { $0.invariant == excuse.rule }
    #expect(strict?.kind == .violated, "\(strict?.says ?? "")")
  }

  @Test("A control with a fault is blamed all the same", arguments: Excuse.allCases)
  func hidesNothing(excuse: Excuse) throws {
    let proof = excuse.proof
    #expect(proof.caught.contains(":"))
    let verdict = try Recording(proof.on).verdict(of: excuse.rule, on: proof.caught)
    #expect(verdict?.kind == .violated, "\(verdict?.says ?? "")")
  }

  @Test("Each is of a rule that there is, and is told in other words than the others")
  func listed() {
    for excuse in Excuse.allCases {
      #expect(Catalogue.rule(excuse.rule)?.excuses.contains(excuse) == true, "\(excuse)")
      #expect(!excuse.words.isEmpty)
    }
    #expect(Set(Excuse.allCases.map(\.rawValue)).count == Excuse.allCases.count)
  }
}
