import Foundation
import GestureTrace
import Invariants
import NaiveJudge
import Testing

/// Two judges who share no code: the monitors, which read a run row by row, and the naive one, which has
/// all of it before it.
///
/// PULLBACK_NAIVE multiplies the number of random programs; above 1 every recording is played to every
/// control.
@Suite("The naive judge and the monitors")
struct AgreementTests {
  private static let factor =
    ProcessInfo.processInfo.environment["PULLBACK_NAIVE"].flatMap(UInt64.init) ?? 1

  @Test("agree on what controls do, and on what damages make of it")
  func agreement() async {
    let found = await withTaskGroup(of: Agreement.self) { group in
      for name in Histories.recordings {
        // Controls with one defect are many.
        group.addTask { .on(recording: name, every: Self.factor > 1 ? 1 : 9) }
      }
      for batch in 0..<6 * Self.factor { group.addTask { .onPrograms(of: batch) } }
      return await group.reduce(into: Agreement()) { $0.add($1) }
    }
    for disagreement in found.disagreements {
      let (name, count) = (disagreement.name, disagreement.count)
      Issue.record("\(name) (\(count) such cases): \(disagreement.first.smallest().text)")
    }
    for trouble in found.troubles { Issue.record("\(trouble)") }
    #expect(found.histories > 3000)
    // Two judges who never find anything agree, too.
    for rule in NaiveJudge.rules {
      #expect(found.violations[rule, default: 0] > 0, "\(rule) is never broken")
    }
  }

  @Test("know the same rules")
  func rules() {
    #expect(NaiveJudge.rules == Catalogue.rules.map(\.id))
  }
}
