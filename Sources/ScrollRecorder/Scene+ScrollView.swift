import GestureTrace
import UIKit

extension Scene {
  /// The list as it stands, with the app's own part of its insets.
  init(_ list: UIScrollView, inset: UIEdgeInsets) {
    self.init()
    width = Double(list.bounds.width)
    height = Double(list.bounds.height)
    content = Double(list.contentSize.height)
    if list.contentSize.width != list.bounds.width {
      contentWidth = Double(list.contentSize.width)
    }
    self.inset = Insets(inset)
    safeArea = list.systemInset
    offset = NumberText.rounded(Double(list.contentOffset.y))
    let x = NumberText.rounded(Double(list.contentOffset.x))
    if x != 0 - (self.inset.left + safeArea.left) { offsetX = x }
    scale = Double(list.traitCollection.displayScale)
    bounces = list.bounces
    alwaysBounce = list.alwaysBounceVertical
  }
}

extension UIScrollView {
  /// The system's part of the adjusted inset.
  var systemInset: Insets { Insets(adjustedContentInset) - Insets(contentInset) }
}

extension Insets {
  /// UIKit's, to a millionth of a point.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: NumberText.rounded(Double(insets.top)), left: NumberText.rounded(Double(insets.left)),
      bottom: NumberText.rounded(Double(insets.bottom)),
      right: NumberText.rounded(Double(insets.right)))
  }
}
