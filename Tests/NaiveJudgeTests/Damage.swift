import GestureTrace
import NaiveJudge
import Randoms

/// Small lies about a history: rows that are missing, written twice, moved, or that say something else, and
/// some that nobody has written.
///
/// Only rows that a control or an app may write at any time come and go, never those of fingers, so that
/// what comes out is a history that some control might have.
struct Damage {
  private var random: SplitMix
  /// The edges that have a control.
  private let edges: [Edge]

  /// The rows of a history with one to three rows damaged, the same for the same seed.
  static func done(to history: WholeHistory, seed: UInt64) -> [HistoryRow] {
    let edges = Edge.allCases.filter { history.contract.edge($0) != nil }
    var damage = Damage(random: SplitMix(seed: seed &* 31 &+ 7), edges: edges)
    var rows = history.rows
    for _ in 0..<damage.random.number(1...3) { damage.strike(&rows) }
    return rows
  }

  private mutating func strike(_ rows: inout [HistoryRow]) {
    guard !random.chance(0.3) else { return add(to: &rows) }
    let places = rows.indices.filter { Self.isOpenToDoubt(rows[$0].row.event) }
    guard !places.isEmpty else { return }
    // A kind of row first: otherwise most of what is struck is an offset.
    let verb = random.one(of: Array(Set(places.map { rows[$0].row.event.verb })).sorted())
    let place = random.one(of: places.filter { rows[$0].row.event.verb == verb })
    switch random.number(0...9) {
    case 0...2: rows.remove(at: place)
    case 3, 4: rows.insert(rows[place], at: place)
    case 5, 6: insert(rows.remove(at: place), near: place, in: &rows)
    default: rows[place].row.event = changed(rows[place].row.event)
    }
  }

  /// Writes a row of which nobody knew, most of them where a list moves; or has a finger go sideways.
  private mutating func add(to rows: inout [HistoryRow]) {
    guard let edge = edges.isEmpty ? nil : random.one(of: edges), !rows.isEmpty else { return }
    if random.chance(0.2) { return goAcross(&rows) }
    if random.chance(0.2) { return disturbMomentum(of: edge, in: &rows) }
    let moving = rows.indices.filter { rows[$0].row.event.verb == "offset" }
    let writing = rows.indices.filter { rows[$0].row.event.verb == "setOffset" }
    if let place = writing.randomElement(using: &random), random.chance(0.2) {
      let row = Row(rows[place].row.time, .outcome(.offsetX(points())))
      return rows.insert(HistoryRow(row), at: place + 1)
    }
    let place = moving.randomElement(using: &random) ?? random.number(0...rows.count - 1)
    let events: [Row.Event] = [
      .world(.end(edge, result: nil)), .world(.begin(edge)), .world(.noMore),
      .world(.content(height: 1500)), .outcome(.fired(edge, .user)), .outcome(.fired(edge, .code)),
      .outcome(.setOffset(points(), duration: 0, edge)),
    ]
    insert(HistoryRow(Row(rows[place].row.time, random.one(of: events))), near: place, in: &rows)
  }

  /// Something ends or begins while the list glides, which goes on otherwise.
  private mutating func disturbMomentum(of edge: Edge, in rows: inout [HistoryRow]) {
    let gliding = rows.indices.dropLast(3).filter { place in
      rows[place...].prefix(4).allSatisfy(\.row.event.isGlide)
    }
    guard let place = gliding.randomElement(using: &random) else { return }
    for later in rows.indices[(place + 3)...].prefix(2) {
      guard case .outcome(let outcome) = rows[later].row.event else { continue }
      rows[later].row.event = .outcome(changed(outcome))
    }
    let events: [WorldEvent] = [.end(edge, result: nil), .begin(edge), .content(height: 1500)]
    let row = Row(rows[place + 1].row.time, random.one(of: events))
    rows.insert(HistoryRow(row), at: place + 2)
  }

  /// A finger goes further across the list than along.
  private mutating func goAcross(_ rows: inout [HistoryRow]) {
    for place in rows.indices {
      guard case .world(.move(var finger)) = rows[place].row.event else { continue }
      finger.x = random.one(of: [0, 1000])
      rows[place].row.event = .world(.move(finger))
    }
  }

  /// Puts a row somewhere near a place, at the time of the row that it comes to stand behind; not between
  /// what the world does and what comes of it at once, where no control can write.
  private mutating func insert(_ row: HistoryRow, near place: Int, in rows: inout [HistoryRow]) {
    var row = row
    var target = min(max(0, place + random.number(-12...12)), rows.count)
    while target < rows.count, target > 0, case .world = rows[target - 1].row.event { target += 1 }
    row.row.time = target == 0 ? .zero : rows[target - 1].row.time
    rows.insert(row, at: target)
  }

  private static func isOpenToDoubt(_ event: Row.Event) -> Bool {
    switch event {
    case .world(let event):
      switch event {
      case .begin, .end, .noMore, .reset, .tap, .enable, .hide: true
      default: false
      }
    case .outcome(let outcome):
      switch outcome {
      case .answer, .fault: false
      default: true
      }
    case .unknown: false
    }
  }

  private mutating func changed(_ event: Row.Event) -> Row.Event {
    switch event {
    case .outcome(let outcome): .outcome(changed(outcome))
    case .world(.end):
      .world(.end(random.one(of: edges), result: random.one(of: [nil, .failure, .noMore])))
    case .world(.begin): .world(.begin(random.one(of: edges)))
    case .world(.tap): .world(.tap(random.one(of: edges)))
    case .world(.enable(let edge, let flag)): .world(.enable(edge, !flag))
    case .world(.hide(let edge, let flag)): .world(.hide(edge, !flag))
    case .world, .unknown: event
    }
  }

  private mutating func changed(_ outcome: Outcome) -> Outcome {
    switch outcome {
    case .offset(let y, let kind): .offset(y + points(), kind)
    case .offsetX(let x): .offsetX(x + points())
    case .shown(let y): .shown(y + points())
    case .phase(let edge, _): .phase(edge, random.one(of: Phase.allCases))
    case .fired(let edge, let origin):
      random.chance(0.5)
        ? .fired(random.one(of: edges), origin) : .fired(edge, origin == .user ? .code : .user)
    case .setInset(let insets, let duration, let edge):
      .setInset(changed(insets), duration: duration, edge)
    case .setOffset(let y, let duration, let edge):
      .setOffset(y + points(), duration: duration, edge)
    case .progress(let edge, let part): .progress(edge, part + random.one(of: [-0.5, 0.25, 1]))
    case .text(let edge, _): .text(edge, random.one(of: ["", "something else"]))
    case .spinner(let edge, let flag): .spinner(edge, !flag)
    case .alpha(let edge, let part): .alpha(edge, part + random.one(of: [-0.5, 0.25, 1]))
    case .observers(let count): .observers(count + random.one(of: [-1, 1, 2]))
    case .frame, .answer, .fault: outcome
    }
  }

  private mutating func changed(_ insets: Insets) -> Insets {
    var insets = insets
    switch random.number(0...5) {
    case 0, 1: insets.top += points()
    case 2, 3: insets.bottom += points()
    case 4: insets.left += points()
    default: insets.right += points()
    }
    return insets
  }

  private mutating func points() -> Double {
    random.one(of: [0.25, -0.25, 1, -1, 10, -10, 44, -44, 60, -70, 300])
  }
}

extension Row.Event {
  /// Whether a list glides that is not at its top: there it would most often be a bounce.
  fileprivate var isGlide: Bool {
    if case .outcome(.offset(let y, .glide)) = self { y > 0 } else { false }
  }

  fileprivate var verb: String {
    switch self {
    case .world(let event): event.verb
    case .outcome(let outcome): outcome.verb
    case .unknown(let event): event.verb
    }
  }
}
