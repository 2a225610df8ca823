import Foundation
import GestureTrace
import Testing

@Suite("The field reports")
struct FieldReportTests {
  @Test("Each is a recording that is named after its row", arguments: FieldReport.all)
  func named(report: FieldReport) throws {
    #expect(Recording.names.contains(report.recording))
    #expect(report.recording.hasPrefix("\(report.row.lowercased())-"))
  }

  @Test("A control that has the fault breaks the rule, which says so", arguments: FieldReport.all)
  func shown(report: FieldReport) throws {
    let verdict = try #require(
      try Recording(report.recording).verdict(of: report.rule, on: report.subject))
    #expect(verdict.kind == .violated, "\(verdict.kind.rawValue): \(verdict.says)")
    #expect(!report.words.isEmpty)
    #expect(verdict.says.contains(report.words), "\(verdict.says)")
  }

  @Test("Our own control is put to the test there, and keeps it", arguments: FieldReport.all)
  func kept(report: FieldReport) throws {
    let verdict = try #require(
      try Recording(report.recording).verdict(of: report.rule, on: "exemplar"))
    let expected: Verdict.Kind = report.vacuity == nil ? .holds : .vacuous
    #expect(verdict.kind == expected, "\(verdict.kind.rawValue): \(verdict.says)")
  }

  @Test("Each row is said once, or listed among those that cannot be")
  func complete() {
    let rows = FieldReport.all.map(\.row) + FieldReport.unsaid
    #expect(rows.sorted() == FieldReport.open.sorted())
    #expect(Set(rows).count == rows.count)
  }

  @Test("Each recording that is named after a row is a report's")
  func known() {
    let said = Set(FieldReport.all.map(\.recording))
    let named = Recording.names.filter { $0.prefixMatch(of: /[rx][0-9]{2,3}-/) != nil }
    #expect(named.filter { !said.contains($0) } == [])
  }

  @Test("The article tells of each what the table does, and of the others why")
  func article() throws {
    let file = Recording.folder.deletingLastPathComponent()
      .appending(path: "Sources/Subjects/Subjects.docc/FieldReports.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for report in FieldReport.all {
      let line = try #require(lines.first { $0.hasPrefix("| \(report.row) | \(report.thread) | ") })
      let cells = "| `\(report.recording)` | `\(report.subject)` | `\(report.rule)` |"
      #expect(line.hasSuffix(cells), "\(line)")
    }
    for row in FieldReport.unsaid { #expect(lines.contains { $0.hasPrefix("| \(row) | ") }) }
    let rows = lines.filter { $0.prefixMatch(of: /\| [RX][0-9]+ \|/) != nil }
    #expect(rows.count == FieldReport.open.count)
  }
}
