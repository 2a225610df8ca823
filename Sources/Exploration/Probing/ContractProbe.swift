public import GestureTrace
public import Replay

/// Finds out what an unknown control promises, by trying.
///
/// It makes the control, pulls it, begins and ends it, and reads what happens: the seam and nothing
/// else. What the control itself declares is kept from it.
public enum ContractProbe {
  /// Tries a subject until its contract is known, as far as it can be seen.
  /// - Parameters:
  ///   - subject: how to make it. Its own contract is told to the control, not to the probe.
  ///   - settings: what the control is asked for, if it takes settings.
  /// - Returns: what it promises; `nil` where nothing can be observed.
  /// - Throws: settings that the subject cannot have.
  public static func contract(
    of subject: SubjectRecipe, settings: JSONObject = JSONObject()
  ) throws(ReplayError) -> ProbedContract {
    let unknown = UnknownSubject(recipe: subject, settings: settings)
    var probed = ProbedContract()
    let header = try HeaderProbe(subject: unknown).found()
    let footer = try FooterProbe(subject: unknown).found()
    probed.header = header?.edge
    probed.footer = footer?.edge
    if let pull = header?.gesture, let approach = footer?.gesture {
      let both = BothEdgesProbe(subject: unknown, header: pull, footer: approach)
      probed.overlap = try both.overlap()
      probed.header?.clearsNoMore = try both.clearsNoMore()
    }
    probed.fault = unknown.faults.first
    return probed
  }
}

/// A subject whose contract nobody learns but its control.
struct UnknownSubject {
  let recipe: SubjectRecipe
  /// What the control is asked for.
  let settings: JSONObject
  /// How it has ended experiments.
  let faults = Faults()

  /// What comes of a trace; the harness takes the subject to have both edges, of which it promises
  /// nothing.
  func replay(_ trace: Trace) throws(ReplayError) -> History {
    var asked = trace.header
    asked.settings = settings
    let own = try recipe.contract(on: asked)
    let recipe = recipe
    let unknown = SubjectRecipe(
      id: recipe.id,
      contract: { _ in
        Contract(
          header: HeaderContract(trigger: .points(0), hold: 0),
          footer: FooterContract(trigger: .points(0), hold: 0))
      },
      make: { stage in recipe.make(stage.promising(own)) })
    let history = try Replayer.replay(trace, subject: unknown)
    if faults.first == nil, history.ending == .fault,
      case .outcome(.fault(let reason))? = history.rows.last?.row.event
    {
      faults.first = reason
    }
    return history
  }

  /// The first fault that has ended an experiment, in its own words; `nil` where none has.
  final class Faults {
    var first: String?
  }
}
