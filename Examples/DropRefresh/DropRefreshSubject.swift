import GestureTrace
import Replay
import UIKit

/// The drop behind the seam.
final class DropRefreshSubject: Subject {
  private let list: UIScrollView
  private let page: DropRefreshPage

  init(_ stage: Stage, drop: DropRefreshControl) {
    list = stage.scrollView
    page = DropRefreshPage(drop: drop) { stage.fired(.header) }
  }

  private var drop: DropRefreshControl { page.drop }

  func attach(_ edge: Edge) { list.addSubview(drop) }
  func detach(_ edge: Edge) { drop.removeFromSuperview() }
  func begin(_ edge: Edge) { drop.beginRefreshing() }
  func end(_ edge: Edge, _ result: LoadResult) { drop.endRefreshing() }
  func setEnabled(_ enabled: Bool, _ edge: Edge) { drop.isEnabled = enabled }
  func setHidden(_ hidden: Bool, _ edge: Edge) { drop.isHidden = hidden }

  // It has no footer, and does not hear taps.
  func noMore() {}
  func reset() {}
  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    switch drop.step {
    case .resting: drop.isEnabled && !drop.isHidden ? .idle : .disabled
    case .armed: .armed
    case .loading: .refreshing
    }
  }

  func appearance(of edge: Edge) -> Appearance {
    Appearance(text: drop.label.text, frame: drop.frame)
  }

  var views: [NSObject] { [drop] }
}
