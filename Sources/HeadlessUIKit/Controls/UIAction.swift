/// A block that a control runs when something happens to it; there are no menus here.
public final class UIAction: NSObject {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// How it is written.
    public let rawValue: String

    /// The name that is written so.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name that is written so.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a menu would show of it.
  public let title: String
  /// Its name: a control has one action of a name for an event.
  public let identifier: Identifier
  /// The control that runs it, while it runs; otherwise `nil`.
  public internal(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// An action that runs `handler`; without an identifier it gets one that no other has.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    let simulation = Simulation.current
    if identifier == nil { simulation.unnamedActions += 1 }
    self.identifier = identifier ?? Identifier("unnamed \(simulation.unnamedActions)")
  }

  func run(by control: UIControl) {
    sender = control
    handler(self)
    sender = nil
  }
}
