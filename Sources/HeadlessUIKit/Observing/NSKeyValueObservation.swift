/// A registration of the key-path form: it lasts as long as this object, or until `invalidate()`.
public final class NSKeyValueObservation: NSObject {
  // The observed object may die first; UIKit's own tokens then do nothing either.
  private weak var object: NSObject?
  private let key: String

  init(object: NSObject, key: String) {
    self.object = object
    self.key = key
  }

  deinit { invalidate() }

  /// Takes the registration back; once more does nothing.
  public func invalidate() {
    guard let object else { return }
    let identity = ObjectIdentifier(self)
    if let place = object.observations.lastIndex(where: { $0.identity == identity }) {
      object.unregister(object.observations.remove(at: place), self)
    }
    self.object = nil
  }
}

/// What a handler of the key-path form is told; values only where they were asked for.
public struct NSKeyValueObservedChange<Value> {
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// Whether the set is still to come, as `.prior` asks for.
  public let isPrior: Bool
}

extension UIScrollView {
  /// Observes `contentOffset`, `contentSize`, `contentInset`, `frame` or `bounds` with a closure.
  public func observe<Value>(
    _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: ObservableKey] = [
      \UIScrollView.contentOffset: .contentOffset, \UIScrollView.contentSize: .contentSize,
      \UIScrollView.contentInset: .contentInset, \UIScrollView.frame: .frame,
      \UIScrollView.bounds: .bounds,
    ]
    return registered(
      self, names[keyPath]?.rawValue ?? "\(keyPath)", options, changeHandler)
  }
}

extension UIView {
  /// Observes `frame` or `bounds` with a closure.
  @_disfavoredOverload  // A scroll view has its own, which knows these keys, too.
  public func observe<Value>(
    _ keyPath: KeyPath<UIView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (UIView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: ObservableKey] = [\UIView.frame: .frame, \UIView.bounds: .bounds]
    return registered(
      self, names[keyPath]?.rawValue ?? "\(keyPath)", options, changeHandler)
  }
}

extension UIGestureRecognizer {
  /// Observes `state` with a closure.
  public func observe<Value>(
    _ keyPath: KeyPath<UIGestureRecognizer, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (UIGestureRecognizer, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    registered(
      self, keyPath == \UIGestureRecognizer.state ? "state" : "\(keyPath)", options, changeHandler)
  }
}

/// Registers a closure under a token that owns the registration.
func registered<Object: NSObject, Value>(
  _ object: Object, _ key: String, _ options: NSKeyValueObservingOptions,
  _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
  let token = NSKeyValueObservation(object: object, key: key)
  object.register(token, for: key, options: options) { [unowned object] told in
    changeHandler(
      object,
      NSKeyValueObservedChange(
        oldValue: told.old as? Value, newValue: told.new as? Value, isPrior: told.isPrior))
  }
  return token
}
