import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// JKRefreshControl behind the seam.
///
/// Native states and phases: normal is idle, pulling is armed, a begin's slide down and the opening up
/// to `.valueChanged` are settling, from then on it is refreshing, and ending while it slides back. A
/// control that is in no refresh and not open to pulls is disabled.
final class JKRefreshSubject: Subject {
  private let stage: Stage
  private let control: JKRefreshControl
  private let target: Target

  /// Hears the control.
  private final class Target: NSObject {
    private let changed: () -> Void

    init(changed: @escaping () -> Void) { self.changed = changed }

    func refresh() { changed() }
  }

  init(_ stage: Stage, defects: Defects<JKRefreshDefect>) {
    self.stage = stage
    control = JKRefreshControl(defects: defects)
    target = Target { [fired = stage.fired] in fired(.header) }
    control.addTarget(
      target,
      action: Selector("refresh") { (target: Target, _: JKRefreshControl) in target.refresh() },
      for: .valueChanged)
  }

  func attach(_ edge: Edge) {
    if edge == .header { stage.scrollView.addSubview(control) }
  }

  func detach(_ edge: Edge) {
    if edge == .header { control.removeFromSuperview() }
  }

  func begin(_ edge: Edge) { control.beginRefreshing() }

  func end(_ edge: Edge, _ result: LoadResult) { control.endRefreshing() }

  func noMore() {}

  func reset() {}

  func setEnabled(_ enabled: Bool, _ edge: Edge) { control.isUserInteractionEnabled = enabled }

  func setHidden(_ hidden: Bool, _ edge: Edge) { control.isHidden = hidden }

  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    switch control.step {
    case .idle: control.isLive ? .idle : .disabled
    case .armed: .armed
    case .revealing, .opening: .settling
    case .loading: .refreshing
    case .closing: .ending
    }
  }

  func appearance(of edge: Edge) -> Appearance {
    Appearance(
      progress: control.contentOffsetScale, spinner: control.letter.isSpinning,
      frame: control.frame)
  }

  var views: [NSObject] { [control] }
}
