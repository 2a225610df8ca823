import GestureTrace

/// Tells the rows that an `answer` stands for from rows in with the same verbs (rows.md, "Answers").
struct AnswerRows {
  private enum Part: Equatable {
    case content, prepend, noMore
    case end(Edge, LoadResult)
  }

  private let loads: Loads
  private var time = Tick.zero
  /// What the answers of this instant may still do.
  ///
  /// An answer need not do it all: a load that was ended meanwhile is not ended again.
  private var owed: [Part] = []

  init(loads: Loads) {
    self.loads = loads
  }

  /// Whether the next row of a history is a row out or one that an answer stands for.
  mutating func isOut(_ row: Row) -> Bool {
    if row.time != time {
      time = row.time
      owed = []
    }
    switch row.event {
    case .outcome(.answer(let edge, let number)):
      owed += parts(of: loads.answer(number, of: edge), edge)
      return true
    case .outcome: return true
    case .unknown: return false
    case .world(let event):
      guard let part = part(event), let place = owed.lastIndex(of: part) else { return false }
      owed.remove(at: place)
      return true
    }
  }

  private func parts(of answer: Answer, _ edge: Edge) -> [Part] {
    let result = answer.result ?? .success
    var parts: [Part] = [.end(edge, result)]
    if answer.growth(of: edge) != 0 { parts.append(.content) }
    if (answer.prepends ?? 0) != 0 { parts.append(.prepend) }
    if result == .noMore, edge == .header { parts.append(.noMore) }
    return parts
  }

  private func part(_ event: WorldEvent) -> Part? {
    switch event {
    case .content: .content
    case .prepend: .prepend
    case .noMore: .noMore
    case .end(let edge, let result): .end(edge, result ?? .success)
    case .touch, .move, .lift, .cancel, .drag, .release, .glide, .begin, .reset, .inset,
      .assignInset, .safeArea, .resize, .scrollTo, .tap, .enable, .hide, .leave, .comeBack, .detach,
      .attach, .note, .stop:
      nil
    }
  }
}
