import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// MJRefresh: a header and a footer that is part of the list, or one that is pulled from behind its end.
enum MJRefresh {
  static let system = System(
    id: "mj-refresh", title: "MJRefresh", article: "001",
    summary: "header with an arrow, and a footer that keeps its room and loads when it is in sight",
    switches: switches,
    make: { id, form in
      let defects = Defects<MJRefreshDefect>(form)
      return SubjectRecipe(
        id: id, contract: { _ in contract },
        make: { stage in
          MJRefreshSubject(
            stage, header: MJRefreshNormalHeader(defects: defects),
            footer: MJRefreshAutoNormalFooter(defects: defects))
        })
    })

  static let backSystem = System(
    id: "mj-refresh-back", title: "MJRefresh with a back footer, and a header of its own look",
    article: "001",
    summary: "header with a ring, and a footer that is pulled from behind the list's end",
    switches: switches,
    make: { id, form in
      let defects = Defects<MJRefreshDefect>(form)
      return SubjectRecipe(
        id: id, contract: { _ in backContract },
        make: { stage in
          MJRefreshSubject(
            stage, header: MJRefreshRingHeader(defects: defects),
            footer: MJRefreshBackNormalFooter(defects: defects))
        })
    })

  /// What both headers promise; the callback comes when they have opened, and what the list scrolls
  /// away of them is not held.
  private static let header: HeaderContract = {
    var header = HeaderContract(trigger: .points(54), hold: 54)
    header.delay = 0.25
    header.clearsNoMore = false
    return header
  }()

  /// What the header and the auto footer promise, in every scene.
  ///
  /// The published line, offset >= content - height + 44 + bottom inset - 44, counts an inset with the
  /// footer's own 44 points in it: so it lies exactly 44 points past the end without them. Where the
  /// content fits the view the published condition is an offset at rest or beyond it as the finger
  /// leaves.
  static let contract: Contract = {
    var header = Self.header
    header.texts = PhaseTexts(
      idle: ["下拉可以刷新"], armed: ["松开立即刷新"], refreshing: ["正在刷新数据中..."])
    var footer = FooterContract(trigger: .points(44), hold: 44)
    footer.inclusive = true
    footer.fires = .crossing
    footer.keeps = 44
    footer.short = .pull
    footer.declaredShortTrigger = 0
    footer.shortFires = .release
    footer.repeat = .oncePerDrag
    footer.tap = true
    footer.texts = PhaseTexts(
      idle: ["点击或上拉加载更多"], armed: ["点击或上拉加载更多"], refreshing: ["正在加载更多的数据..."],
      noMore: ["已经全部加载完毕"])
    return Contract(header: header, footer: footer)
  }()

  /// What the header and the back footer promise, in every scene.
  static let backContract: Contract = {
    var footer = FooterContract(trigger: .points(44), hold: 44)
    footer.delay = 0.25
    footer.texts = PhaseTexts(
      idle: ["上拉可以加载更多"], armed: ["松开立即加载更多"], refreshing: ["正在加载更多的数据..."],
      noMore: ["已经全部加载完毕"])
    return Contract(header: header, footer: footer)
  }()
}
