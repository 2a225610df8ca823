import GestureTrace
import HeadlessUIKit

/// The meaning that a replay gives to the model's tags: an edge owns work, the app's begin of an edge
/// causes it.
extension WorkTag {
  init(_ edge: Edge, begunByCode: Bool = false) {
    let number: UInt8 = edge == .header ? 1 : 2
    self.init(owner: number, cause: begunByCode ? number : 0)
  }

  /// The edge whose work it is.
  var edge: Edge? {
    switch owner {
    case 1: .header
    case 2: .footer
    default: nil
    }
  }

  /// Whether the app's begin of `edge` set it off.
  func isCode(of edge: Edge) -> Bool { cause == WorkTag(edge, begunByCode: true).cause }
}

extension OffsetKind {
  init(_ kind: MovementKind) {
    self =
      switch kind {
      case .drag: .drag
      case .glide: .glide
      case .rest: .rest
      case .scroll: .scroll
      }
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// To a millionth of a point.
  var rounded: Insets {
    Insets(
      top: NumberText.rounded(top), left: NumberText.rounded(left),
      bottom: NumberText.rounded(bottom), right: NumberText.rounded(right))
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Frame {
  /// To a millionth of a point.
  init(_ rectangle: CGRect) {
    self.init(
      x: NumberText.rounded(rectangle.origin.x), y: NumberText.rounded(rectangle.origin.y),
      width: NumberText.rounded(rectangle.width), height: NumberText.rounded(rectangle.height))
  }
}
