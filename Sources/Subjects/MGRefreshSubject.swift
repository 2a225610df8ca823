import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// MGRefreshControl behind the seam.
///
/// Native states and phases: refreshing is refreshing; otherwise it is pulling while it takes a finger to
/// have pulled the list so far that the arrow is turned, and idle while not. There is no armed: the
/// system fires under the finger, and it is idle at once after an end. A control that is in no refresh
/// and not open to pulls is disabled.
///
/// An arrow is a word without letters. What it says is told as a text: `↓` while it hangs, `↑` while it
/// is turned or on its way there, nothing while the wheel is in its place; the way it is drawn decides,
/// not what the control thinks of it.
final class MGRefreshSubject: Subject {
  static let hanging = "↓"
  static let turned = "↑"
  static let nothing = ""

  private let list: UIScrollView
  private let control: MGRefreshControl
  private let target: Target

  /// Hears the control.
  private final class Target: NSObject {
    private let changed: () -> Void

    init(changed: @escaping () -> Void) { self.changed = changed }

    func refresh() { changed() }
  }

  init(_ stage: Stage, defects: Defects<MGRefreshDefect>) {
    list = stage.scrollView
    control = MGRefreshControl(defects: defects)
    target = Target { [fired = stage.fired] in fired(.header) }
    control.addTarget(
      target, action: Selector("refresh") { (target: Target) in target.refresh() },
      for: .valueChanged)
  }

  func attach(_ edge: Edge) {
    if edge == .header { list.refreshControl = control }
  }

  func detach(_ edge: Edge) {
    if edge == .header { list.refreshControl = nil }
  }

  func begin(_ edge: Edge) { control.beginRefreshing() }

  func end(_ edge: Edge, _ result: LoadResult) { control.endRefreshing() }

  func noMore() {}

  func reset() {}

  func setEnabled(_ enabled: Bool, _ edge: Edge) { control.isEnabled = enabled }

  func setHidden(_ hidden: Bool, _ edge: Edge) { control.isHidden = hidden }

  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    if control.isRefreshing { return .refreshing }
    if control.isHidden || !control.isEnabled { return .disabled }
    return control.isPulledFar ? .pulling : .idle
  }

  func appearance(of edge: Edge) -> Appearance {
    let view = control.refreshView
    let arrow = view.arrowImage.transform.d < 0 ? Self.turned : Self.hanging
    return Appearance(
      text: view.tipView.isHidden ? Self.nothing : arrow, spinner: view.isTurningWheel,
      frame: control.frame)
  }

  var views: [NSObject] { [control] }
}
