import GestureTrace
import Subjects
import Testing

/// The kill table once more, on the published forms: there, one defect may hide another.
@Suite("The published forms show their defects, too")
struct PublishedKillTests {
  /// The systems that have been published; what we ship has no such form.
  private static let published = Set(
    Subjects.Catalogue.systems.filter { $0.article != nil }.map(\.id))

  static let kills = KillTable.kills.filter { published.contains(system(of: $0)) }

  /// The cells of the kill table that do not show on a published form, and why not.
  static let masked: [KillTable.Kill: String] = [
    kill("A5", "hw-refresh:needs-images", "slow-pull-past-the-line", "no-fault"):
      "the published program came with its pictures",
    kill("A12", "hw-refresh:hidden-keeps-armed", "hide-while-armed", "safe-to-leave"):
      "hidden while armed it fires, and cancelled there it does so, too (A8): the same comes of both",
    kill("A13", "hw-refresh:detach-keeps-inset", "detach-while-refreshing", "inset-restored"):
      "the end after the detach finds no header any more (A7), and its fault ends the run",
    kill("B8", "bs-topics:both-at-once", "reach-the-end-during-a-refresh", "overlap-as-declared"):
      "the refresh that is met there has been ended by its timer (B1)",
    kill("C8", "mg-refresh-control:needs-nib", "deep-pull", "no-fault"):
      "the published program came with its nib",
    kill("D3", "custom-refresh-view:no-latch", "pull-of-110-held", "shows-what-it-does"):
      "the bar's 64 points count as pulled (D8): the first frame of the bounce is past the line",
    kill("D3", "custom-refresh-view:no-latch", "pull-of-110-held", "rate-independent"):
      "the bar's 64 points count as pulled (D8): at every rate the first frame is past the line",
    kill("F4", "jk-refresh-control:begin-not-guarded", "begin-while-refreshing", "inset-restored"):
      "both callbacks are answered, and the second end takes the second 70 points off (F1)",
  ]

  @Test(
    "What a defect breaks by itself the published control breaks there, unless masked",
    arguments: kills)
  func shows(kill: KillTable.Kill) throws {
    let id = Self.system(of: kill) + ":published"
    let verdict = try #require(try Recording(kill.recording).verdict(of: kill.rule, on: id))
    if let reason = Self.masked[kill] {
      #expect(verdict.kind != .violated, "it shows, so that this is wrong: \(reason)")
    } else {
      #expect(verdict.kind == .violated, "\(verdict.kind.rawValue): \(verdict.says)")
    }
  }

  @Test("Every masked cell is one of the table")
  func known() { #expect(Set(Self.masked.keys).isSubset(of: Self.kills)) }

  private static func system(of kill: KillTable.Kill) -> String {
    String(kill.subject.prefix { $0 != ":" })
  }

  private static func kill(
    _ row: String, _ subject: String, _ recording: String, _ rule: String
  ) -> KillTable.Kill {
    KillTable.Kill(row: row, subject: subject, recording: recording, rule: rule)
  }
}
