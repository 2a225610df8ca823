import ControlParts
import UIKit

/// Whether a list's content has grown since its latest load.
///
/// While the load is open only what is taller than at its callback has grown; rows that come after the end
/// are growth whatever went before.
struct ExemplarGrowth {
  /// Whether it has; before the first load it has not.
  private(set) var hasGrown = false
  private var height: CGFloat
  private var heightAtCallback: CGFloat
  private var isOpen = false
  private let defects: Defects<ExemplarDefect>

  /// Whether the content is taller than it was at the latest load.
  var isTaller: Bool { points > 0 }

  /// Points by which it is.
  var points: CGFloat { height - heightAtCallback }

  /// Points that a spoilt control takes the content to be higher than it is, as it was at that load.
  var overestimate: CGFloat {
    defects.contains(.remembersEnd) ? max(0, heightAtCallback - height) : 0
  }

  /// Of content so high.
  init(height: CGFloat, defects: Defects<ExemplarDefect> = Defects()) {
    self.height = height
    self.defects = defects
    heightAtCallback = height
  }

  /// A load begins.
  mutating func called() {
    heightAtCallback = height
    hasGrown = false
    isOpen = true
  }

  /// The load has ended.
  mutating func ended() {
    hasGrown = height > heightAtCallback
    isOpen = false
  }

  /// The content has another height.
  mutating func resized(to new: CGFloat) {
    let isSeen = isOpen || !defects.contains(.rowsAfterEndUnseen)
    if isSeen, new > heightAtCallback || !isOpen && new > height { hasGrown = true }
    height = new
  }
}
