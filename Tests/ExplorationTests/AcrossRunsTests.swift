import Exploration
import GestureTrace
import Invariants
import Replay
import Subjects
import Testing

@Suite("Rules across runs")
struct AcrossRunsTests {
  /// Each tenth one; `tools/check metamorphic` takes them all.
  static let sample = recordingNames.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(
    \.element)

  @Test("Repaired controls keep them", arguments: sample)
  func repaired(name: String) throws {
    let trace = try recording(name)
    for system in Subjects.Catalogue.systems {
      let history = try Replayer.replay(trace, subject: system.recipe)
      for outcome in try AcrossRuns.judge(history, subject: system.recipe)
      where outcome.verdict.kind == .violated || outcome.verdict.kind == .error {
        Issue.record("\(system.id): \(outcome.verdict.invariant): \(outcome.verdict.says)")
      }
    }
  }

  @Test("They are those of the catalogue, in its order")
  func ids() {
    #expect(AcrossRuns.ids == Invariants.Catalogue.acrossRuns.map(\.id))
    #expect(AcrossRuns.unasked.map(\.invariant) == AcrossRuns.ids)
    #expect(AcrossRuns.unasked.allSatisfy { $0.kind == .notApplicable })
  }

  @Test("Only what is asked for is judged, all of it where nothing is named")
  func rules() throws {
    let (trace, subject) = (try recording("cancel-while-armed"), try control("jk-refresh-control"))
    let history = try Replayer.replay(trace, subject: subject)
    let some = try AcrossRuns.judge(
      history, subject: subject, rules: ["drift-free", "stays-alive", "no-fault"])
    #expect(some.map(\.verdict.invariant) == ["stays-alive", "drift-free"])
    let all = try AcrossRuns.judge(history, subject: subject)
    #expect(all.map(\.verdict.invariant) == AcrossRuns.ids)
  }

  @Test("A recording that stops early, or ends by a fault, leaves them open")
  func inconclusive() throws {
    let stopped = try Trace(rows: Gestures.pull + ["0.5,\"stop\""])
    for rule in AcrossRuns.ids {
      let verdict = try control("hw-refresh").verdict(of: rule, on: stopped)
      #expect(verdict.kind == .inconclusive)
      #expect(verdict.says == "the recording stops before everything has settled")
    }
    let faulty = try Trace(rows: Gestures.pull)
    let verdict = try control("hw-refresh:needs-images").verdict(of: "drift-free", on: faulty)
    #expect(
      verdict.kind == .inconclusive && verdict.says == "a fault closed the recording's own run")
  }
}
