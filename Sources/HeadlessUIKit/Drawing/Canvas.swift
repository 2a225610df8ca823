/// What a `draw(_:)` draws on: it notes the paths that are filled and stroked.
struct Canvas {
  var fillColor: CGColor = UIColor.black
  var strokeColor: CGColor = UIColor.black
  private(set) var strokes: [CanvasStroke] = []

  mutating func fill(_ path: UIBezierPath) {
    strokes.append(CanvasStroke(outline: path.outline, fill: fillColor, stroke: nil))
  }

  mutating func stroke(_ path: UIBezierPath) {
    let pen = StrokeStyle(
      width: path.lineWidth, cap: path.lineCapStyle, join: path.lineJoinStyle)
    strokes.append(
      CanvasStroke(outline: path.outline, fill: nil, stroke: (strokeColor, pen)))
  }
}

/// One path that was drawn, filled or stroked.
struct CanvasStroke {
  let outline: Outline
  let fill: CGColor?
  let stroke: (color: CGColor, style: StrokeStyle)?
}

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var width: CGFloat
  /// The shape of its ends.
  public var cap = CGLineCap.butt
  /// The shape of its corners.
  public var join = CGLineJoin.miter
  /// Lengths of dashes and gaps in points, in turn; none is a solid line.
  public var dashes: [CGFloat] = []
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat = 0
  /// The parts of the path's length, 0…1, between which it is stroked.
  public var start: CGFloat = 0, end: CGFloat = 1
}
