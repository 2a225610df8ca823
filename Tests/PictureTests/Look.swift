import GestureTrace
import HeadlessUIKit
import Replay

/// A control at one moment of a gesture, as it is seen with a part of its list.
struct Look {
  /// The list's size, and its content's height, in points.
  static let size = CGSize(width: 320, height: 240)
  private static let content: CGFloat = 600
  /// Seconds from the lift, or from the end, to what is seen.
  private static let loading = 1.1
  private static let closing = 0.15

  /// What has happened.
  enum Moment {
    /// The list is brought to this part of the way from its rest to past the line.
    case pulled(Double)
    /// The list is pulled so many points.
    case to(Double)
    /// Let go past the line: the load is under way.
    case loading
    /// The load has just ended.
    case ended
  }

  let picture: DisplayList
  /// What of it there is to see, in points.
  let size: CGSize

  /// What a subject's edge looks like on its list, or alone.
  init(_ recipe: SubjectRecipe, _ edge: Edge, _ moment: Moment, alone isAlone: Bool = false) {
    let simulation = Simulation()
    // In there all of it ends, too.
    (size, picture) = simulation.run {
      Self.seen(recipe, edge, moment, alone: isAlone, in: simulation)
    }
  }

  private static func seen(
    _ recipe: SubjectRecipe, _ edge: Edge, _ moment: Moment, alone isAlone: Bool,
    in simulation: Simulation
  ) -> (CGSize, DisplayList) {
    var scene = GestureTrace.Scene()
    (scene.width, scene.height) = (Double(size.width), Double(size.height))
    scene.content = Double(content)
    let contract = recipe.contract(scene)
    let stage = StandIn(size, content: content, in: simulation)
    let subject = stage.make(recipe, contract)
    let (start, past) = way(edge, contract)
    switch moment {
    case .pulled(let part): stage.drag(to: start + (past - start) * part)
    case .to(let points): stage.drag(to: 0 - points)
    case .loading, .ended:
      stage.drag(to: past)
      stage.letGo(at: past)
      stage.wait(loading)
      if case .ended = moment {
        stage.turn { subject.end(edge, .success) }
        stage.wait(closing)
      }
    }
    let view = isAlone ? subject.views.compactMap { $0 as? UIView }.first ?? stage.list : stage.list
    return (view.bounds.size, stage.picture(of: view))
  }

  /// The offsets between which the edge is pulled, the second one past its line.
  ///
  /// A footer that loads before it comes into sight is brought into it.
  private static func way(_ edge: Edge, _ contract: Contract) -> (start: Double, past: Double) {
    let height = Double(size.height)
    let end = Double(content) - height
    switch edge {
    case .header:
      return (0, 0 - (contract.header?.trigger.points(height: height) ?? 0) - margin)
    case .footer:
      guard let footer = contract.footer else { return (end, end) }
      let points = footer.trigger.points(height: height)
      guard footer.fires == .crossing else { return (end, end + points + margin) }
      let line = footer.measure == .distance ? end - points : end + points
      return (line - 2 * margin, max(line, end) + 3 * margin)
    }
  }

  /// Points that are clearly past a line, or before it.
  private static let margin = 12.0
}

/// A list with rows in a window, which a subject is put on and a hand moves.
private final class StandIn {
  private let simulation: Simulation
  private let window: UIWindow
  let list: UIScrollView

  init(_ size: CGSize, content: CGFloat, in simulation: Simulation) {
    self.simulation = simulation
    let frame = CGRect(origin: .zero, size: size)
    (window, list) = simulation.run { (UIWindow(frame: frame), UIScrollView(frame: frame)) }
    turn {
      window.addSubview(list)
      list.alwaysBounceVertical = true
      list.backgroundColor = UIColor(white: 0.94, alpha: 1)
      list.contentSize = CGSize(width: size.width, height: content)
      for row in 0..<Int(content / 40) {
        let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 40, width: size.width, height: 39))
        view.backgroundColor = .white
        list.addSubview(view)
      }
    }
  }

  /// The subject, attached, two turns later.
  func make(_ recipe: SubjectRecipe, _ contract: Contract) -> any Subject {
    let (simulation, list) = (simulation, list)
    let subject = simulation.run {
      recipe.make(
        Stage(
          scrollView: list, contract: contract, fired: { _ in },
          performer: { _, work in simulation.run(work) }))
    }
    for edge in Edge.allCases { turn { subject.attach(edge) } }
    for _ in 0..<2 { turn() }
    return subject
  }

  func turn(_ work: () -> Void = {}) {
    simulation.run { simulation.turn(at: simulation.now, input: work) }
  }

  func wait(_ seconds: Double) { simulation.advance(by: seconds) }

  /// A finger brings the list there, and holds it until what that sets going is over.
  func drag(to offset: Double) {
    let start = Double(list.contentOffset.y)
    for step in 1...4 {
      turn { list.imposeDrag(start + (offset - start) * Double(step) / 4) }
      wait(0.1)
    }
    wait(0.5)
  }

  func letGo(at offset: Double) {
    turn { list.imposeRelease(offset, velocity: 0, isLast: true) }
  }

  func picture(of view: UIView) -> DisplayList { simulation.run { DisplayList(of: view) } }
}
