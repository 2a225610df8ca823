import GestureTrace

extension Facts {
  /// A begin that found the list at rest at its top, and whose refresh does not come into sight.
  var hiddenBegin: Int? {
    var row = 0
    while row < indices.count {
      guard isBeginAtRest(row) else {
        row += 1
        continue
      }
      let (end, isHidden) = reveal(of: row)
      if isHidden { return row }
      row = max(end, row + 1)
    }
    return nil
  }

  private func isBeginAtRest(_ row: Int) -> Bool {
    guard event(row) == .world(.begin(.header)), let header = contract.header,
      header.begin == .fires,
      header.hold > contract.tolerance, !edges.header.after(row).phase.isInRefresh,
      isAvailable(.header, after: row), isInWindow.after(row), layout.after(row).height > 0,
      !isTouched(after: row), !isAnimating(after: row)
    else { return false }
    let motion = indices[..<row].last { isMotion($0) }
    let isStill = motion.map { time(row) >= time($0) + Tick(seconds: 0.5) } ?? true
    return isStill && beyond(.header, after: row).magnitude <= contract.tolerance
  }

  /// Where it is known what has become of a begin, and whether it is hidden.
  private func reveal(of begin: Int) -> (end: Int, isHidden: Bool) {
    guard let header = contract.header else { return (begin, false) }
    for instant in instants where instant.last >= begin {
      if let end = instant.rows.first(where: { $0 > begin && endsReveal($0) }) {
        return (end, false)
      }
      let row = instant.last
      let start = Self.refreshStart(before: row + 1, edges.header)
      guard let start, start > begin else {
        if instant.until > time(begin) + patience(of: .header) { return (row + 1, false) }
        continue
      }
      guard edges.header.after(row).phase.isUnderWay else { return (row + 1, false) }
      let opened = time(start) + Tick(seconds: header.opening) + Tick(microseconds: 2)
      guard instant.until > opened, !isAnimating(after: row) else { continue }
      let shown = baseRest(.header, after: row) - seen(after: row)
      return (row + 1, shown < header.hold - contract.tolerance)
    }
    return (indices.count, false)
  }

  /// Whether what is in sight is no more the begin's doing.
  private func endsReveal(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.enable(let edge, _)), .world(.hide(let edge, _)), .world(.attach(let edge)),
      .world(.detach(let edge)):
      contract.edge(edge) != nil
    case .world(.leave), .world(.comeBack), .world(.end(.header, _)): true
    default: isGeometry(row) || isScroll(row) || touches.contains { $0.start == row }
    }
  }
}
