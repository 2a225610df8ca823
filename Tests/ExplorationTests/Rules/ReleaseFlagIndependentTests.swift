import Exploration
import GestureTrace
import Replay
import Testing

@Suite("release-flag-independent")
struct ReleaseFlagIndependentTests {
  private let rule = "release-flag-independent"

  /// A fling whose finger leaves before the footer's line, over which momentum carries the list.
  private func fling() throws -> Trace {
    try Trace(
      "0.1,\"touch\",600", "0.2,\"move\",520", "0.25,\"move\",440", "0.3,\"move\",360",
      "0.3,\"lift\",360",
      header: #""scene":{"inset":[64,0,49,0],"offset":100}"#)
  }

  @Test("A control that takes isDragging for a finger is told")
  func dragging() throws {
    let contract = Contract.nearEnd { $0.declaredMomentum = false }
    let verdict = try PlainControls.recipe(contract, .readsDragging).verdict(
      of: rule, on: try fling())
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says.hasPrefix(
        "with draggingAfterRelease=clearOnRelease (draggingAfterRelease-clearOnRelease) the footer "
          + "fired not at all, otherwise once, at "))
    #expect(verdict.says.hasSuffix(": expected the same"))
    let plain = try PlainControls.recipe(contract).verdict(of: rule, on: try fling())
    #expect(plain.kind == .holds && plain.says == "1 changed trace came out the same")
  }

  @Test("What the run was set to is compared with the other plausible values")
  func settings() throws {
    for (value, others) in [
      ("keepWhileInRange", ["clearOnRelease"]), ("clearOnRelease", ["keepWhileInRange"]),
      ("keepUntilEnd", ["keepWhileInRange", "clearOnRelease"]),
    ] {
      let outcome = try control("hw-refresh").outcome(
        of: rule, on: try fling(),
        settings: [PolicySetting(name: "draggingAfterRelease", value: value)])
      let made = outcome.derivations.map(\.name)
      #expect(made == others.map { "draggingAfterRelease-\($0)" })
    }
  }

  @Test("Where no finger leaves the occasion never came")
  func vacuous() throws {
    let verdict = try control("hw-refresh").verdict(of: rule, on: recording("begin-at-rest"))
    #expect(verdict.kind == .vacuous && verdict.says == "no finger left the list")
  }
}
