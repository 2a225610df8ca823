import GestureTrace
import Replay

/// What keys do in the recorder.
extension Recorder {
  package static let keyTable = KeyTable<Recorder>(
    title: "The recorder",
    lines: [
      .init("a finger", "the first button is a finger: press on the list and drag"),
      .init(
        "speed of it", "the finger goes further for a row of the mouse, less far",
        .init(.character("+")) { $0.setPointsPerRow($0.pointsPerRow * 2) },
        .init(.character("-")) { $0.setPointsPerRow($0.pointsPerRow / 2) }),
      .init(
        "a pull", "a pull down: how many points, in how many seconds",
        .init(.character("p")) { $0.ask(.pull) }),
      .init(
        "a fling", "a throw towards the end", .init(.character("g")) { $0.ask(.fling) }),
      .init(
        "an approach", "a slow way towards the end",
        .init(.character("a")) { $0.ask(.approach) }),
      .init(
        "cancel", "the system takes the gesture", .init(.character("z")) { $0.cancelGesture() }),
      .init(
        "record, stop", "record from a list as it is at first; stop, and save",
        .init(.character("r")) { $0.toggleRecording() }),
      .init("save", "stop, and save", .init(.character("s")) { $0.askForTitle() }),
      .init("discard", "discard the recording", .init(.character("u")) { $0.discard() }),
      .init(
        "next, anew", "the next control under the list; the list as it is at first",
        .init(.tab) { recorder in
          recorder.change { recorder.place = (recorder.place + 1) % recorder.setup.subjects.count }
        },
        .init(.character("n")) { $0.change {} }),
      .init(
        "answer delay", "how late the app answers",
        .init(.character("d")) { recorder in
          recorder.change { recorder.header.loads = recorder.header.loads.slower }
        }),
      .init(
        "begin", "the app begins a refresh, a load at the end",
        .init(.character("b")) { $0.perform(.begin(.header)) },
        .init(.character("B")) { $0.perform(.begin(.footer)) }),
      .init(
        "end, fail", "the app ends what loads, well or not",
        .init(.character("e")) { $0.perform(.end($0.loading, result: nil)) },
        .init(.character("x")) { $0.perform(.end($0.loading, result: .failure)) }),
      .init(
        "no more/more", "the app says that there is no more, that there is again",
        .init(.character("m")) { $0.perform(.noMore) },
        .init(.character("M")) { $0.perform(.reset) }),
      .init(
        "tap footer", "a tap on the footer", .init(.character("t")) { $0.perform(.tap(.footer)) }),
      .init("insets", "the app's insets", .init(.character("i")) { $0.ask(.insets) }),
      .init("content", "the content's height", .init(.character("c")) { $0.ask(.content) }),
      .init("turn phone", "turn the phone", .init(.character("o")) { $0.turn() }),
      .init(
        "this page", "this page", .init(.character("?"), .character("h")) { $0.isHelping = true }),
      .init(
        "quit, leave", "quit; quit at once, and leave what is recorded as it is",
        .init(.character("q"), .escape) { $0.quit() },
        .init(.control("c")) { $0.isOver = true }),
    ])

  /// Points a row that can be chosen.
  package static let reach = 1...100

  private func setPointsPerRow(_ points: Double) {
    let (least, most) = (Double(Self.reach.lowerBound), Double(Self.reach.upperBound))
    change { pointsPerRow = min(max(points, least), most) }
  }

  private func cancelGesture() {
    finger.lift()
    perform(.cancel)
  }

  private func turn() {
    guard let glimpse = run.session.glimpse() else { return }
    perform(.resize(width: glimpse.height, height: glimpse.width))
  }

  /// The edge whose load an end is meant for: the footer's only where the header has none.
  private var loading: Edge {
    let isLoading = { (edge: Edge) in
      let phase = self.run.story.phases[edge].last
      return phase == .settling || phase == .refreshing
    }
    return !isLoading(.header) && isLoading(.footer) ? .footer : .header
  }

  /// Changes what can only be changed before a run, and begins another one.
  private func change(_ change: () -> Void) {
    guard case .live = stage else {
      message = ("not during a recording: save it (s) or discard it (u) first", true)
      return
    }
    change()
    restart()
    message = ("\(subject.id), answers \(header.loads.words)", false)
  }

  private func quit() {
    guard case .live = stage else {
      message = ("save the recording (s) or discard it (u) first; control-C leaves it", true)
      return
    }
    isOver = true
  }
}

extension Loads {
  /// The delays that can be chosen, in turn.
  private static let delays: [Answer.Delay] = [
    .seconds(1), .seconds(3), .never, .seconds(0), .nextTurn, .seconds(0.3),
  ]

  /// The next of the delays, for both edges.
  fileprivate var slower: Loads {
    let delay = answer(1, of: .header).delay
    let place = Self.delays.firstIndex(of: delay) ?? -1
    let next = Answer(after: Self.delays[(place + 1) % Self.delays.count])
    return Loads(header: [next], footer: [next])
  }

  fileprivate var words: String {
    switch answer(1, of: .header).delay {
    case .seconds(0): "come inside the callback"
    case .seconds(let seconds): "come after \(NumberText.of(seconds)) s"
    case .nextTurn: "come in the next turn"
    case .never: "never come"
    }
  }
}
