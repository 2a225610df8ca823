import GestureTrace

/// Random traces of touches, the same for the same seed.
struct RandomTouches {
  private var state: UInt64
  private var rows: [Row] = []
  private var time: Int64 = 0

  private init(seed: UInt64) { state = seed }

  /// One finger or two, cancelled or lifted in place or elsewhere, or offsets; other rows between.
  static func make(seed: UInt64) -> Trace {
    var random = RandomTouches(seed: seed &* 7919)
    for _ in 0..<3 {
      switch random.below(4) {
      case 0: random.drag()
      case 1: random.touch(fingers: 2)
      default: random.touch(fingers: 1)
      }
      random.wait()
      random.add(.note("between"))
    }
    return Trace(rows: random.rows)
  }

  /// A touch that moves at every frame of a display, held in the end, then imposed offsets alike.
  static func even(seed: UInt64, rate: Double) -> Trace {
    var random = RandomTouches(seed: seed &* 104_729)
    var trace = Trace(header: TraceHeader())
    trace.header.rate = rate
    let count = 3 + random.below(20)
    for start in [0, 2.0] {
      let first = (start * rate).rounded()
      var y = 300.0
      for frame in 0...count {
        let time = Tick(seconds: (first + Double(frame)) / rate)
        y += Double(1 + random.below(9))
        trace.rows.append(
          Row(
            time,
            start > 0
              ? .drag(offset: y)
              : frame == 0
                ? .touch(FingerPlace(y: y)) : .move(FingerPlace(y: y))))
      }
      let end = Tick(seconds: (first + Double(count)) / rate + 0.5)
      trace.rows.append(
        Row(end, start > 0 ? .release(offset: y, velocity: nil) : .lift(FingerPlace(y: y))))
    }
    return trace
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func wait() { time += [5_000, 16_667, 50_000, 110_000][below(4)] }

  private mutating func add(_ event: WorldEvent) {
    rows.append(Row(Tick(microseconds: time), event))
  }

  private mutating func touch(fingers: Int) {
    var places = [FingerPlace(y: Double(below(600)))]
    if fingers == 2 { places.append(FingerPlace(y: Double(below(600)), x: 50, finger: 1)) }
    for place in places {
      add(.touch(place))
      wait()
    }
    for _ in 0..<below(7) {
      let index = below(places.count)
      places[index].y += Double(below(240) - 120)
      add(.move(places[index]))
      wait()
    }
    if below(4) == 0 { return add(.cancel) }
    for var place in places {
      if below(3) == 0 { place.y += 20 }
      add(.lift(place))
      wait()
    }
  }

  private mutating func drag() {
    var offset = -64.0
    for _ in 0...below(6) {
      add(.drag(offset: offset))
      wait()
      offset += Double(below(100) - 50)
    }
    add(below(4) == 0 ? .cancel : .release(offset: offset, velocity: nil))
  }
}

extension Row {
  /// Whether it is one of those that are made anew.
  var isMade: Bool {
    switch event {
    case .world(.move), .world(.drag): true
    default: false
    }
  }
}

/// One finger's way, or that of imposed offsets, as a test reads it off a trace.
struct TouchWay {
  var samples: [(Tick, Double)] = []
  /// Where it lifts, or stays when it is taken away.
  var end: Double?

  var start: Double? { samples.first?.1 }

  /// When the last place is reached for good.
  var arrival: Tick? {
    let last = samples.last?.1
    let stay = samples.lastIndex { $0.1 != last }.map { $0 + 1 } ?? 0
    return samples.isEmpty ? nil : samples[stay].0
  }

  /// The place at a time, straight between two samples.
  func place(at time: Tick) -> Double {
    guard let next = samples.lastIndex(where: { $0.0 <= time }) else { return .nan }
    let (from, to) = (samples[next], samples[min(next + 1, samples.count - 1)])
    guard to.0 > from.0 else { return to.1 }
    return from.1 + (to.1 - from.1) * (time - from.0).seconds / (to.0 - from.0).seconds
  }

  /// Whether it moves all the time between two instants.
  func moves(_ start: Tick, _ end: Tick) -> Bool {
    zip(samples, samples.dropFirst()).allSatisfy { from, to in
      to.0 <= start || from.0 >= end || from.1 != to.1
    }
  }
}

extension Trace {
  /// The ways of its fingers and of its offsets, in the order of their beginnings.
  var touches: [TouchWay] {
    var ways: [TouchWay] = []
    var open: [Int: Int] = [:]
    let imposed = -1
    func go(_ key: Int, _ time: Tick, _ y: Double) {
      if open[key] == nil {
        open[key] = ways.count
        ways.append(TouchWay())
      }
      ways[open[key] ?? 0].samples.append((time, y))
    }
    for row in rows {
      switch row.event {
      case .world(.touch(let place)), .world(.move(let place)): go(place.id, row.time, place.y)
      case .world(.lift(let place)):
        go(place.id, row.time, place.y)
        ways[open.removeValue(forKey: place.id) ?? 0].end = place.y
      case .world(.drag(let offset)): go(imposed, row.time, offset)
      case .world(.release(let offset, _)):
        go(imposed, row.time, offset)
        ways[open.removeValue(forKey: imposed) ?? 0].end = offset
      case .world(.cancel):
        for index in open.values { ways[index].end = ways[index].samples.last?.1 }
        open = [:]
      default: break
      }
    }
    return ways
  }
}
