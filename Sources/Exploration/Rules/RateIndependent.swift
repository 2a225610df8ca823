import GestureTrace

/// The same gesture sampled more or less often, or unevenly, has the same callbacks.
struct RateIndependent: Relation {
  static let id = "rate-independent"

  private static let rates = [30.0, 60, 90, 120]
  private static let seeds: [UInt64] = [1, 2]

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    guard base.rowsIn.contains(where: \.isSample) else { return .some([]) }
    let even = Self.rates.map { rate in
      Derivation(
        "rate-\(NumberText.of(rate))", "sampled and shown \(NumberText.of(rate)) times a second",
        Resampling(rate: rate, seed: nil).applied(to: base.trace))
    }
    let uneven = Self.seeds.map { seed in
      Derivation(
        "jitter-\(seed)", "sampled at uneven times",
        Resampling(rate: base.header.rate, seed: seed).applied(to: base.trace))
    }
    return .some(even + uneven)
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    let (ours, theirs) = (TouchRecord.all(of: derived), TouchRecord.all(of: base))
    for (touch, other) in zip(ours, theirs) where touch.fired != other.fired {
      // How fast a finger leaves is estimated from samples, and so is how far the list is thrown.
      let reach = max(abs(touch.lowest - other.lowest), abs(touch.highest - other.highest))
      let margin = min(touch.margin(derived.contract), other.margin(base.contract))
      // Whatever comes after a touch that may go either way may go either way.
      return margin < max(touch.step, reach)
        ? .excused : derived.callbackDifference(from: base)
    }
    return derived.callbackDifference(from: base)
  }
}

extension Row {
  /// Whether it is a sample that could have been taken at another time.
  fileprivate var isSample: Bool {
    switch event {
    case .world(.move), .world(.lift), .world(.drag), .world(.release): true
    default: false
    }
  }
}
