import GestureTrace
import Testing

@Suite("shows-what-it-does")
struct ShowsWhatItDoesTests {
  let id = "shows-what-it-does"

  private static let texts: Contract = .header {
    $0.texts = PhaseTexts(
      idle: ["Pull"], armed: ["Let go"], refreshing: ["Loading", "Still loading"])
  }

  /// A refresh whose spinner and text are right, under `texts`.
  private static let shown =
    """
    0 spinner header false
    0 text header Pull

    """ + Histories.pull + "0.2 text header Let go\n" + Histories.fire + """
      0.516667 spinner header true
      0.516667 text header Loading

      """ + Histories.open

  /// The header closes, and with its phase it shows these.
  private static func closing(_ looks: String...) -> String {
    Histories.close.replacing(
      "2 phase header idle",
      with: (looks + ["phase header idle"]).map { "2 \($0)" }.joined(separator: "\n"))
  }
  private static let closed = closing("spinner header false", "text header Pull")

  @Test("A whole refresh whose looks agree holds")
  func holds() throws {
    #expect(try Trial(Self.shown + Self.closed, contract: Self.texts)[id].kind == .holds)
    #expect(try Trial(Self.shown + Self.closed)[id].kind == .holds)
  }

  @Test("What looked right at rest is looked at again when a finger comes down")
  func looksAgain() throws {
    let resting = "0 text header Pull\n0 phase header armed\n1 touch 300\n2 lift 300"
    #expect(
      try Trial(resting, contract: Self.texts)[id].says
        == "at 1 s the header was armed, but said \"Pull\": expected \"Let go\", as declared for armed"
    )
  }

  @Test("What proves it is the phase and what was shown, not a row that came after them")
  func proof() throws {
    let script = """
      1 begin header
      1 spinner header false
      1 phase header refreshing
      1 fault something else
      """
    #expect(try Trial(script)[id].rows == [3, 4])
    let pulled = "0 progress header 0\n" + Histories.pull + "0.2 text header Let go\n0.3 note on"
    #expect(try Trial(pulled)[id].rows == [2, 7, 8])
  }

  // MARK: Spinner

  @Test("A spinner that stops during a refresh is told, with the rows of phase and spinner")
  func spinnerStops() throws {
    let script = Self.shown + "1 end header\n1 begin header\n1 spinner header false\n1.5 note on"
    let verdict = try Trial(script, contract: Self.texts)[id]
    #expect(
      verdict.says
        == "at 1 s the header was refreshing, but its spinner stood still: expected it to "
        + "turn")
    #expect(verdict.rows.count == 2 && verdict.row == 7)
  }

  @Test("A spinner that goes on turning afterwards is told once")
  func spinnerStays() throws {
    let script = Self.shown + Self.closing("text header Pull") + "3 note on\n4 note on"
    #expect(
      try Trial(script, contract: Self.texts)[id].says
        == "at 2 s the header was idle, but its spinner turned: expected it still")
  }

  @Test("Settling and ending may look either way", arguments: [true, false])
  func between(flag: Bool) throws {
    let script = """
      0 spinner header false
      1 begin header
      1 phase header settling
      1 spinner header \(flag)
      1 setOffset -108 .25 header
      1 offset -108 scroll
      2 phase header refreshing
      2 fired header code
      2 spinner header true
      3 end header
      3 phase header ending
      3 spinner header \(flag)
      3.5 phase header idle
      3.5 spinner header false
      """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("Inside an instant anything may be shown")
  func inside() throws {
    let script = Self.shown + "1 text header Huh\n1 spinner header false\n1 spinner header true\n"
    let good = script + "1 text header Loading\n" + Self.closed
    #expect(try Trial(good, contract: Self.texts)[id].kind == .holds)
    #expect(try Trial(script, contract: Self.texts)[id].kind == .violated)
  }

  // MARK: Text

  @Test("A text of another phase is told with those of the contract")
  func text() throws {
    let script = Self.shown.replacing("0.516667 text header Loading\n", with: "") + Self.closed
    #expect(
      try Trial(script, contract: Self.texts)[id].says
        == "at 0.517 s the header was refreshing, but said \"Let go\": expected \"Loading\" or "
        + "\"Still loading\", as declared for refreshing")
  }

  @Test("Each of the listed texts will do")
  func listed() throws {
    let script = Self.shown + "1 text header Still loading\n" + Self.closed
    #expect(try Trial(script, contract: Self.texts)[id].kind == .holds)
  }

  @Test("Without a list each phase keeps its first text")
  func unlisted() throws {
    let script = Self.shown + Self.closing("spinner header false", "text header Done")
    #expect(
      try Trial(script)[id].says
        == "at 2 s the header was idle, but said \"Done\": expected \"Pull\", as at 0 s")
    let partly = Contract.header { $0.texts = PhaseTexts(refreshing: ["Loading"]) }
    #expect(try Trial(script, contract: partly)[id].kind == .violated)
  }

  @Test("What a control says cannot steer the report")
  func printable() throws {
    let script = "0 text header a\u{1b}b\n1 begin header\n1 phase header refreshing"
    #expect(
      try Trial(script, contract: Self.texts)[id].says.contains(#"said "a\u{1b}b""#))
  }

  @Test("Armed at rest is idle, to people: a text that asks to let go is told")
  func atRest() throws {
    let start =
      "0 text header Pull\n" + Histories.pull + "0.2 text header Let go\n0.5 lift 300\n"
    let script = start + "~ 0.516667 1 glide -117 -64\n"
    let verdict = try Trial(script, contract: Self.texts)[id]
    #expect(
      verdict.says
        == "at 1 s the header was armed, with the list at rest and no finger on it, where it has to look idle, but said \"Let go\": expected \"Pull\", as declared for idle"
    )
    let back = script + "1.2 phase header idle\n1.2 text header Pull"
    #expect(try Trial(back, contract: Self.texts)[id].kind == .holds)
  }

  // MARK: Progress

  /// The same pull with a progress at each sample.
  private static func pulled(_ first: Double, _ second: Double) -> String {
    """
    0 progress header 0
    0 touch 200
    0.1 move 240
    0.1 offset -94 drag
    0.1 progress header \(first)
    0.2 move 300
    0.2 offset -124 drag
    0.2 progress header \(second)
    0.2 phase header armed
    0.3 move 200
    0.3 offset -64 drag

    """
  }
  private static let released = "0.3 phase header idle\n0.5 lift 200"

  @Test("A progress that follows the pull holds")
  func progress() throws {
    let script = Self.pulled(0.7, 1) + "0.3 progress header 0\n" + Self.released
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("A progress beyond 0 to 1 is told", arguments: [1.3, -0.1])
  func range(part: Double) throws {
    let script = Self.pulled(part, 1) + "0.3 progress header 0\n" + Self.released
    #expect(
      try Trial(script)[id].says
        == "at 0.1 s the header was idle, but showed a progress of \(part): expected 0 to 1")
  }

  @Test("A progress that stays when the list is back at its rest is told")
  func progressStays() throws {
    #expect(
      try Trial(Self.pulled(0.7, 1) + Self.released)[id].says
        == "at 0.3 s the header was idle, the list not pulled past that end, but showed a progress of 1: expected 0"
    )
    let almost = Self.pulled(0.7, 1) + "0.3 progress header 0.0113\n" + Self.released
    #expect(try Trial(almost)[id].kind == .holds)
  }

  @Test("It may slide back with the list")
  func slides() throws {
    let script =
      Histories.refresh.replacing("0.2 phase", with: "0.2 progress header 1\n0.2 phase")
    #expect(try Trial(script + "2.25 progress header 0")[id].kind == .holds)
    #expect(
      try Trial(script)[id].says
        == "at 2.25 s the header was idle, the list not pulled past that end, but showed a progress of 1: expected 0"
    )
  }

  @Test("Under an animation it may follow the offset that is being shown, or the one that is set")
  func underAnAnimation() throws {
    let start =
      Histories.pull + Histories.fire + Histories.open + """
        2 end header
        2 phase header idle
        2 setInset 64,0,49,0 .25 header
        2 offset -64 scroll
        2 shown -108
        2.1 shown -64.2

        """
    let back = "\n2.4 offset -64 scroll\n2.4 progress header 0\n2.4 shown -64"
    let scrolls = "2.2 scrollTo -100 false\n2.2 offset -100 scroll\n2.2 shown -64\n"
    #expect(try Trial(start + scrolls + "2.2 progress header 0.8" + back)[id].kind == .holds)
    #expect(try Trial(start + "2.2 progress header 0.8" + back)[id].kind == .violated)
  }

  @Test("A progress that goes against the pull twice running, or not at all, is told")
  func against() throws {
    let script = """
      0 progress header 0
      0 touch 200
      0.05 move 220
      0.05 offset -70 drag
      0.05 progress header 0.1
      0.1 move 240
      0.1 offset -80 drag
      0.1 progress header 0.8
      0.2 move 260
      0.2 offset -90 drag
      0.2 progress header 0.6

      """
    #expect(
      try Trial(script)[id].says
        == "at 0.2 s the header was idle, but its progress went from 0.8 to 0.6 while the pull went "
        + "from 16 to 26 pt: expected it to follow")
    let dead = Histories.pull.replacing("0 touch", with: "0 progress header 0\n0 touch")
    #expect(
      try Trial(dead)[id].says
        == "at 0.2 s the header was armed, 16 pt past its trigger, but showed a progress of 0: "
        + "expected more than 0")
  }

  @Test("A finger that turns round may be a sample ahead")
  func lag() throws {
    let script = """
      0 progress header 0
      0 touch 200
      0.1 move 240
      0.1 offset -100 drag
      0.1 progress header 0.8
      0.2 move 230
      0.2 offset -90 drag
      0.2 progress header 0.9
      0.3 move 220
      0.3 offset -80 drag
      0.3 progress header 0.5
      """
    #expect(try Trial(script)[id].kind == .holds)
  }

  // MARK: Alpha

  @Test("An alpha beyond 0 to 1 is told")
  func alphaRange() throws {
    let script = "0 alpha header 0\n" + Histories.pull + "0.2 alpha header 1.5\n0.3 note on"
    #expect(
      try Trial(script)[id].says
        == "at 0.2 s the header was armed, but its alpha was 1.5: expected 0 to 1")
  }

  @Test("A header that fades away under a finger that holds it past its line is told")
  func fades() throws {
    let script =
      "0 alpha header 0\n" + Histories.pull + "0.2 alpha header 1\n" + Histories.fire
      + Histories.open + """
        1 touch 300
        1.1 move 340
        1.1 offset -140 drag
        2 end header
        2 phase header idle
        2 alpha header 0

        """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says == "at 2 s the header was idle, 32 pt past its trigger, but its alpha was 0: "
        + "expected it in sight")
    let ignored = Contract.header { $0.lateRelease = .ignored }
    #expect(try Trial(script, contract: ignored)[id].kind == .holds)
    #expect(
      try Trial(script.replacing("2 alpha header 0", with: "2 alpha header 1"))[id].kind == .holds)
  }

  // MARK: A begin

  private static let begun = """
    1 begin header
    1 phase header refreshing
    1 fired header code
    1 setInset 108,0,49,0 .25 header

    """

  @Test("A begin at rest that leaves the header out of sight is told")
  func reveal() throws {
    let verdict = try Trial(Self.begun + "3 end header")[id]
    #expect(
      verdict.says
        == "the app began the header at 1 s (line 2), the list at rest at its top, but the "
        + "header had 0 of its 44 pt in sight at 1 s: expected all of them")
    #expect(verdict.deadline.map { $0 >= Tick(seconds: 1.5) } == true)
    let revealed = Self.begun + "1 setOffset -108 .25 header\n1 offset -108 scroll\n3 end header"
    #expect(try Trial(revealed)[id].kind == .holds)
  }

  @Test(
    "A footer that begins in the same instant may come into sight instead",
    arguments: [true, false])
  func bothBegin(isFirst: Bool) throws {
    let footer = "1 begin footer\n1 phase footer refreshing\n1 fired footer code\n"
    let script = isFirst ? footer + Self.begun : Self.begun + footer
    let verdict = try Trial(script, contract: .both())[id]
    #expect(verdict.kind != .violated, "\(verdict.says)")
    let earlier = footer.replacing("1 ", with: "0 ")
    #expect(try Trial(earlier + Self.begun, contract: .both())[id].kind == .violated)
  }

  @Test(
    "A begin elsewhere, one that is silent, and one under a finger need not",
    arguments: [
      (Beginning.silent, begun), (.fires, "0 scrollTo 300 false\n0 offset 300 scroll\n" + begun),
      (.fires, "0 touch 300\n" + begun + "3 lift 300"),
      (.fires, begun + "1.2 touch 300\n3 lift 300"),
      (.fires, begun + "1.2 end header\n1.2 phase header idle"),
    ])
  func noReveal(begins: Beginning, script: String) throws {
    let contract = Contract.header { $0.begin = begins }
    #expect(try Trial(script, contract: contract)[id].kind != .violated)
  }

  // MARK: What is not judged

  @Test(
    "A control that is hidden, detached or out of its window shows nothing",
    arguments: ["hide header true", "enable header false", "detach header", "leave"])
  func unseen(row: String) throws {
    let script = Self.shown + "1 \(row)\n1 spinner header false\n1.5 note on"
    #expect(try Trial(script, contract: Self.texts)[id].kind == .holds)
  }

  @Test("Back in its window it has to turn again")
  func back() throws {
    let script = Self.shown + "1 leave\n1 spinner header false\n1.5 return\n2 note on"
    #expect(
      try Trial(script, contract: Self.texts)[id].says
        == "at 1.5 s the header was refreshing, but its spinner stood still: expected it to turn")
  }

  @Test("Without looks, or without anything to follow, there is no occasion")
  func vacuous() throws {
    #expect(
      try Trial(Histories.refresh.replacing("begin", with: ""))[id].says
        == "no phase changed and nothing was pulled, or the control tells nothing that it shows")
    #expect(
      try Trial("0 text header Pull\n1 inset 0,0,0,0", contract: Self.texts)[id].kind == .vacuous)
  }
}
