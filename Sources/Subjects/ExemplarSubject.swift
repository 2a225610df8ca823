import ControlParts
import ExemplarControls
import GestureTrace
import HeadlessUIKit
import Replay

/// Our own header and footer behind the seam, with the options that the contract of the run asks for.
///
/// Its phases are the shared vocabulary's, one for one.
final class ExemplarSubject: Subject {
  private let stage: Stage
  private let header: ExemplarHeader?
  private let footer: ExemplarFooter?

  init(_ stage: Stage, defects: Defects<ExemplarDefect>) {
    self.stage = stage
    header = stage.contract.header.map { ExemplarHeader($0, in: stage.contract) }
    footer = stage.contract.footer.map { ExemplarFooter($0, in: stage.contract) }
    for edge in Edge.allCases {
      control(edge)?.defects = defects
      control(edge)?.action = { [fired = stage.fired] _ in fired(edge) }
      // A change at one end may be the other end's doing: then nobody looks at it otherwise.
      control(edge)?.phaseChanged = { [weak self] _ in self?.stage.perform(for: edge) {} }
    }
  }

  private func control(_ edge: Edge) -> ExemplarControl? {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }

  func attach(_ edge: Edge) {
    switch edge {
    case .header: stage.scrollView.refreshHeader = header
    case .footer: stage.scrollView.loadMoreFooter = footer
    }
  }

  func detach(_ edge: Edge) { control(edge)?.removeFromSuperview() }

  func begin(_ edge: Edge) { control(edge)?.beginRefreshing() }

  func end(_ edge: Edge, _ result: LoadResult) {
    control(edge)?.endRefreshing(ExemplarResult(result))
  }

  func noMore() { footer?.hasMore = false }

  func reset() { footer?.hasMore = true }

  func setEnabled(_ enabled: Bool, _ edge: Edge) { control(edge)?.isEnabled = enabled }

  func setHidden(_ hidden: Bool, _ edge: Edge) { control(edge)?.isHidden = hidden }

  func tap(_ edge: Edge) { control(edge)?.sendActions(for: .touchUpInside) }

  func phase(of edge: Edge) -> Phase {
    switch control(edge)?.phase {
    case .idle, nil: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .settling: .settling
    case .refreshing: .refreshing
    case .ending: .ending
    case .noMore: .noMore
    case .disabled: .disabled
    }
  }

  func appearance(of edge: Edge) -> Appearance {
    guard let control = control(edge) else { return Appearance() }
    return Appearance(
      progress: control.progress, text: control.look.text,
      spinner: control.look.wheel.isAnimating, frame: control.frame)
  }

  var views: [NSObject] { [header, footer].compactMap { $0 } }
}
