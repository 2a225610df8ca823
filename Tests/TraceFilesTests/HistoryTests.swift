import GestureTrace
import Testing
import TraceFiles

@Suite("Histories")
struct HistoryTests {
  @Test("The header has the subject, its contract and the digest")
  func header() throws {
    let history = try TraceFile.readHistory(Places.example("history.jsonl"))
    let stamp = try #require(history.header.history)
    #expect(stamp.subject == "hw-refresh")
    #expect(stamp.digest == "00000000deadbeef")
    let header = try #require(stamp.contract.header)
    #expect(header.trigger == .points(44))
    #expect(header.texts?.refreshing == ["刷新中..."])
    let footer = try #require(stamp.contract.footer)
    #expect(footer.trigger == .ofHeight(0.1))
    #expect(footer.measure == .distance)
    #expect(footer.declaredMomentum == false)
    #expect(footer.short == .fill)
    #expect(stamp.contract.overlap == .ignored)
    #expect(history.header.other.isEmpty)
  }

  @Test("Rows in have lines of the trace; rows out, and those of an answer, have none")
  func lines() throws {
    let history = try TraceFile.readHistory(Places.example("history.jsonl"))
    let numbered = history.rows.compactMap { row in row.line.map { "\($0) \(row.row.text)" } }
    #expect(
      numbered == [
        "2 [0,\"touch\",200]", "3 [0.1,\"move\",230]", "4 [0.6,\"lift\",329.874195]",
        // Before the answer of its time, a row of the trace.
        "5 [1.616667,\"content\",1300]",
        // A second end: the answer stands for one only.
        "6 [1.616667,\"end\",\"header\"]", "7 [2,\"content\",1000]", "8 [3,\"stop\"]",
      ])
    #expect(history.warnings.isEmpty)
    #expect(history.rows.last?.row.event == .outcome(.fault("leaked: header")))
  }

  @Test("A history is read as the trace that it is a transcript of")
  func asTrace() throws {
    let history = try TraceFile.readHistory(Places.example("history.jsonl"))
    let trace = try TraceFile.read(Places.example("history.jsonl")).trace
    #expect(trace.header.history == nil)
    #expect(trace.header.scene == history.header.scene)
    #expect(trace.rows == history.rows.filter { $0.line != nil }.map(\.row))
  }

  @Test("An answer stands for what the header says that it does")
  func answers() throws {
    let folder = try TemporaryFolder()
    let rows = """
      {"pullback":1,"history":1,"subject":"s","loads":{"header":[{"adds":-5,"prepends":9,\
      "result":"noMore"}]},"contract":{},"digest":"0000000000000000"}
      [1,"answer","header",1]
      [1,"content",9]
      [1,"offset",1,"scroll"]
      [1,"prepend",9]
      [1,"end","header","noMore"]
      [1,"noMore"]
      [1,"end","footer"]
      [2,"answer","header",2]
      [3,"content",9]

      """
    let history = try TraceFile.readHistory(try folder.write("h.jsonl", rows))
    #expect(history.rows.map(\.line) == [nil, nil, nil, nil, nil, nil, 2, nil, 3])
  }

  @Test(
    "Rows out are typed in a history, and unknown verbs in a trace",
    arguments: [
      ("[0,\"phase\",\"header\",\"resting\"]", 21), ("[0,\"observers\",-1]", 16),
      ("[0,\"answer\",\"header\",0]", 22), ("[0,\"setInset\",[1,2,3,4],-1]", 25),
      ("[0,\"offset\",1,\"fall\"]", 15), ("[0,\"shown\"]", 4),
    ])
  func typed(row: String, column: Int) throws {
    let header =
      "{\"pullback\":1,\"history\":1,\"subject\":\"s\",\"contract\":{},\"digest\":\"0123456789abcdef\"}"
    let found = try finding(Array("\(header)\n\(row)\n".utf8))
    #expect(found?.hasPrefix("2:\(column): ") == true)
    #expect(try finding(row: row) == nil)
  }

  @Test("What a control did may stand after stop, what the world does may not")
  func afterStop() throws {
    let header =
      "{\"pullback\":1,\"history\":1,\"subject\":\"s\",\"contract\":{},\"digest\":\"0123456789abcdef\"}"
    #expect(try finding(Array("\(header)\n[0,\"stop\"]\n[0,\"fault\",\"leak\"]\n".utf8)) == nil)
    #expect(
      try finding(Array("\(header)\n[0,\"stop\"]\n[0,\"leave\"]\n".utf8))
        == "3:1: found a row after stop, expected the end of the file")
  }

  @Test("Contracts come back from their JSON")
  func contracts() throws {
    var header = HeaderContract(trigger: .ofHeight(0.198), hold: 60)
    header.lateRelease = .ignored
    header.scrollsAway = false
    header.texts = PhaseTexts(idle: ["a"], noMore: [])
    var footer = FooterContract(trigger: .points(-5), hold: 44)
    footer.declaredMomentum = true
    footer.declaredShortTrigger = 12
    footer.repeat = .unlimited
    footer.tap = true
    var contract = Contract(header: header, footer: footer)
    contract.tolerance = 1
    for contract in [contract, Contract(header: header), Contract()] {
      guard case .object(let object) = contract.json else {
        Issue.record("a contract is an object")
        continue
      }
      #expect(try Contract(json: object) == contract)
    }
  }
}
