/// Where a table's rows come from, as far as they give its content a size.
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
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
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's own row height.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    0
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    0
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A scroll view whose content is rows: their heights, sections, header and footer give it a size.
///
/// Cells are not laid out; a table bounces always, as UIKit's does.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public let style: Style
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
  private var isLoaded = false
  /// Rows of each section, as they were last loaded.
  private var rows: [Int] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  public var numberOfSections: Int { rows.count }

  public func numberOfRows(inSection section: Int) -> Int { rows[section] }

  /// Loads what is not loaded yet: a table asks its data source by itself at its first layout.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded, dataSource != nil { reloadData() }
  }

  /// Asks the data source anew; the content's size follows at once.
  open func reloadData() {
    isLoaded = true
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    rows = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    sizeContent()
  }

  /// The same as a reload: the content's size is all that rows are here.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func replace(_ old: UIView?, with new: UIView?) {
    if let old, old !== new { old.removeFromSuperview() }
    if let new { addSubview(new) }
    sizeContent()
  }

  private func sizeContent() {
    var y = tableHeaderView?.frame.height ?? 0
    for view in [tableHeaderView, tableFooterView] { view?.frame.size.width = bounds.width }
    tableHeaderView?.frame.origin.y = 0
    for (section, count) in rows.enumerated() {
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
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public let reuseIdentifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
