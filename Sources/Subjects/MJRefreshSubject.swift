import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// MJRefresh behind the seam.
///
/// Native states and phases: idle is idle, and so is willRefresh, of which nothing is seen before there
/// is a window; pulling is armed; refreshing is settling until the callback has been called, then
/// refreshing; noMoreData is noMore. It is idle at once when an end lands, a turn after it was asked
/// for. A component that is in no refresh and hidden, or not open to fingers, is disabled.
final class MJRefreshSubject: Subject {
  private let stage: Stage
  private let header: MJRefreshHeader
  private let footer: MJRefreshFooter
  /// Whether the app knows that there is no more, and will say so at the end of a load.
  private var isExhausted = false

  init(_ stage: Stage, header: MJRefreshHeader, footer: MJRefreshFooter) {
    self.stage = stage
    self.header = header
    self.footer = footer
    header.refreshingBlock = { [fired = stage.fired] in fired(.header) }
    footer.refreshingBlock = { [fired = stage.fired] in fired(.footer) }
  }

  private func component(_ edge: Edge) -> MJRefreshComponent {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }

  func attach(_ edge: Edge) {
    switch edge {
    case .header: stage.scrollView.mj_header = header
    case .footer: stage.scrollView.mj_footer = footer
    }
  }

  func detach(_ edge: Edge) {
    switch edge {
    case .header: stage.scrollView.mj_header = nil
    case .footer: stage.scrollView.mj_footer = nil
    }
  }

  func begin(_ edge: Edge) { component(edge).beginRefreshing() }

  func end(_ edge: Edge, _ result: LoadResult) {
    switch edge {
    case .header:
      header.endRefreshing()
      if result == .noMore { stage.perform(for: .footer) { noMore() } }
    case .footer:
      if result == .noMore { isExhausted = true }
      if isExhausted { footer.endRefreshingWithNoMoreData() } else { footer.endRefreshing() }
    }
  }

  /// During a load the app waits for its end.
  func noMore() {
    isExhausted = true
    if !footer.isRefreshing || footer.isEndPosted { footer.endRefreshingWithNoMoreData() }
  }

  func reset() {
    isExhausted = false
    footer.resetNoMoreData()
  }

  func setEnabled(_ isEnabled: Bool, _ edge: Edge) {
    component(edge).isUserInteractionEnabled = isEnabled
  }

  func setHidden(_ isHidden: Bool, _ edge: Edge) { component(edge).isHidden = isHidden }

  /// A tap reaches what is on the list, visible and enabled.
  func tap(_ edge: Edge) {
    guard edge == .footer, let footer = footer as? MJRefreshAutoNormalFooter, footer.isLive,
      footer.window != nil
    else { return }
    footer.button.sendActions(for: .touchUpInside)
  }

  func phase(of edge: Edge) -> Phase {
    let component = component(edge)
    let isShut = component.scrollView != nil && !component.isLive
    switch component.state {
    case .refreshing: return component.isCalledBack ? .refreshing : .settling
    case .idle, .willRefresh: return isShut ? .disabled : .idle
    case .pulling: return isShut ? .disabled : .armed
    case .noMoreData: return isShut ? .disabled : .noMore
    }
  }

  func appearance(of edge: Edge) -> Appearance {
    let component = component(edge)
    var appearance = Appearance(frame: component.frame)
    // An auto footer is pushed into sight with the rows, and does not say how far.
    if !(component is MJRefreshAutoFooter) {
      appearance.progress = min(1, component.pullingPercent)
    }
    if component.automaticallyChangeAlpha { appearance.alpha = component.alpha }
    if let line = component as? any MJRefreshStateShowing {
      appearance.text = line.stateLabel.text
      appearance.spinner = line.loadingView.isAnimating
    } else if let ring = component as? MJRefreshRingHeader {
      appearance.spinner = ring.isTurning
    }
    return appearance
  }

  var views: [NSObject] { [header, footer] }
}
