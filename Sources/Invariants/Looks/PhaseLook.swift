internal import GestureTrace

/// What a control has to look like in each phase.
extension Phase {
  /// Whether its looks are its own: on the way from one phase to the next either's will do.
  var hasLook: Bool {
    switch self {
    case .idle, .pulling, .armed, .refreshing, .noMore: true
    case .settling, .ending, .disabled: false
    }
  }

  /// Whether a spinner turns; of no meaning where the phase has no look of its own.
  var spins: Bool { self == .refreshing }
}

extension PhaseTexts {
  /// The texts that are listed for a phase; `nil` where none are.
  subscript(phase: Phase) -> [String]? {
    switch phase {
    case .idle: idle
    case .pulling: pulling
    case .armed: armed
    case .refreshing: refreshing
    case .noMore: noMore
    case .settling, .ending, .disabled: nil
    }
  }
}
