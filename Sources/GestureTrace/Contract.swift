/// What an implementation promises, computed for a scene (rows.md, "The contract of a subject").
///
/// Designs differ on purpose; the checker reads the contract instead of assuming one side.
public struct Contract: Hashable, Sendable {
  public enum Overlap: String, Hashable, Sendable, CaseIterable {
    /// Header and footer loads may run at once.
    case allowed
    /// The second does not start.
    case ignored
    /// The first is ended.
    case cancels
  }

  /// `nil`: there is no such control.
  public var header: HeaderContract?
  public var footer: FooterContract?
  public var overlap: Overlap = .allowed
  /// Points within which a resting place is met.
  public var tolerance: Double = 0.5

  public init(header: HeaderContract? = nil, footer: FooterContract? = nil) {
    self.header = header
    self.footer = footer
  }

  /// What both edges have in common, of one of them; `nil` where there is no such control.
  public func edge(_ edge: Edge) -> (any EdgeContract)? {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }
}

/// When a pull counts.
public enum Firing: String, Hashable, Sendable, CaseIterable {
  /// When the finger leaves.
  case release
  /// When the offset passes the line.
  case crossing
}

/// A length that is fixed or grows with the view.
public enum TriggerLength: Hashable, Sendable {
  /// This many points.
  case points(Double)
  /// This part of the scroll view's height.
  case ofHeight(Double)

  /// The length in points in a view of this height.
  public func points(height: Double) -> Double {
    switch self {
    case .points(let points): points
    case .ofHeight(let part): part * height
    }
  }
}

/// What becomes of an end that comes before the callback.
public enum EndInSettling: String, Hashable, Sendable, CaseIterable {
  /// The load is off: the callback does not run.
  case cancels
  /// The end waits behind the callback.
  case deferred
}

/// What the app's begin does.
public enum Beginning: String, Hashable, Sendable, CaseIterable {
  /// It shows the refresh and calls back.
  case fires
  /// It shows the refresh and does not call back.
  case silent
  /// There is no such method.
  case none
}

/// The texts that a control shows in each phase.
public struct PhaseTexts: Hashable, Sendable {
  public var idle, pulling, armed, refreshing, noMore: [String]?

  public init(
    idle: [String]? = nil, pulling: [String]? = nil, armed: [String]? = nil,
    refreshing: [String]? = nil, noMore: [String]? = nil
  ) {
    self.idle = idle
    self.pulling = pulling
    self.armed = armed
    self.refreshing = refreshing
    self.noMore = noMore
  }
}

/// What the contracts of both edges have in common.
public protocol EdgeContract: Hashable, Sendable {
  /// Points past base rest (footer: see `measure`) that decide; compared exactly, after snapping.
  var trigger: TriggerLength { get }
  /// Whether exactly `trigger` counts.
  var inclusive: Bool { get }
  var fires: Firing { get }
  /// Points of own inset while refreshing.
  var hold: Double { get }
  /// Points that stay when idle.
  var keeps: Double { get }
  /// Longest time in seconds until the hold stands.
  var opening: Double { get }
  /// Whether a fling without a finger may fire.
  var momentum: Bool { get }
  /// Longest time in seconds from the deciding event to the callback, two frames not counted.
  var delay: Double { get }
  var endInSettling: EndInSettling { get }
  var begin: Beginning { get }
  var texts: PhaseTexts? { get }
}

/// The contract of a header.
public struct HeaderContract: EdgeContract {
  /// What the release does of a pull that was begun during a refresh and is still past the trigger when
  /// that has ended.
  public enum LateRelease: String, Hashable, Sendable, CaseIterable {
    /// It refreshes.
    case fires
    /// It does not.
    case ignored
    /// Both are right.
    case either
  }

  public var trigger: TriggerLength
  public var inclusive = false
  public var fires: Firing = .release
  public var hold: Double
  public var keeps: Double = 0
  public var opening: Double = 0.5
  public var momentum = false
  /// Whether the touch must begin at rest at the top.
  public var startAtTop = false
  public var delay: Double = 0
  public var endInSettling: EndInSettling = .cancels
  public var begin: Beginning = .fires
  /// A pull begun during a refresh that is still past the trigger when the refresh has ended.
  public var lateRelease: LateRelease = .either
  /// Whether a refresh resets the footer's no-more.
  public var clearsNoMore = true
  /// Whether the hold may shrink while the content is scrolled away.
  public var scrollsAway = true
  public var texts: PhaseTexts?

  public init(trigger: TriggerLength, hold: Double) {
    self.trigger = trigger
    self.hold = hold
  }
}

/// The contract of a footer.
public struct FooterContract: EdgeContract {
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Points past the footer's end.
    case overscroll
    /// Points before it.
    case distance
  }

  /// What happens where the content fits the view.
  public enum Short: String, Hashable, Sendable, CaseIterable {
    /// Nothing: it cannot load.
    case off
    /// One load per pull of `shortTrigger`.
    case pull
    /// It loads by itself, only while content grows.
    case fill
  }

  /// When a footer may load again; never while it loads, nor without growth.
  public enum Repeat: String, Hashable, Sendable, CaseIterable {
    /// After another touch.
    case oncePerDrag
    /// After the offset was before the trigger again.
    case oncePerApproach
    /// At once.
    case unlimited
  }

  public var trigger: TriggerLength
  public var inclusive = false
  public var measure: Measure = .overscroll
  public var fires: Firing = .release
  public var hold: Double
  public var keeps: Double = 0
  public var opening: Double = 0.5
  /// `nil` is the default: true for `crossing`, false for `release`.
  public var declaredMomentum: Bool?
  public var delay: Double = 0
  public var endInSettling: EndInSettling = .cancels
  public var begin: Beginning = .fires
  public var short: Short = .pull
  /// `nil` is the default: `trigger`, or with `distance` the `hold`.
  public var declaredShortTrigger: Double?
  public var shortFires: Firing = .release
  public var `repeat`: Repeat = .oncePerDrag
  /// Whether a tap on the footer loads.
  public var tap = false
  public var texts: PhaseTexts?

  public init(trigger: TriggerLength, hold: Double) {
    self.trigger = trigger
    self.hold = hold
  }

  public var momentum: Bool { declaredMomentum ?? (fires == .crossing) }

  /// Points of a pull that loads where the content fits a view of this height.
  public func shortTrigger(height: Double) -> Double {
    declaredShortTrigger ?? (measure == .distance ? hold : trigger.points(height: height))
  }
}
