import Exploration
import GestureTrace
import Replay
import Subjects
import Testing

/// The gesture that stays-alive appends, for every kind of promise.
@Suite("The probe")
struct ProbeTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let contract: Contract
    var scene = #"{"inset":[64,0,49,0]}"#
    var count = 1
    /// Points within which the list can be brought to a place.
    var grain = 0.001
  }

  private static let small = #"{"width":200,"height":120,"content":400}"#
  private static let pixels = #"{"inset":[64.25,0,49,0],"scale":2}"#
  private static let coarse = #"{"scale":0.5}"#

  static let shapes: [Shape] = [
    Shape(testDescription: "a header at release", contract: .header()),
    Shape(testDescription: "a header at the line", contract: .header { $0.fires = .crossing }),
    Shape(
      testDescription: "a part of the height", contract: .header { $0.trigger = .ofHeight(0.198) }),
    Shape(testDescription: "a footer past the end", contract: .footer()),
    Shape(testDescription: "a footer before the end", contract: .nearEnd()),
    Shape(
      testDescription: "a footer before the end, at release",
      contract: .nearEnd { $0.fires = .release }),
    Shape(testDescription: "a footer that keeps its room", contract: .footer { $0.keeps = 30 }),
    Shape(
      testDescription: "a footer before the end that keeps its room",
      contract: .nearEnd { $0.keeps = 30 }),
    Shape(
      testDescription: "short content", contract: .footer(), scene: #"{"content":200}"#),
    Shape(
      testDescription: "short content at the line",
      contract: .nearEnd {
        $0.declaredShortTrigger = 20
        $0.shortFires = .crossing
      }, scene: #"{"content":200}"#),
    Shape(
      testDescription: "short content that cannot load", contract: .footer { $0.short = .off },
      scene: #"{"content":200}"#, count: 0),
    Shape(
      testDescription: "a view all in the zone", contract: .nearEnd { $0.trigger = .points(300) },
      scene: #"{"content":700}"#),
    Shape(
      testDescription: "both in a small view", contract: .both(.header(), .nearEnd()), scene: small,
      count: 2),
    Shape(testDescription: "out of reach", contract: .header(), scene: #"{"height":60}"#, count: 0),
    Shape(
      testDescription: "both on pixels", contract: .both(.header(), .footer()), scene: pixels,
      count: 2, grain: 0.25),
    Shape(
      testDescription: "both on coarse pixels", contract: .both(.header(), .nearEnd()),
      scene: coarse,
      count: 2, grain: 1),
  ]

  @Test("fires exactly once, by a finger and by offsets", arguments: shapes)
  func shape(shape: Shape) throws {
    for drive in [TraceHeader.Drive.finger, .offset] {
      let trace = try Trace(rows: [], header: #""scene":\#(shape.scene)"#)
      let outcome = try PlainControls.recipe(shape.contract).outcome(
        of: "stays-alive", on: trace, drive: drive)
      #expect(outcome.derivations.count == shape.count)
      #expect(
        outcome.verdict.kind == (shape.count > 0 ? .holds : .vacuous), "\(outcome.verdict.says)")
      let rows = outcome.derivations.flatMap(\.trace.rows)
      let isImposed = rows.contains { if case .world(.drag) = $0.event { true } else { false } }
      #expect(isImposed == (drive == .offset && shape.count > 0))
    }
  }

  /// Where a load begins under the finger the list lies otherwise from then on.
  static let untilTheLift = shapes.filter { $0.contract.header?.fires != .crossing }

  @Test("brings the list 12 points past the line, to the point", arguments: untilTheLift)
  func exact(shape: Shape) throws {
    let trace = try Trace(rows: [], header: #""scene":\#(shape.scene)"#)
    let subject = PlainControls.recipe(shape.contract)
    let drives: [[Double]] = try [TraceHeader.Drive.finger, .offset].map { drive in
      let outcome = try subject.outcome(of: "stays-alive", on: trace, drive: drive)
      return try outcome.derivations.map { derivation in
        let history = try Replayer.replay(derivation.trace, subject: subject, drive: drive)
        let dragged = history.rows.compactMap { placed -> Double? in
          guard case .outcome(.offset(let y, .drag)) = placed.row.event else { return nil }
          return y
        }
        return try #require(dragged.last)
      }
    }
    for (byFinger, imposed) in zip(drives[0], drives[1]) {
      #expect((byFinger - imposed).magnitude <= shape.grain, "\(byFinger), \(imposed)")
    }
  }

  @Test(
    "fires once on every repaired control, in every scene",
    arguments: Subjects.Catalogue.systems.map(\.id))
  func repaired(id: String) throws {
    let scenes = [
      "{}", Self.small, Self.pixels, Self.coarse, #"{"content":100}"#, #"{"content":690}"#,
      #"{"content":5000,"offset":3000,"safeArea":[47,0,34,0]}"#,
      #"{"scale":3,"inset":[88.3,0,0,0]}"#,
    ]
    for scene in scenes {
      for drive in [TraceHeader.Drive.finger, .offset] {
        let trace = try Trace(rows: [], header: #""scene":\#(scene)"#)
        let verdict = try control(id).outcome(of: "stays-alive", on: trace, drive: drive).verdict
        #expect(verdict.kind == .holds || verdict.kind == .vacuous, "\(scene): \(verdict.says)")
      }
    }
  }
}
