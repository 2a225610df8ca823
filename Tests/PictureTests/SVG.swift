import UIKit

/// A display list as an SVG file, to be looked at.
struct SVG {
  let list: DisplayList
  let size: CGSize

  var text: String {
    let items = list.items.enumerated().map { element($1, number: $0) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">
      \(items.joined(separator: "\n"))
      </svg>

      """
  }

  private func element(_ item: DisplayItem, number: Int) -> String {
    let t = item.transform
    let matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { "\($0)" }.joined(separator: " ")
    let shape = shape(item.content, number: number)
    return "<g transform=\"matrix(\(matrix))\" opacity=\"\(item.opacity)\">\(shape)</g>"
  }

  private func shape(_ content: DisplayContent, number: Int) -> String {
    switch content {
    case .rectangle(let rect, let radius, let fill):
      return "<rect \(box(rect)) rx=\"\(radius)\" fill=\"\(paint(fill))\"/>"
    case .border(let rect, let radius, let width, let color):
      return
        "<rect \(box(rect.insetBy(dx: width / 2, dy: width / 2))) rx=\"\(radius)\" fill=\"none\" "
        + "stroke=\"\(paint(color))\" stroke-width=\"\(width)\"/>"
    case .gradient(let rect, let radius, let gradient):
      let stops = zip(gradient.colors, gradient.locations).map {
        "<stop offset=\"\($1)\" stop-color=\"\(paint($0))\"/>"
      }
      return "<linearGradient id=\"g\(number)\" gradientUnits=\"userSpaceOnUse\" "
        + "x1=\"\(gradient.start.x)\" y1=\"\(gradient.start.y)\" x2=\"\(gradient.end.x)\" "
        + "y2=\"\(gradient.end.y)\">\(stops.joined())</linearGradient>"
        + "<rect \(box(rect)) rx=\"\(radius)\" fill=\"url(#g\(number))\"/>"
    case .fill(let outline, let color):
      return "<path d=\"\(path(outline))\" fill=\"\(paint(color))\"/>"
    case .stroke(let outline, let color, let style):
      let part = style.end - style.start
      let trim =
        part < 1
        ? " pathLength=\"1\" stroke-dasharray=\"\(part) 2\" stroke-dashoffset=\"\(-style.start)\""
        : ""
      return "<path d=\"\(path(outline))\" fill=\"none\" stroke=\"\(paint(color))\" "
        + "stroke-width=\"\(style.width)\" stroke-linecap=\"\(style.cap)\"\(trim)/>"
    case .text(let text):
      let (x, anchor) = text.anchor
      let first = text.rect.midY - CGFloat(text.lines.count - 1) / 2 * text.font.lineHeight
      let lines = text.lines.enumerated().map { number, line in
        "<text x=\"\(x)\" y=\"\(first + CGFloat(number) * text.font.lineHeight)\" "
          + "dominant-baseline=\"central\" text-anchor=\"\(anchor)\" "
          + "font-size=\"\(text.font.pointSize)\" fill=\"\(paint(text.color))\">\(line)</text>"
      }
      return lines.joined()
    case .image(let name, let rect, _):
      return "<rect \(box(rect)) fill=\"silver\"/><text x=\"\(rect.minX)\" y=\"\(rect.midY)\" "
        + "font-size=\"6\">\(name)</text>"
    case .spinner(let rect, let phase, let color):
      let spokes = (0..<12).map { spoke -> String in
        let fade = 0.2 + 0.8 * (CGFloat(spoke) / 12)
        return "<path d=\"M0 -6L0 -11\" stroke=\"\(paint(color))\" stroke-width=\"2\" "
          + "opacity=\"\(fade)\" transform=\"rotate(\(CGFloat(spoke) * 30 + phase * 360))\"/>"
      }
      return "<g transform=\"translate(\(rect.midX) \(rect.midY))\">\(spokes.joined())</g>"
    }
  }

  private func box(_ rect: CGRect) -> String {
    "x=\"\(rect.minX)\" y=\"\(rect.minY)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
  }

  private func paint(_ color: DisplayColor) -> String {
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "rgba(\(bytes[0]),\(bytes[1]),\(bytes[2]),\(color.alpha))"
  }

  private func path(_ outline: Outline) -> String {
    outline.map { step in
      switch step {
      case .move(let point): "M\(point.x) \(point.y)"
      case .line(let point): "L\(point.x) \(point.y)"
      case .curve(let a, let b, to: let end): "C\(a.x) \(a.y) \(b.x) \(b.y) \(end.x) \(end.y)"
      case .close: "Z"
      }
    }.joined()
  }
}

extension DisplayText {
  /// Where a line begins, and which part of it is there.
  fileprivate var anchor: (CGFloat, String) {
    switch alignment {
    case .left, .justified, .natural: (rect.minX, "start")
    case .center: (rect.midX, "middle")
    case .right: (rect.maxX, "end")
    }
  }
}
