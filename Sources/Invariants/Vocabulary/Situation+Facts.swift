public import GestureTrace

/// What a condition or a quantity of one's own may read: the state after the latest row.
extension Situation {
  /// The run's time in seconds.
  public var time: Double { now.seconds }
  /// `contentOffset.y` in points.
  public var contentOffset: Double { offset }
  /// The plain `contentInset`, own parts included.
  public var contentInset: Insets { layout.current }
  /// The inset that is the app's.
  public var baseInset: Insets { layout.base }
  /// The height of the content in points.
  public var contentHeight: Double { layout.content }
  /// The height of the view in points.
  public var viewHeight: Double { layout.height }
  /// The resting offset at the top with own parts taken out.
  public var topRest: Double { layout.baseTop }
  /// The resting offset at the end with own parts taken out; the top's where content fits.
  public var endRest: Double { layout.baseEnd }
  /// Whether a finger is on the content.
  public var isTracking: Bool { isDragging }
  /// Whether the run has ended settled, or nothing but show has happened for two seconds.
  public var isSettled: Bool {
    isStill(for: Self.aftermath, until: max(now, upcoming))
  }

  /// The phase of an edge's control.
  public func phase(of edge: Edge) -> Phase { self[edge].phase }
  /// How many callbacks an edge has made.
  public func callbacks(of edge: Edge) -> Int { self[edge].callbacks }
  /// What the control of an edge says; `nil` where it tells nothing.
  public func text(_ edge: Edge) -> String? { looks[edge].text?.value }
  /// Whether the spinner of an edge turns; `nil` where it tells nothing.
  public func spinner(_ edge: Edge) -> Bool? { looks[edge].spinner?.value }
  /// How far the control of an edge shows the pull to be; `nil` where it tells nothing.
  public func progress(_ edge: Edge) -> Double? { looks[edge].progress?.value }
  /// How opaque the control of an edge is; `nil` where it tells nothing.
  public func alpha(_ edge: Edge) -> Double? { looks[edge].alpha?.value }
}
