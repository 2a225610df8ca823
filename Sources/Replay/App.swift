import GestureTrace
import HeadlessUIKit

/// The app and the system around the scroll view: they do what the rows say.
final class App {
  private let simulation: Simulation
  private let window: UIWindow
  private let host: UIView
  private let scrollView: UIScrollView
  private let recorder: Recorder
  private let contract: Contract
  private let contentWidth: Double?
  /// The base inset, as the app last set it.
  private var base: Insets
  /// Edges whose control is on the scroll view now.
  private(set) var attached: [Edge] = []

  init(
    stage: StageSet, recorder: Recorder, contract: Contract, scene: Scene
  ) {
    simulation = stage.simulation
    window = stage.window
    host = stage.host
    scrollView = stage.scrollView
    self.recorder = recorder
    self.contract = contract
    contentWidth = scene.contentWidth
    base = scene.inset
  }

  var contentHeight: Double { scrollView.contentSize.height }

  func write(_ event: Row.Event) { recorder.write(event) }

  /// What an answer does: the row, then its effect, under no tag whoever called back.
  func answer(_ event: WorldEvent) {
    guard simulation.fault == nil else { return }
    write(.world(event))
    simulation.asNobody { perform(event) }
  }

  /// Does what an app's or the system's row says; finger and offset rows are not for it.
  func perform(_ event: WorldEvent) {
    switch event {
    case .touch, .move, .lift, .cancel, .drag, .release, .glide, .note, .stop: break
    case .begin(let edge): ask(edge, begunByCode: true) { $0.begin(edge) }
    case .end(let edge, let result): ask(edge) { $0.end(edge, result ?? .success) }
    case .noMore: ask(.footer) { $0.noMore() }
    case .reset: ask(.footer) { $0.reset() }
    case .tap(let edge): ask(edge) { $0.tap(edge) }
    case .enable(let edge, let flag): ask(edge) { $0.setEnabled(flag, edge) }
    case .hide(let edge, let flag): ask(edge) { $0.setHidden(flag, edge) }
    case .attach(let edge): attach(edge)
    case .detach(let edge):
      attached.removeAll { $0 == edge }
      ask(edge) { $0.detach(edge) }
    case .inset(let inset):
      let own = Insets(scrollView.contentInset) - base
      base = inset
      scrollView.contentInset = UIEdgeInsets(inset + own)
    case .assignInset(let inset): scrollView.contentInset = UIEdgeInsets(inset)
    case .safeArea(let inset): scrollView.setSystemInsets(UIEdgeInsets(inset))
    case .content(let height): scrollView.contentSize.height = height
    case .prepend(let points): scrollView.insertContent(above: points)
    case .resize(let width, let height): resize(width, height)
    case .scrollTo(let offset, let animated):
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: offset), animated: animated)
    case .leave: host.removeFromSuperview()
    case .comeBack: window.addSubview(host)
    }
  }

  /// Adds the control of `edge`, if the subject has one.
  func attach(_ edge: Edge) {
    guard contract.edge(edge) != nil else { return }
    if !attached.contains(edge) { attached.append(edge) }
    if !recorder.edges.contains(edge) { recorder.edges.append(edge) }
    ask(edge) { $0.attach(edge) }
  }

  private func ask(_ edge: Edge, begunByCode: Bool = false, _ ask: (any Subject) -> Void) {
    guard contract.edge(edge) != nil, let subject = recorder.subject else { return }
    simulation.perform(as: WorkTag(edge, begunByCode: begunByCode)) { ask(subject) }
  }

  private func resize(_ width: Double, _ height: Double) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    host.frame = frame
    scrollView.frame = frame
    if contentWidth == nil { scrollView.contentSize.width = width }
  }
}
