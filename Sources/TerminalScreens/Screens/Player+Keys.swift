import GestureTrace

/// What keys do in the player.
extension Player {
  package static let keyTable = KeyTable<Player>(
    title: "The player",
    lines: [
      .init("play, pause", "play, pause", .init(.character(" ")) { $0.togglePlaying() }),
      .init(
        "by frames", "a frame of the display back, forward",
        .init(.left) { $0.go(to: $0.position - frame) },
        .init(.right) { $0.go(to: $0.position + frame) }),
      .init(
        "by rows", "a row of the recording back, forward; also shift and arrows",
        .init(.character(","), .shiftLeft) { $0.step(.row, forward: false) },
        .init(.character("."), .shiftRight) { $0.step(.row, forward: true) }),
      .init(
        "callbacks", "the next callback, the one before",
        .init(.character("c")) { $0.step(.callback, forward: true) },
        .init(.character("C")) { $0.step(.callback, forward: false) }),
      .init(
        "phases", "the next change of a phase, the one before",
        .init(.character("p")) { $0.step(.phase, forward: true) },
        .init(.character("P")) { $0.step(.phase, forward: false) }),
      .init(
        "findings", "the next broken rule or fault, the one before",
        .init(.character("f")) { $0.step(.finding, forward: true) },
        .init(.character("F")) { $0.step(.finding, forward: false) }),
      .init(
        "difference", "where two runs first part ways",
        .init(.character("d")) { $0.goToDifference() }),
      .init(
        "speed", "twice, half as fast; also + and -",
        .init(.up, .character("+")) { $0.speed = $0.speed.faster },
        .init(.down, .character("-")) { $0.speed = $0.speed.slower }),
      .init(
        "start, end", "the start, the end",
        .init(.character("0"), .home) { $0.go(to: .zero) },
        .init(.end) { $0.go(to: $0.end) }),
      .init(
        "a loop", "play over and over from here, up to here",
        .init(.character("[")) { $0.beginLoop() },
        .init(.character("]")) { $0.endLoop() }),
      .init("no loop", "play to the end again", .init(.character("l")) { $0.loop = (nil, nil) }),
      .init("scrub", "press or drag on a plot to go there; the wheel goes by frames"),
      .init(
        "this page", "this page", .init(.character("?"), .character("h")) { $0.isHelping = true }),
      .init(
        "quit", "quit", .init(.character("q"), .escape, .control("c")) { $0.isOver = true }),
    ])

  /// What a frame of the display lasts.
  static let frame = Tick(microseconds: 16_667)

  /// What can be gone to from one to the next.
  enum Stop: String {
    case row, callback, phase, finding
  }

  /// Goes to the next instant of a kind, or the one before, or says that there is none.
  private func step(_ stop: Stop, forward: Bool) {
    let times = times(of: stop)
    let next = forward ? times.first { $0 > position } : times.last { $0 < position }
    if let next { return go(to: next) }
    notice = "no \(stop.rawValue) \(forward ? "after" : "before") this"
  }

  /// When something of a kind happened in any of the runs, in order.
  private func times(of stop: Stop) -> [Tick] {
    let isWanted: (Story.Mark.Kind) -> Bool
    switch stop {
    case .row: return runs[0].story.rowTimes
    case .callback: isWanted = \.isCallback
    case .phase: isWanted = \.isPhase
    case .finding: isWanted = \.isGrave
    }
    return runs.flatMap { $0.story.marks.filter { isWanted($0.kind) }.map(\.time) }.sorted()
  }

  private func goToDifference() {
    if let difference { return go(to: difference) }
    notice = runs.count == 1 ? "there is one run only" : "the two do not part ways"
  }

  private func beginLoop() {
    loop.start = position
    if let end = loop.end, end <= position { loop.end = nil }
  }

  private func endLoop() {
    let start = loop.start ?? .zero
    guard position > start else {
      notice = "a loop ends after it begins"
      return
    }
    loop = (start, position)
  }
}
