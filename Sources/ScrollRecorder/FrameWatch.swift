import UIKit

/// Calls at each display frame until it is ended.
final class FrameWatch: NSObject {
  // The display link keeps this object, which must not keep the recorder.
  private let frameCame: () -> Void
  private var link: CADisplayLink?

  init(_ frameCame: @escaping () -> Void) {
    self.frameCame = frameCame
    super.init()
    let link = CADisplayLink(target: self, selector: Self.tickSelector)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends for good.
  func end() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
    private static let tickSelector = #selector(tick)
    @objc private func tick() { frameCame() }
  #else
    private static let tickSelector = Selector("tick") { (watch: FrameWatch) in watch.tick() }
    private func tick() { frameCame() }
  #endif
}
