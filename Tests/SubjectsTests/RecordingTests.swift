import ControlParts
import Foundation
import GestureTrace
import HeadlessUIKit
import Replay
import Subjects
import Testing

@Suite("The recordings")
struct RecordingTests {
  @Test("There are at least twenty-four, each with a title")
  func titles() throws {
    #expect(Recording.names.count >= 24)
    for name in Recording.names {
      let title = try Recording(name).trace.header.title ?? ""
      #expect(title.hasPrefix("plain case: ") || title.contains("expose"), "\(name): \(title)")
    }
  }

  @Test("Each repaired control keeps every promise on each recording", arguments: Recording.names)
  func repaired(name: String) throws {
    let recording = try Recording(name)
    for system in Catalogue.systems {
      for verdict in try recording.judged(system.id)
      where verdict.kind == .violated || verdict.kind == .error {
        Issue.record("\(system.id): \(verdict.invariant): \(verdict.says)")
      }
    }
  }

  @Test("Each repaired control that it is meant for is put to the test", arguments: Recording.names)
  func tests(name: String) throws {
    let recording = try Recording(name)
    for system in Catalogue.systems where try recording.isMeant(for: system.recipe) {
      // That it settles holds of whatever does anything.
      let holds = try recording.judged(system.id).filter { $0.kind == .holds }.map(\.invariant)
      #expect(holds != ["settles"] && !holds.isEmpty, "all is vacuous on \(system.id)")
    }
  }

  @Test("Each repaired control settles on each recording", arguments: Recording.names)
  func settles(name: String) throws {
    for system in Catalogue.systems {
      #expect(try Recording(name).replayed(system.id).ending == .settled)
    }
  }

  /// What a scroll view may plausibly do otherwise than by default, one policy at a time.
  static let plausible = ScrollPolicies.catalogue.flatMap { policy in
    policy.alternatives.map { PolicySetting(name: policy.name, value: $0.text) }
  }

  @Test("They keep them also where a scroll view may plausibly differ", arguments: plausible)
  func policies(setting: PolicySetting) throws {
    for name in Recording.names {
      var recording = try Recording(name)
      recording.trace.header.scene.policies[setting.name] = .string(setting.value)
      // What the system's own refresh control does is of no concern to the others.
      for system in Catalogue.systems
      where !setting.name.hasPrefix("refreshControl") || system.id == "mg-refresh-control" {
        let broken = try recording.broken(by: system.id)
        #expect(broken.isEmpty, "\(system.id) on \(name)")
      }
    }
  }

  /// Defects that leave a trace on every recording, or on every other: of them it tells nothing.
  static let everywhere: Set = [
    "jk-refresh-control:retain-cycle", "jk-refresh-control:keeps-observers",
    "hw-refresh:needs-images", "foot-view:self-observer", "mg-refresh-control:needs-nib",
    "custom-refresh-view:retain-cycle", "custom-refresh-view:wrong-removal-context",
    "exemplar:bounce-goes-on", "exemplar:closes-at-once", "exemplar:drops-other-insets",
    "exemplar:ends-by-itself", "exemplar:spins-on",
  ]

  @Test("A recording that is no plain case exposes a defect", arguments: Recording.names)
  func exposes(name: String) throws {
    let recording = try Recording(name)
    // What the kill table says is held by its own tests, and may take more than one run to be seen.
    // So is what the field reports say.
    let known = KillTable.kills.map(\.recording) + FieldReport.all.map(\.recording)
    guard !recording.isPlain, !known.contains(name) else { return }
    let isExposing = try Catalogue.ids.contains { id in
      try id.contains(":") && !id.hasSuffix(":published") && !Self.everywhere.contains(id)
        && !recording.broken(by: id).isEmpty
    }
    #expect(isExposing)
  }

  @Test("The example of the folder's README is a trace that refreshes as it says")
  func example() throws {
    let text = try String(
      contentsOf: Recording.folder.appending(path: "README.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```\n")
    try #require(blocks.count == 3)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try blocks[1].write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let history = try Recording(file: file).replayed("hw-refresh")
    let rows = history.rows.map(\.row.text)
    #expect(rows.contains(#"[0.416667,"fired","header","user"]"#))
    #expect(rows.contains(#"[0.916667,"answer","header",1]"#))
    let deepest = try #require(history.rows.compactMap { $0.row.offset }.min())
    #expect((deepest + 124).magnitude < 0.01)
  }

  @Test("Equal recordings give equal rows", arguments: Catalogue.ids)
  func same(id: String) throws {
    let recording = try Recording("slow-pull-past-the-line")
    let first = try recording.replayed(id)
    #expect(try recording.replayed(id).rows == first.rows)
    #expect(first.rows.isEmpty == false)
  }
}

extension Row {
  /// The offset that the row tells.
  fileprivate var offset: Double? {
    if case .outcome(.offset(let y, _)) = event { y } else { nil }
  }
}
