import GestureTrace
import Testing
import TraceFiles

@Suite("Gestures from tables")
struct ConvertingTests {
  private static let table = """
    t_ms,phase,y,source,pointer,x
    5,down,100,fling,0,50
    21.071,move,110.5,fling,0,50
    6,down,7,other,0,
    30.5,up,110.5,fling,0,49.25
    7,up,7,other,0,
    """

  @Test("A gesture for each source, times exact and from 0")
  func paths() throws {
    let paths = try GestureTable.parse(Self.table, path: "t.csv")
    #expect(paths.map(\.name) == ["fling", "other"])
    let trace = paths[0].trace(GesturePlacement())
    #expect(
      trace.rows.map(\.text) == [
        "[0,\"touch\",100,50]", "[0.016071,\"move\",110.5,50]", "[0.0255,\"lift\",110.5,49.25]",
      ])
    #expect(trace.header.title == "fling")
    #expect(trace.drive == .finger)
    #expect(
      paths[1].trace(GesturePlacement()).rows.map(\.text) == [
        "[0,\"touch\",7]", "[0.001,\"lift\",7]",
      ])
  }

  @Test("Units are scaled, paths are mirrored and moved into the view")
  func placement() throws {
    let paths = try GestureTable.parse(
      "t_ms,phase,y,source,x,pointer\n0,down,2625,a,105,3\n8,up,1312.5,a,,3", path: "t.csv")
    var placement = GesturePlacement()
    placement.pointsPerUnit = try #require(DecimalText.factor("1/2.625"))
    #expect(
      paths[0].trace(placement).rows.map(\.text) == [
        "[0,\"touch\",667,40,3]", "[0.008,\"lift\",167,187.5,3]",
      ])
    placement.isMirrored = true
    #expect(paths[0].trace(placement).rows.first?.text == "[0,\"touch\",0,40,3]")
    placement.fits = false
    #expect(paths[0].trace(placement).rows.first?.text == "[0,\"touch\",-333,40,3]")
    placement = GesturePlacement()
    #expect(paths[0].trace(placement).rows.first?.text == "[0,\"touch\",667,105,3]")
  }

  @Test("The anchor is where the list stands when the gesture begins")
  func anchors() throws {
    let path = try GestureTable.parse(Self.table, path: "t.csv")[0]
    var placement = GesturePlacement()
    placement.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    #expect(path.trace(placement).header.scene.offset == nil)
    placement.anchor = .bottom
    #expect(path.trace(placement).header.scene.offset == 582)
    placement.scene.content = 100
    #expect(path.trace(placement).header.scene.offset == -64)
    placement.anchor = .offset(12.5)
    #expect(path.trace(placement).header.scene.offset == 12.5)
  }

  @Test(
    "Faults of a table have line and column",
    arguments: [
      ("", "1:1: found an empty file, expected a header"),
      ("t_ms,phase,y", "1:1: found no column source, expected t_ms, phase, y and source"),
      (
        "t_ms,phase,z",
        "1:12: found the column \"z\", expected t_ms, phase, y, source, pointer or x"
      ),
      ("t_ms,y,y", "1:8: found the column y a second time, expected it once"),
      ("t_ms,phase,y,source", "1:1: found no rows, expected a gesture"),
      ("t_ms,phase,y,source\n0,down,1", "2:1: found 3 fields, expected 4"),
      (
        "t_ms,phase,y,source\n0,down,1,\"a\"", "2:10: found a quotation mark, expected plain fields"
      ),
      (
        "t_ms,phase,y,source\n0.1234,down,1,a",
        "2:1: found \"0.1234\" as t_ms, expected milliseconds, decimal, at most 3 digits after the "
          + "point"
      ),
      (
        "t_ms,phase,y,source\n0,push,1,a", "2:3: found \"push\" as phase, expected down, move or up"
      ),
      (
        "t_ms,phase,y,source\n0,down,01,a",
        "2:8: found \"01\" as y, expected a number within ±10^9"
      ),
      ("t_ms,phase,y,source\n0,down,1,", "2:10: found \"\" as source, expected a name"),
      (
        "t_ms,phase,y,source\n0,move,1,a",
        "2:1: found move of pointer 0, which is not down, expected its down first"
      ),
      (
        "t_ms,phase,y,source\r\n0,down,1,a\r\n1,down,1,a\r\n",
        "3:1: found down of pointer 0, which is down, expected its move or up"
      ),
      (
        "t_ms,phase,y,source\n5,down,1,a\n4,up,1,a",
        "3:1: found a smaller time than before, expected times of a that never decrease"
      ),
      ("t_ms,phase,y,source\n\n", "2:1: found 1 fields, expected 4"),
    ])
  func faults(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.csv", text)
    let error = #expect(throws: TraceError.self) { try GestureTable.read(path) }
    let place = try #require(error?.place)
    #expect("\(place.line):\(place.column): \(error?.message ?? "")" == message)
    #expect(error?.kind == .badData)
    let parsed = #expect(throws: TraceError.self) { try GestureTable.parse(text, path: path) }
    #expect(parsed == error)
  }

  @Test("Real gestures convert to valid traces that fit their view")
  func realGestures() throws {
    let names = ["gestures/aosp-flings.csv", "gestures/flutter-velocity.csv"]
    let tables = names.compactMap(Places.shared)
    if tables.isEmpty { print("skipped: real gestures (no tables here)") }
    let folder = try TemporaryFolder()
    for table in tables {
      for path in try GestureTable.read(table) {
        var placement = GesturePlacement()
        if table.contains("aosp") { placement.pointsPerUnit = 1 / 2.625 }
        placement.anchor = .bottom
        let trace = path.trace(placement)
        let file = folder.file(path.name + ".jsonl")
        try TraceFile.write(trace, to: file)
        #expect(try TraceFile.read(file).trace == trace)
        #expect(trace.rows.count == path.samples.count)
        for case .world(.touch(let place)) in trace.rows.map(\.event) {
          #expect(0...667 ~= place.y)
        }
      }
    }
  }

  @Test(
    "Numbers on a command line are read as strictly as those of a file",
    arguments: [
      ("0.5", 0.5), ("1/2.625", 1 / 2.625), ("2e1/4", 5), ("0", nil), ("-1", nil), ("1/0", nil),
      ("1/2/3", nil), ("", nil), ("/2", nil), (" 1", nil), ("1e10", nil), ("nan", nil),
    ] as [(String, Double?)])
  func factors(text: String, factor: Double?) {
    #expect(DecimalText.factor(text) == factor)
  }

  @Test("Seconds and milliseconds are exact")
  func times() {
    #expect(DecimalText.seconds("0.616667") == Tick(microseconds: 616_667))
    #expect(DecimalText.seconds("999999999.999999") == Tick(microseconds: 999_999_999_999_999))
    #expect(DecimalText.milliseconds("16.07") == Tick(microseconds: 16_070))
    for text in ["", ".", "1.", ".5", "-1", "1e3", "0.1234567", "1000000000"] {
      #expect(DecimalText.seconds(text) == nil, "\(text)")
    }
  }
}

@Suite("Another timing, fewer words")
struct RetimingTests {
  private let trace = Trace(rows: [
    Row(Tick(microseconds: 500_000), .drag(offset: -10)),
    Row(Tick(microseconds: 1_000_001), .release(offset: -20, velocity: -30)),
    Row(Tick(microseconds: 1_000_001), .note("same time")),
  ])

  private func times(_ retiming: Retiming) throws -> [Int64] {
    try retiming.applied(to: trace).rows.map(\.time.microseconds)
  }

  @Test("Speed, start and grid")
  func times() throws {
    #expect(try Retiming().applied(to: trace) == trace)
    #expect(try times(Retiming(speed: 2)) == [250_000, 500_001, 500_001])
    #expect(try times(Retiming(start: .zero)) == [0, 500_001, 500_001])
    #expect(
      try times(Retiming(speed: 0.5, start: Tick(microseconds: 7))) == [7, 1_000_009, 1_000_009])
    #expect(try times(Retiming(grid: 60)) == [500_000, 1_000_000, 1_000_000])
    #expect(
      try times(Retiming(start: Tick(microseconds: 20_000), grid: 60)) == [
        16_667, 516_667, 516_667,
      ])
    #expect(try Retiming(rate: 120).applied(to: trace).header.rate == 120)
  }

  @Test("A velocity grows with the speed")
  func velocity() throws {
    let row = try Retiming(speed: 3).applied(to: trace).rows[1]
    #expect(row.event == .world(.release(offset: -20, velocity: -90)))
  }

  @Test("A time that a trace cannot have is refused")
  func late() throws {
    let error = #expect(throws: Retiming.TooLate.self) {
      try Retiming(start: Tick(microseconds: 999_999_999_900_000)).applied(to: trace)
    }
    #expect(error == Retiming.TooLate(line: 3))
    #expect(throws: Retiming.TooLate(line: 2)) { try Retiming(speed: 1e-12).applied(to: trace) }
  }

  @Test("Normal traces leave out what stands at its default and keep what is unknown")
  func normal() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "t.jsonl",
      """
      {"pullback":1,"title":"","scene":{"width":375,"contentWidth":375,"inset":[64,0,0,0],\
      "offset":-64,"offsetX":0},"drive":"finger","rate":60.0,"recorded":{},"loads":{"header":\
      [{"after":1,"adds":0,"order":"contentFirst"}],"footer":[{"adds":600},{"after":2},\
      {"after":2.0,"result":"success","prepends":0}]},"settings":{},"new":[ ]}
      [0.50,"touch",1.0,2,0]
      [1,"lift",1e0,2,0]
      [1,"end","header","success"]
      [2,"wink",1.50]

      """)
    let trace = try TraceFile.read(path).trace.normalized()
    #expect(
      String(decoding: text(of: trace), as: UTF8.self) == """
        {"pullback":1,"scene":{"inset":[64,0,0,0]},"loads":{"footer":[{},{"after":2}]},"new":[]}
        [0.5,"touch",1,2]
        [1,"lift",1,2]
        [1,"end","header"]
        [2,"wink",1.5]

        """)
    #expect(trace.normalized() == trace)
  }

  @Test("Normal traces stay themselves", arguments: 0..<30)
  func stable(seed: UInt64) {
    var traces = RandomTraces(seed: seed)
    let trace = traces.trace()
    let normal = trace.normalized()
    #expect(normal.normalized() == normal)
    #expect(normal.drive == trace.drive)
    #expect(normal.rows.count == trace.rows.count)
  }
}
