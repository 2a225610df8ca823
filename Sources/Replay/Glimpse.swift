public import GestureTrace
public import HeadlessUIKit

/// What is seen of the list at one moment of a run, and the measures behind it.
///
/// A plain value: a screen draws from it and knows nothing of views.
public struct Glimpse: Hashable, Sendable {
  /// What the control and whatever else is in the list show, the backmost first.
  public var picture: DisplayList
  /// The list's size, in points.
  public var width, height: Double
  /// Where the list is seen to be, animations under way included.
  public var offset: Double
  /// The plain `contentInset`, own parts of controls included.
  public var inset: Insets
  /// The height of the content, in points.
  public var content: Double
}

extension Glimpse {
  /// Looks at a list; its simulation is current.
  init(of list: UIScrollView) {
    picture = DisplayList(of: list)
    width = Double(list.bounds.width)
    height = Double(list.bounds.height)
    offset = Double(list.presentationOffset.y)
    inset = Insets(list.contentInset)
    content = Double(list.contentSize.height)
  }
}
