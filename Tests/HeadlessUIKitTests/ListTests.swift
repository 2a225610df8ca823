import HeadlessUIKit
import Testing

@Suite("Lists")
struct ListTests {
  final class Rows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var counts = [3, 2]
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 100 : 50
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      20
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
  }

  @Test("A table is as high as its rows, sections, header and footer")
  func table() {
    let simulation = Simulation()
    let rows = Rows()
    simulation.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      table.dataSource = rows
      table.reloadData()
      #expect(Double(table.contentSize.height) == 5 * 44)
      table.delegate = rows
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 35))
      #expect(Double(table.contentSize.height) == 30 + 20 + 200 + 20 + 150 + 35)
      #expect(table.tableFooterView?.frame.origin.y == 420)
      rows.counts = [1]
      table.reloadData()
      #expect(Double(table.contentSize.height) == 30 + 20 + 100 + 35)
      #expect(table.alwaysBounceVertical)
      table.tableFooterView = nil
      #expect(Double(table.contentSize.height) == 150 && table.subviews.count == 1)
    }
  }

  @Test("A collection is as high as its lines")
  func collection() {
    let simulation = Simulation()
    let rows = Rows()
    simulation.run {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 140, height: 80)
      layout.headerReferenceSize.height = 25
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
      collection.dataSource = rows
      collection.reloadData()
      // Two columns: two lines and one line, 10 between lines, a header each.
      #expect(Double(collection.contentSize.height) == (25 + 80 + 10 + 80) + (25 + 80))
    }
  }
}
