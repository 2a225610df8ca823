// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Objective-C's.

/// How an object holds on to what is associated with it.
public enum objc_AssociationPolicy: Sendable {
  /// Not at all: when the associated object dies, what is left dangles.
  case OBJC_ASSOCIATION_ASSIGN
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN
  case OBJC_ASSOCIATION_COPY_NONATOMIC
}

/// One associated value.
enum Association {
  case strong(Any)
  /// An unretained object, with its class for the fault that names it.
  case unretained(UnretainedReference)
}

/// A reference that knows whether what it points to is still there.
final class UnretainedReference {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(type(of: object))"
  }
}

/// Associates `value` with `object` under `key`; `nil` removes.
public func objc_setAssociatedObject(
  _ object: NSObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let value else {
    object.associations[key] = nil
    return
  }
  switch policy {
  case .OBJC_ASSOCIATION_ASSIGN:
    object.associations[key] = .unretained(UnretainedReference(value as AnyObject))
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
    .OBJC_ASSOCIATION_COPY_NONATOMIC:
    object.associations[key] = .strong(value)
  }
}

/// The value under `key`; one that was only assigned and has died raises, as its use traps on iOS.
public func objc_getAssociatedObject(_ object: NSObject, _ key: UnsafeRawPointer) -> Any? {
  switch object.associations[key] {
  case nil: return nil
  case .strong(let value): return value
  case .unretained(let reference):
    guard let value = reference.object else {
      Simulation.current.raise(
        "\(reference.name) was used after it had been deallocated: \(type(of: object)) held it "
          + "unretained")
      return nil
    }
    return value
  }
}
