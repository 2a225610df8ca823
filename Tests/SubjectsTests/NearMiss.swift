import GestureTrace
import Subjects
import Testing

/// A behaviour close to what a rule forbids, and legal: on it the rule has something to judge, and finds
/// nothing.
struct NearMiss: CustomTestStringConvertible {
  var rule: String
  /// How near it comes.
  var what: String
  var recording: Source
  /// Who comes so near; with one fault it may, as long as that keeps within what is allowed.
  var subject = "exemplar"
  /// The contract that `exemplar` is asked for, as JSON; its own where it is `nil`.
  var settings: String?
  /// How often header and footer have to call back, so that it is known to be what it says.
  var header = 0
  var footer = 0
  /// How far it is from a breach, in the rule's unit; `nil` where the rule measures nothing.
  var margin: Double?

  var testDescription: String { "\(rule): \(what)" }

  /// Where the trace comes from.
  enum Source {
    case named(String)
    /// Rows on a list of 1200 points between insets of 64 and 49, or in a scene of these words, answered
    /// as the others say.
    case rows(scene: String = #""inset":[64,0,49,0]"#, loads: String = "", [String])
  }

  /// The trace, with the settings that it asks for.
  func trace() throws -> Recording {
    let lines: [String]
    switch recording {
    case .named(let name): lines = try Recording.lines(of: name)
    case .rows(let scene, let loads, let rows):
      lines = [#"{"pullback":1,"scene":{\#(scene)},"loads":{\#(loads)}}"#] + rows
    }
    guard let settings, let header = lines.first else { return try Recording(lines: lines) }
    let asking = #"{"settings":\#(settings),"# + header.dropFirst()
    return try Recording(lines: [asking] + lines.dropFirst())
  }

  /// All of them, in the order of the catalogue.
  static let all = callbacks + lists + states + acrossRuns
}
