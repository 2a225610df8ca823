import Exploration
import GestureTrace
import Testing

@Suite("Sampling anew")
struct ResamplingTests {
  static let rates = [30.0, 60, 90, 120, 59.94, 7]
  static let ways: [(rate: Double, seed: UInt64?)] =
    rates.map { ($0, nil) } + [(60, 1), (120, 2), (60, 3)]

  /// Random touches of one finger or two, cancelled or lifted, and imposed drags.
  static let traces: [Trace] = (0..<40).map { RandomTouches.make(seed: $0) }

  @Test("All but the samples stays as it was, and so do both ends of each touch", arguments: ways)
  func kept(rate: Double, seed: UInt64?) {
    for trace in Self.traces {
      let made = Resampling(rate: rate, seed: seed).applied(to: trace)
      #expect(made.rows.filter { !$0.isMade } == trace.rows.filter { !$0.isMade })
      #expect(made.header.rate == (seed == nil ? rate : trace.header.rate))
      #expect(made.touches.map(\.start) == trace.touches.map(\.start))
      #expect(made.touches.map(\.end) == trace.touches.map(\.end))
    }
  }

  @Test("Each sample lies on the way between two that were there", arguments: ways)
  func onTheWay(rate: Double, seed: UInt64?) {
    for trace in Self.traces {
      let made = Resampling(rate: rate, seed: seed).applied(to: trace)
      for (touch, old) in zip(made.touches, trace.touches) {
        for (time, y) in touch.samples {
          let place = old.place(at: time)
          #expect((place - y).magnitude < 0.000_01, "\(y) at \(time), expected \(place)")
        }
      }
    }
  }

  @Test(
    "Where a finger is last it is as early, and no sample is farther than an interval from the next"
  )
  func density() {
    for trace in Self.traces {
      let made = Resampling(rate: 100, seed: nil).applied(to: trace)
      for (touch, old) in zip(made.touches, trace.touches) {
        #expect(touch.arrival == old.arrival)
        for (time, next) in zip(touch.samples, touch.samples.dropFirst())
        where old.moves(time.0, next.0) {
          #expect((next.0 - time.0).microseconds <= 10_001)
        }
      }
    }
  }

  @Test("At its own rate an even trace is itself", arguments: [30.0, 60, 90, 120, 50])
  func identity(rate: Double) {
    for seed in 0..<20 {
      let trace = RandomTouches.even(seed: UInt64(seed), rate: rate)
      #expect(Resampling(rate: rate, seed: nil).applied(to: trace) == trace)
    }
  }

  @Test("Twice at one rate is once")
  func twice() {
    for trace in Self.traces {
      let once = Resampling(rate: 60, seed: nil).applied(to: trace)
      #expect(
        Resampling(rate: 60, seed: nil).applied(to: once).touches.map(\.arrival)
          == once.touches.map(\.arrival))
    }
  }

  @Test("Uneven times depend on the seed alone")
  func seeds() {
    let trace = Self.traces[0]
    let first = Resampling(rate: 60, seed: 1).applied(to: trace)
    #expect(Resampling(rate: 60, seed: 1).applied(to: trace) == first)
    #expect(Resampling(rate: 60, seed: 2).applied(to: trace) != first)
  }

  @Test("A finger that wanders off and comes back to where it leaves is followed")
  func back() throws {
    let trace = try Trace(
      "0,\"touch\",300", "0.1,\"move\",350", "0.2,\"move\",300", "0.3,\"move\",350",
      "0.5,\"lift\",350")
    let made = Resampling(rate: 10, seed: nil).applied(to: trace)
    #expect(made.rows == trace.rows)
  }

  @Test("Of two places at one time the last one counts")
  func sameTime() throws {
    let trace = try Trace(
      "0,\"touch\",300", "0.1,\"move\",320", "0.1,\"move\",350", "0.5,\"lift\",350")
    let made = Resampling(rate: 20, seed: nil).applied(to: trace).rows.map(\.text)
    #expect(
      made == [
        #"[0,"touch",300]"#, #"[0.05,"move",310]"#, #"[0.1,"move",350]"#, #"[0.5,"lift",350]"#,
      ])
  }

  @Test("A place across the list is kept where it is named, and begins in the middle")
  func columns() throws {
    let trace = try Trace(
      "0,\"touch\",300", "0.1,\"move\",300,287.5", "0.2,\"lift\",300", "0.3,\"touch\",400",
      "0.4,\"move\",420", "0.5,\"lift\",420", header: #""scene":{"width":375}"#)
    let made = Resampling(rate: 20, seed: nil).applied(to: trace).rows.map(\.text)
    #expect(
      made == [
        #"[0,"touch",300]"#, #"[0.05,"move",300,237.5]"#, #"[0.1,"move",300,287.5]"#,
        #"[0.2,"lift",300]"#, #"[0.3,"touch",400]"#, #"[0.35,"move",410,287.5]"#,
        #"[0.4,"move",420,287.5]"#, #"[0.5,"lift",420]"#,
      ])
  }

  @Test("A finger that is taken away, or never leaves, is sampled up to there")
  func open() throws {
    let moves = ["0,\"touch\",300", "0.1,\"move\",310", "0.2,\"move\",330"]
    for (end, last) in [
      ("0.4,\"cancel\"", "[0.4,\"cancel\"]"), ("0.21,\"stop\"", "[0.21,\"stop\"]"),
      ("0.4,\"leave\"", "[0.4,\"leave\"]"), ("", #"[0.2,"move",330]"#),
    ] {
      let trace = try Trace(rows: moves + (end.isEmpty ? [] : [end]))
      let made = Resampling(rate: 20, seed: nil).applied(to: trace).rows.map(\.text)
      #expect(
        made.dropFirst().prefix(4) == [
          #"[0.05,"move",305]"#, #"[0.1,"move",310]"#, #"[0.15,"move",320]"#, #"[0.2,"move",330]"#,
        ])
      #expect(made.last == last)
    }
  }
}
