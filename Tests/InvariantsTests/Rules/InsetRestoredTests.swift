import GestureTrace
import Testing

@Suite("inset-restored")
struct InsetRestoredTests {
  let id = "inset-restored"

  @Test("An own part that is left after the end is told with both insets")
  func left() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        2 answer header 1
        2 end header
        2 phase header idle
        """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says == "when nothing had happened since 2 s, the header idle, the top inset was 108 "
        + "pt, 44 pt too much, last written by a control at 0.517 s: expected the app's "
        + "64 pt")
    #expect(verdict.margin == 43.5)
  }

  @Test("A refresh that gives everything back holds, also with a change by the app in between")
  func holds() throws {
    #expect(try Trial(Histories.refresh)[id].margin == 0.5)
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1 inset 100,0,49,0
        2 end header
        2 phase header idle
        2 setInset 100,0,49,0 .25 header
        """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("An inset that was written from before a change by the app is told")
  func stale() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1 inset 100,0,49,0
        2 end header
        2 phase header idle
        2 setInset 64,0,49,0 .25 header
        """
    #expect(try Trial(script)[id].says.hasSuffix(": expected the app's 100 pt"))
  }

  @Test("An app that assigns the base takes the own part; the end must remove nothing")
  func assigned() throws {
    let start = Histories.pull + Histories.fire + Histories.open + "1 assignInset 64,0,49,0\n"
    let end = "2 end header\n2 phase header idle\n"
    #expect(try Trial(start + end)[id].kind == .holds)
    let twice = start + end + "2 setInset 20,0,49,0 .25 header"
    #expect(try Trial(twice)[id].says.hasSuffix(": expected the app's 64 pt"))
  }

  @Test("Any other assigned value is taken as it stands at the next idle")
  func assignedOther() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1 assignInset 90,0,49,0
        2 end header
        2 phase header idle
        2 setInset 46,0,49,0 .25 header
        """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("Half a point is within the tolerance, a little more is not", arguments: [64.5, 64.6])
  func tolerance(top: Double) throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        2 end header
        2 phase header idle
        2 setInset \(top),0,49,0 .25 header
        """
    #expect(try Trial(script)[id].kind == (top == 64.5 ? .holds : .violated))
  }

  @Test("A side that is left otherwise than the app's is told")
  func side() throws {
    let verdict = try Trial("1 setInset 64,3,49,0 0 header")[id]
    #expect(
      verdict.says
        == "when nothing had happened since 1 s, the left and right insets were 3 pt off: "
        + "expected those of the app")
  }

  @Test("A footer may keep what it declares")
  func keeps() throws {
    let script = "0 setInset 64,0,93,0 0 footer\n"
    #expect(try Trial(script, contract: .footer { $0.keeps = 44 })[id].kind == .holds)
    #expect(try Trial(script, contract: .footer())[id].kind == .violated)
  }

  @Test("A detached control leaves nothing")
  func detached() throws {
    let script = Histories.pull + Histories.fire + Histories.open + "1 detach header"
    #expect(try Trial(script)[id].says.contains("the header detached, the top inset was"))
    let good = script + "\n1 setInset 64,0,49,0 0 header"
    #expect(try Trial(good)[id].kind == .holds)
  }

  @Test("A run that stops before it has settled is inconclusive")
  func inconclusive() throws {
    #expect(try Trial(Histories.refresh, ending: .stopped, after: 1)[id].kind == .inconclusive)
    #expect(try Trial(Histories.refresh, ending: .stopped, after: 3)[id].kind == .holds)
  }

  @Test("A pull that did not fire gives no occasion")
  func vacuous() throws {
    let script = "0 touch 200\n0.1 move 240\n0.1 offset -94 drag\n0.2 lift 240"
    #expect(try Trial(script)[id].kind == .vacuous)
  }
}
