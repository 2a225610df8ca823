import Invariants

extension [RuleDescription] {
  /// The rules as a page of documentation: a chapter for each.
  package var page: String {
    """
    # The rules

    What each rule promises, why people care, how it is judged, and how it words a finding.

    ## Overview

    The same is printed by `pullback invariants ID`. Margins are in the unit given, and say how far a run was
    from breaking the promise. Those that compare runs are judged where `--metamorphic` asks for it.


    """ + map(\.chapter).joined(separator: "\n")
  }
}

extension RuleDescription {
  fileprivate var chapter: String {
    var lines = ["### \(id)", "", promise]
    for case (let title, let words?) in sections.dropFirst() {
      lines += ["", "**\(title).** \(words)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The parts of its description, each with a title; one without words is left out.
  var sections: [(title: String, words: String?)] {
    func given(_ words: String) -> String? { words.isEmpty ? nil : words }
    return [
      ("Promise", promise), ("Why it matters", given(matters)),
      ("What people report", given(reported)), ("How it is judged", judged),
      ("Vacuous when", vacuous), ("Settings", given(settings)), ("Margin", unit),
      ("A finding reads", given(example)),
    ]
  }
}
