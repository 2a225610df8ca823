import Checking
import Foundation
import GestureTrace
import Replay
import Subjects
import Testing
import TraceFiles

/// Recordings of real fingers, if there are any.
///
/// They are not part of the project: a folder `shared/gestures` beside the checkout, or one under the
/// folder that `PULLBACK_SHARED` names.
enum RealGestures {
  static let folder: String? = {
    let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let shared =
      ProcessInfo.processInfo.environment["PULLBACK_SHARED"]
      ?? "/\(checkout)/../shared"
    return FileManager.default.fileExists(atPath: shared + "/gestures")
      ? shared + "/gestures" : nil
  }()

  /// One finger's path as a pull at the top or an approach to the bottom.
  struct Case: CustomTestStringConvertible {
    var name: String
    var trace: Trace

    var testDescription: String { name }
  }

  /// Every path of both files, placed at the top so that it pulls down and at the bottom so that it
  /// pushes up, mirrored where the finger went the other way.
  static func cases(in folder: String) throws -> [Case] {
    let files = [("aosp-flings.csv", 1 / 2.625), ("flutter-velocity.csv", 1)]
    return try files.flatMap { file, scale in
      try GestureTable.read("\(folder)/\(file)").flatMap { path in
        [
          Case(name: "\(path.name) pulls the top", trace: place(path, scale, .top)),
          Case(name: "\(path.name) nears the bottom", trace: place(path, scale, .bottom)),
        ]
      }
    }
  }

  private static func place(
    _ path: FingerPath, _ scale: Double, _ anchor: GesturePlacement.Anchor
  ) -> Trace {
    let travel = (path.samples.last?.y ?? 0) - (path.samples.first?.y ?? 0)
    var placement = GesturePlacement()
    placement.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    placement.anchor = anchor
    placement.pointsPerUnit = scale
    placement.isMirrored = (anchor == .top) == (travel < 0)
    return path.trace(placement)
  }
}

@Suite("Real fingers")
struct RealGestureTests {
  @Test(
    "All 32 settle the same each time, and break no promise of a repaired control",
    .enabled(if: RealGestures.folder != nil, "there is no folder of real gestures here"))
  func replayed() throws {
    let folder = try #require(RealGestures.folder)
    let cases = try RealGestures.cases(in: folder)
    #expect(cases.count == 64)
    var fired = 0
    for gesture in cases {
      for system in Catalogue.systems {
        for recipe in [system.recipe, system.publishedRecipe].compactMap(\.self) {
          let id = recipe.id
          let history = try Replayer.replay(gesture.trace, subject: recipe)
          let again = try Replayer.replay(gesture.trace, subject: recipe)
          #expect(history.digest == again.digest, "\(gesture.name) on \(id)")
          // A published control may be left in the middle of something by its faults.
          guard id == system.id else { continue }
          #expect(history.ending == .settled, "\(gesture.name) on \(id)")
          fired += history.firedHeader + history.firedFooter
          for verdict in history.judged()
          where verdict.kind == .violated || verdict.kind == .error {
            Issue.record("\(gesture.name) on \(id): \(verdict.invariant): \(verdict.says)")
          }
        }
      }
    }
    #expect(fired > 20, "real pulls that reach the line fire: \(fired) did")
  }
}
