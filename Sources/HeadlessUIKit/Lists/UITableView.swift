/// Where a table's rows come from, as far as they give its content a size.
public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row; a table here never asks for one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// An empty cell: nothing of a cell is shown here.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

/// How high a table's rows are, and what is done with them.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// A row was selected; nothing is selected here, so that whoever taps in a test says so.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's own row height.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// No header.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    0
  }
  /// No footer.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    0
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A scroll view whose content is rows: their heights, sections, header and footer give it a size.
///
/// Cells are not laid out; a table bounces always, as UIKit's does.
open class UITableView: UIScrollView, CountedList {
  /// How a table looks; here all look the same.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Kept; all styles look the same here.
  public let style: Style
  /// Where the rows come from, asked at the first layout and at each reload; not retained.
  public weak var dataSource: (any UITableViewDataSource)?
  /// Points; 44 as UIKit's default.
  open var rowHeight: CGFloat = 44
  /// Above the rows, as wide as the table and as high as its frame, and part of the content.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// Below the rows, as wide as the table and as high as its frame, and part of the content.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  var count = SectionCount()

  /// An empty table, which bounces also where its content fits.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// How many sections there were at the last reload.
  public var numberOfSections: Int { count.sections.count }

  /// How many rows a section had at the last reload; a section that there is not raises.
  public func numberOfRows(inSection section: Int) -> Int {
    guard count.sections.indices.contains(section) else {
      simulation.raise("numberOfRows(inSection: \(section)) of \(count.sections.count)")
      return 0
    }
    return count.sections[section]
  }

  /// Loads what is not loaded yet: a table asks its data source by itself at its first layout.
  ///
  /// Measures its rows anew where it has become wider or narrower.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadOrMeasure()
  }

  /// Asks the data source anew; the content's size follows at once.
  open func reloadData() { reload() }

  /// Asks for the numbers anew: the data source has to have as many rows more, otherwise it raises.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("rows", at: indexPaths, by: 1)
  }

  /// Asks for the numbers anew: the data source has to have as many rows fewer, otherwise it raises.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("rows", at: indexPaths, by: -1)
  }

  /// Makes changes together, then asks for the numbers anew: they have to add up, otherwise it raises.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update("rows") { updates?() }
    if let completion { simulation.enqueue { completion(true) } }
  }

  /// How rows come and go; here they do so at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func replace(_ old: UIView?, with new: UIView?) {
    if let old, old !== new { old.removeFromSuperview() }
    if let new { addSubview(new) }
    sizeContent()
  }

  func askedCounts() -> [Int]? {
    dataSource.map { source in
      (0..<sound(source.numberOfSections(in: self), "sections")).map {
        sound(source.tableView(self, numberOfRowsInSection: $0), "rows")
      }
    }
  }

  func sizeContent() {
    count.measuredWidth = bounds.width
    var y = tableHeaderView?.frame.height ?? 0
    for view in [tableHeaderView, tableFooterView] { view?.frame.size.width = bounds.width }
    tableHeaderView?.frame.origin.y = 0
    for (section, count) in count.sections.enumerated() {
      y += tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? 0
      for row in 0..<count {
        y +=
          tableDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
          ?? rowHeight
      }
      y += tableDelegate?.tableView(self, heightForFooterInSection: section) ?? 0
    }
    tableFooterView?.frame.origin.y = y
    y += tableFooterView?.frame.height ?? 0
    contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// A row of a table.
open class UITableViewCell: UIView {
  /// How a cell is laid out; here it is empty.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// Kept; cells are not reused here.
  public let reuseIdentifier: String?

  /// An empty cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Cells are not archived here.
  public required init?(coder: NSCoder) { nil }
}

extension IndexPath {
  /// The row of a section, both from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The item of a section, both from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, from 0.
  public var section: Int { self[0] }
  /// The row in its section, from 0.
  public var row: Int { self[1] }
  /// The item in its section, from 0.
  public var item: Int { self[1] }
}
