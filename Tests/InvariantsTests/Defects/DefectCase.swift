import GestureTrace
import Testing

/// The history that a published control with one known defect writes, and the rules that catch it.
struct DefectCase: CustomTestStringConvertible, Sendable {
  let name: String
  let breaks: [String]
  var contract = Contract.header()
  var scene = Scene.bars
  let script: String

  var testDescription: String { name }
}

extension DefectCase {
  /// Judges the history and holds the named rules against it.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let trial = try Trial(script, contract: contract, scene: scene)
    for id in breaks {
      #expect(
        trial[id].kind == .violated, "\(id): \(trial[id].says)", sourceLocation: sourceLocation)
    }
    #expect(trial.verdicts.allSatisfy { $0.kind != .error }, sourceLocation: sourceLocation)
  }
}

extension Scene {
  /// The default scene, no bars.
  static let plain = Scene()
  /// No bars, 88 pt of safe area at the top.
  static let notch: Scene = {
    var scene = Scene()
    scene.safeArea.top = 88
    return scene
  }()
}
