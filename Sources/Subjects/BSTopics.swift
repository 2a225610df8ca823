import ControlParts
import GestureTrace
import RefreshControls
import Replay

/// The topic list's controller: a header, and a footer that is part of the content.
enum BSTopics {
  static let system = System(
    id: "bs-topics", title: "the topic list's controller", article: "001",
    summary: "a yellow header that is pulled, and an orange footer that loads at the list's end",
    switches: switches,
    make: { id, form in
      let defects = Defects<BSTopicsDefect>(form)
      return SubjectRecipe(
        id: id, contract: { _ in contract }, make: { BSTopicsSubject($0, defects: defects) })
    })

  /// What it promises, in every scene.
  ///
  /// The header's room is there when its slide of a second is over. The footer needs none: it is the
  /// content's last 35 points. To stand at the end is enough for it, so that a pull of no length is
  /// one; where the content fits, and stands there always, a pull of its height is asked for instead.
  /// One touch loads once, be it long or fast. While one edge loads the other does not.
  static let contract: Contract = {
    var header = HeaderContract(trigger: .points(60), hold: 60)
    header.inclusive = true
    header.opening = 1
    header.begin = .none
    header.texts = PhaseTexts(
      idle: ["下拉可以刷新"], armed: ["松开立即刷新"], refreshing: ["明哥正在帮你加载"])
    var footer = FooterContract(trigger: .points(0), hold: 0)
    footer.inclusive = true
    footer.fires = .crossing
    footer.begin = .none
    footer.declaredShortTrigger = 35
    footer.shortFires = .crossing
    footer.texts = PhaseTexts(
      idle: ["上拉可以加载更多"], refreshing: ["正在加载更多的数据..."],
      noMore: ["上拉可以加载更多"])
    var contract = Contract(header: header, footer: footer)
    contract.overlap = .ignored
    return contract
  }()
}
