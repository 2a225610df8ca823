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
    for section in sections.dropFirst() {
      lines += ["", "**\(section.title).** \(section.words)"]
      if !section.items.isEmpty { lines += [""] + section.items.map { "- \($0)" } }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The parts of its description; one that says nothing is left out.
  var sections: [RuleSection] {
    [
      RuleSection("Promise", promise), RuleSection("Why it matters", matters),
      RuleSection("What people report", reported), RuleSection("How it is judged", judged),
      RuleSection(
        "Excused", excuses.isEmpty ? "" : "Beside what the contract settles:",
        excuses.map(\.text)),
      RuleSection("Vacuous when", vacuous), RuleSection("Settings", settings),
      RuleSection("Margin", unit ?? ""), RuleSection("A finding reads", example),
    ].filter { !$0.words.isEmpty }
  }
}

/// One part of a rule's description: a title and a paragraph, with a list after it where there is one.
struct RuleSection {
  let title, words: String
  let items: [String]

  init(_ title: String, _ words: String, _ items: [String] = []) {
    self.title = title
    self.words = words
    self.items = items
  }
}

extension Excuse {
  /// What is excused, what needs it, and what it does not hide.
  fileprivate var text: String {
    guard let proof else { return "\(words). Allowed, though no control here does it." }
    let place = proof.caughtOn == proof.recording ? "there" : "on `\(proof.caughtOn)`"
    return
      "\(words). Without it `\(proof.subject)` would be blamed on `\(proof.recording)`; the rule "
      + "still finds the fault of `\(proof.caught)` \(place)."
  }
}
