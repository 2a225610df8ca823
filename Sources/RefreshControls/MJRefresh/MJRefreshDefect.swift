import ControlParts

/// The defects of the published MJRefresh, one switch each.
///
/// Each is given with its row in the list of defects, what it does, the recording that exposes it,
/// and the rule that catches it there. One name drives headers and back footers; an auto footer is
/// never armed by a pull that can be jumped back from, and calls back at once.
package enum MJRefreshDefect: Int, RefreshDefect {
  /// G1: an offset inside the list's rest is passed over, also one that would disarm.
  ///
  /// `past-the-line-and-back-in-one-move`: phase-matches-offset, only-meant-pull-fires.
  case skipsDisarm
  /// G2: an end that comes before the callback does not take it back.
  ///
  /// `begin-and-end-in-one-turn`: phases-in-order, ends-cleanly.
  case callbackAfterEnd
}
