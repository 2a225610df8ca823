import Foundation
import GestureTrace
import Invariants
import Testing

@Suite("The judge and its catalogue")
struct JudgeTests {
  @Test("The catalogue lists each rule once, with a text for every heading")
  func catalogue() {
    #expect(Set(Catalogue.rules.map(\.id)).count == 30)
    for rule in Catalogue.rules {
      #expect(Catalogue.rule(rule.id) == rule)
      for text in [rule.promise, rule.matters, rule.judged, rule.vacuous] {
        #expect(text.hasSuffix("."), "\(rule.id): \(text)")
      }
      #expect(!rule.example.isEmpty)
    }
    #expect(Catalogue.rule("no-such-rule") == nil)
  }

  @Test("Rows that run backwards are an error of every rule, with the line")
  func backwards() throws {
    let trial = try Trial("2 note a\n1 note b\n3 note c")
    #expect(trial.verdicts.allSatisfy { $0.kind == .error && $0.rows == [3] })
    #expect(
      trial["no-fault"].says == "line 3 of the history is earlier than the line above it")
  }

  @Test("To finish again repeats the verdicts")
  func finishTwice() throws {
    var judge = Judge(header: TraceHeader(), drive: .finger, contract: .header())
    for row in try RowScript(Histories.refresh).rows { judge.see(row) }
    let verdicts = judge.finish(.settled, at: Tick(seconds: 5))
    judge.see(HistoryRow(Row(Tick(seconds: 6), .fault("late"))))
    #expect(judge.finish(.fault, at: Tick(seconds: 9)) == verdicts)
  }

  @Test("A live screen sees each rule wait, hold and break")
  func standings() throws {
    var header = TraceHeader()
    header.scene = .bars
    var judge = Judge(header: header, drive: .finger, contract: .header())
    func state(_ id: String) -> Standing.State? {
      judge.standings.first { $0.invariant == id }?.state
    }
    #expect(judge.standings.map(\.invariant) == Catalogue.rules.map(\.id))
    #expect(state("meant-pull-fires") == .waiting)
    #expect(state("no-double-load") == .notApplicable)
    for row in try RowScript(Histories.pull + Histories.fire).rows { judge.see(row) }
    #expect(state("meant-pull-fires") == .holding)
    judge.see(HistoryRow(Row(Tick(seconds: 0.53), .fired(.header, .user))))
    guard case .violated(let says) = state("one-callback-per-pull") else {
      Issue.record("expected a violation")
      return
    }
    #expect(says.hasPrefix("released 16 pt past the trigger"))
  }

  @Test("What has not come is missed when its time is over, also where no row says so")
  func waiting() throws {
    var header = TraceHeader()
    header.scene = .bars
    var judge = Judge(header: header, drive: .finger, contract: .header())
    // Let go past the trigger, and never called back.
    let rest = "0.5 lift 300\n0.516667 offset -117 glide\n0.533333 offset -64 rest"
    for row in try RowScript(Histories.pull + rest).rows { judge.see(row) }
    let state = { [judge] (time: Double) in
      judge.standings(waitingUntil: Tick(seconds: time))
        .first { $0.invariant == "meant-pull-fires" }?.state
    }
    #expect(state(0.5) == .waiting && state(0.54) == .waiting)
    guard case .violated(let says) = state(5) else {
      Issue.record("expected a violation, not \(String(describing: state(5)))")
      return
    }
    #expect(says.hasPrefix("released 16 pt past the trigger"))
    #expect(
      judge.standings.allSatisfy { $0.invariant != "meant-pull-fires" || $0.state == .waiting })
  }

  @Test("Rows of an edge that the contract lacks do nothing")
  func missingEdge() throws {
    let script = """
      1 begin footer
      1 phase footer refreshing
      1 fired footer code
      2 tap footer
      3 detach footer
      """
    #expect(try Trial(script).violated.isEmpty)
  }

  @Test(
    "Odd but legal traces do not blame a control that does nothing wrong",
    arguments: [
      "1 cancel\n2 attach header\n2 attach header\n3 end header\n4 tap header",
      "0 resize 375 0\n1 begin header\n2 resize 375 667",
      Histories.refresh
        + "3 touch 100\n3.1 touch 200 10 1\n3.2 lift 100\n3.3 move 150 10 1\n3.4 cancel",
      Histories.refresh + "3 leave\n4 return\n5 resize 667 375",
    ])
  func odd(script: String) throws {
    let trial = try Trial(script, contract: .header { $0.begin = .none })
    #expect(trial.violated.isEmpty, "\(trial.verdicts)")
  }

  @Test("Each rule that has a file is called, and each that is called has a test suite")
  func complete() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let top = tests.deletingLastPathComponent().deletingLastPathComponent()
    func ids(in folder: URL, without ending: String) throws -> Set<String> {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      return Set(
        names.filter { $0.hasSuffix(ending) }.map { name in
          name.dropLast(ending.count).reduce(into: "") { id, letter in
            id += letter.isUppercase && !id.isEmpty ? "-" : ""
            id += letter.lowercased()
          }
        })
    }
    let judged = Set(Catalogue.rules.map(\.id))
    #expect(
      try ids(in: top.appending(path: "Sources/Invariants/Rules"), without: ".swift") == judged)
    #expect(try ids(in: tests.appending(path: "Rules"), without: "Tests.swift") == judged)
  }
}
