/// All that a picture shows of one layer and that an animation may change.
struct LayerLook {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  /// The point of the bounds, as parts of their size, that is at `position`.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3D()
  var opacity: CGFloat = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  /// A picture.
  var contents: UIImage?
  var shape = ShapeLook()
  var gradient = GradientLook()

  /// The layer's rectangle in its superlayer, its transform left out.
  var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The map from the layer's own coordinates to its superlayer's, as a picture shows it.
  var map: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(transform.projected)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

/// What a shape layer adds.
struct ShapeLook {
  var path: CGPath?
  var fillColor: CGColor? = UIColor.black
  var strokeColor: CGColor?
  var style = StrokeStyle(width: 1)
}

/// What a gradient layer adds.
struct GradientLook {
  var colors: [CGColor] = []
  /// Where each colour stands, 0…1; equal distances where there are none.
  var locations: [CGFloat] = []
  /// Where the first and the last colour stand, as parts of the bounds.
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
}

extension LayerLook {
  /// A property by the key path that animations name it with; setting an unknown one does nothing.
  subscript(keyPath: String) -> AnimatedValue? {
    get {
      switch keyPath {
      case "opacity": .number(opacity)
      case "cornerRadius": .number(cornerRadius)
      case "borderWidth": .number(borderWidth)
      case "backgroundColor": .color(backgroundColor)
      case "borderColor": .color(borderColor)
      case "contents": .image(contents)
      case "bounds": .rect(bounds)
      case "bounds.origin": .point(bounds.origin)
      case "bounds.size": .size(bounds.size)
      case "bounds.size.width": .number(bounds.width)
      case "bounds.size.height": .number(bounds.height)
      case "position": .point(position)
      case "position.x": .number(position.x)
      case "position.y": .number(position.y)
      case "anchorPoint": .point(anchorPoint)
      case "transform": .transform(transform)
      default: transformPart(keyPath) ?? shape[keyPath] ?? gradient[keyPath]
      }
    }
    set {
      switch (keyPath, newValue) {
      case ("opacity", .number(let value)): opacity = value
      case ("cornerRadius", .number(let value)): cornerRadius = value
      case ("borderWidth", .number(let value)): borderWidth = value
      case ("backgroundColor", .color(let value)): backgroundColor = value
      case ("borderColor", .color(let value)): borderColor = value
      case ("contents", .image(let value)): contents = value
      case ("bounds", .rect(let value)): bounds = value
      case ("bounds.origin", .point(let value)): bounds.origin = value
      case ("bounds.size", .size(let value)): bounds.size = value
      case ("bounds.size.width", .number(let value)): bounds.size.width = value
      case ("bounds.size.height", .number(let value)): bounds.size.height = value
      case ("position", .point(let value)): position = value
      case ("position.x", .number(let value)): position.x = value
      case ("position.y", .number(let value)): position.y = value
      case ("anchorPoint", .point(let value)): anchorPoint = value
      case ("transform", .transform(let value)): transform = value
      case (_, .number(let value)) where keyPath.hasPrefix("transform."):
        setTransformPart(keyPath, value)
      default:
        shape[keyPath] = newValue
        gradient[keyPath] = newValue
      }
    }
  }

  private func transformPart(_ keyPath: String) -> AnimatedValue? {
    let parts = TransformParts(transform.projected)
    switch keyPath {
    case "transform.rotation", "transform.rotation.z": return .number(parts.rotation)
    // A turn out of the plane cannot be told from a change of size.
    case "transform.rotation.x", "transform.rotation.y": return .number(0)
    case "transform.scale", "transform.scale.x": return .number(parts.width)
    case "transform.scale.y": return .number(parts.height)
    case "transform.translation.x": return .number(parts.x)
    case "transform.translation.y": return .number(parts.y)
    default: return nil
    }
  }

  private mutating func setTransformPart(_ keyPath: String, _ value: CGFloat) {
    var parts = TransformParts(transform.projected)
    switch keyPath {
    case "transform.rotation", "transform.rotation.z": parts.rotation = value
    case "transform.rotation.x":
      transform = CATransform3DRotate(transform, value, 1, 0, 0)
      return
    case "transform.rotation.y":
      transform = CATransform3DRotate(transform, value, 0, 1, 0)
      return
    case "transform.scale": (parts.width, parts.height) = (value, value)
    case "transform.scale.x": parts.width = value
    case "transform.scale.y": parts.height = value
    case "transform.translation.x": parts.x = value
    case "transform.translation.y": parts.y = value
    default: return
    }
    transform = CATransform3DMakeAffineTransform(parts.transform)
  }
}

extension ShapeLook {
  subscript(keyPath: String) -> AnimatedValue? {
    get {
      switch keyPath {
      case "path": .path(path)
      case "fillColor": .color(fillColor)
      case "strokeColor": .color(strokeColor)
      case "lineWidth": .number(style.width)
      case "strokeStart": .number(style.start)
      case "strokeEnd": .number(style.end)
      case "lineDashPhase": .number(style.dashPhase)
      default: nil
      }
    }
    set {
      switch (keyPath, newValue) {
      case ("path", .path(let value)): path = value
      case ("fillColor", .color(let value)): fillColor = value
      case ("strokeColor", .color(let value)): strokeColor = value
      case ("lineWidth", .number(let value)): style.width = value
      case ("strokeStart", .number(let value)): style.start = value
      case ("strokeEnd", .number(let value)): style.end = value
      case ("lineDashPhase", .number(let value)): style.dashPhase = value
      default: break
      }
    }
  }
}

extension GradientLook {
  subscript(keyPath: String) -> AnimatedValue? {
    get {
      switch keyPath {
      case "startPoint": .point(start)
      case "endPoint": .point(end)
      default: nil
      }
    }
    set {
      switch (keyPath, newValue) {
      case ("startPoint", .point(let value)): start = value
      case ("endPoint", .point(let value)): end = value
      default: break
      }
    }
  }
}
