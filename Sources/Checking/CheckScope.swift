package import Invariants

/// What is judged of a run, and what is kept of it for the report.
package struct CheckScope: Sendable {
  /// The ids to report; every rule where it is empty.
  package var rules: Set<String>
  /// Whether the rules that compare runs are judged, too.
  package var comparesRuns: Bool
  /// Invariants that are judged beside the catalogue's.
  package var own: [Invariant]
  /// Whether the rows around those that prove a failure are kept, and what the subject declares.
  package var keepsContext: Bool

  package init(
    rules: Set<String> = [], comparesRuns: Bool = false, own: [Invariant] = [],
    keepsContext: Bool = false
  ) {
    self.rules = rules
    self.comparesRuns = comparesRuns
    self.own = own
    self.keepsContext = keepsContext
  }
}
