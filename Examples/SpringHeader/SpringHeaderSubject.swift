import GestureTrace
import HeadlessUIKit
import Replay

/// SpringHeader behind the seam: a header, and no footer.
///
/// Native phases and shared ones: opening is settling, closing is ending; a header that is hidden or
/// not enabled, and in no refresh, is disabled.
public final class SpringHeaderSubject: Subject {
  private let stage: Stage
  private let header: SpringHeader

  private init(_ stage: Stage) {
    self.stage = stage
    header = SpringHeader { [fired = stage.fired] in fired(.header) }
  }

  /// How to make one, and what it promises in every scene.
  public static let recipe = SubjectRecipe(
    id: "spring-header", contract: { _ in contract }, make: { SpringHeaderSubject($0) })

  /// What it promises: 64 points, the exact line not included; the callback comes when the spring has
  /// come to rest, half a second after the turn in which the finger has left.
  public static let contract: Contract = {
    var header = HeaderContract(trigger: .points(64), hold: 64)
    header.opening = 0.5
    header.delay = 0.5
    header.endInSettling = .deferred
    header.lateRelease = .ignored
    header.scrollsAway = false
    header.texts = PhaseTexts(
      idle: ["Pull to refresh"], pulling: ["Pull to refresh"], armed: ["Release to refresh"],
      refreshing: ["Refreshing"])
    return Contract(header: header)
  }()

  public func attach(_ edge: Edge) {
    if edge == .header { stage.scrollView.springHeader = header }
  }

  public func detach(_ edge: Edge) {
    if edge == .header { stage.scrollView.springHeader = nil }
  }

  public func begin(_ edge: Edge) {
    if edge == .header { header.beginRefreshing() }
  }

  public func end(_ edge: Edge, _ result: LoadResult) {
    if edge == .header { header.endRefreshing() }
  }

  public func noMore() {}

  public func reset() {}

  public func setEnabled(_ enabled: Bool, _ edge: Edge) {
    if edge == .header { header.isEnabled = enabled }
  }

  public func setHidden(_ hidden: Bool, _ edge: Edge) {
    if edge == .header { header.isHidden = hidden }
  }

  public func tap(_ edge: Edge) {}

  public func phase(of edge: Edge) -> Phase {
    let isShut = header.isHidden || !header.isEnabled
    return switch header.phase {
    case .opening: .settling
    case .refreshing: .refreshing
    case .closing: .ending
    case .idle: isShut ? .disabled : .idle
    case .pulling: isShut ? .disabled : .pulling
    case .armed: isShut ? .disabled : .armed
    }
  }

  public func appearance(of edge: Edge) -> Appearance {
    guard edge == .header else { return Appearance() }
    return Appearance(
      progress: header.progress, text: header.titleLabel.text, spinner: header.isRefreshing,
      frame: header.frame, alpha: header.alpha)
  }

  public var views: [NSObject] { [header] }
}
