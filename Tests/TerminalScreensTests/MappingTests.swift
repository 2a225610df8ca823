import Foundation
import GestureTrace
import Invariants
import Replay
import Subjects
import TerminalScreens
import Testing
import TraceFiles

/// A mouse that tells cells, and one that tells pixels, making the same pull.
@Suite("A pull in rows and in pixels")
final class MappingTests: RecorderBench {
  /// A tall screen, so that no pull leaves it.
  private static let tall = Extent(120, 300)
  /// Pixels of a row, of which each is a fifth of a point then.
  private static let cell = 20
  private static let pointsPerRow = 4.0

  /// A pull that is held and let go: from a place on the screen, by so many pixels, down or up.
  private func record(
    _ pull: (from: Int, by: Int), inPixels: Bool, on id: String, _ header: TraceHeader
  ) throws -> Trace {
    let path = folder.appending(path: "\(UUID().uuidString).jsonl").path
    let recorder = try recorder(
      of: [Runs.recipe(id)], header: header, pointsPerRow: Self.pointsPerRow, path: path)
    if inPixels {
      recorder.handle(.precision(1 / Double(Self.cell)), at: time, on: Self.tall)
    }
    press([.character("r")], on: recorder)
    let send = { (action: Mouse.Action, pixel: Int) in
      var mouse = Mouse(action, x: 20, y: pixel / Self.cell)
      if inPixels { mouse.part = Double(pixel % Self.cell) / Double(Self.cell) }
      recorder.handle(.mouse(mouse), at: self.time, on: Self.tall)
    }
    send(.press, pull.from)
    for step in 1...20 {
      wait(0.02, recorder)
      send(.drag, pull.from + pull.by * step / 20)
    }
    wait(0.3, recorder)
    send(.release, pull.from + pull.by)
    wait(1.2, recorder)
    press([.character("r"), .enter], on: recorder)
    #expect(recorder.saved == [path])
    return try TraceFile.read(path).trace
  }

  /// A control's edge, and the list on which it is pulled.
  struct Case: CustomTestStringConvertible {
    var id: String
    var edge: Edge
    var testDescription: String { "\(edge.rawValue) of \(id)" }

    /// The list: for a footer it stands before its end.
    var header: TraceHeader {
      var header = RecorderBench.header
      if edge == .footer { header.scene.offset = 400 }
      return header
    }

    /// The pixel of the screen from which it is pulled, and the direction.
    var pull: (from: Int, sign: Int) { edge == .header ? (20 * cell, 1) : (280 * cell, -1) }
  }

  /// Every edge of every repaired control.
  static let cases = Catalogue.systems.flatMap { system in
    Edge.allCases.compactMap { edge -> Case? in
      let contract = Catalogue.recipe(system.id)?.contract(RecorderBench.header.scene)
      return contract?.edge(edge) == nil ? nil : Case(id: system.id, edge: edge)
    }
  }

  private func run(_ pull: Int, part: Int, inPixels: Bool, _ one: Case) throws -> WatchedRun {
    let way = (from: one.pull.from + part, by: one.pull.sign * pull)
    let trace = try record(way, inPixels: inPixels, on: one.id, one.header)
    return try WatchedRun(trace, subject: Runs.recipe(one.id))
  }

  /// The shortest pull that calls back where pixels are told.
  private func shortest(_ one: Case) throws -> Int {
    var (low, high) = (100, 2_500)
    while high - low > 1 {
      let middle = (low + high) / 2
      let run = try run(middle, part: 0, inPixels: true, one)
      if run.callbacks.isEmpty { low = middle } else { high = middle }
    }
    return high
  }

  /// Pixels from the shortest pull that calls back, for a finger that comes down in the first and in the
  /// last pixel of a row.
  @Test("Calls back the same, or the checker says that the rows were too coarse", arguments: cases)
  func same(one: Case) throws {
    let shortest = try shortest(one)
    var differences = 0
    for part in [0, Self.cell - 1] {
      for depth in [-40, -19, -6, 0, 6, 19, 40] {
        let rows = try run(shortest + depth, part: part, inPixels: false, one)
        let pixels = try run(shortest + depth, part: part, inPixels: true, one)
        guard rows.callbacks != pixels.callbacks else { continue }
        differences += 1
        #expect(rows.isTooCoarse, "\(depth) px: \(rows.callbacks), \(pixels.callbacks)")
      }
    }
    #expect(differences > 0, "no depth was near enough to the line")
  }
}

extension WatchedRun {
  /// The callbacks: whose, and who was behind them.
  fileprivate var callbacks: [String] {
    history.rows.compactMap { row in
      guard case .outcome(.fired(let edge, let origin)) = row.row.event else { return nil }
      return "\(edge.rawValue) \(origin.rawValue)"
    }
  }

  private func verdict(_ rule: String) -> Verdict? { verdicts.first { $0.invariant == rule } }

  /// Whether a rule about pulls says that its margin is below what the finger's places tell.
  fileprivate var isTooCoarse: Bool {
    ["meant-pull-fires", "only-meant-pull-fires", "meant-approach-loads"].contains { rule in
      verdict(rule)?.says.contains("is below the 4 pt within which the finger") == true
    }
  }
}
