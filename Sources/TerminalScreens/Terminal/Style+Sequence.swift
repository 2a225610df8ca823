extension Style {
  /// What a terminal is told that writes in the look `old`, `nil` where that is not known; empty where
  /// nothing changes.
  func sequence(after old: Style?, _ colors: Capabilities.Colors) -> String {
    let new = shown(in: colors)
    var from = old?.shown(in: colors) ?? .plain
    var codes: [String] = []
    // Attributes can only be taken away all together.
    if old == nil || !from.attributes.isSubset(of: new.attributes) {
      codes.append("0")
      from = .plain
    }
    let added = new.attributes.subtracting(from.attributes)
    for (attribute, code) in Self.codes where added.contains(attribute) { codes.append(code) }
    if new.foreground != from.foreground { codes.append(Self.code(new.foreground, 38, colors)) }
    if new.background != from.background { codes.append(Self.code(new.background, 48, colors)) }
    return codes.isEmpty ? "" : "\u{1b}[\(codes.joined(separator: ";"))m"
  }

  /// The look as it is told: attributes stand for colours where there are none, and where there are, a
  /// colour that is dimmed besides would be hard to read.
  private func shown(in colors: Capabilities.Colors) -> Style {
    if colors == .none { return Style(nil, on: nil, attributes) }
    return foreground == nil
      ? self : Style(foreground, on: background, attributes.subtracting(.dim))
  }

  private static let codes: [(Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.underlined, "4"), (.reversed, "7"),
  ]

  /// The parameters for a colour; `base` is 38 for the foreground and 48 for the background.
  private static func code(
    _ color: Color?, _ base: Int, _ colors: Capabilities.Colors
  ) -> String {
    guard let color else { return "\(base + 1)" }
    return colors == .all
      ? "\(base);2;\(color.red);\(color.green);\(color.blue)" : "\(base);5;\(color.index)"
  }
}

extension Color {
  /// The nearest of xterm's 256 colours: the cube of 6 × 6 × 6, or the 24 greys.
  var index: Int {
    let parts = [red, green, blue].map(Int.init)
    let levels = [0, 95, 135, 175, 215, 255]
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let grey = min(max((parts.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let distance = { (other: [Int]) in
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let isGreyNearer =
      distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(steps.map { levels[$0] })
    return isGreyNearer ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
