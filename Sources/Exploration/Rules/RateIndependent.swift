import GestureTrace

/// The same gesture sampled more or less often, or unevenly, has the same callbacks.
struct RateIndependent: Relation {
  static let id = "rate-independent"
  static let comparesRest = false

  private static let rates = [30.0, 60, 90, 120]
  private static let seeds: [UInt64] = [1, 2]
  /// Samples of a trace beyond which it is not sampled anew: hours under a finger.
  private static let mostSamples = 1_000_000.0

  func changes(of base: ComparedRun) -> Changes {
    guard base.rowsIn.contains(where: \.isSample) else { return .some([]) }
    let even = Self.rates.map { rate in
      (
        "rate-\(NumberText.of(rate))", "sampled and shown \(NumberText.of(rate)) times a second",
        Resampling(rate: rate, seed: nil)
      )
    }
    let uneven = Self.seeds.map { seed in
      (
        "jitter-\(seed)", "sampled at uneven times",
        Resampling(rate: base.header.rate, seed: seed)
      )
    }
    let all = even + uneven
    guard all.allSatisfy({ $0.2.count(in: base.trace) < Self.mostSamples }) else {
      return .excluded("its fingers are down too long to be sampled anew")
    }
    return .some(
      all.map { name, change, resampling in
        Change(Derivation(name, change, resampling.applied(to: base.trace))) { derived in
          Self.difference(of: derived, from: base)
        }
      })
  }

  /// Everything counts up to the first touch that decided otherwise, or to what met the control in
  /// another state: whatever comes after may come otherwise.
  private static func difference(of derived: ComparedRun, from base: ComparedRun) -> Difference? {
    let touches = zip(TouchRecord.all(of: derived), TouchRecord.all(of: base)).map(TouchPair.init)
    let begins = Set(touches.map(\.base.began))
    let others = Set(base.rowsIn.filter(\.isOfApp).map(\.time))
    let leaves = base.rowsIn.filter { $0.isRelease || $0.event == .world(.cancel) }.map(\.time)
    let times = begins.union(others).union(leaves).sorted()
    let (ours, theirs) = (derived.moments(before: times), base.moments(before: times))
    var lastAlike = Tick.zero
    for (index, time) in (times + [.limit]).enumerated() {
      let (here, there) = (ours[index], theirs[index])
      guard let difference = derived.callbackDifference(from: base, before: time) else {
        lastAlike = time
        if others.contains(time), !here.isAlike(there) { return .excused }
        continue
      }
      // The one that has called back less may still do it, by what has happened so far.
      let isLate = here.callbacks < there.callbacks ? !here.isQuiet : !there.isQuiet
      if !isLate {
        let first = max(0, touches.lastIndex { $0.base.began <= lastAlike } ?? 0)
        let isNear = touches[first...].prefix { $0.base.began < time }.contains { pair in
          pair.mayDiffer(within: base.contract.tolerance)
        }
        return isNear ? .excused : difference
      }
      if begins.contains(time) || others.contains(time) { return .excused }
    }
    return nil
  }
}

/// The same touch in two runs.
private struct TouchPair {
  let derived, base: TouchRecord

  /// Whether it was another one, or came too near to a line in either run for the sampling not to matter.
  ///
  /// How fast a finger leaves is estimated from samples, so that a list is thrown to either side of a
  /// line; from where a list has been thrown to, a touch goes on; and of a touch that begins in a refresh
  /// it matters whether the finger first moves before that has ended.
  func mayDiffer(within tolerance: Double) -> Bool {
    if (derived.start - base.start).magnitude > tolerance { return true }
    return Edge.allCases.contains { edge in
      let count = min(derived.fired(edge), base.fired(edge))
      guard derived.fired(edge) != base.fired(edge) else { return false }
      if derived.wasInRefresh[edge] || base.wasInRefresh[edge] { return true }
      let (here, there) = (derived.decision(edge, count), base.decision(edge, count))
      let silent = derived.fired(edge) == count ? here : there
      if (here.past > 0) != (there.past > 0) { return true }
      guard here.fires == .release, there.fires == .release else {
        // A line can be crossed, and left again, between two samples.
        return silent.past.magnitude < max(derived.step, base.step)
      }
      return min(here.past.magnitude, there.past.magnitude) < derived.step
    }
  }
}

extension Moment {
  /// Whether what the app, or the system, does now finds a control in the same state.
  fileprivate func isAlike(_ other: Moment) -> Bool {
    isLoading == other.isLoading
      && Edge.allCases.allSatisfy {
        phases[$0] == other.phases[$0] && isPastLine[$0] == other.isPastLine[$0]
      }
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

  /// Whether somebody else than a finger does something with it.
  fileprivate var isOfApp: Bool {
    switch event {
    case .world(.begin), .world(.end), .world(.noMore), .world(.reset), .world(.inset),
      .world(.assignInset), .world(.safeArea), .world(.content), .world(.prepend),
      .world(.resize), .world(.scrollTo), .world(.tap), .world(.enable), .world(.hide),
      .world(.leave), .world(.comeBack), .world(.detach), .world(.attach):
      true
    default: false
    }
  }
}
