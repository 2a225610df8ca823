import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// JKRefreshControl: the letter J.
enum JKRefresh {
  static let system = System(
    id: "jk-refresh-control", title: "JKRefreshControl", article: "004",
    summary: "a letter J that a pull draws and a refresh turns into a spinning ring",
    switches: switches,
    make: { id, form in
      let defects = Defects<JKRefreshDefect>(form)
      return SubjectRecipe(
        id: id, contract: { _ in contract }, make: { JKRefreshSubject($0, defects: defects) })
    })

  /// What it promises, in every scene; the callback comes last where a begin set it off.
  static let contract: Contract = {
    var header = HeaderContract(trigger: .points(70), hold: 70)
    header.delay = 0.75
    return Contract(header: header)
  }()
}
