import GestureTrace

/// Whether header or footer is attached first, and the insets before or after them, comes to the same.
struct AttachOrderIndependent: Relation {
  static let id = "attach-order-independent"

  func changes(of base: ComparedRun) -> Changes {
    let made = [Self.footerFirst(base), Self.insetLast(base)].compactMap(\.self)
    return .some(
      made.map { derivation in
        Change(derivation) { $0.callbackDifference(from: base) ?? $0.restDifference(from: base) }
      })
  }

  private static func footerFirst(_ base: ComparedRun) -> Derivation? {
    guard base.contract.header != nil, base.contract.footer != nil else { return nil }
    return Derivation(
      "footer-first", "with the footer attached before the header",
      base.trace.beginning(with: [.detach(.header), .attach(.header)]))
  }

  private static func insetLast(_ base: ComparedRun) -> Derivation? {
    let scene = base.header.scene
    guard scene.inset.top != 0 || scene.inset.bottom != 0 else { return nil }
    var trace = base.trace.beginning(with: [
      .inset(scene.inset), .scrollTo(offset: scene.offset ?? scene.topRest, animated: false),
    ])
    // Left and right stay: no row would bring the list back to its place across.
    trace.header.scene.inset.top = 0
    trace.header.scene.inset.bottom = 0
    return Derivation("inset-last", "with the insets set after the controls are attached", trace)
  }
}

extension Trace {
  /// The same with these rows in front, at time 0.
  fileprivate func beginning(with events: [WorldEvent]) -> Trace {
    Trace(header: header, rows: events.map { Row(.zero, $0) } + rows)
  }
}
