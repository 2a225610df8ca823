package import UIKit

/// An arrow of the tint's colour that points up or down.
package final class ExemplarArrow: UIView {
  package enum Way { case up, down }

  private let way: Way

  init(_ way: Way) {
    self.way = way
    super.init(frame: .zero)
    contentMode = .redraw
  }

  package required init?(coder: NSCoder) { nil }

  /// A stem of most of the height, and two barbs at the end to which it points.
  package override func draw(_ rect: CGRect) {
    let (left, middle, right) = (rect.minX + 5, rect.midX, rect.maxX - 5)
    let tip = way == .down ? rect.maxY - 3 : rect.minY + 3
    let tail = way == .down ? rect.minY + 3 : rect.maxY - 3
    let barbs = way == .down ? tip - 5 : tip + 5
    let path = UIBezierPath()
    path.lineWidth = 1.5
    path.move(to: CGPoint(x: middle, y: tail))
    path.addLine(to: CGPoint(x: middle, y: tip))
    path.move(to: CGPoint(x: left, y: barbs))
    path.addLine(to: CGPoint(x: middle, y: tip))
    path.addLine(to: CGPoint(x: right, y: barbs))
    tintColor.setStroke()
    path.stroke()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
