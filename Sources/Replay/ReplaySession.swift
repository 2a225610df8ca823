public import GestureTrace
import HeadlessUIKit

/// A replay that is taken step by step: rows may come while it runs, and it can be looked at.
///
/// `Replayer.replay` is a session that is given all its rows and finished, so that a run that was
/// watched live and its replay from a file are the same run.
public final class ReplaySession {
  /// The trace's header, with the settings of the scroll model in its scene.
  public let header: TraceHeader
  /// The id of the subject.
  public let subject: String
  /// What the subject promises in this scene.
  public let contract: Contract
  /// Which rows move the content.
  public let drive: TraceHeader.Drive

  private let isAsAsked: Bool
  private let simulation: Simulation
  private let recorder: Recorder
  private var driver: Driver?
  private var history: History?

  /// Sets the scene for a trace whose rows are all there.
  ///
  /// `drive` and `settings` are those of `Replayer.replay`.
  /// - Throws: a number of the header of which nothing can come, a policy or a setting that is none.
  public init(
    _ trace: Trace, subject recipe: SubjectRecipe, drive: TraceHeader.Drive? = nil,
    settings: [PolicySetting] = []
  ) throws(ReplayError) {
    var trace = trace
    for setting in settings {
      trace.header.scene.policies[setting.name] = .string(setting.value)
    }
    let policies = try trace.header.checkedPolicies()
    let contract = try recipe.contract(on: trace.header)
    let simulation = Simulation(frameRate: trace.header.rate, policies: policies)
    let drive = drive ?? trace.drive
    let recovery = Self.recovery(of: trace, drive: drive, slop: policies.panSlop)
    let driver = simulation.run {
      let driver = Driver(
        trace, drive: drive, recovery: recovery, subject: recipe, promising: contract,
        in: simulation)
      driver.prepare()
      return driver
    }
    header = trace.header
    subject = recipe.id
    isAsAsked = recipe.takesSettings || trace.header.settings.isEmpty
    recorder = driver.recorder
    self.contract = contract
    self.drive = drive
    self.simulation = simulation
    self.driver = driver
  }

  /// Sets the scene for a finger whose rows are still to come.
  ///
  /// What the rows lead to is put down among them as reference rows, as a recorder does.
  /// - Throws: a policy or a setting that is none.
  public convenience init(
    live header: TraceHeader, subject: SubjectRecipe
  ) throws(ReplayError) {
    var header = header
    header.drive = .finger
    try self.init(Trace(header: header), subject: subject)
    driver?.keepsReferences = true
  }

  deinit {
    simulation.run { letGo() }
  }

  // MARK: Time

  /// The last instant for which the run is decided; a row can only come later.
  public private(set) var time = Tick(microseconds: -1)

  /// When something happens next of its own accord or by a row; `nil` if nothing will.
  public var nextTurn: Tick? {
    guard let next = driver?.nextTurn, next != .never else { return nil }
    return Tick(microseconds: next.microseconds)
  }

  /// How the run came to its end; `nil` while it is under way.
  public var ending: RunEnding? { history?.ending ?? driver?.ending }

  /// Adds a row: it is later than `time` and not before the row added last.
  public func append(_ row: Row) {
    precondition(row.time > time, "a row at \(row.time) s into a run that is at \(time) s")
    driver?.append(row)
  }

  /// Lets everything happen that is due until `time`, that instant included.
  public func advance(to time: Tick) {
    guard time > self.time, let driver else { return }
    simulation.run { driver.advance(through: Instant(microseconds: time.microseconds)) }
    self.time = time
  }

  // MARK: Looking

  /// Rows in and rows out so far, as in a history.
  public var rows: [HistoryRow] { recorder.rows }

  /// The rows in that were performed, reference rows included, from this place among them on.
  public func performed(from place: Int) -> [Row] { driver?.performed(from: place) ?? [] }

  /// What is seen at `time`; `nil` once the run is finished.
  public func glimpse() -> Glimpse? {
    guard let driver else { return nil }
    return simulation.run { driver.glimpse(at: Instant(microseconds: time.microseconds)) }
  }

  // MARK: Ending

  /// Runs until everything has settled, at most 10 s past the last row in or answer, and lets go.
  ///
  /// Called again it returns the same history.
  public func finish() -> History {
    if let history { return history }
    let history = simulation.run { finishOnce() }
    self.history = history
    return history
  }

  private func finishOnce() -> History {
    guard let ending = driver?.finish(), let state = driver?.endState else {
      preconditionFailure("a session without a history has its driver")
    }
    let end = simulation.now
    let deviation = driver?.deviation
    let survivors = driver?.survivors
    letGo()
    if simulation.fault == nil, let complaint = survivors?.complaint { recorder.fault(complaint) }
    return History(
      traceHeader: header, subject: subject, contract: contract, isAsAsked: isAsAsked,
      drive: drive, rows: recorder.rows, ending: ending,
      endTime: Tick(microseconds: end.microseconds), endState: state,
      firedHeader: recorder.fired.header, firedFooter: recorder.fired.footer,
      deviation: deviation)
  }

  /// Everything that owns the views lets go: the app, the subject, whatever still waits.
  ///
  /// The recorder first, so that nothing that they do in going counts.
  private func letGo() {
    guard driver != nil else { return }
    withExtendedLifetime(driver) { recorder.letGo() }
    driver = nil
    simulation.discardPending()
    simulation.witness = nil
  }

  /// The finger behind the offsets of a trace that has none, where a finger is to drive it.
  private static func recovery(
    of trace: Trace, drive: TraceHeader.Drive, slop: Double
  ) -> FingerRecovery? {
    guard drive == .finger, trace.drive == .offset, !trace.rows.contains(where: \.isTouch) else {
      return nil
    }
    return FingerRecovery(scene: trace.header.scene, slop: slop)
  }
}

extension Row {
  fileprivate var isTouch: Bool {
    if case .world(.touch) = event { true } else { false }
  }
}
