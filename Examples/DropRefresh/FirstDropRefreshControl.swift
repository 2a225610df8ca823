import UIKit

/// The drop as it was first written: it remembers the list's inset and writes it back after each load.
final class FirstDropRefreshControl: DropRefreshControl {
  private var originalInset = UIEdgeInsets.zero

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    originalInset = list?.contentInset ?? .zero
  }

  override func makeRoom(in list: UIScrollView) {
    list.contentInset.top = originalInset.top + Self.height
  }

  override func giveRoomBack(to list: UIScrollView) {
    list.contentInset = originalInset
  }
}
