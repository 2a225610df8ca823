package import GestureTrace

/// Short random traces of every row kind, the same for the same seed.
///
/// Some programs are left out because a rule, or the rows, cannot tell what is right in them; each is
/// named where it is avoided.
package struct RandomProgram {
  private var random: SplitMix
  private var trace = Trace()
  private var time: Int64 = 0
  private var isAway = false
  /// The app's inset as it last said it.
  private var base = Insets.zero

  /// The program of this seed; every third one imposes offsets, the others have fingers.
  package static func make(seed: UInt64) -> Trace {
    var program = RandomProgram(random: SplitMix(seed: seed))
    let imposes = seed.isMultiple(of: 3)
    program.setScene()
    program.trace.header.drive = imposes ? .offset : .finger
    for _ in 0..<program.random.number(1...4) {
      program.appRows(atMost: 2)
      if program.isAway { program.add(.comeBack) }
      program.isAway = false
      if imposes { program.imposedDrag() } else { program.touch() }
    }
    program.appRows(atMost: 2)
    if program.random.chance(0.1) { program.add(.stop) }
    return program.trace
  }

  private static let insets: [[Double]] = [
    [64, 0, 49, 0], [0, 0, 0, 0], [88, 0, 34, 0], [100, 10, 0, 10],
  ]
  private static let safeAreas: [[Double]] = [
    [0, 0, 0, 0], [0, 0, 0, 0], [47, 0, 34, 0], [88, 0, 0, 0],
  ]

  private mutating func setScene() {
    var scene = Scene()
    scene.inset = insets(random.one(of: Self.insets))
    scene.safeArea = insets(random.one(of: Self.safeAreas))
    scene.content = random.one(of: [1200, 1200, 300, 0, 560, 600, 700, 5000])
    scene.scale = random.one(of: [0, 0, 0, 1, 2, 3])
    if random.chance(0.2) { scene.inset.top += random.one(of: [0.25, 0.3333, 0.4]) }
    if random.chance(0.1) { scene.alwaysBounce = false }
    base = scene.inset
    trace.header.scene = scene
    // At fewer frames a second `no-offset-jump` and `rest-in-range` take their spans for too short.
    trace.header.rate = random.one(of: [60, 60, 60, 120, 90])
    trace.header.loads.header = answers()
    trace.header.loads.footer = answers()
  }

  /// A pull of the header that was begun under a finger that rested through an end is answered within
  /// two seconds of its lift: `ends-cleanly` would count it to that end.
  private mutating func answers() -> [Answer] {
    (0..<random.number(1...3)).map { _ in
      var answer = Answer()
      answer.after = random.one(of: [
        .seconds(0), .nextTurn, .seconds(0.01), .seconds(0.1), .seconds(0.25), .seconds(0.5),
      ])
      if random.chance(0.2) { answer.result = random.one(of: [.failure, .noMore]) }
      if random.chance(0.4) { answer.adds = random.one(of: [0, 600, 50, -100]) }
      if random.chance(0.15) { answer.prepends = random.one(of: [50, 300]) }
      if random.chance(0.2) { answer.order = .endFirst }
      return answer
    }
  }

  // MARK: Rows

  /// Rows are at least 5 ms apart: of two in one turn it is not told which one moved the content.
  private mutating func add(_ event: WorldEvent, after delays: [Int64] = Self.pauses) {
    time += random.one(of: delays)
    trace.rows.append(Row(Tick(microseconds: time), event))
  }

  private static let pauses: [Int64] = [
    5_000, 16_667, 50_000, 120_000, 260_000, 600_000, 1_500_000,
  ]
  private static let samples: [Int64] = [5_000, 8_333, 16_667, 33_333, 50_000, 110_000]

  private mutating func touch() {
    var y = random.one(of: [100.0, 200, 300, 500, 600])
    let secondPlace = FingerPlace(y: y + 50, x: 100, finger: 1)
    let second = random.chance(0.1)
    add(.touch(FingerPlace(y: y)))
    if second { add(.touch(secondPlace), after: Self.samples) }
    for _ in 0..<random.number(0...5) {
      y += random.one(of: [70, 60, 130, 142, 250, 10, 5, -10, -70, -60, -200, -400])
      add(.move(FingerPlace(y: y)), after: Self.samples)
      appRow(chance: 0.12, underFinger: true)
    }
    if random.chance(0.3) { appRow(chance: 1, underFinger: true) }
    if random.chance(0.15) { return add(.cancel) }
    if second { add(.lift(secondPlace), after: Self.samples) }
    if random.chance(0.3) { y += random.one(of: [2, -3, 20, -30, 80]) }
    add(.lift(FingerPlace(y: y)))
  }

  private mutating func imposedDrag() {
    var offset = random.one(of: [-64.0, 0, -30, 400, 533])
    let steps: [Double] = [-20, -44, -44.5, -60, -70, -100, 44, 60, 100, 200, 5, -5]
    for _ in 0..<random.number(1...4) {
      add(.drag(offset: offset), after: Self.samples)
      appRow(chance: 0.1, underFinger: true)
      offset += random.one(of: steps)
    }
    if random.chance(0.2) { return add(.cancel) }
    add(.release(offset: offset, velocity: random.one(of: [nil, 0, -500, 1500])))
    for _ in 0..<random.one(of: [0, 0, 1, 3]) {
      offset += random.one(of: [-50, -20, 20, 50, 100])
      add(.glide(offset: offset), after: Self.samples)
      appRow(chance: 0.1, underFinger: false)
    }
  }

  private mutating func appRows(atMost most: Int) {
    for _ in 0..<random.number(0...most) { appRow(chance: 1, underFinger: false) }
  }

  private mutating func appRow(chance: Double, underFinger: Bool) {
    guard random.chance(chance) else { return }
    let edge = random.one(of: Edge.allCases)
    let quiet = !underFinger && trace.header.drive == .finger
    switch random.number(0...19) {
    case 0, 1: add(.begin(edge))
    case 2, 3: add(.end(edge, result: random.one(of: [nil, .success, .failure, .noMore])))
    case 4: add(.noMore)
    case 5: add(.reset)
    case 6: changeInset(assigning: false)
    case 7: changeInset(assigning: true)
    case 8: add(.safeArea(insets(random.one(of: Self.safeAreas))))
    case 9: add(.content(height: random.one(of: [0, 300, 600, 1200, 1800])))
    case 10: add(.prepend(points: random.one(of: [50, 300, -50, -400, -2000])))
    case 11: resize()
    // An animated scroll under a finger goes on in the turns of the control's writes, which are then
    // taken for what moves the content.
    case 12: add(.scrollTo(offset: random.one(of: [-64, 0, 100, 500, 533, -120]), animated: quiet))
    case 13: add(.tap(edge))
    case 14: add(.enable(edge, random.chance(0.6)))
    case 15: add(.hide(edge, random.chance(0.4)))
    // A finger on a list that is in no window is none to the rules.
    case 16: if quiet, !isAway { leave() }
    case 17: add(.detach(edge))
    case 18: add(.attach(edge))
    default: add(.note("nothing"))
    }
  }

  private mutating func leave() {
    add(.leave)
    isAway = true
  }

  private mutating func resize() {
    let size = random.one(of: [[375.0, 667], [667, 375], [320, 480]])
    add(.resize(width: size[0], height: size[1]))
  }

  /// The app says its inset anew, or writes the one that it has over what a control holds.
  ///
  /// Never by what a control holds: that cannot be told from an app that takes the hold away. Another
  /// value that is written over a hold is one of which the rules know nothing, the other edge's line
  /// included.
  private mutating func changeInset(assigning: Bool) {
    if assigning { return add(.assignInset(base)) }
    let sides: [[Double]] = [[64, 0, 49, 0], [37, 0, 12, 0], [93, 0, 0, 0], [0, 0, 30, 0]]
    base = insets(random.one(of: sides))
    add(.inset(base))
  }

  private func insets(_ sides: [Double]) -> Insets {
    Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
