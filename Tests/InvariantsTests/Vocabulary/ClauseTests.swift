import GestureTrace
import Invariants
import Testing

/// Judges a history of the header by one invariant of one clause.
private func judged(
  _ clause: Clause, _ script: String, ending: RunEnding = .settled, after seconds: Double = 5
) throws -> Verdict {
  let invariant = Invariant("own", "It is as it should be.") { clause }
  return try Trial(script, ending: ending, after: seconds, own: [invariant])["own"]
}

@Suite("Clauses about what happens")
struct OrderClauseTests {
  @Test("What never happens is told where it does")
  func never() throws {
    let clause = Clause.never(.fired(.header))
    let broken = try judged(clause, Histories.refresh)
    #expect(broken.kind == .violated)
    #expect(broken.says == "a callback of the header at 0.517 s: expected none")
    #expect(broken.rows == [11] && broken.began == Tick(microseconds: 516_667))
    let kept = try judged(clause, Histories.pull + "0.5 lift 300\n")
    #expect(kept.kind == .holds && kept.occasions == 2, "a touch and a lift")
    let vacuous = try judged(clause, "0 note nothing")
    #expect(vacuous.kind == .vacuous && vacuous.says == "there was no deed of anybody")
  }

  @Test("What never happens in a state is free outside of it")
  func neverWhile() throws {
    let clause = Clause.never(.setInset, while: .dragging)
    #expect(try judged(clause, Histories.refresh).kind == .holds)
    let early = Histories.pull + "0.3 setInset 108,0,49,0 0 header\n"
    #expect(
      try judged(clause, early).says
        == "a write of the inset at 0.3 s while a finger is down: expected none")
    let idle = try judged(clause, "0 begin header")
    #expect(idle.kind == .vacuous && idle.says == "there was no moment at which a finger is down")
  }

  @Test("After a trigger, and until an end, something never happens")
  func neverAfter() throws {
    let clause = Clause.after(.fired(.header), never: .fired(.header), until: .end(.header))
    #expect(try judged(clause, Histories.refresh).kind == .holds)
    let twice = Histories.pull + Histories.fire + "0.9 fired header user\n"
    let broken = try judged(clause, twice)
    #expect(
      broken.says == "a callback of the header at 0.9 s after a callback of the header at 0.517 s: "
        + "expected none before an end of the header")
    #expect(broken.rows == [11, 12])
    let afterEnd = Histories.refresh + "3 fired header code\n"
    #expect(try judged(clause, afterEnd).kind == .holds)
    #expect(try judged(clause, Histories.pull).kind == .vacuous)
  }

  @Test("A trigger is answered in time, with what was left of it as the margin")
  func response() throws {
    let clause = Clause.after(.lift, expect: .fired(.header), within: 0.25)
    let kept = try judged(clause, Histories.refresh)
    #expect(kept.kind == .holds && kept.closest?.line == 11)
    #expect((try #require(kept.margin) - 0.233335).magnitude < 1e-5)
    let late = Histories.pull + "0.5 lift 300\n1 fired header user\n"
    let broken = try judged(clause, late)
    #expect(
      broken.says
        == "a lift at 0.5 s (line 5), but no callback of the header by 0.75 s: expected one "
        + "within 0.25 s")
    #expect(broken.row == 5 && broken.deadline == Tick(microseconds: 750_002))
  }

  @Test("The end of a run that has settled is the last moment; one that was stopped leaves it open")
  func responseAtTheEnd() throws {
    let clause = Clause.after(.lift, expect: .fired(.header), within: 9)
    let lifted = Histories.pull + "0.5 lift 300\n"
    #expect(try judged(clause, lifted).kind == .violated)
    let open = try judged(clause, lifted, ending: .stopped)
    #expect(open.kind == .inconclusive)
    #expect(open.says == "the run ended at 5.5 s, 9 s not yet after a lift at 0.5 s (line 5)")
  }

  @Test("An excuse takes the obligation away, if it comes first")
  func excuse() throws {
    let clause = Clause.after(
      .release(pastTriggerOf: .header), expect: .fired(.header), within: 1, unless: .gate(.header))
    let script = Histories.pull + "0.5 lift 300\n0.6 hide header true\n"
    #expect(try judged(clause, script).kind == .vacuous)
    #expect(try judged(clause, Histories.pull + "0.5 lift 300\n").kind == .violated)
    #expect(try judged(clause, Histories.refresh).kind == .holds)
  }

  @Test("A state may be what has to follow")
  func stateFollows() throws {
    let clause = Clause.after(.fired(.header), expect: .spinner(.header), within: 0.1)
    let shown = Histories.pull + Histories.fire + "0.516667 spinner header true\n0.6 note on\n"
    #expect(try judged(clause, shown).kind == .holds)
    let late = Histories.pull + Histories.fire + "0.7 spinner header true\n"
    #expect(
      try judged(clause, late).says
        == "a callback of the header at 0.517 s, but not by 0.617 s: expected that the spinner of the "
        + "header turns within 0.1 s")
  }

  @Test("What happens has a cause behind it that is not too old")
  func cause() throws {
    let clause = Clause.before(.fired(.header, by: .user), expect: .lift, within: 0.25)
    let kept = try judged(clause, Histories.refresh)
    #expect(kept.kind == .holds && kept.margin != nil)
    let late = try judged(clause, Histories.pull + "0.5 lift 300\n1 fired header user\n")
    #expect(
      late.says == "a callback of the header for the user at 1 s, but the last lift was at 0.5 s "
        + "(line 5): expected a lift at most 0.25 s before it")
    #expect(late.margin == 0.25)
    let none = try judged(clause, "1 fired header user\n")
    #expect(none.says.contains("but there was none: expected a lift") && none.margin == nil)
    #expect(
      try judged(clause, Histories.pull).says == "there was no callback of the header for the user")
  }

  @Test("At most so many, exactly so many")
  func counts() throws {
    let most = Clause.atMost(1, of: .fired(.header), per: .touch)
    #expect(try judged(most, Histories.refresh).margin == 0)
    #expect(try judged(most, Histories.pull + "0.5 lift 300\n").margin == 1)
    let twice = Histories.pull + Histories.fire + "0.9 fired header user\n1 fired header user\n"
    let broken = try judged(most, twice)
    #expect(
      broken.says == "a callback of the header at 0.517 s and 0.9 s after a touch at 0 s (line 2): "
        + "expected at most 1")
    #expect(broken.rows == [2, 11, 12])
    let exactly = Clause.exactly(1, of: .fired(.header), per: .touch)
    #expect(try judged(exactly, Histories.refresh).kind == .holds)
    let none = Histories.pull + "0.5 lift 300\n"
    #expect(
      try judged(exactly, none).says
        == "0 × callback of the header after a touch at 0 s (line 2): expected exactly 1")
    let open = try judged(exactly, none, ending: .stopped)
    #expect(
      open.kind == .inconclusive && open.says.contains("with 0 of 1 × callback of the header"))
    #expect(try judged(exactly, none + "2 touch 100\n").kind == .violated)
  }
}

@Suite("Clauses about values")
struct ValueClauseTests {
  @Test("A value lies in a range while a state holds; each stretch outside is told once")
  func range() throws {
    let opened = Clause.always(
      .ownPart(.header), in: 0...44, tolerance: 0.5, while: .phase(.header, .refreshing))
    let kept = try judged(opened, Histories.refresh)
    #expect(kept.kind == .holds && kept.margin == 0.5)
    let low =
      Histories.pull + Histories.fire + """
        0.6 setInset 60,0,49,0 0 header
        0.7 setInset 58,0,49,0 0 header
        0.8 setInset 64,0,49,0 0 header
        0.9 setInset 50,0,49,0 0 header
        1 note over
        """
    let broken = try judged(opened, low)
    #expect(
      broken.says
        == "the own part of the header was -4 pt at 0.6 s while the header is refreshing: "
        + "expected between 0 and 44 pt; 1 more breach followed, at 0.9 s")
    #expect(broken.margin == 3.5)
    #expect(
      try judged(opened, Histories.pull).says
        == "there was no moment at which the header is refreshing")
  }

  @Test("A range may follow the situation, and a quantity may have no value")
  func ranges() throws {
    let clause = Clause.always(
      .alpha(.header), in: { $0.phase(of: .header) == .idle ? 0...0 : 0...1 }, named: "as it pulls")
    #expect(try judged(clause, Histories.refresh).kind == .vacuous, "it tells no alpha")
    #expect(try judged(clause, "0 alpha header 0\n1 note over").kind == .holds)
    #expect(
      try judged(clause, "0 alpha header 0.5\n1 note over").says
        == "the alpha of the header was 0.5 of full at 0 s: expected 0 of full")
  }

  @Test("One state goes with another")
  func states() throws {
    let clause = Clause.always(.spinner(.header), while: .loading(.header))
    let turning = Histories.pull + Histories.fire + "0.516667 spinner header true\n0.6 note on\n"
    #expect(try judged(clause, turning).kind == .holds)
    #expect(
      try judged(clause, Histories.pull + Histories.fire + "0.6 note on\n").says
        == "at 0.517 s a load of the header is open: expected that the spinner of the header turns")
    #expect(try judged(clause, Histories.pull).kind == .vacuous)
  }

  @Test("A value changes by small steps, or one way only")
  func steps() throws {
    let glide = "0 begin header\n~ 0.5 1 glide -64 -20\n"
    #expect(try judged(.rising(.offset, while: !.dragging), glide).kind == .holds)
    #expect(try judged(.steady(.seen, step: 3, while: !.dragging), glide).kind == .holds)
    let jump = try judged(.steady(.seen, step: 3), "0 begin header\n0.5 offset -10 scroll\n")
    #expect(
      jump.says
        == "the offset that is seen went from -64 pt at 0 s to -10 pt at 0.5 s: expected that "
        + "it changes by at most 3 pt at once")
    #expect(jump.margin == 51)
    let back = glide + "1.2 offset -26 scroll\n1.3 note over"
    let broken = try judged(.rising(.offset, tolerance: 1, while: !.dragging), back)
    #expect(
      broken.says
        == "the offset went from -20 pt at 1 s to -26 pt at 1.2 s while it is not so that a "
        + "finger is down: expected that it never falls")
    #expect(broken.margin == 5)
    #expect(try judged(.falling(.offset), back).kind == .violated)
    #expect(try judged(.falling(.excess), back).kind == .holds)
  }

  @Test("All is settled when the run has ended so, or after two still seconds")
  func settled() throws {
    let clause = Clause.always(.ownPart(.header), in: 0...0, while: .settled)
    #expect(try judged(clause, Histories.refresh).kind == .holds)
    let left =
      Histories.pull + Histories.fire + Histories.open + "1 end header\n1 phase header idle\n"
    #expect(try judged(clause, left).kind == .violated)
    #expect(try judged(clause, left, ending: .stopped, after: 1).kind == .vacuous)
    #expect(try judged(clause, left + "3.5 note later\n", ending: .stopped).kind == .violated)
  }
}
