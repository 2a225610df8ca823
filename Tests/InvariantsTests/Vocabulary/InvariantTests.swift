import GestureTrace
import Invariants
import Testing

@Suite("Invariants of one's own")
struct InvariantTests {
  static let soon = Invariant(
    "spinner-soon", "Whoever lets go sees at once that it refreshes.", matters: "They pull again."
  ) {
    Clause.after(.fired(.header), expect: .spinner(.header), within: 0.1)
    Clause.never(.fired(.header), while: .dragging)
  }

  @Test("What they say of themselves comes from their clauses")
  func description() {
    let about = Self.soon.description
    #expect(about.id == "spinner-soon" && about.matters == "They pull again.")
    #expect(
      about.judged == "Within 0.1 s of a callback of the header the spinner of the header turns. "
        + "Never a callback of the header while a finger is down.")
    #expect(
      about.vacuous == "There was no callback of the header or no moment at which a finger is down."
    )
    #expect(about.unit == "seconds")
  }

  @Test(
    "They are judged after the catalogue's, in the order given, and stand with them while it runs")
  func order() throws {
    let other = Invariant("no-fault-at-all", "Nothing breaks.") { Clause.never(.fault) }
    let trial = try Trial(Histories.refresh, own: [Self.soon, other])
    #expect(
      trial.verdicts.map(\.invariant)
        == Catalogue.rules.map(\.id) + ["spinner-soon", "no-fault-at-all"])
    #expect(trial["spinner-soon"].kind == .violated && trial["no-fault-at-all"].kind == .holds)
    var judge = Judge(
      header: TraceHeader(), drive: .finger, contract: .header(), own: [other])
    #expect(judge.standings.last?.state == .waiting)
    for row in try RowScript("0 begin header\n1 fault it broke").rows { judge.see(row) }
    #expect(
      judge.standings.last?.state == .violated("a fault at 1 s: expected none")
    )
  }

  @Test("Of equal margins the earlier row is named, whichever clause it is of")
  func closest() throws {
    let margins = Invariant("margins", "Nobody comes near.") {
      Clause.each(.lift, "each lift", unit: "points") { _ in .kept(margin: 1) }
      Clause.each(.touch, "each touch", unit: "points") { _ in .kept(margin: 1) }
    }
    let verdict = try Trial("0.2 touch 100\n0.5 lift 100", own: [margins])["margins"]
    #expect(verdict.closest?.line == 2 && verdict.closest?.time == Tick(seconds: 0.2))
  }

  @Test("One that has the name of another is an error, and the other is judged")
  func names() throws {
    let taken = Invariant("no-fault", "Mine.") { Clause.never(.fault) }
    let trial = try Trial("0 begin header", own: [Self.soon, Self.soon, taken])
    let (own, count) = (Array(trial.verdicts.suffix(3)), Catalogue.rules.count)
    #expect(own.map(\.kind) == [.vacuous, .error, .error])
    #expect(own[2].says == "another invariant has this name; give it one of its own")
    #expect(trial.verdicts[count - 1].kind == .holds)
  }

  @Test("Rows out of order are an error for them, too")
  func disorder() throws {
    let trial = try Trial("1 begin header\n0.5 end header", own: [Self.soon])
    #expect(trial["spinner-soon"].kind == .error)
  }

  @Test("Each clause has to be put to the test, and says what was missing")
  func vacuity() throws {
    let touched = try Trial("0 touch 100\n0.5 lift 100", own: [Self.soon])["spinner-soon"]
    #expect(touched.kind == .vacuous && touched.says == "there was no callback of the header")
    let nothing = try Trial("0 note nothing", own: [Self.soon])["spinner-soon"]
    #expect(
      nothing.says
        == "there was no callback of the header and no moment at which a finger is down")
    #expect(nothing.occasions == 0)
  }

  @Test("Margins of several units are none")
  func units() throws {
    let mixed = Invariant("own", "") {
      Clause.after(.touch, expect: .lift, within: 2)
      Clause.always(.offset, in: -1000...1000)
    }
    let verdict = try Trial(Histories.refresh, own: [mixed])["own"]
    #expect(verdict.kind == .holds && verdict.margin == nil && verdict.closest == nil)
  }

  static let occurrences: [(Event, String)] = [
    (.touch, "1 touch 100"), (.lift, "0.5 touch 100\n1 lift 100"),
    (.cancel, "0.5 touch 100\n1 cancel"),
    (.begin(.header), "1 begin header"), (.end(.header), "1 end header"), (.noMore, "1 noMore"),
    (.noMore, "1 end header noMore"), (.reset, "1 reset"), (.change, "1 content 900"),
    (.change, "1 inset 0,0,0,0"), (.gate(.header), "1 hide header true"), (.window, "1 leave"),
    (.detach(.header), "1 detach header"), (.attach(.header), "0.5 detach header\n1 attach header"),
    (.tap(.header), "1 tap header"), (.fired(.header), "1 fired header user"),
    (.fired(.header, by: .code), "1 fired header code"),
    (.phase(.header, .armed), "1 phase header armed"), (.setInset, "1 setInset 0,0,0,0 0 header"),
    (.setOffset, "1 setOffset 0 0 header"), (.fault, "1 fault it broke"),
    (
      .release(pastTriggerOf: .header),
      "0.5 touch 100\n0.6 move 300\n0.6 offset -124 drag\n1 lift 300"
    ),
    (Event.touch.or(.reset), "1 reset"),
    (Event.touch.when(.phase(.header, .armed)), "0.5 phase header armed\n1 touch 100"),
  ]

  @Test("Events are told apart by the row that makes them", arguments: occurrences.indices)
  func events(index: Int) throws {
    let (event, script) = Self.occurrences[index]
    let invariant = Invariant("own", "") { Clause.never(event) }
    let verdict = try Trial(script, contract: .both(), own: [invariant])["own"]
    #expect(verdict.kind == .violated, "\(event.name)")
    #expect(verdict.began == Tick(seconds: 1) && !verdict.says.contains("more breach"))
    let elsewhere = try Trial("1 scrollTo 10 false", contract: .both(), own: [invariant])["own"]
    #expect(elsewhere.kind == .holds, "\(event.name)")
  }

  @Test("Conditions join, and read the situation")
  func conditions() throws {
    let tall = Condition("the content is tall") { $0.contentHeight > $0.viewHeight }
    let both = tall && .available(.header) || .contentFits
    #expect(
      both.words == "the content is tall and the header can be used or the content fits the view")
    let clause = Clause.always(both, while: !.text(.header, "x"))
    let trial = try Trial(
      Histories.refresh, own: [Invariant("own", "") { clause }])
    #expect(trial["own"].kind == .holds)
    let facts = Condition("facts") {
      $0.time >= 0 && $0.contentInset.top >= 64 && $0.baseInset.top == 64 && $0.topRest == -64
        && $0.endRest > 0 && $0.callbacks(of: .header) <= 1 && $0.text(.footer) == nil
        && $0.contentOffset <= 0
    }
    let own = Invariant("own", "") { Clause.always(facts, while: .available(.header)) }
    #expect(try Trial(Histories.refresh, own: [own])["own"].kind == .holds)
    let tracking = Invariant("own", "") {
      Clause.never(.phase(.header, .armed).when(Condition("free") { !$0.isTracking }))
    }
    #expect(try Trial(Histories.refresh, own: [tracking])["own"].kind == .holds)
  }
}
