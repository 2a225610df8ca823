public import GestureTrace

/// Another timing for the same trace: faster or slower, later or sooner, on a grid of frames.
///
/// The steps are taken in this order. Rows that come to the same time stay in file order.
public struct Retiming: Hashable, Sendable {
  /// How many times as fast, above 0; velocities of `release` rows grow with it.
  public var speed: Double = 1
  /// The time of the first row; `nil` leaves it where it is.
  public var start: Tick?
  /// Frames a second whose instants all times move to, the nearest one, above 0; `nil`: no grid.
  public var grid: Double?
  /// The model's frames a second from now on, above 0; `nil` leaves them.
  public var rate: Double?

  /// A timing; what is left out stays as it is.
  public init(
    speed: Double = 1, start: Tick? = nil, grid: Double? = nil, rate: Double? = nil
  ) {
    self.speed = speed
    self.start = start
    self.grid = grid
    self.rate = rate
  }

  /// Why a trace cannot be retimed: a row would come at 10⁹ s or later.
  public struct TooLate: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line of that row, the header being line 1.
    public var line: Int

    /// The row on this line, from 1, would come too late.
    public init(line: Int) {
      self.line = line
    }

    /// One sentence for people.
    public var description: String {
      "line \(line) would come to 10^9 s or later, expected a time below that"
    }
  }

  /// The trace with this timing; answers of the app keep theirs.
  public func applied(to trace: Trace) throws(TooLate) -> Trace {
    precondition(speed > 0 && speed.isFinite, "a speed of \(speed)")
    precondition(grid ?? 1 > 0 && rate ?? 1 > 0, "a grid or rate that is not above 0")
    var result = trace
    if let rate { result.header.rate = rate }
    let first = trace.rows.first.flatMap { scaled($0.time) } ?? .zero
    for index in trace.rows.indices {
      let row = trace.rows[index]
      guard let time = time(row.time, first: first) else { throw TooLate(line: index + 2) }
      result.rows[index].time = time
      if speed != 1, case .world(.release(let offset, let velocity?)) = row.event {
        let limit = Double.greatestFiniteMagnitude
        let scaled = min(max(velocity * speed, -limit), limit)
        result.rows[index].event = .world(.release(offset: offset, velocity: scaled))
      }
    }
    return result
  }

  /// A time at this speed; `nil` for one that a trace cannot name.
  private func scaled(_ time: Tick) -> Tick? {
    // A time below 10¹⁵ µs is exact as a `Double`.
    let microseconds = (Double(time.microseconds) / speed).rounded()
    guard microseconds < Double(Tick.limit.microseconds) else { return nil }
    return Tick(microseconds: Int64(microseconds))
  }

  /// `nil` for a time that a trace cannot name.
  private func time(_ time: Tick, first: Tick) -> Tick? {
    guard var result = scaled(time) else { return nil }
    if let start { result = result - first + start }
    if let grid { result = Self.snapped(result, to: grid) }
    return result < .limit ? result : nil
  }

  /// The nearest instant n/rate, rounded to microseconds as the model's frames are.
  private static func snapped(_ time: Tick, to rate: Double) -> Tick {
    let frame = (time.seconds * rate).rounded()
    return Tick(microseconds: Int64((frame * 1_000_000 / rate).rounded()))
  }
}
