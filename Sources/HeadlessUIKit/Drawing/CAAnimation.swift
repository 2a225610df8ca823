/// A change of what a layer looks like over time; it never changes the layer's values.
open class CAAnimation: NSObject {
  /// Seconds of one round.
  open var duration: TimeInterval = 0.25
  /// Rounds; infinity is for ever.
  open var repeatCount: Float = 1
  /// Whether the layer forgets it when it is over.
  open var isRemovedOnCompletion = true
  /// When it was added to a layer.
  package internal(set) var start = Instant.zero

  public override init() { super.init() }
}

/// A change of one number of a layer, in equal steps.
public final class CABasicAnimation: CAAnimation {
  /// What changes, such as `strokeEnd` or `transform.rotation.z`.
  public let keyPath: String
  /// The value at the start; `nil` is the layer's own.
  public var fromValue: CGFloat?
  /// The value at the end; `nil` is the layer's own.
  public var toValue: CGFloat?

  /// An animation of the number under `keyPath`.
  public init(keyPath: String) { self.keyPath = keyPath }
}
