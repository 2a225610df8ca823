package import GestureTrace

/// A finger's way that is made instead of recorded: the same each time, also without a mouse.
package struct Gesture: Hashable, Sendable {
  /// How the finger gets under way and comes to rest.
  package enum Curve: String, Hashable, Sendable, CaseIterable {
    /// As hands move: with the least jerk.
    case smooth
    /// At one speed.
    case even
  }

  /// Points that the finger goes: down the screen, or up where negative.
  package var distance: Double
  /// Seconds on the way.
  package var duration: Double
  /// Seconds that it rests before it leaves; without a rest it flings the list.
  package var hold: Double
  package var curve: Curve

  /// A pull of the header, held and let go.
  package static let pull = Gesture(distance: 180, duration: 0.4, hold: 0.2, curve: .smooth)
  /// A throw towards the end of the list.
  package static let fling = Gesture(distance: -300, duration: 0.15, hold: 0, curve: .even)
  /// A slow way towards the end of the list.
  package static let approach = Gesture(distance: -700, duration: 1, hold: 0.2, curve: .smooth)

  package init(distance: Double, duration: Double, hold: Double, curve: Curve) {
    self.distance = distance
    self.duration = duration
    self.hold = hold
    self.curve = curve
  }

  /// The gesture that a text says: `DISTANCE SECONDS [HOLD [smooth|even]]`; `nil` where it says none.
  ///
  /// At most 100,000 points, and 60 seconds on the way and at rest.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard (2...4).contains(words.count), let distance = Double(words[0]),
      let duration = Double(words[1]), let hold = words.count > 2 ? Double(words[2]) : 0,
      let curve = words.count > 3 ? Curve(rawValue: String(words[3])) : .smooth,
      distance.magnitude <= 100_000, (0...60).contains(duration), (0...60).contains(hold)
    else { return nil }
    self.init(distance: distance, duration: duration, hold: hold, curve: curve)
  }

  /// The text that says it.
  package var text: String {
    let numbers = [distance, duration, hold].map(NumberText.of).joined(separator: " ")
    return "\(numbers) \(curve.rawValue)"
  }

  /// The rows of it, from `start` on, sixty a second, by a finger that comes down at `y`.
  package func rows(from start: Tick, y: Double) -> [Row] {
    var rows = [Row(start, .touch(FingerPlace(y: y)))]
    let steps = max(1, Int((duration * 60).rounded()))
    var place = y
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      place = NumberText.rounded(y + distance * share(part))
      rows.append(Row(start + Tick(seconds: duration * part), .move(FingerPlace(y: place))))
    }
    let end = start + Tick(seconds: duration + hold)
    rows.append(Row(end, .lift(FingerPlace(y: place))))
    return rows
  }

  /// The part of the way that is done after a part of the time.
  private func share(_ part: Double) -> Double {
    switch curve {
    case .even: part
    case .smooth: part * part * part * (10 + part * (6 * part - 15))
    }
  }
}
