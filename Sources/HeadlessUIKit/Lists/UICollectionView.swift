/// Where a collection's items come from, as far as they give its content a size.
public protocol UICollectionViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// How many items a section has.
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
  /// Points between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// Points between items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of each section's header, of which the height counts; zero for none.
  open var headerReferenceSize = CGSize.zero
  /// The size of each section's footer, of which the height counts; zero for none.
  open var footerReferenceSize = CGSize.zero
  /// Room around the items of each section.
  open var sectionInset = UIEdgeInsets.zero

  /// The height of one section of `count` items in a view of `width`.
  func height(of count: Int, width: CGFloat) -> CGFloat {
    let room = width - sectionInset.left - sectionInset.right
    let fitting = (room + minimumInteritemSpacing) / (itemSize.width + minimumInteritemSpacing)
    // Items without a width all stand in one line; UIKit leaves open what they do.
    let columns = fitting < CGFloat(count) ? Int(max(1, fitting)) : max(1, count)
    let lines = CGFloat((count + columns - 1) / columns)
    let items = lines * itemSize.height + max(0, lines - 1) * minimumLineSpacing
    return headerReferenceSize.height + sectionInset.top + items + sectionInset.bottom
      + footerReferenceSize.height
  }
}

/// A scroll view whose content is items in sections: their layout gives it a size.
///
/// Cells are not made; a collection does not bounce by itself where its content fits.
open class UICollectionView: UIScrollView, CountedList {
  /// How items are laid out; it stays the same here.
  public let collectionViewLayout: UICollectionViewFlowLayout
  /// Where the items come from, asked at the first layout and at each reload; not retained.
  public weak var dataSource: (any UICollectionViewDataSource)?
  var count = SectionCount()

  /// An empty collection; its content gets a size when it is loaded.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewFlowLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// How many sections there were when it was last loaded.
  public var numberOfSections: Int { count.sections.count }

  /// Loads what is not loaded yet: a collection asks its data source by itself at its first layout.
  ///
  /// Lays its items out anew where it has become wider or narrower.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadOrMeasure()
  }

  /// Asks the data source anew; the content's size follows at once.
  open func reloadData() { reload() }

  /// Asks for the numbers anew: the data source has to have as many items more, otherwise it raises.
  open func insertItems(at indexPaths: [IndexPath]) { change("items", at: indexPaths, by: 1) }

  /// Asks for the numbers anew: the data source has to have as many items fewer, otherwise it raises.
  open func deleteItems(at indexPaths: [IndexPath]) { change("items", at: indexPaths, by: -1) }

  /// Makes changes together, then asks for the numbers anew: they have to add up, otherwise it raises.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update("items") { updates?() }
    if let completion { simulation.enqueue { completion(true) } }
  }

  func askedCounts() -> [Int]? {
    dataSource.map { source in
      (0..<sound(source.numberOfSections(in: self), "sections")).map {
        sound(source.collectionView(self, numberOfItemsInSection: $0), "items")
      }
    }
  }

  func sizeContent() {
    count.measuredWidth = bounds.width
    let heights = count.sections.map { collectionViewLayout.height(of: $0, width: bounds.width) }
    contentSize = CGSize(width: bounds.width, height: heights.reduce(0, +))
  }
}
