import GestureTrace
import HeadlessUIKit

/// The views of a run: a window, a page in it, the scroll view on the page, as the scene says.
struct StageSet {
  let simulation: Simulation
  let window: UIWindow
  let host: UIView
  let scrollView: UIScrollView

  /// Builds the scene in `simulation`, which is current.
  init(_ scene: Scene, in simulation: Simulation) {
    self.simulation = simulation
    simulation.screenScale = scene.scale
    let frame = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
    window = UIWindow(frame: frame)
    host = UIView(frame: frame)
    scrollView = UIScrollView(frame: frame)
    scrollView.snapScale = scene.scale
    scrollView.bounces = scene.bounces
    scrollView.alwaysBounceVertical = scene.alwaysBounce
    scrollView.contentSize = CGSize(
      width: scene.contentWidth ?? scene.width, height: scene.content)
    scrollView.contentInset = UIEdgeInsets(scene.inset)
    scrollView.setSystemInsets(UIEdgeInsets(scene.safeArea))
    scrollView.contentOffset = CGPoint(
      x: scene.offsetX ?? 0 - (scene.inset.left + scene.safeArea.left),
      y: scene.offset ?? scene.topRest)
    window.addSubview(host)
    host.addSubview(scrollView)
  }
}
