import GestureTrace
import HeadlessUIKit
import Replay

/// A header and a footer of the tests' own that keep the contract that their stage gives them, and what
/// may be wrong with them.
final class PlainControls: Subject {
  /// Something that a rule across runs must see.
  enum Flaw: Sendable {
    /// The footer passes over a reset: it never loads again after no-more.
    case staysExhausted
    /// A control that has left its window and come back calls back twice.
    case firesTwiceAfterReturning
    /// A loading control that leaves its window gives its room back, and once more when it ends.
    case givesBackWhenLeaving
    /// A crossing counts only if a sample falls within 10 points of the line.
    case missesJumps
    /// A finger is taken to be down while the list says that it is dragged.
    case readsDragging
    /// An answer in the first half of the opening brings the callback once more.
    case retriesQuickAnswers
    /// A footer keeps its room where nothing has come in by the time it ends.
    case staysIfNothingCame
    /// The end is done in two blocks, of which the second forgets what the first gives back.
    case endsInTwoBlocks
    /// Only the control that was attached last is heard.
    case hearsTheLastOnly
    /// A point of room stays with each end.
    case leavesAPoint
  }

  let list: UIScrollView
  let contract: Contract
  let flaw: Flaw?
  private let fired: (Edge) -> Void
  private var edges: [Edge: PlainEdge] = [:]
  private(set) var lastAttached = Edge.header
  fileprivate(set) var hasMore = true

  init(_ stage: Stage, flaw: Flaw?) {
    list = stage.scrollView
    contract = stage.contract
    fired = stage.fired
    self.flaw = flaw
  }

  /// They, with this contract and this flaw.
  static func recipe(_ contract: Contract, _ flaw: Flaw? = nil) -> SubjectRecipe {
    SubjectRecipe(
      id: "plain", contract: { _ in contract }, make: { PlainControls($0, flaw: flaw) })
  }

  func call(_ edge: Edge) { fired(edge) }

  private func existing(_ edge: Edge) -> PlainEdge {
    let found = edges[edge] ?? PlainEdge(edge, of: self)
    edges[edge] = found
    return found
  }

  func attach(_ edge: Edge) {
    lastAttached = edge
    list.addSubview(existing(edge))
  }

  func detach(_ edge: Edge) { edges[edge]?.removeFromSuperview() }
  func begin(_ edge: Edge) { edges[edge]?.load() }

  func end(_ edge: Edge, _ result: LoadResult) {
    if result == .noMore { hasMore = false }
    edges[edge]?.end()
  }

  func noMore() { hasMore = false }
  func reset() { if flaw != .staysExhausted { hasMore = true } }
  func setEnabled(_ enabled: Bool, _ edge: Edge) {
    existing(edge).isUserInteractionEnabled = enabled
    existing(edge).gateChanged()
  }

  func setHidden(_ hidden: Bool, _ edge: Edge) {
    existing(edge).isHidden = hidden
    existing(edge).gateChanged()
  }

  func tap(_ edge: Edge) {}

  func phase(of edge: Edge) -> Phase {
    guard let control = edges[edge] else { return .idle }
    if control.isLoading { return .refreshing }
    if !control.isLive { return .disabled }
    if edge == .footer, !hasMore { return .noMore }
    return control.isArmed ? .armed : .idle
  }

  func appearance(of edge: Edge) -> Appearance { Appearance() }
  var views: [NSObject] { Array(edges.values) }

  /// Points of the list's inset that an edge has.
  func room(of edge: Edge) -> CGFloat { edges[edge]?.room ?? 0 }
}

extension PlainControls {
  /// The resting offsets without the rooms of the controls.
  private var rest: CGFloat { room(of: .header) - list.adjustedContentInset.top }
  private var bottom: CGFloat { list.adjustedContentInset.bottom - room(of: .footer) }

  /// Points by which the list is past an edge's line, and when that counts; `nil` where it never does.
  func past(_ edge: Edge) -> (points: CGFloat, fires: Firing)? {
    let offset = list.contentOffset.y
    let height = list.bounds.height
    switch edge {
    case .header:
      guard let header = contract.header else { return nil }
      return (rest - offset - header.trigger.points(height: height), header.fires)
    case .footer:
      guard let footer = contract.footer else { return nil }
      if list.contentSize.height - rest + bottom <= height {
        guard footer.short == .pull else { return nil }
        return (offset - rest - footer.shortTrigger(height: height), footer.shortFires)
      }
      let end = max(rest, list.contentSize.height + bottom - height)
      let trigger = footer.trigger.points(height: height)
      return (offset - end + (footer.measure == .distance ? trigger : -trigger), footer.fires)
    }
  }
}
