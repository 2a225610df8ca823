import GestureTrace
import Replay

/// What the app and the system have made of the scene.
struct World {
  private(set) var width, height, content: Double
  /// The app's own part of the inset.
  var inset: Insets
  private(set) var safeArea: Insets
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
    for placed in run.rows {
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
    // Whichever edge ends so, the footer is told.
    case .noMore, .end(_, result: .noMore): hasMore = false
    case .reset: hasMore = true
    default: break
    }
  }

  /// What the app does so that both controls can be used again, whatever state they are in.
  func makingUsable(_ phases: EdgePair<Phase?>) -> [WorldEvent] {
    var events: [WorldEvent] = isInWindow ? [] : [.comeBack]
    for edge in Edge.allCases {
      guard let phase = phases[edge] else { continue }
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

/// Where the controls' lines are (invariants.md, "Words").
extension World {
  /// The resting offset at the top.
  var rest: Double { 0 - (inset.top + safeArea.top) }

  /// The resting offset at the end of the content, `room` points of inset besides.
  func end(with room: Double = 0) -> Double {
    max(rest, content + inset.bottom + safeArea.bottom + room - height)
  }

  /// Whether the content fits the view.
  private var fits: Bool {
    content + inset.top + inset.bottom + safeArea.top + safeArea.bottom <= height
  }

  /// An offset that decides about a gesture.
  struct Line {
    let offset: Double
    /// 1 towards the end of the list, -1 towards its top.
    let direction: Double
    let fires: Firing

    /// Points by which an offset is past it; negative before it.
    func past(_ offset: Double) -> Double { (offset - self.offset) * direction }
  }

  /// What a pull, or an approach, must pass; `nil` where the contract asks nothing of one.
  func line(of edge: Edge, _ contract: Contract) -> Line? {
    switch edge {
    case .header:
      guard let header = contract.header else { return nil }
      return Line(
        offset: rest - header.trigger.points(height: height), direction: -1, fires: header.fires)
    case .footer:
      guard let footer = contract.footer else { return nil }
      if fits {
        guard footer.short == .pull else { return nil }
        return Line(
          offset: rest + footer.shortTrigger(height: height), direction: 1,
          fires: footer.shortFires)
      }
      let points = footer.trigger.points(height: height)
      return Line(
        offset: footer.measure == .distance ? end() - points : end() + points, direction: 1,
        fires: footer.fires)
    }
  }
}

extension EndState {
  /// `nil` for an edge that the subject lacks.
  var phases: EdgePair<Phase?> { EdgePair(header: headerPhase, footer: footerPhase) }
}
