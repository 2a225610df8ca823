import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// CustomRefreshView behind the seam.
///
/// Native states and phases: normal is idle, beginRefresh is armed; refreshing is settling until the
/// action is sent, in the next turn, and refreshing from then on. It is idle at once after an end. A view
/// that is in no refresh and not open to pulls is disabled.
final class CustomRefreshSubject: Subject {
  private let list: UIScrollView
  private let target: Target
  private let defects: Defects<CustomRefreshDefect>

  /// Whom the view has act.
  private final class Target: NSObject {
    private let act: () -> Void

    init(act: @escaping () -> Void) { self.act = act }

    func refresh() { act() }
  }

  init(_ stage: Stage, defects: Defects<CustomRefreshDefect>) {
    list = stage.scrollView
    self.defects = defects
    target = Target { [fired = stage.fired] in fired(.header) }
  }

  func attach(_ edge: Edge) {
    guard edge == .header else { return }
    list.addHeaderRefresh(
      withTarget: target, action: Selector("refresh") { (target: Target) in target.refresh() },
      defects: defects)
  }

  func detach(_ edge: Edge) {
    if edge == .header { list.topShowView?.removeFromSuperview() }
  }

  func begin(_ edge: Edge) { list.beginHeaderRefresh() }

  func end(_ edge: Edge, _ result: LoadResult) { list.endHeaderRefresh() }

  func noMore() {}

  func reset() {}

  func setEnabled(_ enabled: Bool, _ edge: Edge) {
    list.topShowView?.isUserInteractionEnabled = enabled
  }

  func setHidden(_ hidden: Bool, _ edge: Edge) { list.topShowView?.isHidden = hidden }

  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    guard let view = list.topShowView else { return .idle }
    switch view.refreshStatus {
    case .normal: return view.isLive ? .idle : .disabled
    case .beginRefresh: return .armed
    case .refreshing: return view.isActionSent ? .refreshing : .settling
    }
  }

  func appearance(of edge: Edge) -> Appearance {
    Appearance(text: list.topShowView?.updateLabel.text, frame: list.topShowView?.frame)
  }

  var views: [NSObject] { [list.topShowView].compactMap { $0 } }
}
