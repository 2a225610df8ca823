import Foundation
import Subjects
import Testing

@Suite("The pages about the systems")
struct SystemPageTests {
  private static let folder = Recording.folder.deletingLastPathComponent()
    .appending(path: "Sources/RefreshControls/RefreshControls.docc")

  static let published = Subjects.Catalogue.systems.filter { $0.article != nil }.map(\.id)

  @Test("Each system has one, which names its article and each of its faults", arguments: published)
  func faults(id: String) throws {
    let system = try #require(Subjects.Catalogue.system(id))
    // The two subjects of MJRefresh are one system.
    let name = id == "mj-refresh-back" ? "mj-refresh" : id
    let file = Self.folder.appending(path: "\(name).md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("article \(system.article ?? "")"))
    for defect in system.switches {
      #expect(page.contains("\n- `\(defect.name)`: "), "\(defect.name)")
    }
    let told = page.split(separator: "\n").filter { $0.hasPrefix("- `") }
    #expect(told.count == system.switches.count)
  }
}
