import Checking
import DropRefresh
import Foundation
import GestureTrace
import Reports
import Testing

/// The worked example of the article *Bring your own control*: the drop, and the article itself.
@Suite("Bring your own control: the drop")
struct DropRefreshTests {
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let example = top.appending(path: "Examples/DropRefresh")

  @Test("The first version writes back an inset that the app has changed")
  func first() {
    let report = CheckReport(
      checking: [DropRefresh.first], on: ["Recordings"], in: Self.example.path)
    let broken = report.results.flatMap(\.verdicts).filter { $0.kind == .violated }
    #expect(!report.isGood())
    #expect(broken.map(\.invariant).contains("inset-restored"))
    #expect(broken.map(\.invariant).contains("ends-cleanly"))
  }

  @Test("The mended drop keeps every promise on its own recording")
  func mended() {
    let report = CheckReport(
      checking: [DropRefresh.recipe], on: ["Recordings"], in: Self.example.path)
    #expect(report.isGood())
  }

  @Test("The mended drop keeps every promise on every recording of the project")
  func everywhere() {
    let report = CheckReport(
      checking: [DropRefresh.recipe], on: ["Recordings"], in: Self.top.path)
    #expect(report.isGood())
    #expect(report.results.count >= 24)
  }
}
