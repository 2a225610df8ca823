import GestureTrace

/// A callback of the footer, with what the finger had done by then.
struct FooterLoad {
  let row: Int
  /// By drag or momentum, not by tap or begin.
  let isByDrag: Bool
  /// The touch's place among all, from 1; 0 where none is behind it.
  let touch: Int
  let approaches: Int
  let content: Double
}

extension Facts {
  /// The loads of the footer, those apart that fill short content.
  var footerLoads: [FooterLoad] {
    callbacks(of: .footer).filter { !fills(after: $0) }.map { row in
      let isByDrag =
        event(row) == .outcome(.fired(.footer, .user)) && !isTapped(.footer, at: row)
      let content = layout.after(row).content
      if isByDrag {
        let touch = charged.footer[row] ?? blamed(.footer, at: row)
        return FooterLoad(
          row: row, isByDrag: true, touch: touch.map(number) ?? 0,
          // One before the line takes the approach that it anticipates.
          approaches: max(1, touch.map { approaches(of: $0, before: row) } ?? 0), content: content)
      }
      guard let touch = touch(upTo: row) else {
        return FooterLoad(row: row, isByDrag: false, touch: 0, approaches: 0, content: content)
      }
      // A finger that comes down in its very turn has no part in it.
      let isNew = time(touch.start) == time(row)
      return FooterLoad(
        row: row, isByDrag: false, touch: number(touch) - (isNew ? 1 : 0),
        approaches: isNew ? 0 : approaches(of: touch, before: row), content: content)
    }
  }

  /// A touch's place among all, from 1.
  func number(_ touch: Touch) -> Int { touches.count { $0.start <= touch.start } }

  /// The touch that is taken for the one behind a callback that no touch has decided: the latest that has
  /// ended or crossed the line, or else the one under way.
  func blamed(_ edge: Edge, at row: Int) -> Touch? {
    touches.last { touch in
      touch.start < row && (touch.end ?? row) < row
        || pulls[edge][touch.start]?.crossings.contains { $0 < row } == true
    } ?? touch(upTo: row)
  }

  func approaches(of touch: Touch, before row: Int) -> Int {
    pulls.footer[touch.start]?.approaches.count { $0 < row } ?? 0
  }
}

extension NaiveRule {
  /// After a footer callback the next one by drag or momentum needs what `repeat` says.
  static let noDoubleLoad = NaiveRule("no-double-load") { facts in
    guard let footer = facts.contract.footer else { return .notApplicable("there is no footer") }
    let loads = facts.footerLoads
    let byDrag = loads.indices.filter { loads[$0].isByDrag }
    for place in byDrag where place > 0 {
      let (last, next) = (loads[place - 1], loads[place])
      let isOpen = facts.openLoad(of: .footer, before: next.row) != nil
      // Of content that fits the view there is one approach in a pull.
      let rule = facts.fits(after: next.row) ? .oncePerDrag : footer.repeat
      let isAllowed =
        switch rule {
        case .oncePerDrag: next.touch > last.touch
        case .oncePerApproach: next.touch > last.touch || next.approaches > last.approaches
        case .unlimited: !isOpen && (next.touch > last.touch || next.content > last.content)
        }
      if !isAllowed { return .violated("loaded again", at: next.row) }
    }
    return byDrag.isEmpty ? .vacuous("no drag or momentum made the footer load") : .holds
  }

  /// After an end without growth there is no further load until a touch, a tap or a begin that comes after
  /// that end.
  static let noLoadLoop = NaiveRule("no-load-loop") { facts in
    guard facts.contract.footer != nil else { return .notApplicable("there is no footer") }
    for row in facts.callbacks(of: .footer) where facts.isBarren(row) {
      return .violated("loaded again after an end without growth", at: row)
    }
    return .holds
  }
}

extension Facts {
  /// Whether a load follows one that has brought nothing, and nobody has asked for it since that ended.
  func isBarren(_ row: Int) -> Bool {
    guard edges.footer.before(row).isAttached,
      let load = loads.footer.last(where: { $0.start < row }),
      let end = load.close, end < row, event(end).isEnd(of: .footer)
    else { return false }
    return !(end..<row).contains { asksForLoad($0, after: end) }
      && !hasGrown(from: load.start, to: row, end) && !isReleased(.footer, after: end, at: row)
  }

  /// Whether a touch, an approach, a tap, a begin, a reset or a new control comes here.
  fileprivate func asksForLoad(_ row: Int, after end: Int) -> Bool {
    if touches.contains(where: { $0.start == row }) { return true }
    if pulls.footer.values.contains(where: { $0.approaches.contains(row) }), row > end {
      return true
    }
    switch event(row) {
    case .world(.tap(.footer)): return edges.footer.before(row).isAttached
    case .world(.begin(.footer)), .world(.reset), .world(.detach(.footer)): return row > end
    default: return false
    }
  }

  /// Whether the content is taller when a load has ended than at its callback, or becomes so afterwards.
  fileprivate func hasGrown(from start: Int, to row: Int, _ end: Int) -> Bool {
    let first = layout.after(start).content
    if layout.after(end).content > first { return true }
    return (end..<row).contains { layout.after($0).content > layout.before($0).content }
  }
}
