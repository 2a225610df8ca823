import UIKit

/// How often the touch under way, or the last one, may still make a footer load.
struct MJRefreshTriggers {
  /// Loads of one touch; -1 is any number.
  var times = 1
  private var used = 0
  /// Whether a load has ended that added nothing: then only another touch asks again.
  private var isSpent = false
  /// The content's height when the last load began.
  private var contentHeight: CGFloat = 0

  /// Whether the touch may make it load once more.
  var isLeft: Bool { !isSpent && (times == -1 || used < times) }

  /// Another finger begins to drag the list.
  mutating func touchBegan() {
    used = 0
    isSpent = false
  }

  /// A load begins, whoever asked for it.
  mutating func loadBegan(in list: UIScrollView) {
    used += 1
    contentHeight = list.contentSize.height
  }

  /// The load has ended; returns whether it has added nothing.
  mutating func loadEnded(in list: UIScrollView) -> Bool {
    isSpent = list.contentSize.height <= contentHeight
    return isSpent
  }
}
