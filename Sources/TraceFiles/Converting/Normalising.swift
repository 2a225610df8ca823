public import GestureTrace

extension Trace {
  /// The same trace said in the fewest words: what stands at its default is left out, what this
  /// version does not know is kept.
  ///
  /// It replays to the same rows out. Texts differ from the file's in spelling only: numbers and
  /// strings are written in the one way that the project writes them.
  public func normalized() -> Trace {
    var result = self
    result.header = header.normalized()
    if header.drive == Trace(rows: rows).drive { result.header.drive = nil }
    result.rows = rows.map { $0.normalized() }
    return result
  }
}

extension TraceHeader {
  fileprivate func normalized() -> TraceHeader {
    var result = self
    if title == "" { result.title = nil }
    if recorded?.isEmpty == true { result.recorded = nil }
    result.scene = scene.normalized()
    result.loads.header = loads.header.flatMap { Self.normalized($0, of: .header) }
    result.loads.footer = loads.footer.flatMap { Self.normalized($0, of: .footer) }
    return result
  }

  /// The answers of an edge without repetitions of the last; `nil` where only the default is left.
  private static func normalized(_ answers: [Answer], of edge: Edge) -> [Answer]? {
    var result = answers.map { $0.normalized(of: edge) }
    while result.count > 1, result[result.count - 1] == result[result.count - 2] {
      result.removeLast()
    }
    return result == [Answer()] ? nil : result
  }
}

extension Scene {
  fileprivate func normalized() -> Scene {
    var result = self
    if contentWidth == width { result.contentWidth = nil }
    if offset == topRest { result.offset = nil }
    if offsetX == 0 - (inset.left + safeArea.left) { result.offsetX = nil }
    return result
  }
}

extension Answer {
  fileprivate func normalized(of edge: Edge) -> Answer {
    var result = self
    if delay == .seconds(1) { result.after = nil }
    if self.result == .success { result.result = nil }
    if adds == Answer().growth(of: edge) { result.adds = nil }
    if prepends == 0 { result.prepends = nil }
    if order == .contentFirst { result.order = nil }
    return result
  }
}

extension Row {
  fileprivate func normalized() -> Row {
    guard case .world(let event) = event else { return self }
    switch event {
    case .touch(let place): return Row(time, .touch(place.normalized()))
    case .move(let place): return Row(time, .move(place.normalized()))
    case .lift(let place): return Row(time, .lift(place.normalized()))
    case .end(let edge, .success?): return Row(time, .end(edge, result: nil))
    case .end, .cancel, .drag, .release, .glide, .begin, .noMore, .reset, .inset, .assignInset,
      .safeArea, .content, .prepend, .resize, .scrollTo, .tap, .enable, .hide, .leave, .comeBack,
      .detach, .attach, .note, .stop:
      return self
    }
  }
}

extension FingerPlace {
  /// Without the finger where it is the default one.
  ///
  /// An `x` stays: its default is its last value, which one row does not show.
  fileprivate func normalized() -> FingerPlace {
    FingerPlace(y: y, x: x, finger: finger == 0 ? nil : finger)
  }
}
