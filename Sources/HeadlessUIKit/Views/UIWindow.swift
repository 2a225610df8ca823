/// The root of a view tree that is on the screen.
public final class UIWindow: UIView {
  public override var window: UIWindow? { self }
}

/// The device's screen.
public struct UIScreen: Sendable {
  public static let main = UIScreen()

  /// The pixels of a point; thresholds of animations are half a pixel (scroll-semantics.md §2.2).
  public let scale: CGFloat = 1
}
