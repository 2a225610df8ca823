package import GestureTrace
import Replay

/// What keys and the mouse do.
extension Recorder {
  package func handle(_ input: Input, at time: Tick, on extent: Extent) {
    advance(to: time)
    switch input {
    case .key(.control("c")): isOver = true
    case .key(let key):
      if isHelping {
        isHelping = false
      } else if prompt != nil {
        answer(key, on: extent)
      } else {
        press(key, on: extent)
      }
    case .mouse(let mouse): point(mouse, on: extent)
    case .precision(let part): finger.precision = part
    case .mode: break
    }
    keep()
  }

  // MARK: The mouse

  /// The first button is a finger, where it comes down on the phone.
  private func point(_ mouse: Mouse, on extent: Extent) {
    guard run.session.ending == nil, !run.isMakingGesture else { return }
    switch mouse.action {
    case .press:
      let phoneArea = RunPane.phoneArea(in: area(in: extent))
      let inside = Area(
        phoneArea.column + 1, phoneArea.row + 1, phoneArea.columns - 2, phoneArea.rows - 2)
      guard !finger.isDown, inside.contains(Place(mouse.x, mouse.y)),
        let glimpse = run.session.glimpse()
      else { return }
      let scale = PhoneScale(
        width: glimpse.width, height: glimpse.height, covered: header.scene.inset.top,
        in: Extent(inside.columns, inside.rows))
      let y = NumberText.rounded(scale.y(ofRow: mouse.y - inside.row))
      perform(.touch(finger.press(mouse, y: y)))
    case .drag:
      guard let place = finger.place(mouse, pointsPerRow: setup.pointsPerRow) else { return }
      perform(.move(place))
    case .release:
      guard let place = finger.place(mouse, pointsPerRow: setup.pointsPerRow) else { return }
      finger.lift()
      perform(.lift(place))
    case .wheelUp, .wheelDown, .other: break
    }
  }

  func perform(_ event: WorldEvent) { run.perform(event, at: now - start) }

  // MARK: Keys

  private func press(_ key: Key, on extent: Extent) {
    message = ("", false)
    switch key {
    case .character("q"), .escape: quit()
    case .character("?"), .character("h"): isHelping = true
    case .character("r"): toggleRecording(on: extent)
    case .character("s"): askForTitle()
    case .character("u"): discard()
    case .character("p"): ask(.pull)
    case .character("g"): ask(.fling)
    case .character("a"): ask(.approach)
    case .character("i"): ask(.insets)
    case .character("c"): ask(.content)
    case .tab: change { self.place = (self.place + 1) % self.setup.subjects.count }
    case .character("n"): change {}
    case .character("d"): change { self.header.loads = self.header.loads.slower }
    case .character("b"): perform(.begin(.header))
    case .character("B"): perform(.begin(.footer))
    case .character("e"): perform(.end(loading, result: nil))
    case .character("x"): perform(.end(loading, result: .failure))
    case .character("m"): perform(.noMore)
    case .character("M"): perform(.reset)
    case .character("t"): perform(.tap(.footer))
    case .character("z"):
      finger.lift()
      perform(.cancel)
    case .character("o"):
      if let glimpse = run.session.glimpse() {
        perform(.resize(width: glimpse.height, height: glimpse.width))
      }
    default: break
    }
  }

  /// The edge whose load an end is meant for: the footer's only where the header has none.
  private var loading: Edge {
    let isInRefresh = { (edge: Edge) in self.run.story.phases[edge].last?.isInRefresh == true }
    return !isInRefresh(.header) && isInRefresh(.footer) ? .footer : .header
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

  // MARK: Answers

  private func ask(_ purpose: Prompt.Purpose) {
    let text: String =
      switch purpose {
      case .pull, .fling, .approach: gestures[purpose]?.text ?? ""
      case .insets:
        "\(NumberText.of(header.scene.inset.top)) \(NumberText.of(header.scene.inset.bottom))"
      case .content: NumberText.of(run.session.glimpse()?.content ?? header.scene.content)
      case .title: ""
      }
    prompt = Prompt(purpose: purpose, text: text)
  }

  private func answer(_ key: Key, on extent: Extent) {
    switch key {
    case .escape: prompt = nil
    case .enter:
      guard let asked = prompt else { return }
      if take(asked) { prompt = nil } else { prompt?.complaint = "not: \(asked.purpose.question)" }
    default: prompt?.type(key)
    }
  }

  /// Does what was asked for; `false` where the answer is none.
  private func take(_ prompt: Prompt) -> Bool {
    let numbers = prompt.text.split(separator: " ").compactMap { Double($0) }
    let areLengths = numbers.allSatisfy { (0...100_000).contains($0) }
    switch prompt.purpose {
    case .title: save(title: prompt.text)
    case .pull, .fling, .approach:
      guard let gesture = Gesture(prompt.text) else { return false }
      gestures[prompt.purpose] = gesture
      let height = run.session.glimpse()?.height ?? header.scene.height
      run.make(gesture, at: now - start, y: height * (gesture.distance > 0 ? 0.3 : 0.8))
    case .insets:
      guard numbers.count == 2, areLengths else { return false }
      perform(.inset(Insets(top: numbers[0], left: 0, bottom: numbers[1], right: 0)))
    case .content:
      guard numbers.count == 1, areLengths else { return false }
      perform(.content(height: numbers[0]))
    }
    return true
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
