/// The root class: Foundation's `NSObject` with the key-value observing that Linux lacks.
open class NSObject: Hashable {
  /// Who observes this object, in the order of registration.
  var observations: [Observation] = []
  /// What this object observes.
  var registrations: [Observation] = []
  /// How many of its observers were registered under a tag.
  package var taggedObserverCount = 0
  /// How many of its observers want to be told also before a change.
  var priorObserverCount = 0
  /// Messages to this object that wait in the run loop.
  var delayedPerforms: [DelayedPerform] = []
  var associations: [UnsafeRawPointer: Association] = [:]

  /// An object that nobody observes.
  public init() {}

  deinit {
    for registration in registrations { registration.orphan() }
    // Registrations of the key-path form go with the object; the string form must be taken back.
    let left = observations.filter { $0.handler == nil }
    guard let first = left.first else { return }
    let keys = left.map(\.key.rawValue).joined(separator: ", ")
    first.simulation.raise(Self.observedDeath(of: type(of: self), keys))
  }

  /// Called when a value that this object observes has been set; the default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The value of an observable property, for an observer that wants it at registration.
  func value(of key: ObservableKey) -> Any? { nil }

  /// Whether the two are the same; classes of values compare those.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  /// The same for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  public static func == (left: NSObject, right: NSObject) -> Bool {
    left === right || left.isEqual(right)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
