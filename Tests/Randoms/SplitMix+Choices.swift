package import GestureTrace

extension SplitMix {
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  package mutating func chance(_ part: Double) -> Bool { Double(number(0...9_999)) < part * 10_000 }

  package mutating func one<Element>(of choices: [Element]) -> Element {
    choices[number(0...choices.count - 1)]
  }
}
