import GestureTrace

/// The ways of fingers, and of offsets that are imposed under one, as they are read off a trace.
struct Hands {
  /// A way, and whose it is.
  struct Track {
    let owner: Owner
    var way: Way

    /// The row of a sample.
    func row(_ point: Way.Point) -> Row {
      switch owner {
      case .finger(let name):
        Row(point.time, .move(FingerPlace(y: point.y, x: point.x, finger: name)))
      case .offsets: Row(point.time, .drag(offset: point.y))
      }
    }
  }

  enum Owner {
    /// A finger, as its touch names it.
    case finger(Int?)
    /// A finger for which offsets stand.
    case offsets
  }

  /// Where a finger is of which no row has said so.
  let middle: Double
  private var fingers: [Int: Track] = [:]
  private var offsets: Track?
  /// Where each finger was last.
  private var columns: [Int: Double] = [:]

  init(middle: Double) {
    self.middle = middle
  }

  /// Takes in a row; tells whether it stays when its touch is sampled anew, and the ways that it ends.
  mutating func take(_ event: WorldEvent, at time: Tick) -> (isKept: Bool, ended: [Track]) {
    switch event {
    case .touch(let place):
      columns[place.id] = place.x ?? columns[place.id]
      fingers[place.id] = Track(
        owner: .finger(place.finger),
        way: Way(.init(time: time, y: place.y, x: columns[place.id])))
    case .move(let place):
      go(to: place, at: time)
      return (false, [])
    case .lift(let place):
      go(to: place, at: time)
      let track = fingers.removeValue(forKey: place.id)
      return (true, [track].compactMap(\.self))
    case .drag(let offset):
      guard offsets != nil else {
        offsets = Track(owner: .offsets, way: Way(.init(time: time, y: offset)))
        return (true, [])
      }
      offsets?.way.go(to: .init(time: time, y: offset), middle: middle)
      return (false, [])
    case .release(let offset, _):
      offsets?.way.go(to: .init(time: time, y: offset), middle: middle)
      defer { offsets = nil }
      return (true, [offsets].compactMap(\.self))
    case .cancel, .leave, .stop: return (true, takeAway(at: time))
    default: break
    }
    return (true, [])
  }

  /// Ends all ways where their fingers stay until `time`.
  mutating func takeAway(at time: Tick) -> [Track] {
    let open = fingers.sorted { $0.key < $1.key }.map(\.value) + [offsets].compactMap(\.self)
    (fingers, offsets) = ([:], nil)
    return open.map { Track(owner: $0.owner, way: $0.way.held(until: time)) }
  }

  private mutating func go(to place: FingerPlace, at time: Tick) {
    columns[place.id] = place.x ?? columns[place.id]
    fingers[place.id]?.way.go(to: .init(time: time, y: place.y, x: place.x), middle: middle)
  }
}
