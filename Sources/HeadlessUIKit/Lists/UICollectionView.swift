/// Where a collection's items come from, as far as they give its content a size.
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// How a collection's items are laid out: in lines that fill the width, downward.
open class UICollectionViewFlowLayout: NSObject {
  /// Points; 50 × 50 as UIKit's default.
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero

  /// The height of one section of `count` items in a view of `width`.
  func height(of count: Int, width: CGFloat) -> CGFloat {
    let room = width - sectionInset.left - sectionInset.right
    let fitting = (room + minimumInteritemSpacing) / (itemSize.width + minimumInteritemSpacing)
    let columns = max(1, Int(fitting.rounded(.down)))
    let lines = CGFloat((count + columns - 1) / columns)
    let items = lines * itemSize.height + max(0, lines - 1) * minimumLineSpacing
    return headerReferenceSize.height + sectionInset.top + items + sectionInset.bottom
      + footerReferenceSize.height
  }
}

/// A scroll view whose content is items in sections: their layout gives it a size.
///
/// Cells are not made; a collection does not bounce by itself where its content fits.
open class UICollectionView: UIScrollView {
  public let collectionViewLayout: UICollectionViewFlowLayout
  public weak var dataSource: (any UICollectionViewDataSource)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewFlowLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  /// Asks the data source anew; the content's size follows at once.
  open func reloadData() {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let heights = (0..<sections).map { section in
      collectionViewLayout.height(
        of: dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0,
        width: bounds.width)
    }
    contentSize = CGSize(width: bounds.width, height: heights.reduce(0, +))
  }

  /// Does the updates, then lays out what the data source says now.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    if let completion { simulation.enqueue { completion(true) } }
  }
}
