/// What the world does: the finger, the app and the system (rows.md, "Rows in").
///
/// Lengths are points and y grows downward; offsets are `contentOffset.y`, so a pull at the top makes
/// them smaller.
public enum WorldEvent: Hashable, Sendable {
  /// A finger comes down.
  case touch(FingerPlace)
  /// A finger that is down moves.
  case move(FingerPlace)
  /// A finger that is down leaves; at a new position that is a move first.
  case lift(FingerPlace)
  /// The system took the gesture: all fingers are gone.
  case cancel
  /// An offset sample with the finger down.
  case drag(offset: Double)
  /// The sample at which the finger leaves; `velocity` in pt/s of offset, estimated if `nil`.
  case release(offset: Double, velocity: Double?)
  /// An offset sample with the finger up.
  case glide(offset: Double)
  /// The app calls the control's begin method.
  case begin(Edge)
  /// The app ends the load; `result` is `nil` where the row leaves it out, which means success.
  case end(Edge, result: LoadResult?)
  /// The app tells the footer that there is no more to load.
  case noMore
  /// The app tells the footer that there is more to load again.
  case reset
  /// The app's base inset becomes this, by difference: a control's own part survives.
  case inset(Insets)
  /// The app writes `contentInset` as it is: a control's own part is gone.
  case assignInset(Insets)
  /// The system's part of the adjusted inset becomes this.
  case safeArea(Insets)
  /// The content's new height.
  case content(height: Double)
  /// Rows of this height are inserted above what is visible.
  case prepend(points: Double)
  /// The scroll view's new size.
  case resize(width: Double, height: Double)
  /// The app scrolls to this offset.
  case scrollTo(offset: Double, animated: Bool)
  /// The control is tapped.
  case tap(Edge)
  /// The control is enabled (`true`) or disabled.
  case enable(Edge, Bool)
  /// The control is hidden (`true`) or shown.
  case hide(Edge, Bool)
  /// The view leaves the window.
  case leave
  /// The view comes back into the window.
  case comeBack
  /// The app removes the control from the scroll view.
  case detach(Edge)
  /// The app adds the control again.
  case attach(Edge)
  /// Something for people; it changes nothing.
  case note(String)
  /// The end of the trace's time; without it a replay runs until all has settled.
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
