import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// CustomRefreshView and the scroll view's category with target and action.
enum CustomRefresh {
  static let system = System(
    id: "custom-refresh-view", title: "CustomRefreshView", article: "002",
    summary: "a line of text over the list, by a category with target and action",
    switches: switches,
    make: { id, form in
      let defects = Defects<CustomRefreshDefect>(form)
      return SubjectRecipe(
        id: id, contract: { _ in contract },
        make: { CustomRefreshSubject($0, defects: defects) })
    })

  /// What it promises, in every scene.
  static let contract: Contract = {
    var header = HeaderContract(trigger: .points(100), hold: 50)
    header.texts = PhaseTexts(
      idle: ["下拉刷新...."], armed: ["释放加载...."], refreshing: ["正在努力加载..."])
    return Contract(header: header)
  }()
}
