import GestureTrace

extension NaiveRule {
  /// A pull that is past the trigger at the lift (`crossing`: at a sample) is answered by one callback within
  /// the delay; a begin in idle likewise where `begin` is `fires`.
  static let meantPullFires = NaiveRule("meant-pull-fires") { facts in
    guard facts.contract.header != nil else { return .notApplicable("there is no header") }
    let begins = facts.indices.filter(facts.isHeardBegin)
    let debts = facts.owedPulls + begins.map { facts.debt(ofBegin: $0, .header) }
    return facts.opinion(
      on: debts, of: .header, renewals: { $0.touch == nil ? begins : [] },
      otherwise: "no pull past the trigger was let go and no begin came in idle")
  }
}

extension Facts {
  /// Whether the header hears a begin here that it has to answer.
  fileprivate func isHeardBegin(_ row: Int) -> Bool {
    event(row) == .world(.begin(.header)) && contract.header?.begin == .fires
      && edges.header.after(row).phase == .idle && openLoad(of: .header, after: row) == nil
      && mayFire(.header, after: row)
  }

  func debt(ofBegin row: Int, _ edge: Edge) -> Debt {
    Debt(row: row, touch: nil, deadline: time(row) + patience(of: edge))
  }

  /// What pulls of the header are owed.
  fileprivate var owedPulls: [Debt] {
    touches.flatMap { touch in
      decidingRows(of: touch).compactMap { row in
        let notice = notice(of: touch).flatMap { $0 <= row ? $0 : nil }
        let decided = contract.header?.fires == .crossing ? row : notice
        return isOwed(touch, at: row)
          ? Debt(
            row: row, touch: touch, deadline: decided.map { time($0) + patience(of: .header) })
          : nil
      }
    }
  }

  /// The rows at which a pull decides: the lift, or the first movement past the line.
  private func decidingRows(of touch: Touch) -> [Int] {
    if contract.header?.fires == .crossing {
      return (pulls.header[touch.start]?.approaches ?? []).filter { row in
        !charged.header.contains { $0.key < row && $0.value.start == touch.start }
      }
    }
    guard let end = touch.end, leave(touch, .header)?.isReleased == true,
      pulls.header[touch.start]?.moves.isEmpty == false
    else { return [] }
    return [end]
  }

  private func isOwed(_ touch: Touch, at row: Int) -> Bool {
    guard let header = contract.header, mayFire(.header, after: row), !isBusy(.header, after: row)
    else { return false }
    if sawRefresh(touch, .header, before: row), header.lateRelease != .fires { return false }
    return !header.startAtTop || beganAtTop(touch)
  }
}
