import GestureTrace
import HeadlessUIKit
import Replay

/// How the table loader is put under test.
public enum TableLoaderSystem {
  /// The loader on a plain scroll view, behind an app's delegate.
  public static let recipe = SubjectRecipe(
    id: "table-loader", contract: { _ in contract }, make: { TableLoaderSubject($0) })

  /// What it promises, in every scene.
  ///
  /// A refresh takes a load of more over; a load of more does not start during a refresh. The
  /// contract has one word for both ways: the first is meant.
  static let contract: Contract = {
    var header = HeaderContract(trigger: .points(60), hold: TableLoaderHeader.height)
    header.inclusive = true
    header.lateRelease = .fires
    header.scrollsAway = false
    let room = Double(TableLoaderFooter.height)
    var footer = FooterContract(trigger: .points(120), hold: room)
    footer.inclusive = true
    footer.measure = .distance
    footer.fires = .crossing
    footer.keeps = room
    footer.short = .pull
    footer.declaredShortTrigger = 0
    footer.shortFires = .crossing
    footer.repeat = .oncePerApproach
    footer.tap = true
    footer.texts = PhaseTexts(
      idle: ["", "Could not load. Tap to retry."], refreshing: ["", "Still loading…"],
      noMore: ["No more"])
    var contract = Contract(header: header, footer: footer)
    contract.overlap = .cancels
    return contract
  }()
}

/// The table loader behind the seam.
///
/// The header is armed while it is fully opaque under a finger, and refreshing until its end. The
/// footer's loading is refreshing; failed is idle, a tap away from the next load.
final class TableLoaderSubject: Subject {
  private let stage: Stage
  private let app: AppDelegate
  /// Ends the latest load of more; a stale one does nothing.
  private var answer: ((TableLoaderFooter.Outcome) -> Void)?

  /// The app's own delegate, which the loader's keeps in charge.
  ///
  /// One delegate serves both edges, and what it is told counts as the header's work: so it has the
  /// footer looked at as well.
  private final class AppDelegate: NSObject, UIScrollViewDelegate {
    private let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { stage.perform(for: .footer) {} }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      stage.perform(for: .footer) {}
    }
  }

  init(_ stage: Stage) {
    self.stage = stage
    app = AppDelegate(stage)
    stage.scrollView.delegate = app
  }

  private var header: TableLoaderHeader? { stage.scrollView.loaderHeader }
  private var footer: TableLoaderFooter? { stage.scrollView.loaderFooter }

  func attach(_ edge: Edge) {
    switch edge {
    case .header: stage.scrollView.addRefresh { [weak self] _ in self?.refreshed() }
    case .footer: stage.scrollView.addLoadMore { [weak self] in self?.loads($0) }
    }
  }

  private func refreshed() {
    stage.perform(for: .footer) {}
    stage.fired(.header)
  }

  private func loads(_ answer: @escaping (TableLoaderFooter.Outcome) -> Void) {
    self.answer = answer
    stage.perform(for: .footer) { stage.fired(.footer) }
  }

  func detach(_ edge: Edge) {
    switch edge {
    case .header: stage.scrollView.removeRefresh()
    case .footer: stage.scrollView.removeLoadMore()
    }
  }

  func begin(_ edge: Edge) {
    switch edge {
    case .header: header?.beginRefreshing()
    case .footer: footer?.beginLoading()
    }
  }

  func end(_ edge: Edge, _ result: LoadResult) {
    switch edge {
    case .header: header?.endRefreshing()
    case .footer:
      switch result {
      case .success: answer?(.more)
      case .failure: answer?(.failed)
      case .noMore: answer?(.noMore)
      }
    }
  }

  func noMore() { footer?.showNoMore() }

  func reset() { footer?.reset() }

  func setEnabled(_ enabled: Bool, _ edge: Edge) {
    switch edge {
    case .header: header?.isUserInteractionEnabled = enabled
    case .footer: footer?.isEnabled = enabled
    }
  }

  func setHidden(_ hidden: Bool, _ edge: Edge) {
    switch edge {
    case .header: header?.isHidden = hidden
    case .footer: footer?.isHidden = hidden
    }
  }

  func tap(_ edge: Edge) {
    guard edge == .footer, let footer, footer.isUserInteractionEnabled, footer.isEnabled else {
      return
    }
    footer.sendActions(for: .touchUpInside)
  }

  func phase(of edge: Edge) -> Phase {
    switch edge {
    case .header:
      guard let header else { return .idle }
      if header.isRefreshing { return .refreshing }
      if header.isHidden || !header.isUserInteractionEnabled { return .disabled }
      return stage.scrollView.isDragging && header.alpha == 1 ? .armed : .idle
    case .footer:
      guard let footer else { return .idle }
      switch footer.loadState {
      case .loading: return .refreshing
      case .noMore: return .noMore
      case .idle, .failed: return footer.isHidden || !footer.isEnabled ? .disabled : .idle
      }
    }
  }

  func appearance(of edge: Edge) -> Appearance {
    switch edge {
    case .header:
      guard let header else { return Appearance() }
      return Appearance(frame: header.frame, alpha: Double(header.alpha))
    case .footer:
      guard let footer else { return Appearance() }
      return Appearance(
        text: footer.label.text ?? "", spinner: !footer.spinner.isHidden, frame: footer.frame,
        alpha: Double(footer.alpha))
    }
  }

  var views: [NSObject] { [header, footer].compactMap { $0 } }
}
