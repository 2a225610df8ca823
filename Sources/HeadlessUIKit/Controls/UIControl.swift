/// A view that reports events to targets.
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  private struct Action {
    weak var target: NSObject?
    let selector: Selector
    let events: Event
  }

  private var actions: [Action] = []

  open var isEnabled = true

  /// Sends `action` to `target`, which is not retained, whenever one of `events` happens.
  public func addTarget(_ target: NSObject, action: Selector, for events: Event) {
    actions.append(Action(target: target, selector: action, events: events))
  }

  /// Stops sending `action` to `target`.
  public func removeTarget(_ target: NSObject, action: Selector, for events: Event) {
    actions.removeAll { $0.target === target && $0.selector == action && $0.events == events }
  }

  /// Tells the targets of these events, in the order in which they were added.
  public func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) {
      if let target = action.target { action.selector.send(to: target, self) }
    }
  }
}
