// What ends a program on iOS and is a fault of the simulation here, so that the process lives and
// the fault has a time.

/// Makes an array of `objects` as an Objective-C array literal does: a `nil` among them raises.
///
/// After a raise the array holds the others; nothing that is done with it is told to anyone.
public func arrayLiteral<Object>(_ objects: Object?...) -> [Object] {
  if let place = objects.firstIndex(where: { $0 == nil }) {
    Simulation.current.raise(
      "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from "
        + "objects[\(place)]")
  }
  return objects.compactMap { $0 }
}

extension UIView {
  /// Takes out what an implicitly unwrapped property holds; `nil` raises, as the use of it traps.
  ///
  /// `name` is the property's. After a raise the result is `nil` and the caller returns.
  public func unwrapped<Value>(_ value: Value?, _ name: String) -> Value? {
    if value == nil {
      simulation.raise(
        "unexpectedly found nil while implicitly unwrapping an Optional value: "
          + "\(type(of: self)).\(name)")
    }
    return value
  }
}

extension NSObject {
  /// Says, in a `deinit`, that a property of this object's own is still observed: that throws on iOS.
  ///
  /// The model observes views' properties only, so that an object's own observers cannot be counted
  /// here. Outside of a simulation nobody hears it.
  public func deallocatedWhileObserved(_ keyPath: String) {
    Simulation.ofTask?.raise(Self.observedDeath(of: type(of: self), keyPath))
  }

  /// What is thrown when an object dies that is still observed.
  static func observedDeath(of kind: NSObject.Type, _ keyPaths: String) -> String {
    "\(kind) was deallocated while key value observers were still registered (\(keyPaths))"
  }
}
