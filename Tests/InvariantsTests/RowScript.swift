import GestureTrace
import Invariants

/// A history written tersely for tests: a row a line, `time verb arguments`, insets as `64,0,49,0`.
///
/// Rows in are numbered as lines of the trace from 2, except those at the time of an `answer` after
/// it, which stand for it. `~ t0 t1 glide y0 y1` writes a line of offsets at 60 frames a second, the
/// last one a `rest`; `~ t0 t1 shown y0 y1` the same of shown values. `#` begins a remark.
struct RowScript {
  enum Trouble: Error { case unknown(String) }

  private(set) var rows: [HistoryRow] = []
  private var line = 1
  private var answered: Tick?

  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "#", omittingEmptySubsequences: false)[0]
        .split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      if words[0] == "~" {
        try ramp(Words(words.dropFirst()))
      } else {
        try add(Words(words[...]))
      }
    }
  }

  /// Reads words one after the other.
  struct Words {
    private var rest: ArraySlice<String>

    init(_ words: ArraySlice<String>) { rest = words }

    var isEmpty: Bool { rest.isEmpty }

    mutating func word() throws -> String {
      guard let word = rest.popFirst() else { throw Trouble.unknown("a line that ends too soon") }
      return word
    }

    mutating func number() throws -> Double {
      let text = try word()
      guard let number = Double(text.hasPrefix(".") ? "0" + text : text) else {
        throw Trouble.unknown(text)
      }
      return number
    }

    mutating func insets() throws -> Insets {
      let text = try word()
      let sides = text.split(separator: ",").compactMap { Double($0) }
      guard sides.count == 4 else { throw Trouble.unknown(text) }
      return Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    mutating func name<Name: RawRepresentable<String>>(_ type: Name.Type) throws -> Name {
      let text = try word()
      guard let name = Name(rawValue: text) else { throw Trouble.unknown(text) }
      return name
    }

    mutating func edge() throws -> Edge { try name(Edge.self) }
    mutating func flag() throws -> Bool { try word() == "true" }
    mutating func place() throws -> FingerPlace {
      let y = try number()
      let x = isEmpty ? nil : try number()
      let finger = isEmpty ? nil : Int(try number())
      return FingerPlace(y: y, x: x, finger: finger)
    }
    mutating func text() -> String {
      defer { rest = [] }
      return rest.joined(separator: " ")
    }
  }

  private mutating func add(_ given: Words) throws {
    var words = given
    let time = Tick(seconds: try words.number())
    let verb = try words.word()
    if let outcome = try Self.outcome(verb, &words) {
      if case .answer = outcome { answered = time }
      rows.append(HistoryRow(Row(time, outcome)))
    } else {
      let event = try Self.event(verb, &words)
      let isAnswers = answered == time
      if !isAnswers { line += 1 }
      rows.append(HistoryRow(Row(time, event), line: isAnswers ? nil : line))
    }
  }

  private mutating func ramp(_ given: Words) throws {
    var words = given
    let (start, end) = (try words.number(), try words.number())
    let verb = try words.word()
    let (from, to) = (try words.number(), try words.number())
    let frames = max(1, Int(((end - start) * 60).rounded()))
    for frame in 0...frames {
      let y = frame == frames ? to : from + (to - from) * Double(frame) / Double(frames)
      let time = Tick(seconds: frame == frames ? end : start + Double(frame) / 60)
      let rounded = NumberText.rounded(y)
      let outcome: Outcome =
        verb == "shown" ? .shown(rounded) : .offset(rounded, frame == frames ? .rest : .glide)
      rows.append(HistoryRow(Row(time, outcome)))
    }
  }

  private static func outcome(_ verb: String, _ words: inout Words) throws -> Outcome? {
    switch verb {
    case "offset": .offset(try words.number(), try words.name(OffsetKind.self))
    case "offsetX": .offsetX(try words.number())
    case "shown": .shown(try words.number())
    case "phase": .phase(try words.edge(), try words.name(Phase.self))
    case "fired": .fired(try words.edge(), try words.name(Origin.self))
    case "answer": .answer(try words.edge(), number: Int(try words.number()))
    case "setInset":
      .setInset(
        try words.insets(), duration: try words.number(), words.isEmpty ? nil : try words.edge())
    case "setOffset":
      .setOffset(
        try words.number(), duration: try words.number(), words.isEmpty ? nil : try words.edge())
    case "text": .text(try words.edge(), words.text())
    case "spinner": .spinner(try words.edge(), try words.flag())
    case "progress": .progress(try words.edge(), try words.number())
    case "alpha": .alpha(try words.edge(), try words.number())
    case "observers": .observers(Int(try words.number()))
    case "fault": .fault(words.text())
    default: nil
    }
  }

  private static func event(_ verb: String, _ words: inout Words) throws -> WorldEvent {
    switch verb {
    case "touch": .touch(try words.place())
    case "move": .move(try words.place())
    case "lift": .lift(try words.place())
    case "cancel": .cancel
    case "drag": .drag(offset: try words.number())
    case "release":
      .release(offset: try words.number(), velocity: words.isEmpty ? nil : try words.number())
    case "glide": .glide(offset: try words.number())
    case "begin": .begin(try words.edge())
    case "end":
      .end(try words.edge(), result: words.isEmpty ? nil : try words.name(LoadResult.self))
    case "noMore": .noMore
    case "reset": .reset
    case "inset": .inset(try words.insets())
    case "assignInset": .assignInset(try words.insets())
    case "safeArea": .safeArea(try words.insets())
    case "content": .content(height: try words.number())
    case "prepend": .prepend(points: try words.number())
    case "resize": .resize(width: try words.number(), height: try words.number())
    case "scrollTo": .scrollTo(offset: try words.number(), animated: try words.flag())
    case "tap": .tap(try words.edge())
    case "enable": .enable(try words.edge(), try words.flag())
    case "hide": .hide(try words.edge(), try words.flag())
    case "leave": .leave
    case "return": .comeBack
    case "detach": .detach(try words.edge())
    case "attach": .attach(try words.edge())
    case "note": .note(words.text())
    case "stop": .stop
    default: throw Trouble.unknown(verb)
    }
  }
}
