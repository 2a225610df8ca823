import Foundation
import Testing

@Suite("The sheet of looks")
struct LooksSheetTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/looks.svg")

  @Test("The one in the documentation shows what is seen today")
  func sheet() throws {
    // Written anew with PULLBACK_DRAW_LOOKS=1, to be looked at before it is committed.
    if ProcessInfo.processInfo.environment["PULLBACK_DRAW_LOOKS"] == "1" {
      try LooksSheet.svg.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let drawn = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      drawn == LooksSheet.svg,
      "some look has changed: PULLBACK_DRAW_LOOKS=1 tools/test --filter LooksSheet draws the sheet")
  }
}
