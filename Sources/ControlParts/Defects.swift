/// A defect that a control can be given: a switch of our own form of it.
///
/// Of a published control they are those that it was published with; ours has mutants instead, each of
/// which spoils it at one place. The switch's name is the case's in words, `callbackBeforeState` being
/// `callback-before-state`.
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
  /// A bit for each of the first 128.
  private var bits = SIMD2<UInt64>.zero

  /// These defects and no others.
  package init(_ defects: [Defect] = []) {
    for defect in defects { bits[defect.rawValue / 64] |= Self.bit(of: defect) }
  }

  /// All that the published control has.
  package static var published: Self { Self(Array(Defect.allCases)) }

  /// Whether `defect` is among them.
  package func contains(_ defect: Defect) -> Bool {
    bits[defect.rawValue / 64] & Self.bit(of: defect) != 0
  }

  private static func bit(of defect: Defect) -> UInt64 { 1 << UInt64(defect.rawValue % 64) }
}
