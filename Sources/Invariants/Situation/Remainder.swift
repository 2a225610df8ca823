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
    let writer: Account =
      state.insetPlace.history > 1 ? ", last written by a control at \(state.insetPlace)" : ""
    return Remainder(
      what: "the \(isTop ? "top" : "bottom") inset was \(points: stands), "
        + "\(points: error.magnitude) too \(error > 0 ? "much" : "little")\(writer)",
      expected: "the app's \(points: base)\(kept(by: edge))", error: error, place: state.insetPlace)
  }

  /// What a footer keeps beside the app's inset, as the end of a sentence.
  private func kept(by edge: Edge) -> Account {
    let state = self[edge]
    guard state.attached, state.keeps != 0 else { return "" }
    let mayGiveUp = state.phase == .disabled || !state.isAvailable
    return
      "\(mayGiveUp ? ", with or without" : " and") the \(points: state.keeps) that the \(edge) keeps"
  }

  /// What `edge` still shows of its refresh though it is idle, or knows of no more; `nil` where it looks as it
  /// is, as far as it tells and the contract lists its texts.
  func lookRemainder(of edge: Edge) -> Remainder? {
    let (phase, look) = (self[edge].phase, looks[edge])
    guard phase == .idle || phase == .noMore else { return nil }
    if let spinner = look.spinner, spinner.value {
      return Remainder(
        what: "the \(edge)'s spinner turned", expected: "it still", place: spinner.place)
    }
    guard let listed = contract.edge(edge)?.texts?[phase], let text = look.text,
      !listed.contains(text.value)
    else { return nil }
    return Remainder(
      what: "the \(edge) said \(Words.quoted(text.value))",
      expected: "\(Words.list(listed.map(Words.quoted), "or")), as declared for \(phase)",
      place: text.place)
  }
}
