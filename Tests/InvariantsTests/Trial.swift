import GestureTrace
import Invariants

/// A judged history, for tests.
struct Trial {
  let verdicts: [Verdict]

  /// Judges `script` under `contract` in `scene`; it ends settled, five seconds after its last row.
  init(
    _ script: String, contract: Contract = .header(), scene: Scene = .bars,
    drive: TraceHeader.Drive = .finger, ending: RunEnding = .settled, after seconds: Double = 5,
    quantum: Double? = nil, own: [Invariant] = [], refusing refused: Set<Excuse> = []
  ) throws {
    let rows = try RowScript(script).rows
    var header = TraceHeader()
    header.scene = scene
    if let quantum {
      var recorded = JSONObject()
      recorded["quantum"] = .number(quantum)
      header.recorded = recorded
    }
    var judge = Judge(header: header, drive: drive, contract: contract, own: own, refusing: refused)
    for row in rows { judge.see(row) }
    let last = rows.last?.row.time ?? .zero
    verdicts = judge.finish(ending, at: last + Tick(seconds: seconds))
  }

  /// The verdict on one rule.
  subscript(id: String) -> Verdict {
    verdicts.first { $0.invariant == id } ?? Verdict(id, .error, says: "no such rule")
  }

  /// The rules that were violated.
  var violated: [String] { verdicts.filter { $0.kind == .violated }.map(\.invariant) }
}

extension Scene {
  /// The default scene under a navigation bar of 64 pt and above a tab bar of 49 pt, at rest.
  static var bars: Scene {
    var scene = Scene()
    scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    return scene
  }
}

extension Contract {
  /// A header of 44 pt that fires at once, at release; no footer.
  static func header(_ change: (inout HeaderContract) -> Void = { _ in }) -> Contract {
    var header = HeaderContract(trigger: .points(44), hold: 44)
    change(&header)
    return Contract(header: header)
  }

  /// A footer that loads 40 pt before the end, at crossing; no header.
  static func footer(_ change: (inout FooterContract) -> Void = { _ in }) -> Contract {
    var footer = FooterContract(trigger: .points(40), hold: 44)
    footer.measure = .distance
    footer.fires = .crossing
    footer.repeat = .oncePerApproach
    footer.declaredShortTrigger = 44
    change(&footer)
    return Contract(footer: footer)
  }

  /// Both of them.
  static func both(_ change: (inout Contract) -> Void = { _ in }) -> Contract {
    var contract = Contract(header: header().header, footer: footer().footer)
    change(&contract)
    return contract
  }
}

/// Histories that several tests use, of a header of 44 pt under a bar of 64 pt.
enum Histories {
  /// A finger pulls to 60 pt past rest and holds; the list is armed at 0.2 s.
  static let pull = """
    0 touch 200
    0.1 move 240
    0.1 offset -94 drag
    0.2 move 300
    0.2 offset -124 drag
    0.2 phase header armed

    """

  /// It lets go at 0.5 s, 16 pt past the trigger, and the header fires.
  static let fire = """
    0.5 lift 300
    0.516667 offset -117 glide
    0.516667 phase header refreshing
    0.516667 fired header user

    """

  /// The header opens.
  static let open = """
    0.516667 setInset 108,0,49,0 .25 header
    0.516667 offset -108 scroll
    0.516667 setOffset -108 .25 header
    ~ 0.516667 0.766667 shown -117 -108

    """

  /// The load is answered at 2 s and the header closes.
  static let close = """
    2 answer header 1
    2 end header
    2 phase header idle
    2 setInset 64,0,49,0 .25 header
    2 offset -64 scroll
    ~ 2 2.25 shown -108 -64

    """

  /// A whole refresh in which nothing is wrong.
  static let refresh = pull + fire + open + close
}
