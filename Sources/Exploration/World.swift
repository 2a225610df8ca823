import GestureTrace
import Replay

/// What the app and the system have made of the scene, for a trace that is to go on from there.
struct World {
  private(set) var width, height, content: Double
  private(set) var inset, safeArea: Insets
  private(set) var isInWindow = true
  private(set) var isAttached = EdgePair(true)
  private(set) var isEnabled = EdgePair(true)
  private(set) var isShown = EdgePair(true)
  private(set) var hasMore = true
  /// Whether the app has written the whole inset, a control's part included.
  private(set) var isAssigned = false

  /// As a trace begins.
  init(_ scene: Scene) {
    (width, height, content) = (scene.width, scene.height, scene.content)
    (inset, safeArea) = (scene.inset, scene.safeArea)
  }

  /// As a run leaves it.
  init(after run: ComparedRun) {
    self.init(run.header.scene)
    for placed in run.history.rows {
      if case .world(let event) = placed.row.event { take(event) }
    }
  }

  /// Takes in what a row does.
  mutating func take(_ event: WorldEvent) {
    switch event {
    case .inset(let new): inset = new
    case .assignInset: isAssigned = true
    case .safeArea(let new): safeArea = new
    case .content(let new): content = new
    case .prepend(let points): content += points
    case .resize(let newWidth, let newHeight): (width, height) = (newWidth, newHeight)
    case .enable(let edge, let flag): isEnabled[edge] = flag
    case .hide(let edge, let flag): isShown[edge] = !flag
    case .leave: isInWindow = false
    case .comeBack: isInWindow = true
    case .detach(let edge): isAttached[edge] = false
    case .attach(let edge): isAttached[edge] = true
    case .noMore, .end(.footer, result: .noMore): hasMore = false
    case .reset: hasMore = true
    default: break
    }
  }

  /// What the app does so that both controls can be used again, whatever state they are in.
  func makingUsable(_ phases: (header: Phase?, footer: Phase?)) -> [WorldEvent] {
    var events: [WorldEvent] = isInWindow ? [] : [.comeBack]
    for edge in Edge.allCases {
      guard let phase = edge == .header ? phases.header : phases.footer else { continue }
      if !isAttached[edge] { events.append(.attach(edge)) }
      if !isEnabled[edge] { events.append(.enable(edge, true)) }
      if !isShown[edge] { events.append(.hide(edge, false)) }
      if phase.isInRefresh { events.append(.end(edge, result: nil)) }
      if edge == .footer, phase == .noMore || !hasMore { events.append(.reset) }
    }
    return events
  }

  /// What makes the scene again what it was at first.
  func restoring(_ scene: Scene) -> [WorldEvent] {
    var events: [WorldEvent] = []
    if width != scene.width || height != scene.height {
      events.append(.resize(width: scene.width, height: scene.height))
    }
    if safeArea != scene.safeArea { events.append(.safeArea(scene.safeArea)) }
    if inset != scene.inset { events.append(.inset(scene.inset)) }
    if content != scene.content { events.append(.content(height: scene.content)) }
    return events
  }
}
