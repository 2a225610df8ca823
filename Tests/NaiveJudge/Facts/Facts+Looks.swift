import GestureTrace

/// What a control shows, as far as it has told.
struct Look {
  var text: String?
  var spinner: Bool?
  var progress: Double?
  var alpha: Double?
}

extension Facts {
  static func looks(of edge: Edge, in history: WholeHistory) -> Timeline<Look> {
    Timeline(from: Look(), over: history.rows) { look, event in
      switch event {
      case .outcome(.text(edge, let text)): look.text = text
      case .outcome(.spinner(edge, let turns)): look.spinner = turns
      case .outcome(.progress(edge, let part)): look.progress = part
      case .outcome(.alpha(edge, let alpha)): look.alpha = alpha
      default: break
      }
    }
  }
}
