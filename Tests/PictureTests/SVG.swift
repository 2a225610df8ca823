import UIKit

/// A display list as an SVG file, to be looked at.
struct SVG {
  let list: DisplayList
  let size: CGSize
  /// Begins the names of what is referred to, so that several pictures can stand in one file.
  var prefix = "g"

  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">
    \(elements)
    </svg>

    """
  }

  /// What is seen, from back to front, a line for each thing.
  var elements: String {
    list.items.enumerated().map { element($1, number: $0) }.joined(separator: "\n")
  }

  /// A number with at most three decimals.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func element(_ item: DisplayItem, number: Int) -> String {
    let t = item.transform
    let matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(n).joined(separator: " ")
    let shape = shape(item.content, number: number)
    return "<g transform=\"matrix(\(matrix))\" opacity=\"\(n(item.opacity))\">\(shape)</g>"
  }

  private func shape(_ content: DisplayContent, number: Int) -> String {
    switch content {
    case .rectangle(let rect, let radius, let fill):
      return "<rect \(box(rect)) rx=\"\(n(radius))\" \(paint("fill", fill))/>"
    case .border(let rect, let radius, let width, let color):
      return
        "<rect \(box(rect.insetBy(dx: width / 2, dy: width / 2))) rx=\"\(n(radius))\" "
        + "fill=\"none\" \(paint("stroke", color)) stroke-width=\"\(n(width))\"/>"
    case .gradient(let rect, let radius, let gradient):
      let stops = zip(gradient.colors, gradient.locations).map {
        "<stop offset=\"\(n($1))\" \(paint("stop", $0, as: "stop-color"))/>"
      }
      let id = "\(prefix)\(number)"
      return "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" "
        + "x1=\"\(n(gradient.start.x))\" y1=\"\(n(gradient.start.y))\" x2=\"\(n(gradient.end.x))\" "
        + "y2=\"\(n(gradient.end.y))\">\(stops.joined())</linearGradient>"
        + "<rect \(box(rect)) rx=\"\(n(radius))\" fill=\"url(#\(id))\"/>"
    case .fill(let outline, let color):
      return "<path d=\"\(path(outline))\" \(paint("fill", color))/>"
    case .stroke(let outline, let color, let style):
      let part = style.end - style.start
      let trim =
        part < 1
        ? " pathLength=\"1\" stroke-dasharray=\"\(n(part)) 2\" "
          + "stroke-dashoffset=\"\(n(-style.start))\"" : ""
      return "<path d=\"\(path(outline))\" fill=\"none\" \(paint("stroke", color)) "
        + "stroke-width=\"\(n(style.width))\" stroke-linecap=\"\(style.cap)\"\(trim)/>"
    case .text(let text):
      let (x, anchor) = text.anchor
      let first = text.rect.midY - CGFloat(text.lines.count - 1) / 2 * text.font.lineHeight
      let lines = text.lines.enumerated().map { number, line in
        "<text x=\"\(n(x))\" y=\"\(n(first + CGFloat(number) * text.font.lineHeight))\" "
          + "dominant-baseline=\"central\" text-anchor=\"\(anchor)\" "
          + "font-size=\"\(n(text.font.pointSize))\" \(paint("fill", text.color))>"
          + "\(line.asXMLText)</text>"
      }
      return lines.joined()
    case .image(let name, let rect, _): return image(name, in: rect)
    case .spinner(let rect, let phase, let color):
      let spokes = (0..<12).map { spoke -> String in
        let fade = 0.2 + 0.8 * (CGFloat(spoke) / 12)
        return "<path d=\"M0 -6L0 -11\" \(paint("stroke", color)) stroke-width=\"2\" "
          + "opacity=\"\(n(fade))\" transform=\"rotate(\(n(CGFloat(spoke) * 30 + phase * 360)))\"/>"
      }
      return "<g transform=\"translate(\(n(rect.midX)) \(n(rect.midY)))\">\(spokes.joined())</g>"
    }
  }

  /// Pictures are known by their names: an arrow is drawn as one, anything else as a ring, of which a
  /// number in the name opens another quarter.
  private func image(_ name: String, in rect: CGRect) -> String {
    let place = "transform=\"translate(\(n(rect.midX)) \(n(rect.midY)))\""
    let (across, down) = (rect.width / 2 * 0.7, rect.height / 2 * 0.8)
    if name.lowercased().contains("arrow") {
      let shaft = "M0 \(n(-down))L0 \(n(down))"
      let head = "M\(n(-across)) \(n(down - across))L0 \(n(down))L\(n(across)) \(n(down - across))"
      return "<path \(place) d=\"\(shaft)\(head)\" fill=\"none\" stroke=\"black\" "
        + "stroke-width=\"3\"/>"
    }
    let turn = name.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) } * 90
    let radius = min(across, down)
    return "<circle \(place) r=\"\(n(radius))\" fill=\"none\" stroke=\"steelblue\" "
      + "stroke-width=\"4\" pathLength=\"4\" stroke-dasharray=\"3 1\" "
      + "stroke-dashoffset=\"\(n(-CGFloat(turn) / 90))\"/>"
  }

  private func n(_ value: CGFloat) -> String { Self.number(value) }

  private func box(_ rect: CGRect) -> String {
    "x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" "
      + "height=\"\(n(rect.height))\""
  }

  /// A colour and how opaque it is, for the attributes of this name.
  private func paint(_ name: String, _ color: DisplayColor, as attribute: String? = nil) -> String {
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let value = "rgb(\(bytes[0]),\(bytes[1]),\(bytes[2]))"
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(n(color.alpha))\"" : ""
    return "\(attribute ?? name)=\"\(value)\"\(opacity)"
  }

  private func path(_ outline: Outline) -> String {
    outline.map { step in
      switch step {
      case .move(let point): "M\(n(point.x)) \(n(point.y))"
      case .line(let point): "L\(n(point.x)) \(n(point.y))"
      case .curve(let a, let b, to: let end):
        "C\(n(a.x)) \(n(a.y)) \(n(b.x)) \(n(b.y)) \(n(end.x)) \(n(end.y))"
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

extension String {
  /// With what XML would take for its own written otherwise.
  fileprivate var asXMLText: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
