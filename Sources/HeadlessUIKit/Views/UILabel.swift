/// Where lines of text stand in their rectangle.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
}

/// A typeface at a size in points; `nil` is the system's face.
public struct UIFont: Hashable, Sendable {
  public let name: String?
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
  open var text: String?
  open var font = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.left
}
