import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// HWRefresh: a header, a footer, and the demo's page.
enum HWRefresh {
  static let system = System(
    id: "hw-refresh", title: "HWRefresh", article: "000",
    summary: "header and footer with pictures in turn, and a page that loads near its bottom",
    switches: switches,
    make: { id, form in
      let defects = Defects<HWRefreshDefect>(form)
      // The published program came with its pictures; only the switch that needs none to be missing
      // goes without them.
      var hasPictures = true
      if case .defect(HWRefreshDefect.needsImages.name) = form { hasPictures = false }
      let ships = hasPictures
      return SubjectRecipe(
        id: id, contract: { _ in contract },
        make: { stage in
          if ships { addPictures() }
          return HWRefreshSubject(stage, defects: defects)
        })
    })

  /// The pictures that the article names, 30 × 30 points.
  private static func addPictures() {
    for name in ["refreshing.jpg", "refreshing01.jpg", "refreshing02.jpg"] {
      Simulation.current.assets.add(name, size: CGSize(width: 30, height: 30))
    }
  }

  /// What it promises, in every scene.
  static let contract: Contract = {
    var header = HeaderContract(trigger: .points(44), hold: 44)
    header.texts = PhaseTexts(
      idle: ["下拉即可刷新"], armed: ["释放即可刷新"], refreshing: ["刷新中..."])
    var footer = FooterContract(trigger: .points(40), hold: 44)
    footer.measure = .distance
    footer.fires = .crossing
    footer.repeat = .oncePerApproach
    footer.short = .pull
    footer.declaredShortTrigger = 44
    footer.shortFires = .release
    footer.texts = PhaseTexts(
      idle: ["上拉即可刷新"], armed: ["释放即可刷新"], refreshing: ["刷新中..."],
      noMore: ["上拉即可刷新"])
    return Contract(header: header, footer: footer)
  }()
}
