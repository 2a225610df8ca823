import Foundation
import Testing

/// The comparison with measurements, on tables made for the test; real ones are compared where they
/// are.
@Suite("model-check")
struct ModelCheckTests {
  /// Tables of what the published formulas say (scroll-semantics.md §1, §2), on whole thousandths.
  private func tables() throws -> Folder {
    func thousandths(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }
    let folder = try Folder()
    let band = [15.0, 150, 435].map { x in
      "\(x),\(thousandths(x * 0.55 * 681.6667 / (681.6667 + 0.55 * x)))"
    }
    try folder.write(
      (["translation_pt,overscroll_pt"] + band).joined(separator: "\n") + "\n",
      to: "c1-rubberband.csv")
    try folder.write(
      "rate,offset_y,velocity_pt_per_ms,target_y\r\n0.998,0,1,494.50\r\n0.99,0,2,198\r\n",
      to: "c1-target.csv")
    let k = 1000 * log(0.998)
    let fling = [100.0, 300, 1000].map { t in
      "\(t),\(thousandths(400 + 480.8337 * (exp(k * t / 1000) - 1) / k))"
    }
    try folder.write(
      (["t_ms,offset_y", "0,400"] + fling).joined(separator: "\n") + "\n", to: "c1-fling.csv")
    let beta = 2 * Double.pi / 0.575
    let held = [0.0, 50, 300].map { t in
      "\(t),\(thousandths((-100 + (725 - beta * 100) * t / 1000) * exp(-beta * t / 1000)))"
    }
    try folder.write(
      (["t_ms,offset_y"] + held).joined(separator: "\n") + "\n", to: "c1-bounce-hold.csv")
    let bounce = (0..<20).map { frame -> String in
      let t = Double(frame) / 60 + 0.005
      return "\(frame),\(thousandths(88 + 2000 * t * exp(-beta * t))),88"
    }
    for name in ["ln-bounce-1", "ln-bounce-2"] {
      try folder.write(
        (["frame60,abs_offset_y,edge"] + bounce).joined(separator: "\n") + "\n",
        to: "\(name).csv")
    }
    try folder.write(
      """
      event,isDecelerating,willDecelerate
      didScroll,false,
      didEndDragging,false,true
      didScroll,true,
      didEndDragging,true,false

      """, to: "flowkey307-flags.csv")
    try folder.write(
      """
      id,offset_y
      itworkman,-64
      itworkman,-133
      itworkman,-64
      mj900,-300
      mj900,-54
      mj900,0

      """, to: "misc-jumps.csv")
    return folder
  }

  @Test("Measurements that the formulas meet are met, and what was fitted is said")
  func met() throws {
    let folder = try tables()
    let outcome = try Program.run(["model-check", folder.path])
    #expect(outcome.code == 0)
    #expect(outcome.talk.isEmpty)
    #expect(outcome.output.components(separatedBy: " ok\n").count == 10)
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(outcome.output.contains("hit at 2000 pt/s, 5.0 ms before the first frame"))
    #expect(outcome.output.contains("misc-jumps: -64, -133, -64; model -64, -133, -64"))
    #expect(outcome.output.contains("misc-jumps: -300, -54, 0; model -300, -54, 0"))
  }

  @Test("A measurement that the model is far from is told, with exit code 1")
  func far() throws {
    let folder = try tables()
    try folder.write(
      "rate,offset_y,velocity_pt_per_ms,target_y\n0.998,0,1,499\n", to: "c1-target.csv")
    let outcome = try Program.run(["model-check", folder.path], environment: ["COLUMNS": "120"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("4.50  max 0.2   FAR"))
  }

  @Test(
    "Each value of a logged jump counts; the second and the fourth are the depths of the pulls",
    arguments: [(0, -61), (2, -61), (4, -51), (5, 3)])
  func jumps(line: Int, offset: Int) throws {
    let folder = try tables()
    var lines = try folder.text(of: "misc-jumps.csv").split(separator: "\n").map(String.init)
    let id = lines[line + 1].prefix { $0 != "," }
    lines[line + 1] = "\(id),\(offset)"
    try folder.write(lines.joined(separator: "\n") + "\n", to: "misc-jumps.csv")
    let far = try Program.run(["model-check", folder.path], environment: ["COLUMNS": "120"])
    #expect(far.code == 1)
    #expect(far.output.contains("3.00  max 0.5   FAR"))
    lines.removeLast()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "misc-jumps.csv")
    let short = try Program.run(["model-check", folder.path])
    #expect(short.code == 65)
    #expect(short.talk.contains("misc-jumps.csv:1: error: found 2 offsets of mj900, expected 3"))
  }

  @Test("A table that is missing, or has no such column or number, is named with its line")
  func bad() throws {
    let folder = try tables()
    try folder.write("rate,offset_y\n0.998,0\n", to: "c1-target.csv")
    let column = try Program.run(["model-check", folder.path])
    #expect(column.code == 65)
    #expect(column.talk.hasSuffix("c1-target.csv:1: error: found no column velocity_pt_per_ms\n"))
    try folder.write(
      "rate,offset_y,velocity_pt_per_ms,target_y\n0.998,0,fast,1\n", to: "c1-target.csv")
    let number = try Program.run(["model-check", folder.path])
    #expect(number.code == 65)
    #expect(number.talk.contains("c1-target.csv:2: error: found fast, expected a number"))
    try folder.write("rate,offset_y,velocity_pt_per_ms,target_y\n", to: "c1-target.csv")
    let empty = try Program.run(["model-check", folder.path])
    #expect(empty.code == 65)
    #expect(empty.talk.contains("c1-target.csv:1: error: found no values under the column names"))
    let missing = try Program.run(["model-check", "no-such-folder"])
    #expect(missing.code == 66)
  }

  /// The folder of measurements beside the checkout, if there is one.
  static let measurements: String? = {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["PULLBACK_SHARED"]
      ?? checkout.deletingLastPathComponent().appending(path: "shared").path
    let folder = shared + "/ios-logs"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  @Test(
    "The model is as near to iOS as it claims",
    .enabled(if: measurements != nil, "there are no measurements here"))
  func measured() throws {
    let folder = try #require(Self.measurements)
    let outcome = try Program.run(["model-check", folder])
    #expect(outcome.code == 0, "\(outcome.output)")
    print(outcome.output)
    // The figures that the documentation shows.
    let article = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/HeadlessUIKit/HeadlessUIKit.docc/TheScrollModel.md"),
      encoding: .utf8)
    let figures = outcome.output.matches(of: /(\d+) +(\d\.\d\d) +(\d\.\d\d) +(?:max|rms)/)
    #expect(figures.count == 8)
    for figure in figures {
      #expect(article.contains("| \(figure.1) | \(figure.2) | \(figure.3) |"))
    }
  }
}
