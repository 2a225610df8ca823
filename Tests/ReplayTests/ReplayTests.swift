import GestureTrace
import Replay
import Testing

@Suite("Replay")
struct ReplayTests {
  @Test("A pull past the line fires once, holds, and is let go by the answer")
  func pull() throws {
    let history = try Replayer.replay(.pull(60), subject: PlainHeader.recipe())
    #expect(history.ending == .settled)
    #expect(history.firedHeader == 1)
    #expect(history.endState.offset == 0)
    #expect(history.endState.inset == .zero)
    #expect(
      history.outcomes("fired", "answer", "setInset", "phase", "observers") == [
        #"[0,"observers",1]"#, #"[0.2,"phase","header","armed"]"#,
        #"[0.516667,"phase","header","refreshing"]"#, #"[0.516667,"fired","header","user"]"#,
        #"[0.516667,"setInset",[50,0,0,0],0.25,"header"]"#, #"[1.516667,"answer","header",1]"#,
        #"[1.516667,"phase","header","idle"]"#,
        #"[1.516667,"setInset",[0,0,0,0],0.25,"header"]"#,
      ])
  }

  @Test("A pull that stays above the line fires nothing")
  func shortPull() throws {
    let history = try Replayer.replay(.pull(39), subject: PlainHeader.recipe())
    #expect(history.firedHeader == 0)
    #expect(history.endState.offset == 0)
  }

  @Test("What is seen is written from the start of an animation to its end")
  func shown() throws {
    let history = try Replayer.replay(.pull(60), subject: PlainHeader.recipe())
    let shown = history.outcomes("shown")
    #expect(shown.count == 16 + 16)
    #expect(shown[0] == #"[0.516667,"shown",-53.074894]"#)
    #expect(shown[15] == #"[0.766667,"shown",-50]"#)
    #expect(shown[31] == #"[1.766667,"shown",0]"#)
  }

  @Test("An animation that starts in the instant in which another is over is seen from its start")
  func shownAgain() throws {
    // The opening is over in the turn in which the answer comes; the closing starts in the next one.
    let trace = Trace.pull(60, loads: [Answer(after: .seconds(0.25))])
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe(.endsATurnLate))
    let told = history.outcomes("offset", "shown").drop { !$0.hasPrefix("[0.766667") }
    #expect(
      told.prefix(3) == [
        #"[0.766667,"shown",-50]"#, #"[0.766667,"offset",0,"scroll"]"#, #"[0.766667,"shown",-50]"#,
      ])
  }

  @Test(
    "Every delay of an answer is kept",
    arguments: [
      (.seconds(0), "0.516667"), (.nextTurn, "0.516667"), (.seconds(0.1), "0.616667"),
      (.seconds(2.5), "3.016667"),
    ] as [(Answer.Delay, String)])
  func delays(delay: Answer.Delay, time: String) throws {
    let trace = Trace.pull(60, loads: [Answer(after: delay)])
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.outcomes("answer") == ["[\(time),\"answer\",\"header\",1]"])
    #expect(history.endState.inset == .zero)
  }

  @Test("An answer that never comes leaves a held refresh, which is settled")
  func never() throws {
    let trace = Trace.pull(60, loads: [Answer(after: .never)])
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.ending == .settled)
    #expect(history.endState.headerPhase == .refreshing)
    #expect(history.endState.inset.top == 50)
  }

  @Test("An answer's rows are rows out, in the contract's order")
  func answerRows() throws {
    let answer = Answer(result: .noMore, adds: 300, prepends: 40)
    let rows = try Replayer.replay(
      .pull(60, loads: [answer]), subject: PlainHeader.recipe()
    ).rows
    let start = try #require(
      rows.firstIndex { $0.row.event == .outcome(.answer(.header, number: 1)) })
    let standIns = rows[start...].filter {
      if case .world = $0.row.event { true } else { false }
    }
    #expect(standIns.allSatisfy { $0.line == nil })
    #expect(
      standIns.map(\.row.event) == [
        .world(.content(height: 1500)), .world(.prepend(points: 40)),
        .world(.end(.header, result: .noMore)), .world(.noMore),
      ])
  }

  @Test("An end row before the answer leaves the answer nothing to end")
  func endedMeanwhile() throws {
    var trace = Trace.pull(60)
    trace.rows.append(Row(Tick(seconds: 1), .end(.header, result: nil)))
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    let ends = history.rows.filter { $0.row.event == .world(.end(.header, result: nil)) }
    #expect(ends.map(\.line) == [6])
    #expect(history.outcomes("answer").count == 1)
  }

  @Test("A begin by code is the code's")
  func origin() throws {
    var trace = Trace()
    trace.rows = [Row(Tick(seconds: 1), .begin(.header))]
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.outcomes("fired") == [#"[1,"fired","header","code"]"#])
  }

  @Test("Rows of an edge that the subject lacks do nothing, unknown verbs are passed over")
  func noSuchEdge() throws {
    var trace = Trace()
    trace.rows = [
      Row(.zero, .begin(.footer)), Row(.zero, .end(.footer, result: nil)), Row(.zero, .noMore),
      Row(.zero, .unknown(UnknownEvent(verb: "wink", arguments: []))), Row(.zero, .note("hm")),
    ]
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.ending == .settled)
    #expect(history.rows.filter { $0.line == nil }.count == 2, "spinner and observers")
  }

  @Test("A stop ends the run after its turn")
  func stop() throws {
    var trace = Trace.pull(60)
    trace.rows.append(Row(Tick(seconds: 0.6), .stop))
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.ending == .stopped)
    #expect(history.rows.last?.row == Row(Tick(seconds: 0.6), .stop))
  }

  @Test("A finger that stays down ends the run at its limit, ten seconds on")
  func limit() throws {
    var trace = Trace.pull(60)
    trace.rows.removeLast()
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.ending == .limit)
    #expect(history.endTime == Tick(seconds: 10.2))
  }

  @Test("Equal input gives equal bytes")
  func deterministic() throws {
    let first = try Replayer.replay(.pull(60), subject: PlainHeader.recipe())
    let second = try Replayer.replay(.pull(60), subject: PlainHeader.recipe())
    #expect(first == second)
    #expect(first.digest == second.digest && first.digest.count == 16)
  }

  @Test("Imposed offsets are what the control is told, whatever it writes")
  func imposed() throws {
    var trace = Trace()
    trace.rows = [
      Row(Tick(seconds: 0.1), .drag(offset: -30)), Row(Tick(seconds: 0.2), .drag(offset: -60)),
      Row(Tick(seconds: 0.3), .release(offset: -60, velocity: 0)),
      Row(Tick(seconds: 0.4), .glide(offset: -20)), Row(Tick(seconds: 0.5), .glide(offset: -5)),
    ]
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.drive == .offset)
    #expect(history.firedHeader == 1)
    #expect(
      history.outcomes("offset").prefix(4) == [
        #"[0.1,"offset",-30,"drag"]"#, #"[0.2,"offset",-60,"drag"]"#,
        #"[0.3,"offset",-50,"scroll"]"#, #"[0.4,"offset",-20,"glide"]"#,
      ])
    #expect(history.ending == .settled)
  }

  @Test("Offsets driven by the finger behind them come out as they were recorded")
  func recovered() throws {
    let played = try Replayer.replay(.pull(60), subject: PlainHeader.recipe())
    var trace = Trace()
    trace.rows = played.rows.compactMap { row in
      guard row.row.time <= Tick(seconds: 0.5),
        case .outcome(.offset(let offset, .drag)) = row.row.event
      else { return nil }
      return Row(row.row.time, .drag(offset: offset))
    }
    trace.rows.append(Row(Tick(seconds: 0.5), .release(offset: -60, velocity: nil)))
    let again = try Replayer.replay(trace, subject: PlainHeader.recipe(), drive: .finger)
    let deviation = try #require(again.deviation)
    #expect(deviation.count == trace.rows.count)
    #expect(deviation.maximum < 1e-5)
    #expect(again.firedHeader == 1)
  }

  @Test("What would end a program on iOS is a fault row that ends the history")
  func faults() throws {
    let expectations: [(PlainHeader.Mishap, String)] = [
      (.leaks, "still alive"), (.keepsObserver, "still registered"),
      (.postsForEver, "never runs dry"), (.callsItselfForEver, "without end"),
    ]
    for (mishap, text) in expectations {
      let trace = Trace.pull(60, loads: [Answer(after: .seconds(0))])
      let history = try Replayer.replay(trace, subject: PlainHeader.recipe(mishap))
      guard case .outcome(.fault(let reason)) = history.rows.last?.row.event else {
        Issue.record("\(mishap) gave no fault")
        continue
      }
      #expect(reason.contains(text))
    }
  }

  @Test("A policy that the model does not have is refused by name")
  func policies() throws {
    var trace = Trace.pull(60)
    trace.header.scene.policies["heldReleaseSpeed"] = 0
    #expect(try Replayer.replay(trace, subject: PlainHeader.recipe()).firedHeader == 1)
    trace.header.scene.policies["gravity"] = "low"
    #expect(throws: ReplayError.unknownPolicy(name: "gravity")) {
      try Replayer.replay(trace, subject: PlainHeader.recipe())
    }
  }

  @Test("A scene whose lengths no list can have is refused before a control is blamed for it")
  func sceneLengths() throws {
    let spoil: [(String, (inout Scene) -> Void)] = [
      ("content", { $0.content = 1e15 }), ("offset", { $0.offset = -2e15 }),
      ("inset", { $0.inset.bottom = 1e16 }), ("contentWidth", { $0.contentWidth = 1e15 }),
    ]
    for (name, change) in spoil {
      var trace = Trace.pull(60)
      change(&trace.header.scene)
      let error = #expect(throws: ReplayError.self) {
        try Replayer.replay(trace, subject: PlainHeader.recipe())
      }
      #expect(error?.path == [.key("scene"), .key(name)])
      #expect(error?.description.contains("as scene.\(name), expected points below") == true)
    }
  }

  @Test("A display or an answer that nobody waits for is refused, with what may be asked for")
  func times() throws {
    func refusal(_ change: (inout TraceHeader) -> Void) -> ReplayError? {
      var trace = Trace.pull(60)
      change(&trace.header)
      do throws(ReplayError) {
        _ = try Replayer.replay(trace, subject: PlainHeader.recipe())
        return nil
      } catch { return error }
    }
    for rate in [1e-6, 0.99, 10_000.5, 1e6, 1e300] {
      let error = refusal { $0.rate = rate }
      #expect(error == .rate(found: rate) && error?.path == [.key("rate")])
      let words = "as rate, expected frames a second, from 1 to 10000"
      #expect(error?.description.contains(words) == true)
    }
    for rate in [1.0, 24, 119.88, 1000, 10_000] { #expect(refusal { $0.rate = rate } == nil) }
    let late = refusal { $0.loads.footer = [Answer(), Answer(after: .seconds(1e300))] }
    #expect(
      late?.description
        == "found 1e+300 as loads.footer[1].after, expected at most 1000000 seconds, or \"never\"")
    #expect(late?.path == [.key("loads"), .key("footer"), .element(1), .key("after")])
    for seconds in [0.0, 3600, 1_000_000] {
      #expect(refusal { $0.loads.header = [Answer(after: .seconds(seconds))] } == nil)
    }
  }

  @Test("A finger behind offsets loses the slop at each drag that begins at rest")
  func recoveredTwice() throws {
    var trace = Trace()
    for start in [0.0, 6] {
      trace.rows += [
        Row(Tick(seconds: start + 0.1), .drag(offset: -30)),
        Row(Tick(seconds: start + 0.3), .drag(offset: -60)),
        Row(Tick(seconds: start + 0.6), .release(offset: -60, velocity: nil)),
        Row(Tick(seconds: start + 1.6), .glide(offset: 0)),
      ]
    }
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe(), drive: .finger)
    #expect(history.firedHeader == 2)
    #expect(history.outcomes("offset").filter { $0.contains(#""offset",-60,"drag""#) }.count == 2)
  }

  @Test("A slow answer is waited for, however slow, as long as a row could name its time")
  func slowAnswers() throws {
    // The third pull comes a quarter of an hour before times end.
    for (start, after, answers) in [(0.0, 15.0, 1), (0, 1e6, 1), (999_999_100, 1000, 0)] {
      var trace = Trace.pull(60, loads: [Answer(after: .seconds(after))])
      for index in trace.rows.indices { trace.rows[index].time += Tick(seconds: start) }
      let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
      #expect(history.outcomes("answer").count == answers, "after \(after) s")
      #expect(history.ending == (answers == 1 ? .settled : .limit))
      #expect(history.endTime < .limit)
    }
  }

  @Test(
    "Lengths that are none end in a fault, not in a crash",
    arguments: [
      [.move(FingerPlace(y: 1e308)), .move(FingerPlace(y: -1e308))],
      [.content(height: 1e308), .prepend(points: 1e308), .prepend(points: 1e308)],
      [.drag(offset: -1e308), .release(offset: -1e308, velocity: nil)],
      [.inset(Insets(top: 1e308, left: 0, bottom: 0, right: 0)), .begin(.header)],
      [.assignInset(Insets(top: -1e308, left: 0, bottom: 1e308, right: 0))],
      [.safeArea(Insets(top: 1e308, left: 0, bottom: 0, right: 0)), .inset(.zero)],
      [.scrollTo(offset: 1e300, animated: true)], [.resize(width: 1e308, height: 1e308)],
      [.resize(width: -5, height: -1e308)],
    ] as [[WorldEvent]])
  func absurdLengths(events: [WorldEvent]) throws {
    var trace = Trace()
    trace.rows = [Row(.zero, .touch(FingerPlace(y: 0)))]
    trace.rows += events.enumerated().map { Row(Tick(seconds: Double($0 + 1) / 10), $1) }
    for drive in TraceHeader.Drive.allCases {
      let history = try Replayer.replay(trace, subject: PlainHeader.recipe(), drive: drive)
      #expect(!history.digest.isEmpty)
    }
  }

  @Test("A display may be slow or fast", arguments: [1, 7, 1000, 10_000])
  func rates(rate: Double) throws {
    var trace = Trace.pull(60)
    trace.header.rate = rate
    trace.rows.append(Row(Tick(seconds: 0.6), .stop))
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.ending == .stopped)
  }

  @Test("A release after samples with the finger up is kept")
  func releaseAfterGlide() throws {
    var trace = Trace()
    trace.rows = [
      Row(.zero, .drag(offset: 400)), Row(Tick(seconds: 0.1), .glide(offset: 600)),
      Row(Tick(seconds: 0.3), .release(offset: 300, velocity: nil)),
    ]
    let history = try Replayer.replay(trace, subject: PlainHeader.recipe())
    #expect(history.endState.offset == 300)
  }
}
