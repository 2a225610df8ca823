import Checking
import GestureTrace
import Randoms
import Replay
import Subjects
import Testing

@Suite("Random programs")
struct RandomProgramTests {
  /// Programs of one test, and tests.
  private static let programs: UInt64 = 40
  private static let batches = Array(UInt64(0)..<10)

  @Test("No rule is violated, and none fails, on any repaired control", arguments: batches)
  func held(batch: UInt64) throws {
    for seed in batch * Self.programs..<(batch + 1) * Self.programs {
      let trace = RandomProgram.make(seed: seed)
      for system in Catalogue.systems {
        let recipe = try #require(Catalogue.recipe(system.id))
        let history = try Replayer.replay(trace, subject: recipe)
        for verdict in history.judged()
        where verdict.kind == .violated || verdict.kind == .error {
          Issue.record("seed \(seed), \(system.id): \(verdict.invariant): \(verdict.says)")
        }
      }
    }
  }

  @Test("Together they have rows of every kind")
  func kinds() {
    var verbs: Set<String> = []
    for seed in 0..<UInt64(Self.batches.count) * Self.programs {
      for row in RandomProgram.make(seed: seed).rows {
        if case .world(let event) = row.event { verbs.insert(event.verb) }
      }
    }
    #expect(
      verbs == [
        "touch", "move", "lift", "cancel", "drag", "release", "glide", "begin", "end", "noMore",
        "reset", "inset", "assignInset", "safeArea", "content", "prepend", "resize", "scrollTo",
        "tap", "enable", "hide", "leave", "return", "detach", "attach", "note", "stop",
      ])
  }

  @Test("They are hard enough: each published control breaks many promises on them")
  func published() throws {
    for system in Catalogue.systems {
      guard let recipe = system.publishedRecipe else { continue }
      var broken: Set<String> = []
      for seed in 0..<2 * Self.programs {
        let history = try Replayer.replay(RandomProgram.make(seed: seed), subject: recipe)
        broken.formUnion(history.judged().filter { $0.kind == .violated }.map(\.invariant))
      }
      // A control that leaves most to the system's own has few promises to break.
      let known = Set(system.switches.flatMap(\.breaks)).count
      #expect(broken.count >= min(8, known - 2), "\(system.id): \(broken.sorted())")
    }
  }
}
