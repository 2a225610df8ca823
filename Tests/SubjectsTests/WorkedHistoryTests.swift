import GestureTrace
import Replay
import Testing

@Suite("The histories that were worked out by hand")
struct WorkedHistoryTests {
  private func rows(_ history: History, _ verbs: Set<String>) -> [String] {
    history.rows.compactMap { row in
      guard case .outcome(let outcome) = row.row.event, verbs.contains(outcome.verb),
        row.row.time > .zero
      else { return nil }
      return row.row.text
    }
  }

  @Test("hw-refresh: a pull of 60 points, held, let go, answered after a second")
  func hw() throws {
    let history = try Recording("pull-of-60").replayed("hw-refresh")
    // Every row after time 0 in its order, those between the first and the last shown ones apart.
    let told = history.rows.map(\.row).filter { row in
      if case .outcome(.shown) = row.event { return false }
      return row.time > .zero
    }
    #expect(
      told.map(\.text) == [
        #"[0.1,"move",230]"#, #"[0.1,"offset",-74.821534,"drag"]"#,
        #"[0.2,"move",270]"#, #"[0.2,"offset",-95.444286,"drag"]"#,
        #"[0.3,"move",310]"#, #"[0.3,"offset",-114.810249,"drag"]"#,
        #"[0.3,"text","header","释放即可刷新"]"#, #"[0.3,"phase","header","armed"]"#,
        #"[0.4,"move",329.874195]"#, #"[0.4,"offset",-124,"drag"]"#,
        #"[0.6,"lift",329.874195]"#, #"[0.616667,"offset",-117.074894,"glide"]"#,
        #"[0.616667,"spinner","header",true]"#, #"[0.616667,"text","header","刷新中..."]"#,
        #"[0.616667,"phase","header","refreshing"]"#, #"[0.616667,"fired","header","user"]"#,
        #"[0.616667,"setInset",[108,0,49,0],0.25,"header"]"#,
        #"[0.616667,"offset",-108,"scroll"]"#, #"[0.616667,"setOffset",-108,0.25,"header"]"#,
        #"[1.616667,"answer","header",1]"#, #"[1.616667,"end","header"]"#,
        #"[1.616667,"spinner","header",false]"#,
        #"[1.616667,"text","header","下拉即可刷新"]"#, #"[1.616667,"phase","header","idle"]"#,
        #"[1.616667,"setInset",[64,0,49,0],0.25,"header"]"#, #"[1.616667,"offset",-64,"scroll"]"#,
      ])
    let shown = rows(history, ["shown"])
    #expect(shown.count == 32)
    #expect(shown.first == #"[0.616667,"shown",-117.074894]"#)
    #expect(shown.dropFirst().first == #"[0.633333,"shown",-116.996428]"#)
    #expect(shown.contains(#"[0.85,"shown",-108.078476]"#))
    #expect(shown.contains(#"[1.85,"shown",-64.380492]"#))
    #expect(shown.last == #"[1.866667,"shown",-64]"#)
    #expect(history.ending == .settled)
  }

  @Test("hw-refresh registers three observers: one for its header, two for its footer")
  func observers() throws {
    let history = try Recording("pull-of-60").replayed("hw-refresh")
    #expect(history.rows.contains { $0.row.text == #"[0,"observers",3]"# })
  }

  @Test(
    "jk-refresh-control: .valueChanged half a second after the first offset, idle half a second after"
  )
  func jk() throws {
    let history = try Recording("slow-pull-past-the-line").replayed("jk-refresh-control")
    let told = rows(history, ["phase", "fired", "setInset", "answer"])
    #expect(
      told == [
        #"[0.3,"phase","header","armed"]"#,
        #"[0.516667,"phase","header","settling"]"#,
        #"[0.516667,"setInset",[134,0,49,0],0.5,"header"]"#,
        #"[1.016667,"phase","header","refreshing"]"#,
        #"[1.016667,"fired","header","user"]"#,
        #"[2.016667,"answer","header",1]"#,
        #"[2.016667,"phase","header","ending"]"#,
        #"[2.016667,"setInset",[64,0,49,0],0.5,"header"]"#,
        #"[2.516667,"phase","header","idle"]"#,
      ])
  }

  @Test("bs-topics: called back as the finger leaves, done a second later, idle after one more")
  func bs() throws {
    let history = try Recording("slow-pull-past-the-line").replayed("bs-topics")
    #expect(
      rows(history, ["phase", "fired", "setInset", "answer"]) == [
        #"[0.2,"phase","header","armed"]"#,
        #"[0.5,"phase","header","refreshing"]"#,
        #"[0.5,"fired","header","user"]"#,
        #"[0.5,"setInset",[124,0,49,0],1,"header"]"#,
        #"[1.5,"answer","header",1]"#,
        #"[1.5,"phase","header","ending"]"#,
        #"[1.5,"setInset",[64,0,49,0],0.5,"header"]"#,
        #"[2.5,"phase","header","idle"]"#,
      ])
    let shown = rows(history, ["shown"])
    #expect(shown.contains(#"[1.983333,"shown",-124]"#), "the answer is there to be read")
    #expect(shown.last == #"[2.5,"shown",-64]"#)
  }

  @Test("bs-topics, as published: the timer says done after one second and is over after two")
  func bsPublished() throws {
    let history = try Recording("pull-while-the-answer-is-late").replayed("bs-topics:published")
    let told = rows(history, ["phase", "setInset", "text"]).filter { $0.contains("header") }
    #expect(
      told.prefix(9) == [
        #"[0.2,"text","header","松开立即刷新"]"#, #"[0.2,"phase","header","armed"]"#,
        #"[0.5,"text","header","明哥正在帮你加载"]"#, #"[0.5,"phase","header","refreshing"]"#,
        #"[0.5,"setInset",[124,0,49,0],1,"header"]"#,
        #"[1.5,"text","header","加载完成"]"#, #"[1.5,"setInset",[64,0,49,0],0.5,"header"]"#,
        #"[2.5,"text","header","下拉可以加载数据..."]"#, #"[2.5,"phase","header","idle"]"#,
      ])
  }

  @Test("foot-view: called back as the finger leaves, 70 points held until the answer")
  func foot() throws {
    let history = try Recording("slow-pull-past-the-end").replayed("foot-view")
    #expect(
      rows(history, ["phase", "fired", "setInset", "setOffset", "answer"]) == [
        #"[0.3,"phase","footer","armed"]"#,
        #"[0.5,"phase","footer","refreshing"]"#,
        #"[0.5,"fired","footer","user"]"#,
        #"[0.5,"setInset",[64,0,119,0],0.2,"footer"]"#,
        #"[0.5,"setOffset",652,0.2,"footer"]"#,
        #"[1.5,"answer","footer",1]"#,
        #"[1.5,"phase","footer","idle"]"#,
        #"[1.5,"setInset",[64,0,49,0],0.2,"footer"]"#,
      ])
    #expect(rows(history, ["shown"]).last == #"[1.7,"shown",582]"#)
  }

  @Test("jk-refresh-control: begun by code it calls back after three quarters of a second")
  func begun() throws {
    let history = try Recording("begin-at-rest").replayed("jk-refresh-control")
    #expect(rows(history, ["fired"]) == [#"[1.25,"fired","header","code"]"#])
  }
}
