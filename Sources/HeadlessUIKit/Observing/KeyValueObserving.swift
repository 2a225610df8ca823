/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// How it is written.
  public let rawValue: UInt

  /// The value that is written so.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Once at registration.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before each set as well as after it; the new value is not told then.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of a change dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// How it is written.
  public let rawValue: String

  /// The value that is written so.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new value, if it was asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before, if it was asked for.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// `true` where the set is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The properties that can be observed.
enum ObservableKey: String {
  case contentOffset, contentSize, contentInset, frame, bounds, state
}

/// One registration.
///
/// It refers to its observer without keeping it; an observer that is freed clears the reference, which
/// costs the scroll view's every move less than a weak one.
final class Observation {
  let key: ObservableKey
  fileprivate(set) unowned(unsafe) var observer: NSObject?
  let identity: ObjectIdentifier
  let context: UnsafeMutableRawPointer?
  let options: NSKeyValueObservingOptions
  let tag: WorkTag
  let simulation: Simulation
  /// The closure of the key-path form; `nil` in the string form.
  let handler: ((Told) -> Void)?

  /// What one notification tells, by the options.
  struct Told {
    var old: Any?
    var new: Any?
    var isPrior = false
  }

  init(
    key: ObservableKey, observer: NSObject, context: UnsafeMutableRawPointer?,
    options: NSKeyValueObservingOptions, simulation: Simulation, handler: ((Told) -> Void)?
  ) {
    self.key = key
    self.observer = observer
    identity = ObjectIdentifier(observer)
    self.context = context
    self.options = options
    tag = simulation.tag
    self.simulation = simulation
    self.handler = handler
  }

  /// The observer is being freed.
  func orphan() { observer = nil }
}

extension NSObject {
  /// Registers `observer` for a property; once more registers it twice.
  ///
  /// It is told synchronously in each set, also of an equal value. A key that the model cannot
  /// observe raises.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    register(observer, for: keyPath, options: options, context: context, handler: nil)
  }

  func register(
    _ observer: NSObject, for name: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer? = nil, handler: ((Observation.Told) -> Void)?
  ) {
    let simulation = Simulation.current
    guard let key = ObservableKey(rawValue: name) else {
      simulation.raise("\(type(of: self)) is not key value observing-compliant for \(name)")
      return
    }
    let observation = Observation(
      key: key, observer: observer, context: context, options: options, simulation: simulation,
      handler: handler)
    observations.append(observation)
    observer.registrations.append(observation)
    if observation.tag.owner != 0 { taggedObserverCount += 1 }
    if options.contains(.prior) { priorObserverCount += 1 }
    if options.contains(.initial) {
      tell(observation, Observation.Told(new: options.contains(.new) ? value(of: key) : nil))
    }
  }

  /// Takes back the last registration of `observer` for a property; one that is not there raises.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Takes back the last registration with this context; one that is not there raises.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0 == context }
  }

  private func remove(
    _ observer: NSObject, _ keyPath: String, where fits: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let identity = ObjectIdentifier(observer)
    let place = observations.lastIndex {
      $0.identity == identity && $0.key.rawValue == keyPath && fits($0.context)
    }
    guard let place else {
      Simulation.current.raise(
        "cannot remove an observer \(type(of: observer)) for \(keyPath) from \(type(of: self)): "
          + "it is not registered")
      return
    }
    unregister(observations.remove(at: place), observer)
  }

  /// Forgets a registration that has been taken out.
  func unregister(_ observation: Observation, _ observer: NSObject) {
    observer.registrations.removeAll { $0 === observation }
    if observation.tag.owner != 0 { taggedObserverCount -= 1 }
    if observation.options.contains(.prior) { priorObserverCount -= 1 }
  }

  /// Tells those who observe `key` that it has been set, in the order of registration.
  func notify<Value>(_ key: ObservableKey, old: Value, new: Value) {
    guard !observations.isEmpty else { return }
    for observation in observations where observation.key == key {
      tell(
        observation,
        Observation.Told(
          old: observation.options.contains(.old) ? old : nil,
          new: observation.options.contains(.new) ? new : nil))
    }
  }

  /// Tells those who want to know before `key` is set; called where `priorObserverCount` is not 0.
  func notifyPrior<Value>(_ key: ObservableKey, old: Value) {
    for observation in observations where observation.key == key {
      guard observation.options.contains(.prior) else { continue }
      tell(
        observation,
        Observation.Told(old: observation.options.contains(.old) ? old : nil, isPrior: true))
    }
  }

  private func tell(_ observation: Observation, _ told: Observation.Told) {
    let simulation = observation.simulation
    guard simulation.fault == nil else { return }
    guard let observer = observation.observer else {
      simulation.raise(
        "\(type(of: self)).\(observation.key.rawValue) was set: its observer has been deallocated "
          + "without being removed")
      return
    }
    // A setter that sets its own value in its notification, and so on without end, overflows the
    // stack on iOS; ours would too, some thousand frames on.
    guard simulation.notificationDepth < 200 else {
      simulation.raise(
        "\(observation.key.rawValue) is set again in its own notification without end")
      return
    }
    simulation.notificationDepth += 1
    simulation.perform(as: WorkTag(owner: observation.tag.owner, cause: simulation.tag.cause)) {
      if let handler = observation.handler {
        handler(told)
        return
      }
      var change: [NSKeyValueChangeKey: Any]?
      if !observation.options.isDisjoint(with: [.new, .old, .prior]) {
        change = [:]
        change?[.newKey] = told.new
        change?[.oldKey] = told.old
        if told.isPrior { change?[.notificationIsPriorKey] = true }
      }
      observer.observeValue(
        forKeyPath: observation.key.rawValue, of: self, change: change,
        context: observation.context)
    }
    simulation.notificationDepth -= 1
  }
}
