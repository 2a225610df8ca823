public import Replay

/// A refresh system: its control, and the defects that it can be given.
public struct System: Sendable {
  /// As the command line names it.
  public let id: String
  /// What it is, for people.
  public let title: String
  /// The article that published it, by its number; `nil` for our own, which has no published form.
  public let article: String?
  /// One line for a list.
  public let summary: String
  /// The published form's defects, in the order of their rows; of our own the mutants, which are planted
  /// one at a time.
  public let switches: [DefectSwitch]
  private let make: @Sendable (_ id: String, Form) -> SubjectRecipe

  /// Which defects a subject has.
  enum Form: Sendable {
    case repaired, published
    /// One, by its name.
    case defect(String)
  }

  init(
    id: String, title: String, article: String?, summary: String, switches: [DefectSwitch],
    make: @escaping @Sendable (_ id: String, Form) -> SubjectRecipe
  ) {
    self.id = id
    self.title = title
    self.article = article
    self.summary = summary
    self.switches = switches
    self.make = make
  }

  /// The name of the form with all defects.
  static let published = "published"

  /// What may stand behind the id and a colon: nobody has published all mutants of ours in one control.
  public var forms: [String] { (article == nil ? [] : [Self.published]) + switches.map(\.name) }

  /// The repaired control.
  public var recipe: SubjectRecipe { make(id, .repaired) }

  /// The published control, with all of its defects; `nil` where nobody published one.
  public var publishedRecipe: SubjectRecipe? { recipe(form: Self.published) }

  /// The published control, where there is one, or the repaired one with the defect of this name; `nil`
  /// for another name.
  public func recipe(form: String) -> SubjectRecipe? {
    guard forms.contains(form) else { return nil }
    return make("\(id):\(form)", form == Self.published ? .published : .defect(form))
  }
}

/// One defect of a published control, or one planted in ours, which can be switched on by itself.
public struct DefectSwitch: Hashable, Sendable {
  /// The name behind the colon of a subject's id.
  public let name: String
  /// The row of the list of defects, such as `A1`; of ours the row of the field reports that it is taken
  /// from, such as `R017`, or their class, such as `AXIS`.
  public let row: String
  /// What the control does, in one line.
  public let does: String
  /// The shortest trace that shows it, in words.
  public let shownBy: String
  /// The recording that exposes it; `nil` where the subject's own test shows it.
  public let recording: String?
  /// The rules that it breaks; empty where the subject's own test shows it.
  public let breaks: [String]

  init(
    _ row: String, _ name: String, _ does: String, by shownBy: String, on recording: String? = nil,
    breaks: String...
  ) {
    self.row = row
    self.name = name
    self.does = does
    self.shownBy = shownBy
    self.recording = recording
    self.breaks = breaks
  }
}
