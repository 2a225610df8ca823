import HeadlessUIKit
import Testing

/// Rows and items that come and go, and lists that change their width.
@Suite("Updates of lists")
struct ListUpdateTests {
  /// Rows or items of two sections.
  private final class Rows: UITableViewDataSource, UICollectionViewDataSource {
    var counts = [3, 2]
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
  }

  private let simulation = Simulation()
  private let rows = Rows()

  /// A table in a window that has loaded its rows: 3 and 2.
  private func shownTable() -> (UITableView, UIWindow) {
    simulation.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let table = UITableView(frame: window.bounds)
      table.dataSource = rows
      window.addSubview(table)
      simulation.turn(at: .zero)
      return (table, window)
    }
  }

  private func shownCollection() -> (UICollectionView, UIWindow) {
    simulation.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let collection = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = rows
      window.addSubview(collection)
      simulation.turn(at: .zero)
      return (collection, window)
    }
  }

  private func turn(_ work: () -> Void) {
    simulation.run { simulation.turn(at: simulation.now, input: work) }
  }

  private static func paths(_ section: Int, _ rows: Range<Int>) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: section) }
  }

  @Test("Numbers that add up change the content's size")
  func sound() {
    let (table, window) = shownTable()
    turn {
      rows.counts = [5, 2]
      table.insertRows(at: Self.paths(0, 0..<2), with: .fade)
      rows.counts = [5, 1]
      table.deleteRows(at: Self.paths(1, 0..<1), with: .fade)
      table.performBatchUpdates {
        rows.counts = [4, 3]
        table.deleteRows(at: Self.paths(0, 0..<1), with: .none)
        table.insertRows(at: Self.paths(1, 0..<2), with: .none)
      }
    }
    #expect(simulation.fault == nil)
    #expect(Double(table.contentSize.height) == 7 * 44)
    withExtendedLifetime(window) {}
  }

  @Test("Rows that do not add up are a fault that says the numbers")
  func unsound() {
    let (table, window) = shownTable()
    turn { table.insertRows(at: Self.paths(1, 0..<4), with: .fade) }
    #expect(
      simulation.fault
        == "UITableView: section 1 had 2 rows, 4 were inserted, but its data source says 2")
    withExtendedLifetime(window) {}
  }

  @Test("So are sections that come or go, and rows in a section that there is not")
  func sections() {
    let (table, window) = shownTable()
    turn {
      rows.counts = [3]
      table.deleteRows(at: Self.paths(1, 0..<2), with: .fade)
    }
    #expect(
      simulation.fault?.contains("2 sections before an update of rows and 1 after it") == true)
    withExtendedLifetime(window) {}
    let other = ListUpdateTests()
    let (list, frame) = other.shownTable()
    other.turn { list.insertRows(at: Self.paths(7, 0..<1), with: .fade) }
    #expect(other.simulation.fault?.contains("in section 7, where there are 2") == true)
    withExtendedLifetime(frame) {}
  }

  @Test("Items are held to the same")
  func items() {
    let (collection, window) = shownCollection()
    #expect(collection.numberOfSections == 2, "it loads at its first layout")
    turn {
      rows.counts = [4, 2]
      collection.insertItems(at: Self.paths(0, 0..<1))
    }
    #expect(simulation.fault == nil)
    turn { collection.performBatchUpdates { collection.deleteItems(at: Self.paths(0, 0..<1)) } }
    #expect(
      simulation.fault
        == "UICollectionView: section 0 had 4 items, 1 were deleted, but its data source says 4")
    withExtendedLifetime(window) {}
  }

  @Test("A new width is measured at the next layout, without asking the data source")
  func width() {
    let (table, window) = shownTable()
    rows.counts = [30, 30]
    turn { table.frame.size.width = 200 }
    #expect(table.contentSize == CGSize(width: 200, height: 5 * 44))
    let (collection, other) = shownCollection()
    let before = collection.contentSize.height
    turn { collection.frame.size.width = 60 }
    #expect(collection.contentSize.width == 60 && collection.contentSize.height > before)
    withExtendedLifetime((window, other)) {}
  }
}
