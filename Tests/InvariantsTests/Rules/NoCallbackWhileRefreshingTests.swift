import GestureTrace
import Testing

@Suite("no-callback-while-refreshing")
struct NoCallbackWhileRefreshingTests {
  let id = "no-callback-while-refreshing"

  @Test("A second callback before the end is told with the first")
  func second() throws {
    let script = Histories.pull + Histories.fire + Histories.open + "1 fired header user"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "the header fired at 1 s, before the app had ended the refresh that it was "
        + "asked for at 0.517 s: expected that end first")
    #expect(verdict.margin == 0.483333)
  }

  @Test("A callback after the end holds, by the time since the earlier one")
  func after() throws {
    let verdict = try Trial(Histories.refresh + "2.5 fired header code")[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 1.983333)
  }

  @Test("The other edge may load at the same time, and a cancelled load may be followed")
  func otherEdge() throws {
    let both = Histories.pull + Histories.fire + "1 fired footer code\n"
    #expect(try Trial(both, contract: .both())[id].kind == .holds)
    let again = both + "1.2 fired header code"
    #expect(try Trial(again, contract: .both { $0.overlap = .cancels })[id].kind == .holds)
    #expect(try Trial(again, contract: .both())[id].kind == .violated)
  }

  @Test("A load that a silent begin of the other edge has cancelled may be followed")
  func silentBegin() throws {
    let script = """
      0 begin header
      0 phase header refreshing
      0 fired header code
      1 begin footer
      1 phase footer refreshing
      1 phase header ending
      1.2 phase header idle
      2 begin header
      2 phase header refreshing
      2 fired header code
      """
    func kind(_ begin: Beginning, _ overlap: Contract.Overlap) throws -> Verdict.Kind {
      let contract = Contract.both {
        $0.footer?.begin = begin
        $0.overlap = overlap
      }
      return try Trial(script, contract: contract)[id].kind
    }
    #expect(try kind(.silent, .cancels) == .holds)
    #expect(try kind(.silent, .allowed) == .violated)
    #expect(try kind(.fires, .cancels) == .violated)
  }

  @Test("A detach closes the load")
  func detach() throws {
    let script =
      Histories.pull + Histories.fire + "1 detach header\n1.1 attach header\n1.2 fired header code"
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("Without a callback there is nothing to judge")
  func vacuous() throws {
    #expect(try Trial(Histories.pull)[id].kind == .vacuous)
  }

  @Test("A control that goes to no-more by itself has not ended its load")
  func noMore() throws {
    let script = """
      0 begin footer
      0 phase footer refreshing
      0 fired footer code
      1 phase footer noMore
      2 fired footer code
      """
    #expect(try Trial(script, contract: .footer())[id].kind == .violated)
  }
}
