import GestureTrace

/// How the app and the controls have set the inset.
struct InsetState {
  /// What the app means it to be.
  var base: Insets
  /// What it is.
  var current: Insets
  /// What the latest `inset` row said; the next one adds its difference from this.
  var declared: Insets
  /// Whether own parts can be told from what the app has assigned, of each edge.
  var isTold = EdgePair(true)

  func own(_ edge: Edge) -> Double {
    edge == .header ? current.top - base.top : current.bottom - base.bottom
  }

  /// The app writes the inset as it is: over an own part nobody knows which value is its base.
  mutating func assign(_ inset: Insets) {
    for edge in Edge.allCases where inset.component(edge) != base.component(edge) {
      if own(edge).magnitude > 1e-6 {
        isTold[edge] = false
      } else {
        base.setComponent(edge, inset.component(edge))
      }
    }
    base.left = inset.left
    base.right = inset.right
    current = inset
  }
}

extension Insets {
  /// The side at which the control of an edge sits.
  func component(_ edge: Edge) -> Double { edge == .header ? top : bottom }

  mutating func setComponent(_ edge: Edge, _ value: Double) {
    switch edge {
    case .header: top = value
    case .footer: bottom = value
    }
  }
}

extension Facts {
  /// Base and current inset: the current one starts as the base, since what a control writes when it is
  /// attached stands as rows at time 0.
  ///
  /// Where an assigned inset has left the base open, what stands at the end of an instant in which the edge
  /// is quiet is the new one, what it keeps apart.
  static func insets(
    in history: WholeHistory, _ edges: EdgePair<Timeline<EdgeState>>, _ loads: EdgePair<[Load]>
  ) -> Timeline<InsetState> {
    let inset = history.header.scene.inset
    let first = InsetState(base: inset, current: inset, declared: inset)
    let rows = history.rows
    var row = 0
    return Timeline(from: first, over: rows) { state, event in
      if row > 0, rows[row].row.time != rows[row - 1].row.time {
        for edge in Edge.allCases where !state.isTold[edge] {
          let control = edges[edge].before(row)
          let load = loads[edge].last { $0.start < row }
          let isLoading = load.map { ($0.close ?? .max) >= row } ?? false
          guard !control.isAttached || (control.phase.isQuiet && !isLoading) else { continue }
          let keeps = control.isAttached ? history.contract.edge(edge)?.keeps ?? 0 : 0
          state.base.setComponent(edge, state.current.component(edge) - keeps)
          state.isTold[edge] = true
        }
      }
      row += 1
      switch event {
      case .world(.inset(let base)):
        let change = base - state.declared
        state.current = state.current + change
        state.base = state.base + change
        state.declared = base
      case .world(.assignInset(let inset)): state.assign(inset)
      case .outcome(.setInset(let inset, _, _)): state.current = inset
      default: break
      }
    }
  }

  /// By how much the content is shorter than the legal view.
  func deficit(after row: Int) -> Double {
    let layout = layout.after(row)
    let base = insets.after(row).base
    let around = base.top + base.bottom + layout.safeArea.top + layout.safeArea.bottom
    return max(0, layout.height - around - layout.content)
  }

  /// The most that an edge may hold: a footer adds what a short list lacks, now or at the refresh's start.
  func mostHeld(_ edge: Edge, after row: Int) -> Double {
    let hold = contract.edge(edge)?.hold ?? 0
    guard edge == .footer else { return hold }
    let start = Self.refreshStart(before: row + 1, edges.footer)
    return hold + max(start.map { deficit(after: $0) } ?? 0, deficit(after: row))
  }
}

extension Phase {
  /// Idle, no-more or disabled.
  var isQuiet: Bool { self == .idle || self == .noMore || self == .disabled }
}
