import Checking
import Foundation
import GestureTrace
import Invariants
import Replay
import Subjects
import Testing
import TraceFiles

@Suite("Hostile files")
struct AgreementTests {
  /// How many mutated files are made; `PULLBACK_MUTATIONS` says otherwise.
  private static let count =
    ProcessInfo.processInfo.environment["PULLBACK_MUTATIONS"].flatMap { Int($0) } ?? 500

  @Test("Mutated files never crash the reader, and a second validator agrees on the line")
  func mutations() throws {
    let folder = try TemporaryFolder()
    var mutator = try Mutator(seed: 20_261_130)
    var ours: [String: Int] = [:]
    for number in 0..<Self.count {
      let path = try folder.write("m\(number).jsonl", mutator.file())
      do throws(TraceError) {
        _ = try TraceFile.validate(path)
      } catch {
        let place = try #require(error.place, "\(error)")
        #expect(place.line > 0 && place.column > 0)
        ours[path] = place.line
      }
    }
    #expect(!ours.isEmpty && ours.count < Self.count, "mutations that are all good, or all bad")
    guard let theirs = try secondOpinion(on: folder.path) else { return }
    for path in Set(ours.keys).union(theirs.keys).sorted() where ours[path] != theirs[path] {
      let text = String(decoding: try contents(path), as: UTF8.self)
      Issue.record("line \(ours[path] ?? 0), the other says \(theirs[path] ?? 0):\n\(text)")
    }
  }

  @Test(
    "A second validator finds every recording good, as we do",
    .enabled(if: program("python3") != nil && Places.shared("tools/validate-traces") != nil))
  func recordings() throws {
    let recordings = Places.traces(below: Places.recordings)
    #expect(recordings.count >= 24)
    for path in recordings { _ = try TraceFile.validate(path) }
    #expect(try secondOpinion(on: Places.recordings) == [:])
  }

  @Test("Mutated files that are good traces are replayed and judged, whatever they say")
  func replays() throws {
    let folder = try TemporaryFolder()
    var mutator = try Mutator(seed: 20_261_201)
    var replayed = 0
    for number in 0..<Self.count {
      let path = try folder.write("m\(number % 8).jsonl", mutator.file())
      guard let trace = try? TraceFile.read(path).trace else { continue }
      let systems = Subjects.Catalogue.systems
      for recipe in systems.flatMap({ [$0.recipe, $0.publishedRecipe] }).compactMap(\.self) {
        let history: History
        do throws(ReplayError) {
          history = try Replayer.replay(trace, subject: recipe)
        } catch {
          continue  // a policy that the model does not have
        }
        let verdicts = history.judged()
        #expect(verdicts.count == Invariants.Catalogue.rules.count)
        #expect(!verdicts.contains { $0.kind == .error }, "seed of file \(number) on \(recipe.id)")
        replayed += 1
      }
    }
    #expect(replayed > Self.count / 4)
  }

  /// The bad files and their lines, as an independent validator sees them; `nil`, and said so, where
  /// there is none.
  private func secondOpinion(on folder: String) throws -> [String: Int]? {
    guard let python = program("python3"), let validator = Places.shared("tools/validate-traces")
    else {
      print("skipped: comparison with a second validator (python3 or the validator is missing)")
      return nil
    }
    let result = try run(python, [validator, folder])
    #expect(result.status == 0 || result.status == 1, "\(result.errors)")
    var lines: [String: Int] = [:]
    for line in result.output.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":", maxSplits: 2)
      lines[String(parts[0])] = Int(parts[1])
    }
    return lines
  }
}
