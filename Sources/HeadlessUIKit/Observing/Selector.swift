/// A method to be sent later: its name, and how it is called.
///
/// Swift on Linux has no Objective-C runtime, so that `#selector(Control.act)` becomes
/// `Selector("act") { (control: Control) in control.act() }`.
public struct Selector: Hashable, Sendable {
  /// The method's name; equal names make equal selectors.
  public let name: String
  private let thunk: @Sendable (NSObject, Any?) -> Bool

  /// A method without a parameter.
  public init<Target: NSObject>(_ name: String, _ call: @escaping @Sendable (Target) -> Void) {
    self.name = name
    thunk = { target, _ in
      guard let target = target as? Target else { return false }
      call(target)
      return true
    }
  }

  /// A method with one parameter, the sender or object.
  public init<Target: NSObject, Argument>(
    _ name: String, _ call: @escaping @Sendable (Target, Argument) -> Void
  ) {
    self.name = name
    thunk = { target, argument in
      guard let target = target as? Target, let argument = argument as? Argument else {
        return false
      }
      call(target, argument)
      return true
    }
  }

  /// Sends the message; a target that has no such method raises, as it does on iOS.
  func send(to target: NSObject, _ argument: Any?) {
    if !thunk(target, argument) {
      Simulation.current.raise("\(type(of: target)): unrecognized selector \(name)")
    }
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSObject {
  /// Sends `selector` now; what the method returns is not handed on.
  public func perform(_ selector: Selector, with argument: Any?) {
    selector.send(to: self, argument)
  }

  /// Sends `selector` after at least `delay` seconds, in the run loop's default mode.
  ///
  /// With a delay of 0 it runs in a later turn; while a finger is down or a motion lasts it waits.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let simulation = Simulation.current
    let perform = DelayedPerform(selector: selector, argument: argument)
    perform.token = simulation.agenda.timers.add(
      Work(tag: simulation.tag) { [self] in
        delayedPerforms.removeAll { $0 === perform }
        selector.send(to: self, argument)
      }, due: simulation.now.advanced(by: delay))
    delayedPerforms.append(perform)
  }

  /// Takes back every waiting `perform(_:with:afterDelay:)` of `target`.
  public static func cancelPreviousPerformRequests(withTarget target: NSObject) {
    target.cancelPerforms { _ in true }
  }

  /// Takes back those that send `selector` with an equal argument; `nil` is that without one.
  public static func cancelPreviousPerformRequests(
    withTarget target: NSObject, selector: Selector, object: Any?
  ) {
    target.cancelPerforms { $0.selector == selector && $0.takes(object) }
  }

  private func cancelPerforms(where fits: (DelayedPerform) -> Bool) {
    let simulation = Simulation.current
    for perform in delayedPerforms where fits(perform) {
      simulation.agenda.timers.remove(perform.token)
    }
    delayedPerforms.removeAll(where: fits)
  }
}

/// A message that waits in the run loop; the run loop keeps its target alive until then.
final class DelayedPerform {
  var token = 0
  let selector: Selector
  private let argument: Any?

  init(selector: Selector, argument: Any?) {
    self.selector = selector
    self.argument = argument
  }

  /// Whether its argument equals `object`.
  func takes(_ object: Any?) -> Bool {
    switch (argument, object) {
    case (nil, nil): true
    case (let argument as AnyHashable, let object as AnyHashable): argument == object
    default: false
    }
  }
}
