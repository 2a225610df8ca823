/// A view that reports events to targets.
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    /// How it is written.
    public let rawValue: UInt

    /// The value that is written so.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has come down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has left it inside its bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger has left outside of its bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system has taken the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value has changed; a refresh control wants a refresh.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is mainly for was asked of it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  private struct Action {
    enum Message {
      case selector(Selector)
      case block(UIAction)
    }

    weak var target: NSObject?
    let message: Message
    var events: Event

    var selector: Selector? {
      if case .selector(let selector) = message { selector } else { nil }
    }

    var block: UIAction? {
      if case .block(let block) = message { block } else { nil }
    }

    var isGone: Bool { events.isEmpty || block == nil && target == nil }
  }

  private var actions: [Action] = []

  /// Whether it takes the person's input; there is none here, so that a control asks for itself.
  open var isEnabled = true
  /// Kept; it changes nothing here.
  open var isSelected = false
  /// Kept; it changes nothing here.
  open var isHighlighted = false

  /// Sends `action` to `target`, which is not retained, whenever one of `controlEvents` happens.
  ///
  /// A target and action that are there already get the events added, as on iOS. There is no responder
  /// chain: a target of `nil` raises.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target as? NSObject else {
      simulation.raise("\(type(of: self)).addTarget: the model has no responder chain for nil")
      return
    }
    let known = actions.firstIndex { $0.target === target && $0.selector == action }
    if let known {
      actions[known].events.formUnion(controlEvents)
    } else {
      actions.append(Action(target: target, message: .selector(action), events: controlEvents))
    }
  }

  /// Stops sending `action` to `target` for these events; `nil` stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for place in actions.indices where actions[place].block == nil {
      let isTarget = target == nil || actions[place].target === target as? NSObject
      if isTarget, action == nil || actions[place].selector == action {
        actions[place].events.subtract(controlEvents)
      }
    }
    actions.removeAll(where: \.isGone)
  }

  /// Runs `action` whenever one of `controlEvents` happens, in place of one of the same name.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(Action(message: .block(action), events: controlEvents))
  }

  /// Stops running `action` for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of this name for these events.
  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for place in actions.indices where actions[place].block?.identifier == identifier {
      actions[place].events.subtract(controlEvents)
    }
    actions.removeAll(where: \.isGone)
  }

  /// The targets that are still there.
  public var allTargets: Set<AnyHashable> { Set(actions.compactMap(\.target)) }

  /// The events that are sent to anyone.
  public var allControlEvents: Event {
    actions.reduce(into: Event()) { if !$1.isGone { $0.formUnion($1.events) } }
  }

  /// The names of the actions that `target` is sent for all of `controlEvent`; `nil` where there is none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.filter {
      $0.target === target as? NSObject && $0.events.isSuperset(of: controlEvent)
    }.compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Tells the targets of these events and runs the actions, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      switch action.message {
      case .selector(let selector):
        if let target = action.target { sendAction(selector, to: target, for: nil) }
      case .block(let block): sendAction(block)
      }
    }
  }

  /// Runs one action, the control being its sender.
  open func sendAction(_ action: UIAction) { action.run(by: self) }

  /// Sends one message, the control being its argument; a class may send something else.
  ///
  /// There is no object for `event` here.
  open func sendAction(_ action: Selector, to target: Any?, for event: Any?) {
    if let target = target as? NSObject { action.send(to: target, self) }
  }
}
