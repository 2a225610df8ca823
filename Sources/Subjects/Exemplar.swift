import ControlParts
import ExemplarControls
import GestureTrace
import Replay

/// Our own header and footer.
enum Exemplar {
  static let system = System(
    id: "exemplar", title: "Exemplar", article: nil,
    summary: "the header and footer that one would ship: whatever people disagree on is an option",
    switches: switches,
    make: { id, form in
      let defects = Defects<ExemplarDefect>(form)
      return SubjectRecipe(
        id: id, takesSettings: true, contract: { _ in contract },
        make: { ExemplarSubject($0, defects: defects) })
    })

  /// What it promises where nothing else is asked for: what its controls do by default.
  static let contract: Contract = {
    var header = HeaderContract(trigger: .points(60), hold: 60)
    header.opening = 0.25
    header.lateRelease = .ignored
    header.texts = PhaseTexts(ExemplarHeader.standard.texts)
    var footer = FooterContract(trigger: .points(100), hold: 44)
    footer.measure = .distance
    footer.fires = .crossing
    footer.opening = 0.25
    footer.repeat = .oncePerApproach
    footer.tap = true
    footer.texts = PhaseTexts(ExemplarFooter.standard.texts)
    return Contract(header: header, footer: footer)
  }()
}

extension PhaseTexts {
  fileprivate init(_ texts: ExemplarTexts) {
    self.init(
      idle: [texts.idle, texts.failed], pulling: [texts.pulling], armed: [texts.armed],
      refreshing: [texts.refreshing], noMore: [texts.noMore])
  }
}
