extension DisplayList {
  /// What is seen of `view` and its subviews now, animations under way included.
  ///
  /// Now is the simulation's time: `Simulation.advance(by:)` goes on to the next moment. The view's own
  /// place, turn and size in its superview do not count, its opacity does. Views and layers that are
  /// hidden or at most 0.01 opaque give nothing.
  public init(of view: UIView) {
    var builder = DisplayListBuilder()
    let look = view.layer.seen
    let map = CGAffineTransform(translationX: -look.bounds.minX, y: -look.bounds.minY)
    builder.add(view.layer, look, map: map, opacity: 1, clips: [])
    items = builder.items
  }
}

/// Walks a tree of views and layers and notes what there is to draw.
private struct DisplayListBuilder {
  var items: [DisplayItem] = []

  /// Notes a layer that looks so, `map` being from its own coordinates to the picture's.
  mutating func add(
    _ layer: CALayer, _ look: LayerLook, map: CGAffineTransform, opacity: CGFloat,
    clips: [DisplayClip]
  ) {
    guard !look.isHidden, look.opacity > 0.01 else { return }
    let opacity = opacity * min(look.opacity, 1)
    let draw = { (items: inout [DisplayItem], content: DisplayContent?, clips: [DisplayClip]) in
      guard let content else { return }
      items.append(
        DisplayItem(content: content, transform: map, opacity: opacity, clips: clips))
    }
    draw(&items, look.background, clips)
    let inner = look.masksToBounds ? clips + [look.clip(map)] : clips
    for content in look.contents(of: layer) { draw(&items, content, inner) }
    for content in layer.view?.displayContents(in: look.bounds) ?? [] {
      draw(&items, content, inner)
    }
    for sublayer in layer.sublayers ?? [] {
      descend(to: sublayer, map: map, opacity: opacity, clips: inner)
    }
    for subview in layer.view?.subviews ?? [] {
      descend(to: subview.layer, map: map, opacity: opacity, clips: inner)
    }
    draw(&items, look.border, clips)
  }

  private mutating func descend(
    to layer: CALayer, map: CGAffineTransform, opacity: CGFloat, clips: [DisplayClip]
  ) {
    let look = layer.seen
    add(layer, look, map: look.map.concatenating(map), opacity: opacity, clips: clips)
  }
}

extension LayerLook {
  fileprivate var background: DisplayContent? {
    visible(backgroundColor).flatMap {
      bounds.isEmpty ? nil : .rectangle(bounds, cornerRadius: cornerRadius, fill: $0)
    }
  }

  fileprivate var border: DisplayContent? {
    guard borderWidth > 0, !bounds.isEmpty, let color = visible(borderColor ?? UIColor.black)
    else { return nil }
    return .border(bounds, cornerRadius: cornerRadius, width: borderWidth, color: color)
  }

  fileprivate func clip(_ map: CGAffineTransform) -> DisplayClip {
    DisplayClip(rect: bounds, cornerRadius: cornerRadius, transform: map)
  }

  /// What the layer itself draws over its background.
  fileprivate func contents(of layer: CALayer) -> [DisplayContent] {
    var drawn: [DisplayContent] = []
    if let contents {
      let rect = bounds.placing(contents.size, layer.contentsGravity.mode)
      drawn.append(.image(contents.name, rect, tint: nil))
    }
    if layer is CAGradientLayer, let gradient = gradient.display(in: bounds) {
      drawn.append(.gradient(bounds, cornerRadius: cornerRadius, gradient))
    }
    guard layer is CAShapeLayer, let path = shape.path, !path.isEmpty else { return drawn }
    let outline = path.outline
    if let color = visible(shape.fillColor) { drawn.append(.fill(outline, color)) }
    if let color = visible(shape.strokeColor), shape.style.width > 0,
      shape.style.start < shape.style.end
    {
      drawn.append(.stroke(outline, color, shape.style))
    }
    return drawn
  }
}

extension GradientLook {
  /// As it is drawn in `bounds`; `nil` without colours.
  fileprivate func display(in bounds: CGRect) -> DisplayGradient? {
    guard !colors.isEmpty, !bounds.isEmpty else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let place = { (part: CGPoint) in
      CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
    }
    return DisplayGradient(
      colors: colors.map(DisplayColor.init),
      locations: locations.count == colors.count ? locations : even, start: place(start),
      end: place(end))
  }
}

extension CALayerContentsGravity {
  /// The same for a view; an unknown one stretches.
  fileprivate var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// A colour as it is drawn; `nil` where it would not be seen.
func visible(_ color: CGColor?) -> DisplayColor? {
  color.flatMap { $0.alpha > 0 ? DisplayColor($0) : nil }
}
