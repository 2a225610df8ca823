internal import GestureTrace

/// What is left where a refresh is over and nothing goes on any more.
struct Remainder {
  /// What stands, as a clause: `the top inset was 108 pt, 44 pt too much`.
  var what: Account
  /// What was promised instead, as the end of a sentence: `the app's 64 pt`.
  var expected: Account
  /// By how many points it is off, where it is measured.
  var error: Double?
  /// The row that made it so.
  var place: Place
}

extension Situation {
  /// What is off about the room of `edge`, which should be what it keeps when it is idle; `nil` where it is off
  /// by no more than the tolerance, or cannot be told.
  func insetRemainder(of edge: Edge) -> Remainder? {
    let state = self[edge]
    let error = restError(edge)
    guard error.magnitude > contract.tolerance else { return nil }
    let isTop = edge == .header
    let (stands, base) =
      isTop
      ? (layout.current.top, layout.base.top) : (layout.current.bottom, layout.base.bottom)
    let keeps = state.attached ? state.keeps : 0
    let kept: Account = keeps == 0 ? "" : " and the \(points: keeps) that the \(edge) keeps"
    let since: Account = state.insetPlace.history > 0 ? " from \(state.insetPlace) on" : ""
    return Remainder(
      what: "the \(isTop ? "top" : "bottom") inset was \(points: stands)\(since), "
        + "\(points: error.magnitude) too \(error > 0 ? "much" : "little")",
      expected: "the app's \(points: base)\(kept)", error: error, place: state.insetPlace)
  }

  /// What `edge` still shows of its refresh though it is idle, or knows of no more; `nil` where it looks as it
  /// is, as far as it tells and the contract lists its texts.
  func lookRemainder(of edge: Edge) -> Remainder? {
    let (phase, look) = (self[edge].phase, looks[edge])
    guard phase == .idle || phase == .noMore else { return nil }
    if let spinner = look.spinner, spinner.value {
      return Remainder(what: "its spinner turned", expected: "it still", place: spinner.place)
    }
    guard let listed = contract.edge(edge)?.texts?[phase], let text = look.text,
      !listed.contains(text.value)
    else { return nil }
    return Remainder(
      what: "it said \(Words.quoted(text.value))",
      expected: "\(Words.list(listed.map(Words.quoted), "or"))", place: text.place)
  }
}
