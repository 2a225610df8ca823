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
