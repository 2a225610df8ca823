import HeadlessUIKit

/// Draws what a control shows, thing by thing, into one piece of the phone.
struct ItemPainter {
  /// A line of text, to be written over everything that is drawn.
  struct Line {
    var text: String
    /// The cell in whose middle the text stands, or in which it begins or ends.
    var column: Double
    var anchor: Anchor
    /// Where its true width begins, in cells: what is drawn before that is not written over.
    var start: Double
    var row: Int
    var color: Color
    var alpha: Double
  }

  /// Which part of a text its place means.
  enum Anchor { case start, middle, end }

  let map: CellMap
  var canvas: DotCanvas
  private(set) var lines: [Line] = []

  init(_ map: CellMap, on canvas: DotCanvas) {
    self.map = map
    self.canvas = canvas
  }

  /// Draws one thing.
  mutating func draw(_ item: DisplayItem) {
    let clip = item.clips.reduce(CellBox.all) { $0.clamped(to: map.box($1.rect, $1.transform)) }
    switch item.content {
    case .rectangle(let rect, let radius, let color):
      fill(rect, radius, item, clip) { _ in color }
    case .gradient(let rect, let radius, let gradient):
      let (start, end) = (map.spot(gradient.start, item), map.spot(gradient.end, item))
      fill(rect, radius, item, clip) { gradient.color(at: Self.part(of: $0, from: start, to: end)) }
    case .border(let rect, _, _, let color):
      stroke(rect.outline, color, item, clip)
    case .fill(let outline, let color): fill(outline, color, item, clip)
    case .stroke(let outline, let color, let style):
      stroke(outline.polyline.trimmed(style), color, item, clip)
    case .text(let text): write(text, item, clip)
    case .image(let name, let rect, let tint): draw(picture: name, rect, tint, item, clip)
    case .spinner(let rect, let phase, let color):
      // A wheel whose tail has faded: a ring with a gap that goes round.
      let ring = rect.ring(radius: 0.42, from: phase + 0.2, turns: 0.75)
      stroke(ring, color, item, clip)
    }
  }

  // MARK: Areas

  private mutating func fill(
    _ rect: CGRect, _ radius: CGFloat, _ item: DisplayItem, _ clip: CellBox,
    color: (CellMap.Spot) -> DisplayColor
  ) {
    let whole = map.box(rect, item.transform)
    let box = whole.clamped(to: clip)
    let isRound = radius > 0 && radius * 2 >= min(rect.width, rect.height)
    canvas.fill(columns: box.columns, rows: box.rows) { x, y in
      if isRound, !whole.ellipseContains((x, y)) { return nil }
      let color = color((x, y))
      return (Color(color), Double(color.alpha) * Double(item.opacity))
    }
  }

  private mutating func fill(
    _ outline: Outline, _ color: DisplayColor, _ item: DisplayItem, _ clip: CellBox
  ) {
    let corners = outline.polyline.map { map.spot($0.end, item) }
    guard !corners.isEmpty else { return }
    let box = CellBox(corners).clamped(to: clip)
    let alpha = Double(color.alpha) * Double(item.opacity)
    canvas.fill(columns: box.columns, rows: box.rows) { x, y in
      corners.enclose((x, y)) ? (Color(color), alpha) : nil
    }
  }

  /// How far along the way from `start` to `end` a place is; 0 at the start, 1 at the end.
  private static func part(
    of spot: CellMap.Spot, from start: CellMap.Spot, to end: CellMap.Spot
  ) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    return square > 0 ? ((spot.x - start.x) * x + (spot.y - start.y) * y) / square : 0
  }

  // MARK: Lines

  private mutating func stroke(
    _ outline: Outline, _ color: DisplayColor, _ item: DisplayItem, _ clip: CellBox
  ) {
    var here: CellMap.Spot?
    for step in outline {
      let next = map.spot(step.end, item)
      if case .move = step {
      } else if let here {
        line(from: here, to: next, color, item.opacity, clip)
      }
      here = next
    }
  }

  private mutating func line(
    from a: CellMap.Spot, to b: CellMap.Spot, _ color: DisplayColor, _ opacity: CGFloat,
    _ clip: CellBox
  ) {
    let middle = ((a.x + b.x) / 2, (a.y + b.y) / 2)
    guard clip.contains(middle) else { return }
    let (column, row) = (Int(max(0, middle.0)), Int(max(0, middle.1)))
    let isInside = column < canvas.extent.columns && row < canvas.extent.rows
    let ground = (isInside ? canvas[column, row, 1] : nil) ?? Palette.page
    let alpha = Double(color.alpha) * Double(opacity)
    canvas.line(from: a, to: b, Color(color).over(ground, alpha: alpha))
  }

  // MARK: Texts and pictures

  private mutating func write(_ text: DisplayText, _ item: DisplayItem, _ clip: CellBox) {
    let height = text.font.lineHeight
    for (number, line) in text.lines.enumerated() {
      let y = text.rect.midY + (CGFloat(number) - CGFloat(text.lines.count - 1) / 2) * height
      let (x, anchor) = text.anchor
      let spot = map.spot(CGPoint(x: x, y: y), item)
      guard clip.rows.contains(spot.y), spot.y >= 0, spot.y < Double(canvas.extent.rows) else {
        continue
      }
      // Letters of East Asia are as wide as they are high, others about half of that.
      let width = Double(text.font.pointSize) * Double(line.columns) / 2 / map.pointsPerColumn
      let part = anchor == .start ? 0 : anchor == .middle ? 0.5 : 1
      lines.append(
        Line(
          text: line, column: spot.x, anchor: anchor, start: spot.x - width * part,
          row: Int(spot.y), color: Color(text.color),
          alpha: Double(text.color.alpha) * Double(item.opacity)))
    }
  }

  /// Pictures are known by their names: an arrow is drawn as one, anything else as a ring, of which a
  /// number in the name turns the gap by a quarter.
  private mutating func draw(
    picture name: String, _ rect: CGRect, _ tint: DisplayColor?, _ item: DisplayItem,
    _ clip: CellBox
  ) {
    let ink = tint ?? .ink
    if name.lowercased().contains("arrow") {
      stroke(rect.arrow, ink, item, clip)
    } else {
      let number = name.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) }
      let turn = CGFloat(number) / 4
      stroke(rect.ring(radius: 0.4, from: turn, turns: 0.75), ink, item, clip)
    }
  }
}
