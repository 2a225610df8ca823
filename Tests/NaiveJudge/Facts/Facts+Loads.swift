import GestureTrace

/// What one callback has started.
struct Load {
  /// The callback's row.
  let start: Int
  /// The row that closes it: an end, a detach or, where overlap cancels, a callback of the other edge; the
  /// callback itself where an end before it is deferred behind it; `nil` where none came.
  let close: Int?
}

extension Facts {
  static func loads(
    of edge: Edge, in history: WholeHistory, _ states: Timeline<EdgeState>
  ) -> [Load] {
    let rows = history.rows
    guard let contract = history.contract.edge(edge) else { return [] }
    let starts = rows.indices.filter {
      if case .outcome(.fired(edge, _)) = rows[$0].row.event { true } else { false }
    }
    return starts.map { start in
      if contract.endInSettling == .deferred, states.before(start).phase.isInRefresh,
        let begin = refreshStart(before: start, states),
        (begin..<start).contains(where: { rows[$0].row.event.isEnd(of: edge) })
      {
        return Load(start: start, close: start)
      }
      let close = rows.indices[(start + 1)...].first { row in
        switch rows[row].row.event {
        case .world(.detach(edge)): true
        case .outcome(.fired(edge.opposite, _)):
          history.contract.overlap == .cancels && history.contract.edge(edge.opposite) != nil
        case let event: event.isEnd(of: edge)
        }
      }
      return Load(start: start, close: close)
    }
  }

  /// The row with which the latest refresh before `row` begins: its first settling or refreshing.
  static func refreshStart(before row: Int, _ states: Timeline<EdgeState>) -> Int? {
    (0..<row).last {
      states.after($0).phase.isUnderWay && !states.before($0).phase.isUnderWay
    }
  }

  /// The latest load of an edge that is open before `row`.
  func openLoad(of edge: Edge, before row: Int) -> Load? {
    let load = loads[edge].last { $0.start < row }
    return load.flatMap { ($0.close ?? .max) >= row ? $0 : nil }
  }

  /// The latest load of an edge that is open after `row`.
  func openLoad(of edge: Edge, after row: Int) -> Load? { openLoad(of: edge, before: row + 1) }
}

extension Row.Event {
  func isEnd(of edge: Edge) -> Bool {
    if case .world(.end(edge, _)) = self { true } else { false }
  }
}

extension Phase {
  /// Settling or refreshing.
  var isUnderWay: Bool { self == .settling || self == .refreshing }
}
