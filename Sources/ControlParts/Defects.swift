/// A defect that a published control has: a switch of our own form of it.
///
/// The switch's name is the case's in words, `callbackBeforeState` being `callback-before-state`.
package protocol RefreshDefect: CaseIterable, RawRepresentable<Int>, Sendable {}

extension RefreshDefect {
  /// The switch's name, as a subject's id carries it.
  package var name: String {
    "\(self)".reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

/// Which defects a control has; by default none.
package struct Defects<Defect: RefreshDefect>: Sendable {
  private var bits: UInt64 = 0

  /// These defects and no others.
  package init(_ defects: [Defect] = []) {
    for defect in defects { bits |= 1 << UInt64(defect.rawValue) }
  }

  /// All that the published control has.
  package static var published: Self { Self(Array(Defect.allCases)) }

  /// Whether `defect` is among them.
  package func contains(_ defect: Defect) -> Bool { bits & (1 << UInt64(defect.rawValue)) != 0 }
}
