/// What assistive technologies are told, and what the person has asked of the system.
public enum UIAccessibility {
  /// What an app tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// How it is written.
    public let rawValue: UInt32

    /// The value that is written so.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen are others.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read out.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Whether the person has asked for less motion on the screen.
  public static var isReduceMotionEnabled: Bool { Simulation.current.reducesMotion }

  /// Tells assistive technologies; an announcement's argument is its text, other notifications name the
  /// view to go to.
  ///
  /// The texts are kept in the simulation, whoever listens or not.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let text = argument as? String else { return }
    Simulation.current.announcements.append(text)
  }
}

/// How an assistive technology is to take a view.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// How it is written.
  public let rawValue: UInt64

  /// The value that is written so.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It can be activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It takes no touches at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes too often to be read out each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// From which side a language is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Whether a view is mirrored where the language is read from the right.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// From which side the view's content is laid out: what it says itself, otherwise the language's.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: simulation.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
