/// What the world does: the finger, the app and the system (rows.md, "Rows in").
///
/// Lengths are points and y grows downward; offsets are `contentOffset.y`, so a pull at the top makes
/// them smaller.
public enum WorldEvent: Hashable, Sendable {
  case touch(FingerPlace)
  case move(FingerPlace)
  case lift(FingerPlace)
  /// The system took the gesture: all fingers are gone.
  case cancel
  /// An offset sample with the finger down.
  case drag(offset: Double)
  /// The sample at which the finger leaves; `velocity` in pt/s of offset, estimated if `nil`.
  case release(offset: Double, velocity: Double?)
  /// An offset sample with the finger up.
  case glide(offset: Double)
  case begin(Edge)
  /// The app ends the load; `result` is `nil` where the row leaves it out, which means success.
  case end(Edge, result: LoadResult?)
  case noMore
  case reset
  /// The app's base inset becomes this, by difference: a control's own part survives.
  case inset(Insets)
  /// The app writes `contentInset` as it is: a control's own part is gone.
  case assignInset(Insets)
  case safeArea(Insets)
  /// The content's new height.
  case content(height: Double)
  /// Rows of this height are inserted above what is visible.
  case prepend(points: Double)
  case resize(width: Double, height: Double)
  case scrollTo(offset: Double, animated: Bool)
  case tap(Edge)
  case enable(Edge, Bool)
  case hide(Edge, Bool)
  case leave
  /// The view comes back into the window.
  case comeBack
  case detach(Edge)
  case attach(Edge)
  case note(String)
  case stop
}

/// Where a finger is, in view coordinates: 0 at the top and left edges of the scroll view.
public struct FingerPlace: Hashable, Sendable {
  public var y: Double
  /// `nil` where the row leaves it out: the middle at first, then its last value.
  public var x: Double?
  /// Which finger; `nil` where the row leaves it out, which is finger 0.
  ///
  /// A row that names a finger names its `x` too, since arguments are told by their place.
  public var finger: Int?

  public init(y: Double, x: Double? = nil, finger: Int? = nil) {
    self.y = y
    self.x = x
    self.finger = finger
  }

  /// The finger that is meant.
  public var id: Int { finger ?? 0 }
}

extension WorldEvent {
  /// The verb of the row language.
  public var verb: String {
    switch self {
    case .touch: "touch"
    case .move: "move"
    case .lift: "lift"
    case .cancel: "cancel"
    case .drag: "drag"
    case .release: "release"
    case .glide: "glide"
    case .begin: "begin"
    case .end: "end"
    case .noMore: "noMore"
    case .reset: "reset"
    case .inset: "inset"
    case .assignInset: "assignInset"
    case .safeArea: "safeArea"
    case .content: "content"
    case .prepend: "prepend"
    case .resize: "resize"
    case .scrollTo: "scrollTo"
    case .tap: "tap"
    case .enable: "enable"
    case .hide: "hide"
    case .leave: "leave"
    case .comeBack: "return"
    case .detach: "detach"
    case .attach: "attach"
    case .note: "note"
    case .stop: "stop"
    }
  }
}
