public import GestureTrace
public import Replay
import UIKit

/// The drop as subjects: what it promises, and how to make one.
public enum DropRefresh {
  /// The control as it is.
  public static let recipe = recipe("drop-refresh") { DropRefreshControl() }
  /// The control as it was first written.
  public static let first = recipe("drop-refresh:first") { FirstDropRefreshControl() }

  /// What it promises, in every scene.
  public static let contract: Contract = {
    var header = HeaderContract(trigger: .points(50), hold: 50)
    header.texts = PhaseTexts(
      idle: ["Pull for more"], armed: ["Let go for more"], refreshing: ["Loading"])
    return Contract(header: header)
  }()

  private static func recipe(
    _ id: String, _ make: @escaping @Sendable () -> DropRefreshControl
  ) -> SubjectRecipe {
    SubjectRecipe(
      id: id, contract: { _ in contract }, make: { DropRefreshSubject($0, drop: make()) })
  }
}
