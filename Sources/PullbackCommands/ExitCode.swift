/// What the program tells its caller, in one table.
///
/// From 64 on the numbers are those of `sysexits.h`, 141 is what a shell reports for a program that
/// a closed pipe has ended.
package enum ExitCode: Int32, Sendable {
  /// All is well.
  case good = 0
  /// A verdict is `violated` or `error`; with `--strict` also `vacuous` or `inconclusive`.
  case broken = 1
  /// An unknown command, flag, subject or rule, or a value that a flag does not take.
  case usage = 64
  /// A file that does not say what it should.
  case badData = 65
  /// A file that is missing or cannot be read, or a folder where a file is meant.
  case noInput = 66
  /// A fault of ours.
  case ourFault = 70
  /// A result that cannot be written.
  case cannotWrite = 74
  /// The reader of our results has gone.
  case closedPipe = 141
}
