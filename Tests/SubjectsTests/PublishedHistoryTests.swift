import GestureTrace
import Replay
import Testing

/// One pull and one load of each published form: what it shows, its phases, insets and callbacks, at the
/// times and with the numbers that its article gives.
///
/// Every list is 667 points high and rests at -64 under a bar of 64; a bar of 49 covers its bottom, so
/// that 1200 points of content end at the offset 582. Samples of the offset are imposed, so that lines
/// are met exactly.
@Suite("The published forms do what the articles say")
struct PublishedHistoryTests {
  /// What a control told of itself after time 0, in its order, while `rows` moved the list.
  private func told(
    by id: String, content: Int = 1200, loads: String = "{}", _ rows: [String]
  ) throws -> [String] {
    let header = #"{"pullback":1,"scene":{"inset":[64,0,49,0],"content":\#(content)},"#
    let recording = try Recording(lines: [header + #""drive":"offset","loads":\#(loads)}"#] + rows)
    let verbs: Set = ["text", "spinner", "phase", "fired", "setInset", "setOffset", "answer"]
    return try recording.replayed(id).rows.compactMap { row in
      guard case .outcome(let outcome) = row.row.event, verbs.contains(outcome.verb),
        row.row.time > .zero
      else { return nil }
      return row.row.text
    }
  }

  /// To the line, past it, back over it, past it once more, and let go there.
  private func pull(line: Double, past: Double, deepest: Double) -> [String] {
    [
      #"[0.1,"drag",\#(line)]"#, #"[0.2,"drag",\#(past)]"#, #"[0.3,"drag",\#(line)]"#,
      #"[0.4,"drag",\#(deepest)]"#, #"[0.5,"release",\#(deepest),0]"#,
    ]
  }

  @Test("HWRefresh: more than 44, called back before its state is stored, 44 held in .25 s")
  func hwHeader() throws {
    let pull = pull(line: -108, past: -108.5, deepest: -124)
    #expect(
      try told(by: "hw-refresh:published", pull) == [
        #"[0.2,"text","header","释放即可刷新"]"#, #"[0.2,"phase","header","armed"]"#,
        #"[0.3,"text","header","下拉即可刷新"]"#, #"[0.3,"phase","header","idle"]"#,
        #"[0.4,"text","header","释放即可刷新"]"#, #"[0.4,"phase","header","armed"]"#,
        #"[0.5,"spinner","header",true]"#, #"[0.5,"text","header","刷新中..."]"#,
        #"[0.5,"fired","header","user"]"#, #"[0.5,"phase","header","refreshing"]"#,
        #"[0.5,"setInset",[108,0,49,0],0.25,"header"]"#,
        #"[0.5,"setOffset",-108,0.25,"header"]"#,
        #"[1.5,"answer","header",1]"#, #"[1.5,"spinner","header",false]"#,
        #"[1.5,"text","header","下拉即可刷新"]"#, #"[1.5,"phase","header","idle"]"#,
        #"[1.5,"setInset",[64,0,49,0],0.25,"header"]"#,
      ])
  }

  @Test("HWRefresh's page: past content - height - 40, no insets counted, 44 held in .25 s")
  func hwFooter() throws {
    #expect(
      try told(
        by: "hw-refresh:published",
        [#"[0.1,"drag",493]"#, #"[0.2,"drag",493.5]"#, #"[0.3,"release",493.5,0]"#]) == [
          #"[0.2,"spinner","footer",true]"#, #"[0.2,"text","footer","刷新中..."]"#,
          #"[0.2,"fired","footer","user"]"#, #"[0.2,"phase","footer","refreshing"]"#,
          #"[0.2,"setInset",[64,0,93,0],0.25,"footer"]"#,
          #"[1.2,"answer","footer",1]"#, #"[1.2,"spinner","footer",false]"#,
          #"[1.2,"text","footer","上拉即可刷新"]"#, #"[1.2,"phase","footer","idle"]"#,
          #"[1.2,"setInset",[64,0,49,0],0.25,"footer"]"#,
        ])
  }

  @Test("BSTopics: 60 are enough; done after 1 s, over after 2 and says so till the next scroll")
  func bsHeader() throws {
    let pull = pull(line: -124, past: -124, deepest: -124).filter { !$0.hasPrefix("[0.3") }
    let later = [#"[5,"drag",-60]"#, #"[5.1,"release",-60,0]"#]
    #expect(
      try told(
        by: "bs-topics:published", loads: #"{"header":[{"after":0.25}]}"#,
        [#"[0.05,"drag",-123.9]"#] + pull + later
      ).filter { $0.contains("header") } == [
        #"[0.1,"text","header","松开立即刷新"]"#, #"[0.1,"phase","header","armed"]"#,
        #"[0.5,"text","header","明哥正在帮你加载"]"#, #"[0.5,"phase","header","refreshing"]"#,
        #"[0.5,"fired","header","user"]"#, #"[0.5,"setInset",[124,0,49,0],1,"header"]"#,
        #"[0.75,"answer","header",1]"#,
        #"[1.5,"text","header","加载完成"]"#, #"[1.5,"phase","header","ending"]"#,
        #"[1.5,"setInset",[64,0,49,0],0.5,"header"]"#,
        #"[2.5,"text","header","下拉可以加载数据..."]"#, #"[2.5,"phase","header","idle"]"#,
        #"[5,"text","header","下拉可以刷新"]"#,
      ])
  }

  @Test("BSTopics: to stand at the list's end loads, and another text stays")
  func bsFooter() throws {
    let rows = [#"[0.1,"drag",581.9]"#, #"[0.2,"drag",582]"#, #"[0.3,"release",582,0]"#]
    #expect(
      try told(by: "bs-topics:published", rows) == [
        #"[0.1,"text","footer","上拉可以加载更多"]"#,
        #"[0.2,"text","footer","正在加载更多的数据..."]"#, #"[0.2,"phase","footer","refreshing"]"#,
        #"[0.2,"fired","footer","user"]"#,
        #"[0.2,"text","footer","下拉加载更多的数据..."]"#, #"[0.2,"phase","footer","idle"]"#,
        #"[1.2,"answer","footer",1]"#,
      ])
  }

  @Test("MGRefreshControl: turns past 50 and back within 50, finger or not; at 50 nothing happens")
  func mgArrow() throws {
    let rows = [
      #"[0.1,"drag",-114]"#, #"[0.2,"drag",-114.5]"#, #"[0.3,"drag",-114]"#,
      #"[0.4,"drag",-113.9]"#, #"[0.5,"drag",-120]"#, #"[0.6,"release",-120,0]"#,
      #"[0.7,"glide",-117.07]"#, #"[0.8,"glide",-114]"#, #"[0.9,"glide",-113.9]"#,
      #"[1,"glide",-64]"#,
    ]
    let texts = try told(by: "mg-refresh-control:published", rows).filter { $0.contains("text") }
    #expect(
      texts == [
        #"[0.2,"text","header","↑"]"#, #"[0.4,"text","header","↓"]"#,
        #"[0.5,"text","header","↑"]"#, #"[0.9,"text","header","↓"]"#,
      ])
  }

  @Test(
    "MGRefreshControl: fires under the finger, its wheel turns from the next event; no turn back")
  func mgRefresh() throws {
    let rows = [
      #"[0.1,"drag",-120]"#, #"[0.2,"drag",-200]"#, #"[0.3,"drag",-201]"#,
      #"[0.4,"release",-201,0]"#,
    ]
    #expect(
      try told(by: "mg-refresh-control:published", rows).filter { !$0.contains("pulling") } == [
        #"[0.1,"text","header","↑"]"#,
        #"[0.2,"phase","header","refreshing"]"#, #"[0.2,"fired","header","user"]"#,
        #"[0.3,"spinner","header",true]"#, #"[0.3,"text","header",""]"#,
        #"[0.4,"setInset",[124,0,49,0],0,"header"]"#,
        #"[1.2,"answer","header",1]"#, #"[1.2,"spinner","header",false]"#,
        #"[1.2,"text","header","↑"]"#, #"[1.2,"phase","header","idle"]"#,
        #"[1.2,"setInset",[64,0,49,0],0.25,"header"]"#,
      ])
  }

  @Test(
    "CustomRefreshView: the offset past 100, (50, 0, 0, 0) in .5 s, the action after the bounce")
  func custom() throws {
    let pull = pull(line: -100, past: -100.5, deepest: -124)
    #expect(
      try told(by: "custom-refresh-view:published", pull) == [
        #"[0.2,"text","header","释放加载...."]"#, #"[0.2,"phase","header","armed"]"#,
        #"[0.3,"text","header","下拉刷新...."]"#, #"[0.3,"phase","header","idle"]"#,
        #"[0.4,"text","header","释放加载...."]"#, #"[0.4,"phase","header","armed"]"#,
        #"[0.5,"text","header","正在努力加载..."]"#,
        #"[0.5,"setInset",[50,0,0,0],0.5,"header"]"#, #"[0.5,"phase","header","settling"]"#,
        #"[1.35,"phase","header","refreshing"]"#, #"[1.35,"fired","header","user"]"#,
        #"[2.35,"answer","header",1]"#, #"[2.35,"setInset",[0,0,0,0],0.5,"header"]"#,
        #"[2.35,"text","header","下拉刷新...."]"#, #"[2.35,"phase","header","idle"]"#,
      ])
  }

  @Test(
    "FootView: past content - height + 70, (0, 0, 70, 0) in .2 s before it says that it loads",
    arguments: [(1200, 603.0, 603.5, 660.0), (350, -247.0, -246.5, 20.0)])
  func foot(content: Int, line: Double, past: Double, deepest: Double) throws {
    // From here on the published foot is never disarmed; content that fits has its line above the rest.
    let rows = [
      #"[0.1,"drag",\#(line)]"#, #"[0.2,"drag",\#(past)]"#, #"[0.3,"drag",\#(line)]"#,
      #"[0.4,"drag",\#(deepest)]"#, #"[0.5,"release",\#(deepest),0]"#,
    ]
    #expect(
      try told(by: "foot-view:published", content: content, rows) == [
        #"[0.2,"text","footer","释放后加载..."]"#, #"[0.2,"phase","footer","armed"]"#,
        #"[0.5,"setInset",[0,0,70,0],0.2,"footer"]"#,
        #"[0.5,"spinner","footer",true]"#, #"[0.5,"text","footer","正在加载..."]"#,
        #"[0.5,"phase","footer","refreshing"]"#, #"[0.5,"fired","footer","user"]"#,
        #"[1.5,"answer","footer",1]"#, #"[1.5,"spinner","footer",false]"#,
        #"[1.5,"text","footer","下拉加载更多..."]"#, #"[1.5,"phase","footer","idle"]"#,
        #"[1.5,"setInset",[0,0,0,0],0,"footer"]"#,
      ])
  }

  @Test(
    "JKRefreshControl: more than 70, .valueChanged .5 s later, 70 held, idle .5 s after the end")
  func jk() throws {
    let pull = pull(line: -134, past: -134.5, deepest: -150)
    #expect(
      try told(by: "jk-refresh-control:published", pull) == [
        #"[0.2,"phase","header","armed"]"#, #"[0.3,"phase","header","idle"]"#,
        #"[0.4,"phase","header","armed"]"#,
        #"[0.5,"spinner","header",true]"#, #"[0.5,"phase","header","settling"]"#,
        #"[0.5,"setInset",[134,0,49,0],0.5,"header"]"#,
        #"[0.5,"setOffset",-134,0.5,"header"]"#,
        #"[1,"phase","header","refreshing"]"#, #"[1,"fired","header","user"]"#,
        #"[2,"answer","header",1]"#, #"[2,"phase","header","ending"]"#,
        #"[2,"setInset",[64,0,49,0],0.5,"header"]"#, #"[2,"setOffset",-64,0.5,"header"]"#,
        #"[2.5,"spinner","header",false]"#, #"[2.5,"phase","header","idle"]"#,
      ])
  }

  @Test("MJRefresh's header: more than 54, 54 held, called back .25 s later, closed in .4 s")
  func mjHeader() throws {
    let pull = pull(line: -118, past: -118.5, deepest: -150)
    #expect(
      try told(by: "mj-refresh:published", pull) == [
        #"[0.2,"text","header","松开立即刷新"]"#, #"[0.2,"phase","header","armed"]"#,
        #"[0.3,"text","header","下拉可以刷新"]"#, #"[0.3,"phase","header","idle"]"#,
        #"[0.4,"text","header","松开立即刷新"]"#, #"[0.4,"phase","header","armed"]"#,
        #"[0.5,"spinner","header",true]"#, #"[0.5,"text","header","正在刷新数据中..."]"#,
        #"[0.5,"phase","header","settling"]"#,
        #"[0.5,"setInset",[118,0,93,0],0.25,"header"]"#,
        #"[0.5,"setOffset",-118,0.25,"header"]"#,
        #"[0.75,"phase","header","refreshing"]"#, #"[0.75,"fired","header","user"]"#,
        #"[1.75,"answer","header",1]"#, #"[1.75,"spinner","header",false]"#,
        #"[1.75,"text","header","下拉可以刷新"]"#, #"[1.75,"phase","header","idle"]"#,
        #"[1.75,"setInset",[64,0,93,0],0.4,"header"]"#,
      ])
  }

  @Test(
    "MJRefresh's auto footer: content - height + 44 + bottom - 44 is enough, called back at once")
  func mjAutoFooter() throws {
    let rows = [#"[0.1,"drag",625.9]"#, #"[0.2,"drag",626]"#, #"[0.3,"release",626,0]"#]
    #expect(
      try told(by: "mj-refresh:published", rows) == [
        #"[0.2,"spinner","footer",true]"#, #"[0.2,"text","footer","正在加载更多的数据..."]"#,
        #"[0.2,"phase","footer","refreshing"]"#, #"[0.2,"fired","footer","user"]"#,
        #"[1.2,"answer","footer",1]"#, #"[1.2,"spinner","footer",false]"#,
        #"[1.2,"text","footer","点击或上拉加载更多"]"#, #"[1.2,"phase","footer","idle"]"#,
      ])
  }

  @Test("MJRefresh's back footer: more than 44 past the end, 44 held, called back .25 s later")
  func mjBackFooter() throws {
    let rows = [#"[0.1,"drag",626]"#, #"[0.2,"drag",626.5]"#, #"[0.3,"release",640,0]"#]
    #expect(
      try told(by: "mj-refresh-back:published", rows) == [
        #"[0.2,"text","footer","松开立即加载更多"]"#, #"[0.2,"phase","footer","armed"]"#,
        #"[0.3,"spinner","footer",true]"#, #"[0.3,"text","footer","正在加载更多的数据..."]"#,
        #"[0.3,"phase","footer","settling"]"#,
        #"[0.3,"setInset",[64,0,93,0],0.25,"footer"]"#, #"[0.3,"setOffset",626,0.25,"footer"]"#,
        #"[0.55,"phase","footer","refreshing"]"#, #"[0.55,"fired","footer","user"]"#,
        #"[1.55,"answer","footer",1]"#, #"[1.55,"spinner","footer",false]"#,
        #"[1.55,"text","footer","上拉可以加载更多"]"#, #"[1.55,"phase","footer","idle"]"#,
        #"[1.55,"setInset",[64,0,49,0],0.4,"footer"]"#,
      ])
  }

  @Test("What shows a refresh comes before its phase, also where the app begins and ends it")
  func shownFirst() throws {
    #expect(
      try told(by: "mg-refresh-control", [#"[0.5,"begin","header"]"#, #"[1,"end","header"]"#]) == [
        #"[0.5,"spinner","header",true]"#, #"[0.5,"text","header",""]"#,
        #"[0.5,"phase","header","refreshing"]"#, #"[0.5,"setInset",[124,0,49,0],0.25,"header"]"#,
        #"[1,"spinner","header",false]"#, #"[1,"text","header","↓"]"#,
        #"[1,"phase","header","idle"]"#, #"[1,"setInset",[64,0,49,0],0.25,"header"]"#,
      ])
  }
}
