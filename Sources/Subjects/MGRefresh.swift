import ControlParts
import GestureTrace
import HeadlessUIKit
import RefreshControls
import Replay

/// MGRefreshControl: the system's refresh control with an arrow and a wheel.
enum MGRefresh {
  static let system = System(
    id: "mg-refresh-control", title: "MGRefreshControl", article: "001",
    summary: "the system's refresh control, with an arrow that a pull turns, and a wheel",
    switches: switches,
    make: { id, form in
      let defects = Defects<MGRefreshDefect>(form)
      // The published program came with its nib; only the switch that needs none to be missing goes
      // without it.
      var hasNib = true
      if case .defect(MGRefreshDefect.needsNib.name) = form { hasNib = false }
      let ships = hasNib
      return SubjectRecipe(
        id: id, contract: contract,
        make: { stage in
          if ships { addNib() }
          return MGRefreshSubject(stage, defects: defects)
        })
    })

  private static func addNib() {
    Simulation.current.assets.addNib("MGRefreshView") { [MGRefreshView.refreshView()] }
  }

  /// What it promises: the system's line, which a scene may set, and under the finger.
  @Sendable static func contract(in scene: Scene) -> Contract {
    var header = HeaderContract(trigger: trigger(in: scene), hold: Double(MGRefreshControl.height))
    header.fires = .crossing
    header.begin = .silent
    header.texts = PhaseTexts(
      idle: [MGRefreshSubject.hanging], pulling: [MGRefreshSubject.turned],
      refreshing: [MGRefreshSubject.nothing])
    return Contract(header: header)
  }

  private static func trigger(in scene: Scene) -> TriggerLength {
    // A scene with policies that the model lacks is never replayed.
    let policies = (try? ScrollPolicies(of: scene)) ?? ScrollPolicies()
    let trigger = policies.refreshControlTrigger
    return trigger < 1 ? .ofHeight(trigger) : .points(trigger)
  }
}
