import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// FootView: a foot under a table's rows.
enum FootTable {
  static let system = System(
    id: "foot-view", title: "FootView in MyTableVC", article: "003",
    summary: "an orange foot with arrow and wheel, pulled up and let go to load more",
    switches: switches,
    make: { id, form in
      let defects = Defects<FootViewDefect>(form)
      return SubjectRecipe(
        id: id, contract: { _ in contract },
        make: { stage in
          // The arrow that the article names, 30 × 50 points.
          Simulation.current.assets.add("blackArrow.png", size: CGSize(width: 30, height: 50))
          return FootTableSubject(stage, defects: defects)
        })
    })

  /// What it promises, in every scene.
  static let contract: Contract = {
    var footer = FooterContract(trigger: .points(70), hold: 70)
    footer.begin = .none
    footer.texts = PhaseTexts(
      idle: ["下拉刷新..."], armed: ["释放后加载..."], refreshing: ["正在加载..."],
      noMore: ["下拉刷新..."])
    return Contract(footer: footer)
  }()
}
