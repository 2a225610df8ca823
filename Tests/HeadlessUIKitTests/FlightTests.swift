import HeadlessUIKit
import Testing

/// Momentum and bounce in sequence (scroll-semantics.md §2.3).
@Suite("Flights")
struct FlightTests {
  let laws = Flight.Laws(
    decelerationRate: 0.998, spring: .critical(beta: 2 * .pi / 0.575), bounces: true,
    threshold: 0.5)

  @Test("In range a release glides to where the law says")
  func glides() {
    let flight = Flight(from: 100, velocity: 500, range: 0...1000, laws: laws)
    #expect((flight.destination - 344.755).magnitude < 0.001)
    #expect(flight.state(at: flight.duration + 1).offset == flight.destination)
    #expect(!flight.isBouncing(at: 0.1))
  }

  @Test("A fling into an edge overshoots and comes back to it exactly, its speed unbroken")
  func overshoots() {
    let flight = Flight(from: 900, velocity: 1000, range: 0...1000, laws: laws)
    #expect(flight.destination == 1000)
    let before = flight.state(at: 0.1115)
    let after = flight.state(at: 0.1117)
    #expect(before.offset < 1000 && after.offset > 1000)
    #expect((before.velocity - after.velocity).magnitude < 5)
    #expect(flight.isBouncing(at: 0.2))
    #expect((flight.state(at: 0.111585 + 0.0915).offset - 1026.93).magnitude < 0.01)
  }

  @Test("A fling from past an edge into the content goes on as momentum")
  func crosses() {
    let flight = Flight(from: -60, velocity: 3000, range: 0...5000, laws: laws)
    #expect(flight.destination > 100)
    let speeds = stride(from: 0.0, to: 0.2, by: 0.001).map { flight.state(at: $0).velocity }
    for (a, b) in zip(speeds, speeds.dropFirst()) { #expect((a - b).magnitude < 70) }
  }

  @Test("Without bouncing it stops at the edge")
  func stopsDead() {
    var stiff = laws
    stiff.bounces = false
    let flight = Flight(from: 900, velocity: 1000, range: 0...1000, laws: stiff)
    #expect(flight.destination == 1000)
    #expect((flight.duration - 0.111585).magnitude < 0.000001)
  }

  @Test("Any two clocks agree wherever both look")
  func clocksAgree() {
    let flight = Flight(from: 200, velocity: -2500, range: 0...1000, laws: laws)
    for frame in 0..<400 {
      let fine = flight.state(at: Double(2 * frame) / 120)
      let coarse = flight.state(at: Double(frame) / 60)
      #expect((fine.offset - coarse.offset).magnitude < 1e-9)
    }
  }

  @Test("A shifted flight is the same flight elsewhere")
  func shifts() {
    let flight = Flight(from: 200, velocity: -2500, range: 0...1000, laws: laws)
    var shifted = flight
    shifted.shift(by: 300)
    for t in stride(from: 0.0, to: 3, by: 0.05) {
      let (a, b) = (flight.state(at: t), shifted.state(at: t))
      #expect((a.offset + 300 - b.offset).magnitude < 1e-9)
      #expect((a.velocity - b.velocity).magnitude < 1e-9)
    }
  }
}
