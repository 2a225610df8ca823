import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// The topic list's controller behind the seam.
///
/// Native states and phases: `willLoadingNewData` is armed; `loadingNewData` is refreshing until the
/// request is answered and ending from then on, while the header says so and slides back;
/// `loadingMoreData` is refreshing. A footer that knows of no more is noMore, and a view that neither
/// loads nor is open to pulls is disabled. There is no begin.
final class BSTopicsSubject: Subject {
  private let stage: Stage
  private let controller: BSTopicController
  private let listener: Listener
  /// How many answers the server has given.
  private var answers = 0

  /// The list's delegate: the controller, and a look at the footer after it.
  ///
  /// One delegate serves both edges, and what it does counts as the work of the edge for which it was
  /// set, which is the header: only the header writes.
  private final class Listener: NSObject, UIScrollViewDelegate {
    private let stage: Stage
    private let controller: BSTopicController

    init(_ stage: Stage, _ controller: BSTopicController) {
      self.stage = stage
      self.controller = controller
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      controller.scrollViewDidScroll(scrollView)
      stage.perform(for: .footer) {}
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      controller.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate glides: Bool) {
      controller.scrollViewDidEndDragging(scrollView, willDecelerate: glides)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      controller.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      controller.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }

  init(_ stage: Stage, defects: Defects<BSTopicsDefect>) {
    self.stage = stage
    controller = BSTopicController(tableView: stage.scrollView, defects: defects)
    listener = Listener(stage, controller)
    controller.open(with: nextAnswer())
    controller.send = { [weak self] request in self?.sent(request) }
    // What ends it may be the header's work, after which nobody looks at the footer.
    controller.footer.loadEnded = { [weak self] in self?.stage.perform(for: .footer) {} }
  }

  private func nextAnswer() -> BSTopicController.Answer {
    answers += 1
    return BSTopicController.Answer(topics: ["topic \(answers)"], maxtime: "\(answers)")
  }

  /// A request goes out, which is the callback; a refresh finds out anew whether there is more.
  private func sent(_ request: BSTopicController.Request) {
    guard !request.isForMore else {
      return stage.perform(for: .footer) { stage.fired(.footer) }
    }
    stage.fired(.header)
    stage.perform(for: .footer) {}
  }

  func attach(_ edge: Edge) {
    stage.perform(for: .header) { stage.scrollView.delegate = listener }
    switch edge {
    case .header: controller.addHeader()
    case .footer: controller.addFooter()
    }
  }

  func detach(_ edge: Edge) {
    switch edge {
    case .header: controller.removeHeader()
    case .footer: controller.removeFooter()
    }
  }

  func begin(_ edge: Edge) {}

  func end(_ edge: Edge, _ result: LoadResult) {
    if result == .noMore { stage.perform(for: .footer) { noMore() } }
    let answer = result == .failure ? nil : nextAnswer()
    controller.receive(answer, isForMore: edge == .footer)
    if edge == .footer { stage.perform(for: .header) {} }
  }

  func noMore() { controller.hasMore = false }

  func reset() { controller.hasMore = true }

  func setEnabled(_ enabled: Bool, _ edge: Edge) { view(edge).isUserInteractionEnabled = enabled }

  func setHidden(_ hidden: Bool, _ edge: Edge) { view(edge).isHidden = hidden }

  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    guard view(edge).superview != nil else { return resting(edge) }
    switch edge {
    case .header:
      switch controller.header.step {
      case .idle: return controller.header.isLive ? .idle : .disabled
      case .armed: return .armed
      case .loading: return .refreshing
      case .closing: return controller.header.isAnswered ? .ending : .refreshing
      }
    case .footer:
      if controller.loadingMoreData { return .refreshing }
      return controller.footer.isLive ? resting(.footer) : .disabled
    }
  }

  private func resting(_ edge: Edge) -> Phase {
    edge == .footer && !controller.hasMore ? .noMore : .idle
  }

  func appearance(of edge: Edge) -> Appearance {
    switch edge {
    case .header:
      let header = controller.header
      return Appearance(
        progress: Double(header.alpha), text: header.label.text, frame: header.frame,
        alpha: Double(header.alpha))
    case .footer:
      let footer = controller.footer
      return Appearance(
        text: footer.label.isHidden ? nil : footer.label.text, frame: footer.frame)
    }
  }

  var views: [NSObject] { [controller.header, controller.footer] }

  private func view(_ edge: Edge) -> UIView {
    switch edge {
    case .header: controller.header
    case .footer: controller.footer
    }
  }
}
