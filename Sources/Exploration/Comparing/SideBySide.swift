import GestureTrace

/// What came of two traces, compared for as long as a difference says something about the control.
///
/// What a finger or the app does meets both runs. Where it comes while a load, or the list, is under way
/// and not alike in both, anything may come of it: from there on only the insets in the end are compared.
struct SideBySide {
  let derived, base: ComparedRun
  /// When something is done besides what was changed; ascending.
  let times: [Tick]
  /// The edges whose callbacks and phases count.
  var edges = Edge.allCases
  /// Whether the list must rest in the same place.
  var comparesOffset = true
  /// Whether answers come at other times.
  var answersMove = false
  /// When the runs part, where that is known.
  private var start: Tick?

  /// Two runs, with all that is done after they have parted.
  init(_ derived: ComparedRun, _ base: ComparedRun) {
    let start = Self.parting(derived, base)
    let times = Set((derived.rowsIn + base.rowsIn).filter(\.isDone).map(\.time))
    self.init(derived, base, times: start.map { start in times.filter { $0 > start } } ?? [])
    self.start = start
  }

  init(_ derived: ComparedRun, _ base: ComparedRun, times: some Sequence<Tick>) {
    self.derived = derived
    self.base = base
    self.times = times.sorted()
  }

  /// What is not the same; `excused` where they could not be compared to the end.
  func difference() -> Difference? {
    let (ours, theirs) = (derived.moments(before: times), base.moments(before: times))
    let crowded = answersMove ? derived.crowdedInstants.union(base.crowdedInstants) : []
    if let start, crowded.contains(start) { return insetDifference }
    for (index, time) in times.enumerated() {
      let (here, there) = (ours[index], theirs[index])
      guard !here.wasThrown, !there.wasThrown else { return insetDifference }
      guard here.isQuiet, there.isQuiet else {
        guard isAlike(here, there), !crowded.contains(time) else { return insetDifference }
        continue
      }
      if let difference = difference(here, there, at: time) { return difference }
      if (here.offset - there.offset).magnitude > base.contract.tolerance {
        return insetDifference
      }
      if crowded.contains(time) { return insetDifference }
    }
    let (here, there) = (ours[times.count], theirs[times.count])
    guard !here.wasThrown, !there.wasThrown else { return insetDifference }
    return derived.callbackDifference(from: base, of: edges)
      ?? derived.restDifference(
        from: base, of: edges, offset: comparesOffset && !here.isPlaced && !there.isPlaced)
  }

  /// Two quiet moments.
  private func difference(_ here: Moment, _ there: Moment, at time: Tick) -> Difference? {
    if let difference = derived.callbackDifference(from: base, of: edges, before: time) {
      return difference
    }
    for edge in edges where here.phases[edge] != there.phases[edge] {
      return .phase(of: edge, here.phases[edge], there.phases[edge], at: time)
    }
    let mayStandElsewhere = !comparesOffset || here.isPlaced || there.isPlaced
    if !mayStandElsewhere, (here.offset - there.offset).magnitude > base.contract.tolerance {
      return .place("the offset", here.offset, there.offset, at: time)
    }
    return nil
  }

  /// Two moments of which one at least is not quiet: whether what comes now finds the same in both.
  private func isAlike(_ here: Moment, _ there: Moment) -> Bool {
    if here.isAnimating || there.isAnimating { return false }
    if answersMove, here.isLoading || there.isLoading { return false }
    return here.offset == there.offset && here.callbacks == there.callbacks
      && here.isTouched == there.isTouched && here.isLoading == there.isLoading
      && Edge.allCases.allSatisfy { here.phases[$0] == there.phases[$0] }
  }

  /// What is compared whatever was done, if nobody wrote over the insets and no load goes on for ever.
  private var insetDifference: Difference {
    let runs = [derived, base]
    let isOpen = runs.contains { run in
      Edge.allCases.contains { run.end.phases[$0]?.isInRefresh == true }
    }
    if isOpen || runs.contains(where: { World(after: $0).isAssigned }) { return .excused }
    return derived.insetDifference(from: base) ?? .excused
  }

  /// When the first rows stand that two runs do not have in common; `nil` where all are the same.
  static func parting(_ derived: ComparedRun, _ base: ComparedRun) -> Tick? {
    let (ours, theirs) = (derived.rows, base.rows)
    for (here, there) in zip(ours, theirs) where here.row != there.row {
      return min(here.row.time, there.row.time)
    }
    guard ours.count != theirs.count else { return nil }
    return (ours.count > theirs.count ? ours[theirs.count] : theirs[ours.count]).row.time
  }
}

extension ComparedRun {
  /// The instants in which something is done after a load has begun in them: an answer without a delay has
  /// ended it by then, any other has not.
  fileprivate var crowdedInstants: Set<Tick> {
    var instants: Set<Tick> = []
    var lastFired: Tick?
    for placed in rows {
      let time = placed.row.time
      if case .outcome(.fired) = placed.row.event { lastFired = time }
      if placed.line != nil, placed.row.isDone, lastFired == time { instants.insert(time) }
    }
    return instants
  }
}

extension Row {
  /// Whether somebody does something with it.
  fileprivate var isDone: Bool {
    switch event {
    case .world(.note), .world(.stop), .outcome, .unknown: false
    case .world: true
    }
  }
}
