/// The root of a view tree that is on the screen.
public final class UIWindow: UIView {
  /// The first window of a simulation is as large as its screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if simulation.screenBounds == nil { simulation.screenBounds = frame }
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  public override var window: UIWindow? { self }
}

/// The device's screen.
public struct UIScreen: Sendable {
  /// The simulation's only screen.
  public static let main = UIScreen()

  /// The pixels of a point; 1 where the scene has none, so that it can be divided by.
  ///
  /// Thresholds of animations are half a pixel (scroll-semantics.md §2.2).
  public var scale: CGFloat {
    let pixels = Simulation.ofTask?.screenScale ?? 0
    return pixels > 0 ? pixels : 1
  }

  /// In points: the frame of the simulation's first window, 320 × 568 before there is one.
  public var bounds: CGRect {
    Simulation.current.screenBounds ?? CGRect(x: 0, y: 0, width: 320, height: 568)
  }
}
