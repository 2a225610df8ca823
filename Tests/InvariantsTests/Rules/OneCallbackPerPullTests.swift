import GestureTrace
import Testing

@Suite("one-callback-per-pull")
struct OneCallbackPerPullTests {
  let id = "one-callback-per-pull"

  @Test("A pull that is called back twice is told with both times")
  func twice() throws {
    let script =
      Histories.refresh + """
        2.4 phase header refreshing
        2.4 fired header user
        """
    let verdict = try Trial(script, contract: .header { $0.delay = 2 })[id]
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says == "released 16 pt past the trigger at 0.5 s (line 5), fired at 0.517 s and "
        + "again at 2.4 s: expected one callback")
    #expect(verdict.row == 5)
    #expect(verdict.margin == 1)
    #expect(verdict.rows.count == 3)
  }

  @Test("Further callbacks are counted, not listed")
  func more() throws {
    let script =
      Histories.refresh + """
        2.4 fired header user
        2.5 fired header user
        2.6 fired header user
        """
    let verdict = try Trial(script, contract: .header { $0.delay = 3 })[id]
    #expect(
      verdict.says.hasSuffix("expected one callback; 2 more breaches followed, the next at 2.5 s"))
  }

  @Test("A begin that is called back twice is told too")
  func beginTwice() throws {
    let script = """
      1 begin header
      1 phase header refreshing
      1 fired header code
      2 fired header code
      """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "begun by the app at 1 s (line 2), fired at 1 s and again at 2 s: expected one callback")
  }

  @Test("One callback for each of two pulls holds, one callback away from breaking")
  func holds() throws {
    let second = """
      4 touch 200
      4.1 move 300
      4.1 offset -124 drag
      4.1 phase header armed
      4.2 lift 300
      4.216667 offset -117 glide
      4.216667 phase header refreshing
      4.216667 fired header user
      """
    let verdict = try Trial(Histories.refresh + second)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 1)
    #expect(verdict.says == "2 callbacks, never two for one touch or begin")
  }

  @Test("A callback that runs under the next touch is charged to the one that decided it")
  func late() throws {
    let contract = Contract.header { $0.delay = 0.25 }
    let script =
      Histories.pull + """
        0.5 lift 300
        0.516667 offset -117 glide
        0.516667 phase header settling
        0.6 touch 300
        0.7 move 330
        0.7 offset -120 drag
        0.766667 phase header refreshing
        0.766667 fired header user
        0.9 lift 330
        0.916667 offset -110 glide
        """
    let trial = try Trial(script, contract: contract)
    #expect(trial[id].kind == .holds)
    #expect(trial["only-meant-pull-fires"].kind == .holds)
    #expect(trial["meant-pull-fires"].kind == .holds)
  }

  @Test("Without a pull or a begin there is nothing to judge")
  func vacuous() throws {
    let verdict = try Trial("1 inset 80,0,49,0")[id]
    #expect(verdict.kind == .vacuous)
    #expect(verdict.says == "no finger pulled the header and no begin came")
  }

  @Test("Without a header it is not applicable")
  func noHeader() throws {
    #expect(try Trial("1 note x", contract: .footer())[id].kind == .notApplicable)
  }

  @Test("A stray callback long after the pull is charged to none")
  func stray() throws {
    let trial = try Trial(Histories.refresh + "8 phase header refreshing\n8 fired header user")
    #expect(trial[id].kind == .holds)
    #expect(trial["only-meant-pull-fires"].kind == .violated)
  }

  @Test("A callback by code that no begin asked for is told", arguments: [Beginning.silent, .none])
  func uncalled(begins: Beginning) throws {
    let alone = try Trial("1 phase header refreshing\n1 fired header code")[id]
    #expect(
      alone.says == "the header fired by code at 1 s, but no begin had asked for it: "
        + "expected no callback")
    let script = "1 begin header\n1 phase header refreshing\n1 fired header code"
    let verdict = try Trial(script, contract: .header { $0.begin = begins })[id]
    #expect(
      verdict.says
        == "the header fired by code at 1 s, but a begin, such as the app's last one at 1 s (line 2), "
        + "is declared to call nothing back: expected no callback")
    #expect(verdict.row == 2)
  }

  @Test("Of a begin during a refresh it is said that it was one")
  func surplus() throws {
    let script = Histories.pull + Histories.fire + "1 begin header\n1.2 fired header code"
    #expect(
      try Trial(script)[id].says
        == "the header fired by code at 1.2 s, but the app's last begin, at 1 s (line 6), came during "
        + "a refresh or had been answered: expected no callback")
  }

  @Test("A begin while the header closes may wait until it has closed")
  func beginWhileClosing() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        2 end header
        2 phase header ending
        2.1 begin header
        2.5 phase header idle
        2.5 phase header settling
        2.75 phase header refreshing
        2.75 fired header code
        """
    #expect(try Trial(script, contract: .header { $0.delay = 0.75 })[id].kind == .holds)
  }
}
