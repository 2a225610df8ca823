import GestureTrace
import HeadlessUIKit

extension Scene {
  /// Refuses lengths from which sums and differences would lose all their digits, before a control could be
  /// blamed for them.
  /// - Throws: the first such length.
  func checkLengths() throws(ReplayError) {
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
