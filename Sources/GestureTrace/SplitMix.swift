/// A generator whose numbers depend on its seed alone: equal seeds give equal numbers on every machine
/// (a mixed counter: Steele, Lea and Flood, 2014).
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of this seed.
  package init(seed: UInt64) { state = seed }

  /// The next number, any of 2⁶⁴.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number as a part of one, from 0 up to 1, which is not among them.
  package mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
