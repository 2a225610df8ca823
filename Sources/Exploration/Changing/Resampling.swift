package import GestureTrace

/// The same gestures, sampled anew: at the frames of another display, or at uneven times.
///
/// Where a finger comes down and where it leaves stay as they are, and so do all other rows.
package struct Resampling {
  /// Samples a second, above 0.
  let rate: Double
  /// Seeds uneven times, the display staying as it is; `nil` is even ones, on a display of that rate.
  let seed: UInt64?

  /// How far a sample may be from its even time, as a part of the interval.
  private static let unevenness = 0.4

  /// At this rate, above 0; `seed` has the times uneven.
  package init(rate: Double, seed: UInt64?) {
    self.rate = rate
    self.seed = seed
  }

  /// The trace sampled anew.
  package func applied(to trace: Trace) -> Trace {
    var hands = Hands(middle: trace.header.scene.width / 2)
    var (kept, made): ([Row], [Row]) = ([], [])
    for row in trace.rows {
      guard case .world(let event) = row.event else {
        kept.append(row)
        continue
      }
      let (isKept, ended) = hands.take(event, at: row.time)
      if isKept { kept.append(row) }
      made += ended.flatMap(rows)
    }
    made += hands.takeAway(at: .limit).flatMap(rows)
    var header = trace.header
    if seed == nil { header.rate = rate }
    return Trace(header: header, rows: Self.merged(kept, made))
  }

  /// About how many samples it makes of a trace.
  func count(in trace: Trace) -> Double {
    var hands = Hands(middle: 0)
    var seconds = 0.0
    for row in trace.rows {
      guard case .world(let event) = row.event else { continue }
      for ended in hands.take(event, at: row.time).ended { seconds += ended.way.seconds }
    }
    return seconds * rate
  }

  private func rows(_ track: Hands.Track) -> [Row] {
    track.way.samples(at: times(of: track.way)).map(track.row)
  }

  /// One of them falls on the instant at which the last place is reached, so that the speed with which a
  /// finger leaves is what it was; the others are whole frames away from it.
  private func times(of way: Way) -> [Tick] {
    let arrival = way.arrival
    let frame = (arrival.seconds * rate).rounded()
    let phase = arrival - Tick(seconds: frame / rate)
    let count = Int((arrival - way.points[0].time).seconds * rate) + 1
    var random = SplitMix(seed: seed ?? 0)
    return stride(from: count, through: 0, by: -1).map { place in
      let shift = seed == nil || place == 0 ? 0 : (random.unit() * 2 - 1) * Self.unevenness
      return Tick(seconds: (frame - Double(place) + shift) / rate) + phase
    }
  }

  /// Two lists by their times; of equal times what was made comes first, as the finger's move does
  /// before the lift.
  private static func merged(_ kept: [Row], _ made: [Row]) -> [Row] {
    var rows: [Row] = []
    // Ways of several fingers overlap.
    let made = made.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }
    var next = made.startIndex
    for row in kept {
      while next < made.endIndex, made[next].element.time <= row.time {
        rows.append(made[next].element)
        next += 1
      }
      rows.append(row)
    }
    return rows + made[next...].map(\.element)
  }
}
