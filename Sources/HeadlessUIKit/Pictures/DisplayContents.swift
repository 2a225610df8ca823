// What views show beside what their layers do.

extension UIView {
  /// What the view shows over its background, in its own coordinates.
  func displayContents(in bounds: CGRect) -> [DisplayContent] {
    var contents: [DisplayContent] = []
    for stroke in drawing {
      if let color = visible(stroke.fill) { contents.append(.fill(stroke.outline, color)) }
      if let (ink, style) = stroke.stroke, let color = visible(ink) {
        contents.append(.stroke(stroke.outline, color, style))
      }
    }
    switch self {
    case let label as UILabel: contents += label.displayText(in: bounds)
    case let view as UIImageView: contents += view.displayImage(in: bounds)
    case let view as UIActivityIndicatorView: contents += view.displayWheel(in: bounds)
    case let control as UIRefreshControl: contents += control.displayWheel(in: bounds)
    default: break
    }
    return contents
  }
}

extension UILabel {
  fileprivate func displayText(in bounds: CGRect) -> [DisplayContent] {
    let lines = shownLines.map(String.init)
    guard !lines.isEmpty, let color = visible(shownColor) else { return [] }
    return [
      .text(
        DisplayText(
          lines: lines, rect: bounds, font: shownFont, color: color, alignment: textAlignment))
    ]
  }
}

extension UIImageView {
  fileprivate func displayImage(in bounds: CGRect) -> [DisplayContent] {
    guard let image = shownImage else { return [] }
    let tint = image.renderingMode == .alwaysTemplate ? visible(tintColor) : nil
    return [.image(image.name, bounds.placing(image.size, contentMode), tint: tint)]
  }
}

extension UIActivityIndicatorView {
  fileprivate func displayWheel(in bounds: CGRect) -> [DisplayContent] {
    guard let color = visible(color ?? style.color) else { return [] }
    let side = style.side
    let rect = bounds.placing(CGSize(width: side, height: side), .center)
    return [.spinner(rect, phase: phase, color: color)]
  }
}

extension UIRefreshControl {
  /// A grey wheel, or one of the control's own tint, while it is pulled or refreshes; UIKit's own look is
  /// more than that and unpublished.
  fileprivate func displayWheel(in bounds: CGRect) -> [DisplayContent] {
    guard isRefreshing || frame.minY < 0, let color = visible(ownTintColor ?? .gray) else {
      return []
    }
    let steps = isRefreshing ? simulation.now.microseconds * 12 / 1_000_000 % 12 : 0
    let rect = bounds.placing(CGSize(width: 30, height: 30), .center)
    return [.spinner(rect, phase: CGFloat(steps) / 12, color: color)]
  }
}

extension CGRect {
  /// Where a picture of `size` lies in the rectangle.
  func placing(_ size: CGSize, _ mode: UIView.ContentMode) -> CGRect {
    switch mode {
    case .scaleToFill, .redraw: return self
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return self }
      let (across, down) = (width / size.width, height / size.height)
      let scale = mode == .scaleAspectFit ? min(across, down) : max(across, down)
      return placing(
        CGSize(width: size.width * scale, height: size.height * scale), .center)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return CGRect(
        x: minX + mode.share.x * (width - size.width),
        y: minY + mode.share.y * (height - size.height), width: size.width, height: size.height)
    }
  }
}

extension UIView.ContentMode {
  /// The part of the free room that is left of, and over, a picture of its own size.
  fileprivate var share: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    }
  }
}
