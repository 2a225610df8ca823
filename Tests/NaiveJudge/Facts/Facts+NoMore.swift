import GestureTrace

/// Whether there is no more to load, as far as anybody told.
enum NoMore {
  /// There is more.
  case no
  /// It was told with this row, and nothing has cleared it.
  case holds(since: Int)
  /// A refresh that clears it, at once or when it ends well, is under way.
  case clearing
  /// An end told it that found nothing to end, or a refresh that had to clear it did not end well.
  case open
}

extension Facts {
  static func noMore(
    in history: WholeHistory, _ edges: EdgePair<Timeline<EdgeState>>, _ loads: EdgePair<[Load]>
  ) -> Timeline<NoMore> {
    var row = -1
    return Timeline(from: .no, over: history.rows) { state, event in
      row += 1
      switch event {
      case .world(.noMore): state.tell(row)
      case .world(.reset): state = .no
      case .world(.end(let edge, let result)):
        let load = loads[edge].last { $0.start < row }
        let isBusy =
          edges[edge].before(row).phase.isInRefresh
          || load.map { ($0.close ?? .max) >= row } == true
        if result == .noMore { state.tell(isBusy ? row : nil) }
        if edge == .header, case .clearing = state {
          state = result == nil || result == .success ? .no : .open
        }
      case .outcome(.phase(.header, let phase)):
        guard history.contract.header?.clearsNoMore == true, phase.isUnderWay,
          !edges.header.before(row).phase.isUnderWay
        else { return }
        switch state {
        case .holds, .open: state = .clearing
        case .no, .clearing: break
        }
      default: break
      }
    }
  }
}

extension NoMore {
  /// It is told with this row, or it is left open whether it is.
  fileprivate mutating func tell(_ row: Int?) {
    if case .holds = self { return }
    self = row.map { .holds(since: $0) } ?? .open
  }
}
