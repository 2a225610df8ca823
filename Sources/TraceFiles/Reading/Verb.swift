/// The verbs that this version knows.
enum Verb: String, CaseIterable {
  // Rows in
  case touch, move, lift, cancel, drag, release, glide, begin, end, noMore, reset
  case inset, assignInset, safeArea, content, prepend, resize, scrollTo
  case tap, enable, hide, leave, `return`, detach, attach, note, stop
  // Rows out
  case offset, offsetX, shown, phase, fired, answer, setInset, setOffset
  case progress, text, spinner, frame, alpha, observers, fault

  /// Whether a row in has this verb; a plain trace knows no others.
  var isIn: Bool {
    switch self {
    case .touch, .move, .lift, .cancel, .drag, .release, .glide, .begin, .end, .noMore, .reset,
      .inset, .assignInset, .safeArea, .content, .prepend, .resize, .scrollTo, .tap, .enable, .hide,
      .leave, .return, .detach, .attach, .note, .stop:
      true
    case .offset, .offsetX, .shown, .phase, .fired, .answer, .setInset, .setOffset, .progress,
      .text, .spinner, .frame, .alpha, .observers, .fault:
      false
    }
  }
}

/// Finds a verb by its word: a hash table, since a dictionary's seeded hashing took a tenth of the
/// time that a row takes.
struct VerbTable {
  private struct Entry {
    var word: PackedWord
    var verb: Verb
  }

  /// A power of two, three times as many as there are verbs.
  private static let size = 128

  private var entries: [Entry?] = Array(repeating: nil, count: VerbTable.size)

  init() {
    for verb in Verb.allCases {
      guard let word = PackedWord(verb.rawValue.utf8) else { continue }
      var place = word.hash
      while entries[place] != nil { place = (place + 1) % Self.size }
      entries[place] = Entry(word: word, verb: verb)
    }
  }

  /// `nil` for a word that is no verb.
  func verb(_ word: PackedWord) -> Verb? {
    var place = word.hash
    while let entry = entries[place] {
      if entry.word == word { return entry.verb }
      place = (place + 1) % Self.size
    }
    return nil
  }
}
