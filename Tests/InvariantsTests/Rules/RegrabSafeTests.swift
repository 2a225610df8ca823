import GestureTrace
import Testing

@Suite("regrab-safe")
struct RegrabSafeTests {
  let id = "regrab-safe"

  private static let opened = Histories.pull + Histories.fire + Histories.open
  /// Let go once more, the list comes back to where the header is open.
  private static let again = """
    1.1 move 320
    1.1 offset -130 drag
    1.3 lift 320
    ~ 1.316667 1.8 glide -128 -108

    """

  @Test("A header that refreshes for ever after a second pull is told, with that touch")
  func stuck() throws {
    let script = Self.opened + "1 touch 300\n" + Self.again + "2 answer header 1\n2 end header"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "after a finger had come back at 1 s (line 6), while the header was refreshing, "
        + "nothing happened from 2 s on, but the header was still refreshing, with no "
        + "load open: expected it idle")
    #expect(verdict.row == 6)
  }

  @Test(
    "What proves it is the row that made it so, not the last one of the run",
    arguments: [
      ("2.6 setInset 90,0,49,0 0 header\n2.6 phase header idle", "2.6 setInset"),
      ("2.6 phase header idle", "2.1 shown"), ("2.6 phase header armed", "2.6 phase"),
    ])
  func proof(end: String, row: String) throws {
    let script = Self.caught + end
    let rows = try RowScript(script).rows.map(\.row.text)
    let verdict = try Trial(script + "\n2.7 spinner header false\n2.8 note x")[id]
    let words = row.split(separator: " ")
    let wanted = rows.lastIndex { $0.hasPrefix("[\(words[0]),\"\(words[1])\"") }
    #expect(verdict.rows.last == wanted.map { $0 + 2 })
  }

  @Test("A second pull during a refresh that closes all the same holds")
  func holds() throws {
    let script = Self.opened + "1 touch 300\n" + Self.again + Histories.close
    let verdict = try Trial(script)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 0.5)
    #expect(verdict.says == "touches came while something was going on, and left nothing")
  }

  /// A finger comes down while the header closes, holds the list, and lets go.
  private static let caught =
    opened + """
      2 answer header 1
      2 end header
      2 phase header ending
      2 setInset 64,0,49,0 .25 header
      2 offset -64 scroll
      2 shown -108
      2.1 touch 300
      2.1 offset -90 drag
      2.1 shown -90
      2.5 lift 300

      """

  @Test("A header that is left half open, or the list out of range, is told in points")
  func halfOpen() throws {
    let open = "2.6 setInset 90,0,49,0 0 header\n2.6 phase header idle"
    let verdict = try Trial(Self.caught + open)[id]
    #expect(
      verdict.says
        == "after a finger had come back at 2.1 s (line 6), while the header was ending, "
        + "nothing happened from 2.6 s on, but the top inset was 90 pt, 26 pt too much, "
        + "last written by a control at 2.6 s: expected the app's 64 pt")
    #expect(verdict.margin == 25.5)
    let out = "2.6 phase header idle"
    #expect(
      try Trial(Self.caught + out)[id].says.hasSuffix(
        "nothing happened from 2.6 s on, but the list stood at -90 pt, 26 pt outside its range: expected it inside"
      ))
    let back = "2.6 phase header idle\n~ 2.6 3 glide -88 -64"
    #expect(try Trial(Self.caught + back)[id].kind == .holds)
    let short = "2.6 phase header idle\n2.6 setInset 20,0,49,0 0 header\n~ 2.6 3 glide -88 -20"
    #expect(
      try Trial(Self.caught + short)[id].says.hasSuffix(
        "nothing happened from 3 s on, but the top inset was 20 pt, 44 pt too little, last written by a control at 2.6 s: expected the app's 64 pt"
      ))
  }

  @Test(
    "A touch in an opening, a slide or a bounce counts",
    arguments: [
      ("0.8 touch 300\n1 lift 300", "the header was refreshing"),
      (
        "2.6 scrollTo 300 true\n2.6 offset 300 scroll\n2.6 shown -64\n2.65 touch 300\n2.7 lift 300",
        "an animation moved the list"
      ),
      (
        "3 touch 200\n3.1 move 260\n3.1 offset -90 drag\n3.2 lift 260\n3.216667 offset -88 glide\n"
          + "3.22 touch 260\n3.3 lift 260", "the list bounced"
      ),
    ])
  func occasions(rows: String, meanwhile: String) throws {
    let start = meanwhile == "the header was refreshing" ? Self.opened : Histories.refresh
    let script = start + rows + "\n4 phase header armed"
    #expect(
      try Trial(script)[id].says.contains("while \(meanwhile), nothing happened from")
    )
  }

  @Test("A list that moves inside its range, over the room that a footer keeps, does not bounce")
  func insideItsRange() throws {
    let script = """
      0 setInset 64,0,93,0 0 footer
      0 scrollTo 600 false
      0 offset 600 scroll
      0.5 touch 600
      0.6 move 590
      0.6 offset 610 drag
      0.7 lift 590
      0.716667 offset 611 glide
      0.72 touch 590
      0.8 lift 590
      """
    #expect(try Trial(script, contract: .footer { $0.keeps = 44 })[id].kind == .vacuous)
  }

  @Test("What is still waiting for its answer is waited for")
  func waiting() throws {
    let script = Self.opened + "1 touch 300\n" + Self.again
    let verdict = try Trial(script, ending: .stopped, after: 3)[id]
    #expect(verdict.kind == .inconclusive)
    #expect(
      verdict.says
        == "the run ended at 4.8 s, before all had settled after the touch at 1 s (line 6)")
    let late = script + "6 answer header 1\n6 end header"
    #expect(try Trial(late)[id].kind == .violated)
  }

  @Test("A refresh that is never answered may stay")
  func never() throws {
    let script = """
      1 begin header
      1 phase header refreshing
      1 setInset 108,0,49,0 .25 header
      2 touch 300
      2.5 lift 300
      """
    #expect(try Trial(script, contract: .header { $0.begin = .silent })[id].kind == .holds)
    #expect(try Trial(script)[id].kind == .violated)
  }

  @Test("A callback that may come late is waited for")
  func delay() throws {
    let script = """
      1 begin header
      1 phase header settling
      2 touch 300
      2.5 lift 300
      """
    let slow = Contract.header { $0.delay = 4 }
    #expect(
      try Trial(script, contract: slow, ending: .stopped, after: 3.9)[id].kind == .inconclusive)
    #expect(try Trial(script, contract: slow, ending: .stopped, after: 4.1)[id].kind == .violated)
    #expect(try Trial(script, ending: .stopped, after: 2.1)[id].kind == .violated)
  }

  @Test("A footer may keep what it declares")
  func keeps() throws {
    let script = """
      1 begin footer
      1 phase footer refreshing
      1 fired footer code
      1 setInset 64,0,137,0 0 footer
      1.5 touch 300
      1.6 lift 300
      2 end footer
      2 phase footer idle
      2 setInset 64,0,93,0 0 footer
      """
    #expect(try Trial(script, contract: .footer { $0.keeps = 44 })[id].kind == .holds)
    #expect(try Trial(script, contract: .footer())[id].kind == .violated)
  }

  @Test("With imposed offsets only the run's end is judged")
  func imposed() throws {
    let script = """
      0 begin header
      0 phase header refreshing
      1 drag -150
      1 offset -150 drag
      1.1 release -150 0
      5 end header
      5 phase header idle
      8 drag -70
      8 offset -70 drag
      8.1 release -64
      8.1 offset -64 drag
      """
    #expect(try Trial(script, drive: .offset)[id].kind == .holds)
    let stuck = script.replacing("5 phase header idle", with: "5 phase header ending")
    #expect(try Trial(stuck, drive: .offset)[id].kind == .violated)
  }

  @Test("A first touch, and one when all is at rest, are no occasion")
  func vacuous() throws {
    let verdict = try Trial(Histories.refresh + "3 touch 300\n3.5 lift 300")[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says == "no finger came down while a control or the list was under way")
  }
}
