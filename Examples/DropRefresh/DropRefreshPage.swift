import UIKit

/// The app's side of the drop: loads when it is told to.
final class DropRefreshPage: NSObject {
  let drop: DropRefreshControl
  private let load: () -> Void

  init(drop: DropRefreshControl, load: @escaping () -> Void) {
    self.drop = drop
    self.load = load
    super.init()
    drop.addTarget(
      self, action: Selector("reload") { (page: DropRefreshPage) in page.reload() },
      for: .valueChanged)
  }

  private func reload() { load() }
}
