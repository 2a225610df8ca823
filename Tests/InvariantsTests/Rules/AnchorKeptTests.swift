import GestureTrace
import Testing

@Suite("anchor-kept")
struct AnchorKeptTests {
  let id = "anchor-kept"

  private static let opened = Histories.pull + Histories.fire + Histories.open
  /// The answer inserts 800 pt above the first row, and ends the refresh.
  private static let older = """
    2 answer header 1
    2 prepend 800
    2 offset 692 scroll
    2 end header
    2 phase header idle
    2 setInset 64,0,49,0 .25 header

    """

  @Test("An end that scrolls to the top after older rows came in is told, animated or not")
  func thrown() throws {
    for duration in ["0", ".25"] {
      let script =
        Self.opened + Self.older + "2 setOffset -64 \(duration) header\n2 offset -64 scroll"
      let verdict = try Trial(script)[id]
      #expect(
        verdict.says
          == "800 pt of content came in above at 2 s, but the header moved the list to an offset of -64 pt at "
          + "2 s: expected the same rows in view, at an offset of 692 pt")
      #expect(verdict.margin == 755.5)
    }
  }

  @Test("A begin just before the prepend may still bring its header into sight")
  func opening() throws {
    let begin = "1 begin header\n1 phase header settling\n"
    let prepend = "1 prepend 20\n1 offset -44 scroll\n"
    let opens = "1 setOffset -108 .25 header\n1 offset -108 scroll\n~ 1 1.25 shown -44 -108"
    let begun = try Trial(begin + prepend + opens)[id]
    #expect(begun.kind == .vacuous, "\(begun.says)")
    #expect(try Trial(prepend + opens)[id].kind == .violated)
    let done = begin + "1 setInset 108,0,49,0 .25 header\n" + prepend + opens
    #expect(try Trial(done)[id].kind == .violated)
  }

  @Test("Rows that stay in view hold, also where the end comes first")
  func holds() throws {
    let verdict = try Trial(Self.opened + Self.older)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 0.5)
    let endFirst =
      Self.opened + """
        2 answer header 1
        2 end header
        2 phase header idle
        2 setInset 64,0,49,0 .25 header
        2 offset -64 scroll
        2 prepend 800
        2 offset 736 scroll
        """
    #expect(try Trial(endFirst)[id].kind == .holds)
  }

  @Test("Rows that go away above are told as such")
  func goneAbove() throws {
    let script = "1 scrollTo 500 false\n1 offset 500 scroll\n2 prepend -300\n3 note x"
    #expect(
      try Trial(script)[id].says
        == "300 pt of content went away above at 2 s (line 3), but the list stood at an offset of "
        + "500 pt at 2 s: expected the same rows in view, at an offset of 200 pt")
  }

  @Test("A list that does not move with its rows is told, with the row that inserted them")
  func unmoved() throws {
    let verdict = try Trial("1 prepend 300")[id]
    #expect(
      verdict.says
        == "300 pt of content came in above at 1 s (line 2), but the list stood at an "
        + "offset of -64 pt at 1 s: expected the same rows in view, at an offset of 236 "
        + "pt")
    #expect(verdict.row == 2)
    #expect(verdict.rows == [2])
  }

  @Test("Half a point is within the tolerance, a little more is not", arguments: [236.5, 236.6])
  func tolerance(y: Double) throws {
    let verdict = try Trial("1 prepend 300\n1 offset \(y) scroll")[id]
    #expect(verdict.kind == (y == 236.5 ? .holds : .violated))
  }

  @Test("A control that moves the list within two seconds is told, in frames as well")
  func later() throws {
    let start = "1 prepend 300\n1 offset 236 scroll\n"
    let write = "2.9 setOffset -64 0 footer\n2.9 offset -64 scroll"
    #expect(
      try Trial(start + write, contract: .both())[id].says
        == "300 pt of content came in above at 1 s (line 2), but the footer moved the list to an offset of -64 pt at 2.9 s: "
        + "expected the same rows in view, at an offset of 236 pt")
    let frames = "2 setOffset 236 .3 header\n2.1 offset 100 scroll"
    #expect(try Trial(start + frames)[id].kind == .violated)
    let late = "3.1 setOffset -64 0 header\n3.1 offset -64 scroll"
    #expect(try Trial(start + late)[id].kind == .holds)
  }

  @Test("A write in the instant of the prepend that is taken back in it is no move")
  func takenBack() throws {
    let script = """
      1 prepend 300
      1 setOffset -64 0 footer
      1 offset 236 scroll
      """
    #expect(try Trial(script, contract: .both())[id].kind == .holds)
  }

  @Test("What a finger and its momentum move is theirs")
  func finger() throws {
    let script =
      Histories.pull + """
        0.3 prepend 300
        0.3 offset 176 scroll
        0.3 move 340
        0.3 offset 140 drag
        0.4 move 400
        0.4 offset 80 drag
        0.41 lift 400
        ~ 0.416667 0.6 glide 76 30
        1 end header
        """
    #expect(try Trial(script)[id].kind == .holds)
    let told = try Trial(script + "\n1 setOffset -64 0 header")[id].says
    #expect(told.hasSuffix("expected the same rows in view, at an offset of 30 pt"), "\(told)")
  }

  @Test("A pull that is let go after the prepend opens the header; without one it is told")
  func released() throws {
    let script =
      Histories.pull + """
        0.3 prepend 20
        0.3 offset -104 scroll
        0.3 move 310
        0.3 offset -120 drag
        0.5 lift 310
        0.516667 offset -112 glide

        """
    let opens = "0.516667 setInset 134,0,49,0 .25 header\n0.516667 setOffset -134 .25 header"
    let contract = Contract.header { $0.hold = 70 }
    let settling = "0.516667 phase header settling\n"
    #expect(try Trial(script + settling + opens, contract: contract)[id].kind == .holds)
    #expect(try Trial(script + opens, contract: contract)[id].kind == .violated)
  }

  @Test("With imposed offsets the samples are the recording's, the rest is judged")
  func imposed() throws {
    let start = "0 drag -70\n0 offset -70 drag\n0.1 prepend 300\n0.1 offset 230 scroll\n"
    let sample = "0.2 drag -60\n0.2 offset -60 drag\n0.3 release -60\n"
    #expect(try Trial(start + sample, drive: .offset)[id].kind == .holds)
    let write = "0.15 setOffset -64 0 header\n0.15 offset -64 scroll\n"
    #expect(try Trial(start + write + sample, drive: .offset)[id].kind == .violated)
  }

  @Test("Without a prepend, or a view to see it in, there is no occasion")
  func vacuous() throws {
    #expect(
      try Trial(Histories.refresh)[id].says
        == "no content came in above what was visible, or only just after a begin")
    #expect(try Trial("0 resize 375 0\n1 prepend 300")[id].kind == .vacuous)
  }

  @Test("A run that stops within two seconds is inconclusive")
  func inconclusive() throws {
    let script = "1 prepend 300\n1 offset 236 scroll"
    let verdict = try Trial(script, ending: .stopped, after: 1.9)[id]
    #expect(
      verdict.says == "the run ended at 2.9 s, before it was sure that the list stays where the "
        + "content inserted at 1 s (line 2) had left it")
    #expect(try Trial(script, ending: .stopped, after: 2.1)[id].kind == .holds)
  }
}
