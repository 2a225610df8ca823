package import GestureTrace
import Replay

/// What keys and the mouse do.
extension Recorder {
  package func handle(_ input: Input, at time: Tick, on extent: Extent) {
    self.extent = extent
    advance(to: time)
    switch input {
    case .key(let key): press(key)
    case .mouse(let mouse): point(mouse)
    case .paste(let text): paste(text)
    case .precision(let part): finger.precision = part
    case .mode: break
    }
    keep()
  }

  private func press(_ key: Key) {
    // It leaves whatever is asked.
    if key != .control("c") {
      if isHelping {
        isHelping = false
        return
      }
      if prompt != nil { return answer(key) }
    }
    message = ("", false)
    if key != .character("u") { isDiscarding = false }
    Self.keyTable.press(key, on: self)
  }

  /// What is pasted belongs to an answer; it is nobody's keys.
  private func paste(_ text: String) {
    guard prompt == nil else {
      for character in text { prompt?.type(.character(character)) }
      return
    }
    message = ("pasted text is passed over here", true)
  }

  // MARK: The mouse

  /// The first button is a finger, where it comes down on the phone.
  private func point(_ mouse: Mouse) {
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
      guard let place = finger.place(mouse, pointsPerRow: pointsPerRow) else { return }
      perform(.move(place))
    case .release:
      guard let place = finger.place(mouse, pointsPerRow: pointsPerRow) else { return }
      finger.lift()
      perform(.lift(place))
    case .wheelUp, .wheelDown, .other: break
    }
  }

  func perform(_ event: WorldEvent) {
    if run.session.ending != nil { message = (runIsOver, true) }
    run.perform(event, at: now - start)
  }

  /// What is said where nothing can happen any more.
  private var runIsOver: String {
    if case .live = stage { return "the run is over; n begins another one" }
    return "the recording is over: save it (s) or discard it (u)"
  }

  // MARK: Answers

  func ask(_ purpose: Prompt.Purpose) {
    if run.session.ending != nil, purpose != .title {
      message = (runIsOver, true)
      return
    }
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

  private func answer(_ key: Key) {
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
      if run.isMakingGesture || run.story.isHeld.last == true {
        message = ("not while a finger is down; z takes it away", true)
      }
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
