/// Where lines of text stand in their rectangle.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
}

/// A typeface at a size in points; `nil` is the system's face.
public struct UIFont: Hashable, Sendable {
  /// The face's name; `nil` is the system's.
  public let name: String?
  /// In points.
  public let pointSize: CGFloat

  /// The system's face.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: nil, pointSize: size)
  }

  private init(name: String?, pointSize: CGFloat) {
    self.name = name
    self.pointSize = pointSize
  }

  /// The face of this name.
  public init(name: String, size: CGFloat) {
    self.init(name: name, pointSize: size)
  }
}

/// A view that shows a text.
open class UILabel: UIView {
  /// What is shown; `nil` shows nothing.
  open var text: String?
  /// The face and size of the text; by default the system's at 17 points.
  open var font = UIFont.systemFont(ofSize: 17)
  /// `nil` is black.
  open var textColor: UIColor?
  /// By default left.
  open var textAlignment = NSTextAlignment.left
}
