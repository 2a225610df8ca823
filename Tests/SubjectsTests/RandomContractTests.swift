import Checking
import Foundation
import GestureTrace
import Randoms
import Replay
import Subjects
import Testing

/// What the exemplar keeps whatever it is asked for.
@Suite("Random contracts of the exemplar")
struct RandomContractTests {
  /// How many are tried; more with PULLBACK_CONTRACTS.
  private static let count: UInt64 =
    ProcessInfo.processInfo.environment["PULLBACK_CONTRACTS"].flatMap(UInt64.init) ?? 100

  @Test("No rule is violated under a random contract and a random program")
  func programs() throws {
    let recipe = try #require(Catalogue.recipe("exemplar"))
    for seed in 0..<Self.count {
      var trace = RandomProgram.make(seed: seed)
      trace.header.settings = RandomContract.settings(seed: seed)
      for verdict in try Replayer.replay(trace, subject: recipe).judged()
      where verdict.kind == .violated || verdict.kind == .error {
        Issue.record("seed \(seed): \(verdict.invariant): \(verdict.says)")
      }
    }
  }
}
