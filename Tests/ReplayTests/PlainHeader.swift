import GestureTrace
import HeadlessUIKit
import Replay

/// A small header of the test's own: it fires at release past its trigger, 40 points unless it is told
/// otherwise, and holds 50.
final class PlainHeader: UIView, Subject {
  // The list owns the header: a reference back must not keep it.
  private unowned let list: UIScrollView
  private let fired: (Edge) -> Void
  private let trigger: Double
  private var isHeld = false
  private var isArmed = false
  private var isRefreshing = false
  /// Raises, leaks or misbehaves as a test asks.
  var mishap: Mishap?
  private var myself: PlainHeader?

  enum Mishap: Sendable {
    case leaks, keepsObserver, postsForEver, callsItselfForEver, endsATurnLate
  }

  init(_ stage: Stage, mishap: Mishap?) {
    list = stage.scrollView
    fired = stage.fired
    trigger = stage.contract.header?.trigger.points(height: 667) ?? .infinity
    self.mishap = mishap
    super.init(frame: CGRect(x: 0, y: -50, width: 100, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  /// It takes another trigger where it is to take settings.
  static func recipe(_ mishap: Mishap? = nil, takesSettings: Bool = false) -> SubjectRecipe {
    SubjectRecipe(
      id: "plain", takesSettings: takesSettings,
      contract: { _ in
        Contract(header: HeaderContract(trigger: .points(40), hold: 50))
      },
      make: { PlainHeader($0, mishap: mishap) })
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    if mishap != .keepsObserver { superview?.removeObserver(self, forKeyPath: "contentOffset") }
    newSuperview?.addObserver(self, forKeyPath: "contentOffset")
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if mishap == .postsForEver { post() }
    guard !isRefreshing else { return }
    if list.isTracking {
      isArmed = list.contentOffset.y < -list.adjustedContentInset.top - trigger
    } else if isArmed {
      begin(.header)
    }
  }

  private func post() { list.simulation.enqueue { self.post() } }

  func begin(_ edge: Edge) {
    guard !isRefreshing || mishap == .callsItselfForEver else { return }
    isArmed = false
    isRefreshing = true
    if mishap == .leaks { myself = self }
    fired(.header)
    guard isRefreshing else { return }
    isHeld = true
    UIView.animate(withDuration: 0.25) {
      list.contentInset.top += 50
      list.setContentOffset(
        CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
    }
  }

  func end(_ edge: Edge, _ result: LoadResult) {
    if mishap == .callsItselfForEver { begin(.header) }
    guard isRefreshing else { return }
    if mishap == .endsATurnLate { list.simulation.enqueue { self.close() } } else { close() }
  }

  private func close() {
    isRefreshing = false
    guard isHeld else { return }
    isHeld = false
    UIView.animate(withDuration: 0.25) { list.contentInset.top -= 50 }
  }

  func attach(_ edge: Edge) { list.addSubview(self) }
  func detach(_ edge: Edge) { removeFromSuperview() }
  func noMore() {}
  func reset() {}
  func setEnabled(_ enabled: Bool, _ edge: Edge) { isUserInteractionEnabled = enabled }
  func setHidden(_ hidden: Bool, _ edge: Edge) { isHidden = hidden }
  func tap(_ edge: Edge) {}
  func phase(of edge: Edge) -> Phase { isRefreshing ? .refreshing : isArmed ? .armed : .idle }
  func appearance(of edge: Edge) -> Appearance { Appearance(spinner: isRefreshing) }
  var views: [NSObject] { [self] }
}

extension Trace {
  /// A pull of `points` past a rest at 0 (667 high), held and let go after half a second.
  static func pull(_ points: Double, loads: [Answer] = []) -> Trace {
    var trace = Trace()
    trace.header.loads.header = loads.isEmpty ? nil : loads
    // The finger's travel by the inverse rubber band, and the slop.
    let travel = 10 + points * 667 / (0.55 * (667 - points))
    trace.rows = [
      Row(.zero, .touch(FingerPlace(y: 100))),
      Row(Tick(seconds: 0.1), .move(FingerPlace(y: 100 + travel / 2))),
      Row(Tick(seconds: 0.2), .move(FingerPlace(y: 100 + travel))),
      Row(Tick(seconds: 0.5), .lift(FingerPlace(y: 100 + travel))),
    ]
    return trace
  }
}

extension History {
  /// The rows out of some verbs, as they are written.
  func outcomes(_ verbs: String...) -> [String] {
    rows.compactMap { row in
      guard case .outcome(let outcome) = row.row.event, verbs.contains(outcome.verb) else {
        return nil
      }
      return row.row.text
    }
  }
}
