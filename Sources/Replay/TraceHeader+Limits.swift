package import GestureTrace
package import HeadlessUIKit

extension TraceHeader {
  /// Frames a second with which a replay tells something.
  ///
  /// Below one frame a second a list does not come to rest in the ten seconds that it is given; far
  /// above what displays show a run takes minutes and says nothing more.
  package static let rates: ClosedRange<Double> = 1...10_000

  /// Seconds, eleven days, for which an app may leave a load open and be said to answer it; a thousand such
  /// loads in turn are over within the times that a trace can name.
  static let longestDelay: Double = 1_000_000

  /// Refuses numbers that a header may well say and of which nothing can come, before a control could be blamed
  /// for them.
  /// - Returns: what the scroll model is set to.
  /// - Throws: the first of them, or a policy that is none.
  @discardableResult
  package func checkedPolicies() throws(ReplayError) -> ScrollPolicies {
    try scene.checkLengths()
    guard Self.rates.contains(rate) else { throw .rate(found: rate) }
    for edge in Edge.allCases {
      let answers = edge == .header ? loads.header : loads.footer
      for (index, answer) in (answers ?? []).enumerated() {
        if case .seconds(let seconds)? = answer.after, seconds > Self.longestDelay {
          throw .delay(edge, index: index, found: seconds)
        }
      }
    }
    return try ScrollPolicies(of: scene)
  }
}

extension Scene {
  /// Refuses lengths from which sums and differences would lose all their digits.
  /// - Throws: the first such length.
  fileprivate func checkLengths() throws(ReplayError) {
    let lengths: [(name: String, values: [Double?])] = [
      ("width", [width]), ("height", [height]), ("content", [content]),
      ("contentWidth", [contentWidth]), ("inset", inset.values), ("safeArea", safeArea.values),
      ("offset", [offset]), ("offsetX", [offsetX]),
    ]
    for length in lengths {
      for case let value? in length.values where value.magnitude >= UIScrollView.absurdLength {
        throw .sceneLength(name: length.name, found: value)
      }
    }
  }
}
