import Foundation
import GestureTrace
import ScrollRecorder
import Testing
import UIKit

/// A control that an app might have.
final class DemoControl {
  private(set) var ends = 0

  func endRefreshing() { ends += 1 }
}

// The article's page, as it stands there.
final class RecordedPage {
  let list: UIScrollView
  let recorder: ScrollRecorder

  init(_ list: UIScrollView, to file: URL) throws {
    self.list = list
    recorder = try ScrollRecorder(of: list, to: file, title: "it loads twice")
    try recorder.start()
  }

  func refreshed() {
    recorder.fired(.header)
  }

  func loaded(by control: DemoControl) {
    recorder.end(.header)
    control.endRefreshing()
  }

  func leftForGood() throws {
    try recorder.stop()
  }
}

@Suite("The article on recording in an app")
struct ArticleTests {
  @Test("Its code is the page above")
  func code() throws {
    let top = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: top.appending(
        path: "Sources/ScrollRecorder/ScrollRecorder.docc/RecordInYourApp.md"), encoding: .utf8)
    let code = try #require(
      article.components(separatedBy: "```swift\n").dropFirst().first?
        .components(separatedBy: "```").first)
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    #expect(here.contains(code))
  }

  @Test("It makes a file of the name that it was given")
  func page() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let simulation = Simulation()
    let control = DemoControl()
    try simulation.run {
      let page = try RecordedPage(
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), to: file)
      simulation.turn(at: Instant(microseconds: 100_000)) { page.refreshed() }
      simulation.turn(at: Instant(microseconds: 900_000)) { page.loaded(by: control) }
      try page.leftForGood()
    }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        #"[0.1,"note","fired header"]"#, #"[0.9,"end","header"]"#, #"[0.9,"stop"]"#,
      ])
    #expect(control.ends == 1)
  }
}
