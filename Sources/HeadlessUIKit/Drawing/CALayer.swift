/// What a view is drawn from: it keeps what it is told, for a screen, a plot or a test to draw.
open class CALayer: NSObject {
  weak var view: UIView?

  /// The layer's rectangle in its superlayer's coordinates.
  open var frame = CGRect.zero
  /// Whether neither the layer nor its sublayers are drawn.
  open var isHidden = false
  /// The layers on top of this one, the frontmost last; `nil` where there is none.
  open private(set) var sublayers: [CALayer]?
  /// What was added and not yet removed, in the order in which it was added.
  private var added: [(key: String, animation: CAAnimation)] = []

  public override init() { super.init() }

  /// Puts `layer` on top of the others.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

  /// Starts `animation` under `key`, in place of one that has the key already.
  open func add(_ animation: CAAnimation, forKey key: String) {
    removeAnimation(forKey: key)
    animation.start = Simulation.current.now
    added.append((key, animation))
  }

  /// The animation under `key`, also after its end if it stays.
  open func animation(forKey key: String) -> CAAnimation? {
    added.first { $0.key == key }?.animation
  }

  /// The keys of all animations, in the order in which they were added; `nil` where there is none.
  open func animationKeys() -> [String]? { added.isEmpty ? nil : added.map(\.key) }

  /// Ends the animation under `key`, if there is one.
  open func removeAnimation(forKey key: String) { added.removeAll { $0.key == key } }

  /// Ends every animation.
  open func removeAllAnimations() { added.removeAll() }
}
