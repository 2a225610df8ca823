import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// HWRefresh behind the seam.
///
/// Native states and phases: normal is idle (the footer's, where the page knows of no more, noMore),
/// pulling is armed, refreshing is refreshing, and a view that is neither refreshing nor open to
/// pulls is disabled. It is idle at once after an end.
final class HWRefreshSubject: Subject {
  private let stage: Stage
  private let page: HWRefreshDemoPage
  // Kept only while they are on the list, whose view tree keeps them then, too: who else owns a view
  // is one of the things that a published defect is about.
  private var header: HWRefreshHeader?
  private var footer: HWRefreshFooter?
  private var isExhausted = false
  // What the app has said of each view, also while it holds none.
  private var disabled: Set<Edge> = []
  private var hidden: Set<Edge> = []

  /// The word that the page's server answers with.
  private static let title = "title"

  init(_ stage: Stage, defects: Defects<HWRefreshDefect>) {
    self.stage = stage
    page = HWRefreshDemoPage(tableView: stage.scrollView, defects: defects)
    page.open(title: Self.title)
    page.send = { [weak self] request in self?.sent(request) }
  }

  /// A request goes out, which is the callback; a refresh finds out anew whether there is more.
  private func sent(_ request: HWRefreshDemoPage.Request) {
    guard !request.isForMore else {
      stage.fired(.footer)
      return
    }
    isExhausted = false
    stage.fired(.header)
    stage.perform(for: .footer) {}
  }

  func attach(_ edge: Edge) {
    switch edge {
    case .header:
      page.addHeader()
      header = stage.scrollView.header
    case .footer:
      page.addFooter()
      footer = stage.scrollView.footer
    }
    setEnabled(!disabled.contains(edge), edge)
    setHidden(hidden.contains(edge), edge)
  }

  func detach(_ edge: Edge) {
    let view = view(edge)
    switch edge {
    case .header: header = nil
    case .footer: footer = nil
    }
    view?.removeFromSuperview()
  }

  func begin(_ edge: Edge) {
    switch edge {
    case .header: stage.scrollView.header?.beginRefreshing()
    case .footer: page.beginFooter()
    }
  }

  func end(_ edge: Edge, _ result: LoadResult) {
    if result == .noMore { stage.perform(for: .footer) { noMore() } }
    page.take(title: result == .failure ? nil : Self.title, isForMore: edge == .footer)
    for isFooter in page.endsLoads(isForMore: edge == .footer) {
      stage.perform(for: isFooter ? .footer : .header) { page.endLoad(isFooter: isFooter) }
    }
  }

  func noMore() {
    isExhausted = true
    page.setExhausted(true)
  }

  func reset() {
    isExhausted = false
    page.setExhausted(false)
  }

  func setEnabled(_ isEnabled: Bool, _ edge: Edge) {
    if isEnabled { disabled.remove(edge) } else { disabled.insert(edge) }
    view(edge)?.isUserInteractionEnabled = isEnabled
  }

  func setHidden(_ isHidden: Bool, _ edge: Edge) {
    if isHidden { hidden.insert(edge) } else { hidden.remove(edge) }
    view(edge)?.isHidden = isHidden
  }

  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    let resting = edge == .footer && isExhausted ? Phase.noMore : .idle
    guard let view = view(edge), view.scrollView != nil else { return resting }
    if view.state == .refreshing { return .refreshing }
    if !view.isLive { return .disabled }
    return view.state == .pulling ? .armed : resting
  }

  func appearance(of edge: Edge) -> Appearance {
    guard let view = view(edge) else { return Appearance() }
    return Appearance(
      text: view.label.text, spinner: view.imageView.isAnimating, frame: view.frame)
  }

  var views: [NSObject] { [header, footer].compactMap { $0 } }

  private func view(_ edge: Edge) -> HWRefreshBaseView? {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }
}
