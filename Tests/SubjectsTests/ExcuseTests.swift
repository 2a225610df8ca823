import Checking
import GestureTrace
import Invariants
import Subjects
import Testing

/// What rules excuse, each with a recording that needs it and a fault that the rule finds all the same.
@Suite("What a rule excuses, on recordings")
struct ExcuseTests {
  static let proven = Excuse.allCases.filter { $0.proof != nil }

  @Test("A control that is right would be blamed without it", arguments: proven)
  func needed(excuse: Excuse) throws {
    let proof = try #require(excuse.proof)
    #expect(!proof.subject.contains(":"), "only a control without a fault needs an excuse")
    let history = try Recording(proof.recording).replayed(proof.subject)
    let verdict = history.judged().first { $0.invariant == excuse.rule }
    #expect(verdict?.kind != .violated && verdict?.kind != .error, "\(verdict?.says ?? "")")
    let strict = history.judged(refusing: [excuse]).first { $0.invariant == excuse.rule }
    #expect(strict?.kind == .violated, "\(strict?.says ?? "")")
  }

  @Test("A control with a fault is blamed all the same", arguments: proven)
  func hidesNothing(excuse: Excuse) throws {
    let proof = try #require(excuse.proof)
    #expect(proof.caught.contains(":"))
    let verdict = try Recording(proof.caughtOn).verdict(of: excuse.rule, on: proof.caught)
    #expect(verdict?.kind == .violated, "\(verdict?.says ?? "")")
  }

  @Test("What has no proof is needed by no recording", arguments: Recording.names)
  func unneeded(name: String) throws {
    let unproven = Set(Excuse.allCases).subtracting(Self.proven)
    let recording = try Recording(name)
    for system in Subjects.Catalogue.systems {
      let history = try recording.replayed(system.id)
      for verdict in history.judged(refusing: unproven) {
        #expect(verdict.kind != .violated, "\(system.id): \(verdict.invariant): \(verdict.says)")
      }
    }
  }

  @Test("Each is of a rule that there is, and is told in other words than the others")
  func listed() {
    for excuse in Excuse.allCases {
      for rule in excuse.rules {
        #expect(Invariants.Catalogue.rule(rule)?.excuses.contains(excuse) == true, "\(excuse)")
      }
      #expect(!excuse.words.isEmpty)
    }
    #expect(Set(Excuse.allCases.map(\.rawValue)).count == Excuse.allCases.count)
  }
}
