/// A generator whose numbers depend on its seed alone, by Steele, Lea and Flood's mixing of a counter.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of this seed.
  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  package mutating func chance(_ part: Double) -> Bool { Double(number(0...9_999)) < part * 10_000 }

  package mutating func one<Element>(of choices: [Element]) -> Element {
    choices[number(0...choices.count - 1)]
  }
}
