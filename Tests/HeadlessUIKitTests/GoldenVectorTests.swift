import HeadlessUIKit
import Testing

/// Values measured on iOS or published with their formulas (scroll-semantics.md §1 and §2).
@Suite("Golden vectors")
struct GoldenVectorTests {
  struct BandCase: CustomTestStringConvertible {
    var dimension, raw, displayed: Double
    var testDescription: String { "d \(dimension): \(raw) → \(displayed)" }
  }

  @Test(
    "The rubber band shows what iOS shows",
    arguments: [
      // The gist "Analysis of Apple's rubber band scrolling", two decimals; 5 and 10 at 600 by formula.
      BandCase(dimension: 960, raw: 5, displayed: 2.74),
      BandCase(dimension: 960, raw: 10, displayed: 5.47),
      BandCase(dimension: 960, raw: 100, displayed: 52.02),
      BandCase(dimension: 960, raw: 400, displayed: 178.98),
      BandCase(dimension: 960, raw: 960, displayed: 340.65),
      BandCase(dimension: 600, raw: 10, displayed: 5.4500),
      BandCase(dimension: 600, raw: 50, displayed: 26.2948),
      BandCase(dimension: 600, raw: 100, displayed: 50.3817),
      BandCase(dimension: 600, raw: 200, displayed: 92.9577),
      BandCase(dimension: 600, raw: 400, displayed: 160.9756),
    ])
  func rubberBand(_ vector: BandCase) {
    let shown = RubberBand.displayed(vector.raw, dimension: vector.dimension)
    #expect((shown - vector.displayed).magnitude < 0.0051)
    let back = RubberBand.raw(shown, dimension: vector.dimension)
    #expect((back - vector.raw).magnitude < 1e-9)
  }

  @Test(
    "The finger's travel for each threshold in a view of 600",
    arguments: [
      (35, 67.58), (44, 86.33), (50, 99.17), (54, 107.89), (60, 121.21), (70, 144.08),
      (100, 218.18),
    ] as [(Double, Double)])
  func travel(pull: Double, finger: Double) {
    #expect((RubberBand.raw(pull, dimension: 600) - finger).magnitude < 0.0051)
  }

  struct FlingCase: CustomTestStringConvertible {
    var velocity, rate, distance, duration: Double
    var testDescription: String { "\(velocity) pt/s at \(rate)" }
  }

  @Test(
    "A fling goes as far and lasts as long as on iOS",
    arguments: [
      FlingCase(velocity: 500, rate: 0.998, distance: 244.76, duration: 1.9541),
      FlingCase(velocity: 1000, rate: 0.998, distance: 494.51, duration: 2.3003),
      FlingCase(velocity: 2000, rate: 0.998, distance: 994.00, duration: 2.6465),
      FlingCase(velocity: 500, rate: 0.99, distance: 48.75, duration: 0.3892),
      FlingCase(velocity: 1000, rate: 0.99, distance: 98.50, duration: 0.4582),
      FlingCase(velocity: 2000, rate: 0.99, distance: 198.00, duration: 0.5272),
    ])
  func fling(_ vector: FlingCase) {
    let momentum = Momentum(
      start: 0, velocity: vector.velocity, decelerationRate: vector.rate)
    // The published distances are rounded from 499.50 and 99.50 ms.
    #expect((momentum.destination - vector.distance).magnitude < 0.011)
    #expect((momentum.duration - vector.duration).magnitude < 0.00006)
  }

  @Test("A fling reaches an edge when and as fast as the law says")
  func arrival() throws {
    let momentum = Momentum(start: 0, velocity: 1000, decelerationRate: 0.998)
    let time = try #require(momentum.time(to: 100))
    #expect((time - 0.111585).magnitude < 0.0000006)
    #expect((momentum.velocity(at: time) - 799.80).magnitude < 0.0051)
    #expect(momentum.time(to: 499.6) == nil)
    #expect(momentum.time(to: -1) == nil)
  }

  struct BounceCase: CustomTestStringConvertible {
    var distance, velocity: Double
    var values: [Double]
    var testDescription: String { "D0 = \(distance), v0 = \(velocity)" }
  }

  @Test(
    "A bounce goes back as on iOS",
    arguments: [
      BounceCase(
        distance: -100, velocity: 0,
        values: [-99.6097, -98.5298, -89.5424, -70.1693, -35.8130, -16.1273, -2.7394, -0.0214]),
      BounceCase(
        distance: -100, velocity: 725,
        values: [-94.0939, -88.4584, -68.5518, -45.8600, -19.5111, -7.9283, -1.2030, -0.0084]),
      BounceCase(
        distance: 0, velocity: -800,
        values: [-6.0864, -11.1133, -23.1621, -26.8240, -17.9882, -9.0472, -1.6952, -0.0144]),
    ])
  func bounce(_ vector: BounceCase) {
    let bounce = Bounce(
      edge: 0, distance: vector.distance, velocity: vector.velocity,
      spring: .critical(beta: 2 * .pi / 0.575))
    let times = [1 / 120.0, 1 / 60.0, 0.05, 0.1, 0.2, 0.3, 0.5, 1]
    for (time, value) in zip(times, vector.values) {
      #expect((bounce.offset(at: time) - value).magnitude < 0.000051, "at \(time) s")
    }
  }

  @Test(
    "A hit on the edge overshoots by its speed",
    arguments: [(500, 16.83), (1000, 33.67), (2000, 67.33), (2970, 100), (800, 26.933)]
      as [(Double, Double)])
  func overshoot(velocity: Double, peak: Double) {
    let bounce = Bounce(
      edge: 0, distance: 0, velocity: -velocity, spring: .critical(beta: 2 * .pi / 0.575))
    #expect((bounce.offset(at: 0.575 / (2 * .pi)) + peak).magnitude < 0.012)
    #expect(bounce.velocity(at: 0.575 / (2 * .pi)).magnitude < 1e-9)
  }

  @Test("Flutter's spring is overdamped")
  func flutter() {
    let bounce = Bounce(
      edge: 0, distance: -100, velocity: 0, spring: .overdamped(fast: -22.0371, slow: -9.0756))
    for (time, value) in [(1 / 60.0, -97.6565), (0.1, -60.8745), (0.3, -11.0758)] {
      #expect((bounce.offset(at: time) - value).magnitude < 0.0006)
    }
  }

  @Test("The exponential and the logarithm are right to the last places and undo each other")
  func exactFunctions() {
    // From tables of e, to the digits that a Double has.
    #expect(Exact.exp(0) == 1)
    #expect((Exact.exp(1) - 2.718281828459045).magnitude <= 4.5e-16)
    #expect((Exact.log(2) - 0.6931471805599453).magnitude <= 1.2e-16)
    #expect((Exact.log(10) - 2.302585092994046).magnitude <= 4.5e-16)
    #expect(Exact.exp(-800) == 0)
    #expect(Exact.log(0) == -.infinity)
    #expect(Exact.log(-1).isNaN)
    var x = -40.0
    while x < 40 {
      #expect((Exact.log(Exact.exp(x)) - x).magnitude <= 1e-15 * max(1, x.magnitude))
      #expect((Exact.exp(x) * Exact.exp(-x) - 1).magnitude < 2e-15)
      x += 0.37
    }
  }

  @Test("Sine and cosine are right in every quadrant")
  func trigonometry() {
    let half = 0.5.squareRoot()
    for (x, sine, cosine) in [
      (0, 0, 1), (Double.pi / 4, half, half), (Double.pi / 2, 1, 0),
      (3, 0.1411200080598672, -0.9899924966004454),
      (-Double.pi / 2, -1, 0), (100, -0.5063656411097588, 0.8623188722876839),
    ] as [(Double, Double, Double)] {
      let (s, c) = Exact.sinCos(x)
      #expect((s - sine).magnitude < 1e-12 && (c - cosine).magnitude < 1e-12, "at \(x)")
    }
  }
}
