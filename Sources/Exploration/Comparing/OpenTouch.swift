import GestureTrace

/// Whether fingers are on the list, by the rows in.
struct OpenTouch {
  /// Whether offsets stand for the finger.
  private let isImposed: Bool
  private var fingers: Set<Int> = []
  private var isDragged = false

  init(byOffsets isImposed: Bool) {
    self.isImposed = isImposed
  }

  var isDown: Bool { !fingers.isEmpty || isDragged }

  /// Whether a row goes on with a touch that is open here.
  func owns(_ event: WorldEvent) -> Bool {
    switch event {
    case .move(let place), .lift(let place): fingers.contains(place.id)
    case .drag, .release: isDragged
    case .cancel: isDown
    default: false
    }
  }

  /// Takes in what a row does; a view that leaves its window loses its fingers.
  mutating func take(_ event: WorldEvent) {
    switch event {
    case .touch(let place) where !isImposed: fingers.insert(place.id)
    case .lift(let place): fingers.remove(place.id)
    case .drag where isImposed: isDragged = true
    case .release: isDragged = false
    case .cancel, .leave:
      fingers = []
      isDragged = false
    default: break
    }
  }
}
