/// A flag of a command: how it is written and what it is for.
package struct Flag: Hashable, Sendable {
  /// Its long name, without the dashes.
  package let name: String
  /// Its short name, if it has one.
  package let short: Character?
  /// What its value is, in help; `nil` for a flag without a value.
  package let value: String?
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// What it is for, in one line or a few.
  package let help: String

  package init(
    _ name: String, short: Character? = nil, value: String? = nil, repeats: Bool = false,
    help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.help = help
  }
}

/// The flags that more than one command has.
extension Flag {
  package static let help = Flag("help", short: "h", help: "Print this help and do nothing else.")

  static let format = Flag(
    "format", value: "text|json",
    help: "How the result is printed: text for people (the default), json for programs.")

  static let drive = Flag(
    "drive", value: "finger|offset",
    help: "Which rows move the list: the finger through the scroll model, or the recorded offsets "
      + "as they are. Without it the recording decides.")

  static let policy = Flag(
    "policy", value: "NAME=VALUE", repeats: true,
    help: "Set a policy of the scroll model, which decides what UIKit leaves open; it comes on top "
      + "of the recording's own. May be given more than once. See `pullback policies`.")
}

/// How results are printed.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json
}
