import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// FootView and its controller behind the seam.
///
/// Native states and phases: nomal is idle (where there is no more to load, noMore), release is armed,
/// loading is refreshing, and a foot that neither loads nor is open to pulls is disabled. It is idle at
/// once after an end. There is no begin.
final class FootTableSubject: Subject {
  private let stage: Stage
  private let controller: MyTableVC

  init(_ stage: Stage, defects: Defects<FootViewDefect>) {
    self.stage = stage
    controller = MyTableVC(tableView: stage.scrollView, defects: defects)
    controller.load = { [fired = stage.fired] in fired(.footer) }
  }

  func attach(_ edge: Edge) {
    guard edge == .footer else { return }
    stage.scrollView.delegate = controller
    controller.addFoot()
  }

  func detach(_ edge: Edge) {
    if edge == .footer { controller.removeFoot() }
  }

  func begin(_ edge: Edge) {}

  func end(_ edge: Edge, _ result: LoadResult) {
    if result == .noMore { noMore() }
    controller.endLoading()
  }

  func noMore() { controller.hasMore = false }

  func reset() { controller.hasMore = true }

  func setEnabled(_ enabled: Bool, _ edge: Edge) {
    controller.foot.isUserInteractionEnabled = enabled
  }

  func setHidden(_ hidden: Bool, _ edge: Edge) { controller.foot.isHidden = hidden }

  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    let resting = controller.hasMore ? Phase.idle : .noMore
    guard controller.foot.superview != nil else { return resting }
    switch controller.foot.refreshState {
    case .loading: return .refreshing
    case .release: return .armed
    case .nomal: return controller.foot.isLive ? resting : .disabled
    }
  }

  func appearance(of edge: Edge) -> Appearance {
    let foot = controller.foot
    return Appearance(
      text: foot.infolabel.text, spinner: foot.activity.isAnimating, frame: foot.frame)
  }

  var views: [NSObject] { [controller.foot] }
}
