import GestureTrace

/// A generator with a seed (splitmix64), so that every run of a test sees the same values.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}

/// Random traces that are valid, with every verb of a trace in them.
struct RandomTraces {
  var numbers: SeededNumbers

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  mutating func trace() -> Trace {
    var trace = Trace(header: header())
    var down: Set<Int> = []
    var time: Int64 = 0
    for _ in 0..<numbers.below(60) {
      time += numbers.chance(0.2) ? 0 : Int64(numbers.below(2_000_000))
      trace.rows.append(Row(Tick(microseconds: time), event(&down)))
    }
    if numbers.chance(0.3) { trace.rows.append(Row(Tick(microseconds: time), .stop)) }
    return trace
  }

  mutating func number() -> Double {
    switch numbers.below(6) {
    case 0: return Double(numbers.below(2000) - 1000)
    case 1: return Double(numbers.below(2_000_000) - 1_000_000) / 1000
    case 2: return Double.random(in: -1...1, using: &numbers) * 1e-9
    case 3: return Double.random(in: -1...1, using: &numbers) * 1e300
    case 4:
      return numbers.pick([
        0, 9_007_199_254_740_992, -9_007_199_254_740_992, .leastNonzeroMagnitude, 0.1,
      ])
    default: return Double.random(in: -700...700, using: &numbers)
    }
  }

  mutating func text() -> String {
    let pieces = [
      "a", "刷新", "\"", "\\", "/", "\u{0}", "\u{1f}", "\u{7f}", "😀", "e\u{301}", "\n", "\t",
      "\u{2028}",
    ]
    return (0..<numbers.below(5)).map { _ in numbers.pick(pieces) }.joined()
  }

  mutating func value(depth: Int = 0) -> JSONValue {
    switch numbers.below(depth < 4 ? 6 : 4) {
    case 0: return .null
    case 1: return .bool(numbers.chance(0.5))
    case 2: return .number(number())
    case 3: return .string(text())
    case 4: return .array((0..<numbers.below(4)).map { _ in value(depth: depth + 1) })
    default: return .object(object(depth: depth + 1))
    }
  }

  mutating func object(depth: Int = 0) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<numbers.below(4) { object["k" + text()] = value(depth: depth) }
    return object
  }

  private mutating func insets() -> Insets {
    Insets(top: number(), left: number(), bottom: number(), right: number())
  }

  private mutating func event(_ down: inout Set<Int>) -> Row.Event {
    let edge = numbers.pick(Edge.allCases)
    let flag = numbers.chance(0.5)
    switch numbers.below(24) {
    case 0...3: return .world(finger(&down))
    case 4:
      down = []
      return .world(.cancel)
    case 5: return .world(.drag(offset: number()))
    case 6: return .world(.release(offset: number(), velocity: flag ? number() : nil))
    case 7: return .world(.glide(offset: number()))
    case 8: return .world(.begin(edge))
    case 9: return .world(.end(edge, result: flag ? numbers.pick(LoadResult.allCases) : nil))
    case 10: return .world(flag ? .noMore : .reset)
    case 11: return .world(.inset(insets()))
    case 12: return .world(flag ? .assignInset(insets()) : .safeArea(insets()))
    case 13: return .world(.content(height: number()))
    case 14: return .world(.prepend(points: number()))
    case 15: return .world(.resize(width: number(), height: number()))
    case 16: return .world(.scrollTo(offset: number(), animated: flag))
    case 17: return .world(.tap(edge))
    case 18: return .world(.enable(edge, flag))
    case 19: return .world(.hide(edge, flag))
    case 20: return .world(flag ? .leave : .comeBack)
    case 21: return .world(flag ? .detach(edge) : .attach(edge))
    case 22: return .world(.note(text()))
    default:
      let arguments = (0..<numbers.below(3)).map { _ in value() }
      return .unknown(UnknownEvent(verb: "x" + text(), arguments: arguments))
    }
  }

  private mutating func finger(_ down: inout Set<Int>) -> WorldEvent {
    let id = numbers.below(3)
    let place = FingerPlace(y: number(), x: number(), finger: id == 0 ? nil : id)
    guard down.contains(id) else {
      down.insert(id)
      return .touch(place)
    }
    if numbers.chance(0.6) { return .move(place) }
    down.remove(id)
    return .lift(place)
  }

  private mutating func header() -> TraceHeader {
    var header = TraceHeader()
    if numbers.chance(0.5) { header.title = text() }
    header.scene.width = number().magnitude
    header.scene.scale = Double(numbers.below(4))
    header.scene.inset = insets()
    if numbers.chance(0.5) { header.scene.offset = number() }
    header.scene.bounces = numbers.chance(0.5)
    header.scene.policies = object()
    header.scene.other["scene+"] = value()
    header.settings = object()
    if numbers.chance(0.5) { header.drive = numbers.pick(TraceHeader.Drive.allCases) }
    header.rate = numbers.pick([30, 60, 119.88, 120])
    if numbers.chance(0.6) { header.loads.footer = (0...numbers.below(3)).map { _ in answer() } }
    if numbers.chance(0.5) { header.recorded = object() }
    header.other["later"] = value()
    return header
  }

  private mutating func answer() -> Answer {
    var answer = Answer(
      after: numbers.pick([nil, .never, .nextTurn, .seconds(number().magnitude)]),
      result: numbers.pick([nil, .success, .failure, .noMore]), adds: number(),
      order: numbers.pick([nil, .endFirst]))
    answer.other["answer+"] = value()
    return answer
  }
}
