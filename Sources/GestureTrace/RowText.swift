extension Row {
  /// The row as its line of a file, without the line's end.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of `text`.
  public func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    time.append(to: &bytes)
    bytes.append(UInt8(ascii: ","))
    var writer = ArgumentWriter(bytes: bytes)
    bytes = []
    switch event {
    case .world(let event):
      writer.verb(event.verb)
      event.write(to: &writer)
    case .outcome(let outcome):
      writer.verb(outcome.verb)
      outcome.write(to: &writer)
    case .unknown(let event):
      JSONValue.append(event.verb, to: &writer.bytes)
      for argument in event.arguments {
        writer.comma()
        argument.append(to: &writer.bytes)
      }
    }
    bytes = writer.bytes
    bytes.append(UInt8(ascii: "]"))
  }
}

/// Appends the arguments of one row, a comma before each.
private struct ArgumentWriter {
  var bytes: [UInt8]

  mutating func comma() { bytes.append(UInt8(ascii: ",")) }

  /// A verb or another word of the language: plain ASCII that needs no escaping.
  mutating func verb(_ word: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: word.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func word(_ word: String) {
    comma()
    verb(word)
  }

  mutating func string(_ string: String) {
    comma()
    JSONValue.append(string, to: &bytes)
  }

  mutating func number(_ number: Double) {
    comma()
    NumberText.append(number, to: &bytes)
  }

  mutating func flag(_ flag: Bool) {
    comma()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  mutating func numbers(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    comma()
    bytes.append(UInt8(ascii: "["))
    NumberText.append(a, to: &bytes)
    for value in [b, c, d] { number(value) }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func insets(_ insets: Insets) {
    numbers(insets.top, insets.left, insets.bottom, insets.right)
  }
}

extension WorldEvent {
  fileprivate func write(to writer: inout ArgumentWriter) {
    switch self {
    case .touch(let place), .move(let place), .lift(let place):
      writer.number(place.y)
      if let x = place.x { writer.number(x) }
      if let finger = place.finger { writer.number(Double(finger)) }
    case .cancel, .noMore, .reset, .leave, .comeBack, .stop: break
    case .drag(let offset), .glide(let offset): writer.number(offset)
    case .release(let offset, let velocity):
      writer.number(offset)
      if let velocity { writer.number(velocity) }
    case .begin(let edge), .tap(let edge), .detach(let edge), .attach(let edge):
      writer.word(edge.rawValue)
    case .end(let edge, let result):
      writer.word(edge.rawValue)
      if let result { writer.word(result.rawValue) }
    case .inset(let insets), .assignInset(let insets), .safeArea(let insets):
      writer.insets(insets)
    case .content(let height): writer.number(height)
    case .prepend(let points): writer.number(points)
    case .resize(let width, let height):
      writer.number(width)
      writer.number(height)
    case .scrollTo(let offset, let animated):
      writer.number(offset)
      writer.flag(animated)
    case .enable(let edge, let flag), .hide(let edge, let flag):
      writer.word(edge.rawValue)
      writer.flag(flag)
    case .note(let text): writer.string(text)
    }
  }
}

extension Outcome {
  fileprivate func write(to writer: inout ArgumentWriter) {
    switch self {
    case .offset(let offset, let kind):
      writer.number(offset)
      writer.word(kind.rawValue)
    case .offsetX(let offset), .shown(let offset): writer.number(offset)
    case .phase(let edge, let phase):
      writer.word(edge.rawValue)
      writer.word(phase.rawValue)
    case .fired(let edge, let origin):
      writer.word(edge.rawValue)
      writer.word(origin.rawValue)
    case .answer(let edge, let number):
      writer.word(edge.rawValue)
      writer.number(Double(number))
    case .setInset(let insets, let duration, let edge):
      writer.insets(insets)
      writer.number(duration)
      if let edge { writer.word(edge.rawValue) }
    case .setOffset(let offset, let duration, let edge):
      writer.number(offset)
      writer.number(duration)
      if let edge { writer.word(edge.rawValue) }
    case .progress(let edge, let value), .alpha(let edge, let value):
      writer.word(edge.rawValue)
      writer.number(value)
    case .text(let edge, let text):
      writer.word(edge.rawValue)
      writer.string(text)
    case .spinner(let edge, let flag):
      writer.word(edge.rawValue)
      writer.flag(flag)
    case .frame(let edge, let frame):
      writer.word(edge.rawValue)
      writer.numbers(frame.x, frame.y, frame.width, frame.height)
    case .observers(let count): writer.number(Double(count))
    case .fault(let text): writer.string(text)
    }
  }
}
