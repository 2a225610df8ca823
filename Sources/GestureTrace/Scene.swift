/// The scroll view before the first row (rows.md, "Header").
public struct Scene: Hashable, Sendable {
  /// The scroll view's size, points, 0 or more.
  public var width: Double = 375
  public var height: Double = 667
  /// The content's height, points, 0 or more.
  public var content: Double = 1200
  /// The content's width; `nil` is the view's own.
  public var contentWidth: Double?
  /// What the app set before the control was attached.
  public var inset: Insets = .zero
  /// The system's part of the adjusted inset.
  public var safeArea: Insets = .zero
  /// The first `contentOffset.y`; `nil` is at rest at the top.
  public var offset: Double?
  /// The first `contentOffset.x`; `nil` is at rest at the left.
  public var offsetX: Double?
  /// Pixels a point, 0 or more; 0 is no snapping.
  public var scale: Double = 0
  public var bounces = true
  public var alwaysBounce = true
  /// Policies of the scroll model, by name.
  public var policies = JSONObject()
  /// Fields that this version does not know, kept.
  public var other = JSONObject()

  public init() {}

  /// The resting offset at the top with the app's own insets: `-(inset.top + safeArea.top)`.
  public var topRest: Double { 0 - (inset.top + safeArea.top) }
}

/// How the app's data source answers one callback (rows.md, "Answers").
public struct Answer: Hashable, Sendable {
  public enum Delay: Hashable, Sendable {
    /// So many seconds after the callback, 0 or more; 0 is inside the callback.
    case seconds(Double)
    /// In the next run-loop turn.
    case nextTurn
    /// Never; the load is left to an `end` row.
    case never
  }

  /// What an answer does first.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The content changes, then the load ends.
    case contentFirst
    /// The load ends, then the content changes.
    case endFirst
  }

  public var after: Delay?
  public var result: LoadResult?
  /// Points of content added at the end of the list, negative for fewer; `nil` is the edge's default.
  public var adds: Double?
  /// Points of content inserted above.
  public var prepends: Double?
  public var order: Order?
  /// Fields that this version does not know, kept.
  public var other = JSONObject()

  public init(
    after: Delay? = nil, result: LoadResult? = nil, adds: Double? = nil, prepends: Double? = nil,
    order: Order? = nil
  ) {
    self.after = after
    self.result = result
    self.adds = adds
    self.prepends = prepends
    self.order = order
  }

  /// `after`, one second where it is left out.
  public var delay: Delay { after ?? .seconds(1) }

  /// `adds`, where it is left out 600 for the footer and 0 for the header.
  public func growth(of edge: Edge) -> Double { adds ?? (edge == .footer ? 600 : 0) }
}

/// The app's data source: an answer for each callback of each edge.
public struct Loads: Hashable, Sendable {
  /// `nil` where the header line leaves the edge out.
  public var header, footer: [Answer]?
  /// Members for edges that this version does not know, kept.
  public var other = JSONObject()

  public init(header: [Answer]? = nil, footer: [Answer]? = nil) {
    self.header = header
    self.footer = footer
  }

  /// The answer to the `number`-th callback of `edge`, from 1; the last entry repeats.
  public func answer(_ number: Int, of edge: Edge) -> Answer {
    let entries = (edge == .header ? header : footer) ?? []
    return entries.isEmpty ? Answer() : entries[min(number, entries.count) - 1]
  }
}
