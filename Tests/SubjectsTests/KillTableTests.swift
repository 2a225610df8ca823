import Exploration
import GestureTrace
import Invariants
import Subjects
import Testing

@Suite("The expected kill table")
struct KillTableTests {
  @Test("Each defect breaks the rule that it should", arguments: KillTable.kills)
  func kills(kill: KillTable.Kill) throws {
    let recording = try Recording(kill.recording)
    let verdict = try #require(
      try recording.verdict(of: kill.rule, on: kill.subject), "there is no rule \(kill.rule)")
    #expect(verdict.kind == .violated, "\(verdict.kind.rawValue): \(verdict.says)")
    let sentence = try #require(KillSentences.of(kill.rule, on: kill.subject))
    #expect(KillSentences.withoutNumbers(verdict.says) == sentence)
  }

  @Test("Each rule's example reads as its findings do", arguments: Invariants.Catalogue.all)
  func example(rule: RuleDescription) {
    // The one whose sentence the contract gives, after a release; the defect that breaks it fires at the line.
    guard rule.id != "one-callback-per-pull" else { return }
    func form(_ sentence: String) -> String {
      KillSentences.withoutNumbers(sentence).replacing(/header|footer/, with: "edge")
        .replacing(/top|bottom/, with: "side").replacing(" (line #)", with: "")
        .replacing(/too (much|little)/, with: "off").replacing(/"[^"]*"/, with: "text")
    }
    #expect(KillSentences.all(of: rule.id).map(form).contains(form(rule.example)))
  }

  @Test("The repaired control does not break it there", arguments: KillTable.kills)
  func spares(kill: KillTable.Kill) throws {
    let system = String(kill.subject.prefix { $0 != ":" })
    let verdict = try Recording(kill.recording).verdict(of: kill.rule, on: system)
    #expect(verdict?.kind != .violated && verdict?.kind != .error, "\(verdict?.says ?? "")")
  }

  @Test("The table is what the catalogue says that each defect breaks")
  func complete() {
    let listed = Set(KillTable.kills.map { "\($0.row) \($0.subject) \($0.rule)" })
    let told = Set(
      Subjects.Catalogue.systems.flatMap { system in
        system.switches.flatMap { defect in
          defect.breaks.map { "\(defect.row) \(system.id):\(defect.name) \($0)" }
        }
      })
    #expect(listed == told)
    let untold = Subjects.Catalogue.systems.flatMap { system in
      system.switches.filter(\.breaks.isEmpty).map { "\(system.id):\($0.name)" }
    }
    #expect(untold == KillTable.shownByTheirOwnTest)
  }

  @Test("Each defect names a recording on which the table has it")
  func recordings() {
    for system in Subjects.Catalogue.systems {
      for defect in system.switches {
        let id = "\(system.id):\(defect.name)"
        let known = Set(KillTable.kills.filter { $0.subject == id }.map(\.recording))
        if let recording = defect.recording {
          #expect(known.contains(recording), "\(id)")
        } else {
          #expect(known.isEmpty, "\(id)")
        }
      }
    }
  }

  @Test("Each rule has a mutant of ours to catch", arguments: Invariants.Catalogue.all.map(\.id))
  func meant(rule: String) {
    #expect(KillTable.exemplar.contains { $0.rule == rule })
  }

  @Test(
    "Without any one of the rules a fault would pass unseen",
    arguments: Invariants.Catalogue.all.map(\.id))
  func needed(rule: String) throws {
    let kills = KillTable.kills.filter { $0.rule == rule }
    let isNeeded = try kills.contains { kill in
      let recording = try Recording(kill.recording)
      guard AcrossRuns.ids.contains(rule) else {
        return try recording.broken(by: kill.subject) == [rule]
      }
      let seen = try recording.brokenAcrossRuns(by: kill.subject)
      return try recording.broken(by: kill.subject).isEmpty && seen == [rule]
    }
    // What a rule of this list sees another one sees, too, and names by what comes of it.
    #expect(isNeeded != KillTable.neverAlone.contains(rule), "\(rule)")
  }

  /// Whether this was compiled for speed: every defect on every recording are tens of thousands of replays.
  #if DEBUG
    static let isFast = false
  #else
    static let isFast = true
  #endif

  @Test(
    "The whole table, for people: which rules see which defect, on how many recordings",
    .enabled(if: isFast, "it takes a release build: tools/check killtable"))
  func printed() throws {
    let recordings = try Recording.names.map(Recording.init)
    var lines = ["rules that see each defect, with the number of recordings that show it:"]
    for id in Subjects.Catalogue.ids where id.contains(":") {
      var counts: [String: Int] = [:]
      for recording in recordings {
        for rule in try recording.broken(by: id) { counts[rule, default: 0] += 1 }
      }
      // Runs are compared where the table says so: everywhere would take minutes.
      for kill in KillTable.kills where kill.subject == id && AcrossRuns.ids.contains(kill.rule) {
        let verdict = try Recording(kill.recording).verdict(of: kill.rule, on: id)
        if verdict?.kind == .violated { counts[kill.rule, default: 0] += 1 }
      }
      let cells = Invariants.Catalogue.all.compactMap { rule in
        counts[rule.id].map { "\(rule.id) \($0)" }
      }
      let note = cells.isEmpty ? "–" : cells.joined(separator: ", ")
      lines.append("  \(id): \(note)")
    }
    print(lines.joined(separator: "\n"))
    let silent = lines.filter { $0.hasSuffix("–") }.map { String($0.dropFirst(2).dropLast(3)) }
    #expect(silent == KillTable.shownByTheirOwnTest)
  }
}
