/// Mutants of our own control, one switch each: ways to get one thing wrong that people have reported of
/// other controls.
///
/// Nobody ships them. They are there to check the rules, each by itself: what one spoils stands at the
/// one place where it is decided, and without a switch the control is as it ships. Each is given with
/// the row or the class of the reports that it is taken from; what exposes it and the rule that catches
/// it are in the catalogue of subjects.
package enum ExemplarDefect: Int, RefreshDefect {
  /// R017: an end scrolls the list to its top, wherever people are reading.
  case endScrollsToTop
  /// R035: the header opens although a finger holds the list, and takes the content from it.
  case opensUnderFinger
  /// R036: a gesture that the system takes away counts as let go.
  case cancelFires
}
