import Testing

/// What people have reported of a control, said as a recording.
///
/// The page about them is the article *Field reports* of `Subjects`. Nothing rewrites what is written
/// here.
struct FieldReport: CustomTestStringConvertible, Sendable {
  /// The row of the reports, `R` and a number or `X` and one.
  let row: String
  /// The thread that it can be traced to.
  let thread: String
  /// The recording that says it.
  let recording: String
  /// A control that has the fault.
  let subject: String
  /// The rule that this control breaks there.
  let rule: String
  /// A part of the rule's sentence that names the fault.
  let words: String
  /// Why the rule has nothing to judge on a control that is in order; `nil` where it has.
  let vacuity: String?

  init(
    _ row: String, _ thread: String, _ recording: String, _ subject: String, breaks rule: String,
    saying words: String, vacuous vacuity: String? = nil
  ) {
    self.row = row
    self.thread = thread
    self.recording = recording
    self.subject = subject
    self.rule = rule
    self.words = words
    self.vacuity = vacuity
  }

  var testDescription: String { "\(row): \(recording)" }

  /// All that can be said, each once.
  static let all = lists + loads + pulls + ends

  /// Rows that no recording can say; the article has the reasons.
  static let unsaid = ["R018", "R021", "X06", "X07", "X18", "X34"]

  /// Every row that was open when the reports were gone through.
  static let open = [
    "R001", "R002", "R003", "R006", "R007", "R009", "R010", "R011", "R013", "R015", "R017", "R018",
    "R019", "R020", "R021", "R023", "R024", "R026", "R028", "R029", "R030", "R031", "R034", "R035",
    "R036", "R037", "R039", "R040", "R043", "R044", "R045", "R046", "R049", "R050", "R054", "R057",
    "R060", "R061", "R062", "R063", "R064", "R065", "R067", "R068", "R070", "R072", "R073", "R075",
    "R077", "R078", "R079", "R081", "R083", "R085", "R088", "R090", "R092", "R093", "R095", "R098",
    "R099", "X02", "X04", "X05", "X06", "X07", "X08", "X09", "X11", "X12", "X15", "X16", "X17",
    "X18", "X19", "X20", "X21", "X23", "X24", "X25", "X26", "X27", "X28", "X30", "X31", "X32",
    "X33", "X34", "X35", "X36", "X37", "X38",
  ]
}
