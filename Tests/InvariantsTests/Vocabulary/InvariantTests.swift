import GestureTrace
import Invariants
import Testing

@Suite("Invariants of one's own")
struct InvariantTests {
  static let soon = Invariant(
    "spinner-soon", "Whoever lets go sees at once that it refreshes.", matters: "They pull again."
  ) {
    Clause.after(.fired(.header), expect: .spinner(.header), within: 0.1)
    for edge in Edge.allCases { Clause.never(.fired(edge), while: .dragging) }
  }

  @Test("What they say of themselves comes from their clauses")
  func description() {
    let about = Self.soon.description
    #expect(about.id == "spinner-soon" && about.matters == "They pull again.")
    #expect(
      about.judged == "Within 0.1 s of a callback of the header the spinner of the header turns. "
        + "Never a callback of the header while a finger is down. "
        + "Never a callback of the footer while a finger is down.")
    #expect(
      about.vacuous
        == "There was no callback of the header, and no moment at which a finger is down, "
        + "and no moment at which a finger is down.")
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

  @Test("Rows out of order are an error for them, too")
  func disorder() throws {
    let trial = try Trial("1 begin header\n0.5 end header", own: [Self.soon])
    #expect(trial["spinner-soon"].kind == .error)
  }

  @Test("Events are told apart by the row that makes them")
  func events() throws {
    let events: [(Event, String)] = [
      (.touch, "0 touch 100"), (.cancel, "0 touch 100\n1 cancel"),
      (.begin(.header), "0 begin header"),
      (.end(.header), "0 end header"), (.noMore, "0 noMore"), (.noMore, "0 end header noMore"),
      (.reset, "0 reset"), (.change, "0 content 900"), (.change, "0 inset 0,0,0,0"),
      (.gate(.header), "0 hide header true"), (.window, "0 leave"),
      (.detach(.header), "0 detach header"),
      (.attach(.header), "0 detach header\n1 attach header"), (.tap(.header), "0 tap header"),
      (.fired(.header, by: .code), "0 fired header code"),
      (.phase(.header, .armed), "0 phase header armed"), (.setInset, "0 setInset 0,0,0,0 0 header"),
      (.setOffset, "0 setOffset 0 0 header"), (.fault, "0 fault it broke"),
      (Event.touch.or(.reset), "0 reset"),
      (Event.touch.when(.phase(.header, .armed)), "0 phase header armed\n0 touch 100"),
    ]
    for (event, script) in events {
      let counting = Invariant("own", "") { Clause.exactly(1, of: event, per: .change) }
      let verdict = try Trial(
        "0 content 1000\n" + script, contract: .both(), own: [counting])["own"]
      #expect(event.name.isEmpty == false)
      if event.name.hasPrefix("change of insets") { continue }
      #expect(verdict.kind == .holds, "\(event.name): \(verdict.says)")
    }
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
        && $0.contentOffset <= 0 && ($0.isTracking || !$0.isTracking)
    }
    let own = Invariant("own", "") { Clause.always(facts, while: .available(.header)) }
    #expect(try Trial(Histories.refresh, own: [own])["own"].kind == .holds)
  }
}
