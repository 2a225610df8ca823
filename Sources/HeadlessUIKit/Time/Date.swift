// A date stays Foundation's, so that formatters, calendars and files take it; what asks for the time
// asks the simulation. In a file that imports UIKit alone these stand before Foundation's own.
extension Date {
  /// The moment on the virtual clock: a simulation begins with the year 2001, Greenwich time.
  public init() { self.init(timeIntervalSinceReferenceDate: CACurrentMediaTime()) }

  /// The moment on the virtual clock.
  public static var now: Date { Date() }

  /// So many seconds after the moment on the virtual clock; before it, where negative.
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self.init(timeInterval: seconds, since: Date())
  }

  /// Seconds from the moment on the virtual clock to this one; negative for one that is over.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}
