internal import GestureTrace

extension Clause {
  /// The same where offsets are imposed, but for what the next sample may still set right.
  ///
  /// From the last sample before the next touch, or before the run's end, the model moves by itself: only what
  /// is found from there on counts. Where fingers move the content it makes no difference.
  var afterLastSample: Clause {
    Clause(words: words, missing: missing, unit: unit) { [monitor] in
      SampledMonitor(inner: monitor())
    }
  }
}

private struct SampledMonitor: ClauseMonitor {
  var reads: ClauseReads { inner.reads.union([.rows, .motions]) }
  var record = Record()
  /// What it has found waits until it is sure that no sample follows.
  private var inner: any ClauseMonitor

  init(inner: any ClauseMonitor) { self.inner = inner }

  mutating func see(_ step: Step, _ situation: Situation) {
    if case .touchBegan = step { take() }
    inner.see(step, situation)
    takeIfSure(situation)
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    if case .glided = motion { inner.record = Record() }
    inner.follow(motion, situation)
    takeIfSure(situation)
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    inner.turnOver(until: next, situation)
    takeIfSure(situation)
  }

  mutating func close(_ situation: Situation) -> String? {
    let open = inner.close(situation)
    take()
    return open
  }

  private mutating func takeIfSure(_ situation: Situation) {
    if situation.drive == .finger { take() }
  }

  private mutating func take() {
    guard inner.record.tested > 0 else { return }
    record.take(inner.record)
    inner.record = Record()
  }
}
