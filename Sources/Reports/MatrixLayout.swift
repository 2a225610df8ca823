/// How a matrix is laid out: what heads its columns, how wide names may be, and which columns stand in
/// which table.
///
/// Where the page is too narrow, letters stand for the subjects; then the recordings' names are
/// shortened; then the columns stand in more than one table.
struct MatrixLayout {
  /// Columns to which names are shortened rather than that letters stand for subjects.
  private static let readable = 24
  /// Columns to which names are shortened rather than that there is a second table.
  private static let least = 8
  /// Spaces between two columns.
  private static let gap = 2

  /// What heads each column.
  let headings: [String]
  /// Whether these are letters, which need a key.
  let hasLetters: Bool
  /// Columns that a recording's name may take.
  let nameWidth: Int
  /// The subjects of each table.
  let tables: [Range<Int>]

  /// A layout for a page; `names` are the widest name's columns, `cells` those of each subject's widest
  /// cell.
  init(subjects: [String], names: Int, cells: [Int], width: Int) {
    let letters = subjects.indices.map(Self.letters)
    let choices = [
      (subjects, false, names), (letters, true, names), (subjects, false, Self.readable),
      (letters, true, Self.least),
    ]
    for (headings, hasLetters, wanted) in choices {
      let room = width - zip(headings, cells).reduce(0) { $0 + Self.width($1.0, $1.1) }
      guard room >= min(names, wanted) else { continue }
      self.headings = headings
      self.hasLetters = hasLetters
      nameWidth = min(names, room)
      tables = [0..<subjects.count]
      return
    }
    headings = letters
    hasLetters = true
    let room = width - min(names, max(Self.least, width / 3))
    var tables: [Range<Int>] = []
    var used = 0
    var widest = 0
    for (place, cell) in cells.enumerated() {
      let needed = Self.width(letters[place], cell)
      if let last = tables.last, used + needed <= room {
        tables[tables.count - 1] = last.lowerBound..<place + 1
        used += needed
      } else {
        tables.append(place..<place + 1)
        used = needed
      }
      widest = max(widest, used)
    }
    self.tables = tables
    nameWidth = min(names, max(width - widest, 1))
  }

  /// Columns that a subject takes in a table.
  private static func width(_ heading: String, _ cell: Int) -> Int {
    max(heading.columns, cell) + gap
  }

  /// The name of a column: A, B and so on to Z, then AA, AB.
  private static func letters(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : letters(index / 26 - 1) + letter
  }
}
