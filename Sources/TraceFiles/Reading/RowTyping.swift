import GestureTrace

extension RowArguments {
  /// What a row with this verb says: the count and the kinds of arguments are those of rows.md.
  func event(_ verb: Verb) throws(ArgumentFault) -> Row.Event {
    switch verb {
    case .touch: .world(.touch(try place()))
    case .move: .world(.move(try place()))
    case .lift: .world(.lift(try place()))
    case .cancel: .world(try alone(.cancel))
    case .drag: .world(.drag(offset: try onlyNumber()))
    case .release: .world(try release())
    case .glide: .world(.glide(offset: try onlyNumber()))
    case .begin: .world(.begin(try onlyEdge()))
    case .end: .world(try end())
    case .noMore: .world(try alone(.noMore))
    case .reset: .world(try alone(.reset))
    case .inset: .world(.inset(try onlyInsets()))
    case .assignInset: .world(.assignInset(try onlyInsets()))
    case .safeArea: .world(.safeArea(try onlyInsets()))
    case .content: .world(.content(height: try onlyNumber()))
    case .prepend: .world(.prepend(points: try onlyNumber()))
    case .resize: .world(try resize())
    case .scrollTo: .world(try scrollTo())
    case .tap: .world(.tap(try onlyEdge()))
    case .enable: .world(try switching { .enable($0, $1) })
    case .hide: .world(try switching { .hide($0, $1) })
    case .leave: .world(try alone(.leave))
    case .return: .world(try alone(.comeBack))
    case .detach: .world(.detach(try onlyEdge()))
    case .attach: .world(.attach(try onlyEdge()))
    case .note: .world(.note(try onlyText()))
    case .stop: .world(try alone(.stop))
    case .offset, .offsetX, .shown, .phase, .fired, .answer, .setInset, .setOffset, .progress,
      .text, .spinner, .frame, .alpha, .observers, .fault:
      .outcome(try outcome(verb))
    }
  }

  private func alone(_ event: WorldEvent) throws(ArgumentFault) -> WorldEvent {
    try expect(0)
    return event
  }

  private func onlyNumber() throws(ArgumentFault) -> Double {
    try expect(1)
    return try number(1)
  }

  private func onlyEdge() throws(ArgumentFault) -> Edge {
    try expect(1)
    return try edge(1)
  }

  private func onlyInsets() throws(ArgumentFault) -> Insets {
    try expect(1)
    return try insets(1)
  }

  private func onlyText() throws(ArgumentFault) -> String {
    try expect(1)
    return try text(1)
  }

  private func place() throws(ArgumentFault) -> FingerPlace {
    try expect(1...3)
    return FingerPlace(
      y: try number(1), x: try optionalNumber(2), finger: count > 2 ? try whole(3, from: 0) : nil)
  }

  private func release() throws(ArgumentFault) -> WorldEvent {
    try expect(1...2)
    return .release(offset: try number(1), velocity: try optionalNumber(2))
  }

  private func end() throws(ArgumentFault) -> WorldEvent {
    try expect(1...2)
    return .end(try edge(1), result: count > 1 ? try word(2, .result) : nil)
  }

  private func resize() throws(ArgumentFault) -> WorldEvent {
    try expect(2)
    return .resize(width: try number(1), height: try number(2))
  }

  private func scrollTo() throws(ArgumentFault) -> WorldEvent {
    try expect(2)
    return .scrollTo(offset: try number(1), animated: try flag(2))
  }

  private func switching(
    _ event: (Edge, Bool) -> WorldEvent
  ) throws(ArgumentFault) -> WorldEvent {
    try expect(2)
    return event(try edge(1), try flag(2))
  }
}
