/// How the time of a layer or an animation follows from that of what it is in.
///
/// Local time is (outer time − `beginTime`) · `speed` + `timeOffset`, in seconds.
public protocol CAMediaTiming {
  /// Where the local time begins; for an animation 0 means when it was added.
  var beginTime: TimeInterval { get set }
  var timeOffset: TimeInterval { get set }
  /// 0 stands still.
  var speed: Float { get set }
  /// Seconds of one round; for a layer it is kept and has no effect.
  var duration: TimeInterval { get set }
  /// Rounds; infinity is for ever, 0 is one.
  var repeatCount: Float { get set }
  /// Seconds of all rounds together, instead of `repeatCount`; 0 is not set.
  var repeatDuration: TimeInterval { get set }
  /// Whether each round goes back the way it came, in another `duration`.
  var autoreverses: Bool { get set }
  /// What is seen outside of the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// How it is written.
  public let rawValue: String

  /// The value that is written so.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, for as long as it is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var holdsBeginning: Bool { self == .backwards || self == .both }
  var holdsEnd: Bool { self == .forwards || self == .both }
}

/// Seconds, as Core Foundation calls them.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds on the virtual clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  Simulation.current.now.seconds(since: .zero)
}

/// How an animation's progress follows its time.
public final class CAMediaTimingFunction: NSObject {
  let curve: TimingCurve
  private let points: [Float]

  /// One of the named curves; a name that is none of them gives the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    let (x1, y1, x2, y2) = name.points
    self.init(controlPoints: x1, y1, x2, y2)
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points, x in 0…1.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    points = [x1, y1, x2, y2]
    curve = .bezier(x1: Double(x1), y1: Double(y1), x2: Double(x2), y2: Double(y2))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  public override var hash: Int { points.hashValue }
}

/// The names of Core Animation's curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// How it is written.
  public let rawValue: String

  /// The value that is written so.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What changes of layers take by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  /// The control points (Core Animation's documentation).
  var points: (Float, Float, Float, Float) {
    switch self {
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: (0, 0, 1, 1)
    }
  }
}
