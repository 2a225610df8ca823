import GestureTrace
import HeadlessUIKit
import Replay
import Subjects

/// One sheet with each system's look in each phase, and the letter J as a pull draws it.
struct LooksSheet {
  private static let gap: CGFloat = 14
  /// Points of a line of words.
  private static let line: CGFloat = 18

  private struct Strip {
    let title: String
    /// Points of the sheet for one of a list.
    let scale: CGFloat
    let looks: [(caption: String, Look)]
  }

  private static var strips: [Strip] {
    let moments: [(String, Look.Moment)] = [
      ("at rest", .pulled(0)), ("half-way", .pulled(0.5)), ("past the line", .pulled(1)),
      ("loading", .loading), ("closing", .ended),
    ]
    var strips: [Strip] = []
    for system in Catalogue.systems {
      let contract = system.recipe.contract(GestureTrace.Scene())
      for edge in Edge.allCases where contract.edge(edge) != nil {
        strips.append(
          Strip(
            title: "\(system.id) \(edge.rawValue)", scale: 0.5,
            looks: moments.map { ($0.0, Look(system.recipe, edge, $0.1)) }))
      }
    }
    if let letter = Catalogue.recipe("jk-refresh-control") {
      let parts = [0, 0.25, 0.5, 0.75, 1].map { part in
        ("\(Int(part * 100)) %", Look(letter, .header, .to(part * 70), alone: true))
      }
      let ring = ("the ring", Look(letter, .header, .loading, alone: true))
      strips.append(Strip(title: "the letter J", scale: 2, looks: parts + [ring]))
    }
    return strips
  }

  /// The sheet as an SVG file.
  static let svg: String = {
    var parts: [String] = []
    var (y, width): (CGFloat, CGFloat) = (gap, 0)
    for (row, strip) in strips.enumerated() {
      parts.append(words(strip.title, x: gap, y: y + line - 6, weight: "bold"))
      y += line
      var (x, height): (CGFloat, CGFloat) = (gap, 0)
      for (column, (caption, look)) in strip.looks.enumerated() {
        parts.append(words(caption, x: x, y: y + line - 6, weight: "normal"))
        parts.append(cell(look, "c\(row)-\(column)", x: x, y: y + line, scale: strip.scale))
        x += look.size.width * strip.scale + gap
        height = max(height, look.size.height * strip.scale)
      }
      y += line + height + gap
      width = max(width, x)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(y))" \
      font-family="sans-serif">
      <rect width="100%" height="100%" fill="white"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }()

  /// One look in a frame, of which it shows nothing outside.
  private static func cell(
    _ look: Look, _ id: String, x: CGFloat, y: CGFloat, scale: CGFloat
  ) -> String {
    let box = "width=\"\(number(look.size.width))\" height=\"\(number(look.size.height))\""
    return """
      <g transform="translate(\(number(x)) \(number(y))) scale(\(number(scale)))">
      <clipPath id="\(id)"><rect \(box)/></clipPath>
      <g clip-path="url(#\(id))">
      \(SVG(list: look.picture, size: look.size, prefix: id).elements)
      </g>
      <rect \(box) fill="none" stroke="silver"/>
      </g>
      """
  }

  private static func words(_ text: String, x: CGFloat, y: CGFloat, weight: String) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"11\" font-weight=\"\(weight)\">"
      + "\(text)</text>"
  }

  private static func number(_ value: CGFloat) -> String { SVG.number(value) }
}
