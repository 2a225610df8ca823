import GestureTrace

/// The view and what it scrolls.
struct Layout {
  var height: Double
  var content: Double
  var safeArea: Insets
  /// Pixels a point; 0 is no snapping.
  let scale: Double
}

extension Facts {
  static func offset(in history: WholeHistory) -> Timeline<Double> {
    let scene = history.header.scene
    return Timeline(from: scene.offset ?? scene.topRest, over: history.rows) { offset, event in
      if case .outcome(.offset(let y, _)) = event { offset = y }
    }
  }

  /// The offset across the list.
  static func offsetX(in history: WholeHistory) -> Timeline<Double> {
    let scene = history.header.scene
    let left = 0 - (scene.inset.left + scene.safeArea.left)
    return Timeline(from: scene.offsetX ?? left, over: history.rows) { x, event in
      if case .outcome(.offsetX(let now)) = event { x = now }
    }
  }

  /// Whether an animation of the offset is open: what was last seen is not where it leads.
  static func animating(in history: WholeHistory) -> Timeline<Bool> {
    var offset = history.header.scene.offset ?? history.header.scene.topRest
    return Timeline(from: false, over: history.rows) { isOpen, event in
      if case .outcome(.offset(let y, _)) = event { offset = y }
      if case .outcome(.shown(let y)) = event { isOpen = (y - offset).magnitude > 1e-6 }
    }
  }

  static func layout(in history: WholeHistory) -> Timeline<Layout> {
    let scene = history.header.scene
    let first = Layout(
      height: scene.height, content: scene.content, safeArea: scene.safeArea, scale: scene.scale)
    return Timeline(from: first, over: history.rows) { layout, event in
      switch event {
      case .world(.safeArea(let insets)): layout.safeArea = insets
      case .world(.content(let height)): layout.content = height
      case .world(.prepend(let points)): layout.content = max(0, layout.content + points)
      case .world(.resize(_, let height)): layout.height = height
      default: break
      }
    }
  }

  /// Where the list rests at an edge with these insets, before row `row` or after it.
  private static func rest(_ edge: Edge, _ layout: Layout, _ insets: Insets) -> Double {
    let top = -(insets.top + layout.safeArea.top)
    let end = layout.content + insets.bottom + layout.safeArea.bottom - layout.height
    return (edge == .header ? top : max(top, end)).onPixels(layout.scale)
  }

  /// The resting offset at an edge with own parts taken out, after `row`.
  func baseRest(_ edge: Edge, after row: Int) -> Double {
    Self.rest(edge, layout.after(row), insets.after(row).base)
  }

  /// The resting offset at an edge as it is, after `row`.
  func heldRest(_ edge: Edge, after row: Int) -> Double {
    Self.rest(edge, layout.after(row), insets.after(row).current)
  }

  /// Whether the content fits the view, after `row`.
  func fits(after row: Int) -> Bool {
    let layout = layout.after(row)
    let base = insets.after(row).base
    let around = base.top + base.bottom + layout.safeArea.top + layout.safeArea.bottom
    return layout.content + around <= layout.height
  }

  /// Points past the base rest of an edge, outward, after `row`.
  func beyond(_ edge: Edge, after row: Int) -> Double {
    let way = offset.after(row) - baseRest(edge, after: row)
    return edge == .header ? -way : way
  }

  /// Points past the line of an edge after `row`: its trigger as the contract measures it, the short
  /// trigger for a footer of content that fits the view.
  func pastLine(_ edge: Edge, after row: Int) -> Double {
    let height = layout.after(row).height
    switch edge {
    case .header:
      return beyond(.header, after: row) - (contract.header?.trigger.points(height: height) ?? 0)
    case .footer:
      guard let footer = contract.footer else { return -.infinity }
      if fits(after: row) {
        return beyond(.footer, after: row) - footer.shortTrigger(height: height)
      }
      let trigger = footer.trigger.points(height: height)
      return beyond(.footer, after: row) + (footer.measure == .distance ? trigger : -trigger)
    }
  }

  /// Whether the offset is past the line of an edge after `row`.
  func isPast(_ edge: Edge, after row: Int) -> Bool {
    let past = NumberText.rounded(pastLine(edge, after: row))
    return contract.edge(edge)?.inclusive == true ? past >= 0 : past > 0
  }
}

extension Double {
  /// The nearest pixel.
  fileprivate func onPixels(_ scale: Double) -> Double {
    scale > 0 ? (self * scale).rounded() / scale : self
  }
}
