import Testing
import UIKit

/// Rows and items in sections.
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var counts = [3, 2]
  var selected: IndexPath?

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 100 : tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
}

@Suite("Tables and collections")
struct ListTests {
  let world = World()
  private let source = Source()

  @Test("A table is as high as its header, sections, rows and footer")
  func table() {
    let table = world.shown {
      UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), style: .plain)
    }
    world.turn {
      table.dataSource = source
      table.reloadData()
      #expect(Double(table.contentSize.height) == 5 * 44)
      table.delegate = source
      table.rowHeight = 50
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      table.reloadData()
    }
    #expect(table.contentSize == CGSize(width: 300, height: 30 + 2 * 10 + 2 * 100 + 3 * 50 + 20))
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
    #expect(table.tableFooterView?.frame.minY == 400 && table.style == .plain)
    #expect(table.alwaysBounceVertical && table.clipsToBounds)
    source.counts[1] = 3
    world.turn { table.insertRows(at: [IndexPath(row: 2, section: 1)], with: .fade) }
    #expect(table.contentSize.height == 470)
    source.counts[0] = 2
    world.turn { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    #expect(table.contentSize.height == 420)
    source.counts[1] = 4
    var finished = false
    world.turn {
      table.performBatchUpdates(
        { table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .top) },
        completion: { finished = $0 })
    }
    world.turn()
    #expect(table.contentSize.height == 470 && finished)
    world.turn { table.tableFooterView = nil }
    #expect(table.contentSize.height == 450 && table.subviews == [table.tableHeaderView])
    source.tableView(table, didSelectRowAt: IndexPath(item: 4, section: 1))
    #expect(source.selected?.row == 4 && source.selected?.section == 1)
    let cell = world.get { source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) }
    #expect(cell.reuseIdentifier == nil)
  }

  @Test("A collection is as high as its lines")
  func collection() {
    let collection = world.shown {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 120, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
    }
    world.turn {
      collection.dataSource = source
      collection.reloadData()
    }
    #expect(collection.contentSize.height == 160 && collection.numberOfSections == 2)
    var done = false
    source.counts[0] = 1
    world.turn {
      collection.performBatchUpdates {
        collection.deleteItems(at: [1, 2].map { IndexPath(item: $0, section: 0) })
      } completion: {
        done = $0
      }
    }
    world.turn()
    #expect(collection.contentSize.height == 100 && done)
    source.counts[1] = 1
    world.turn { collection.deleteItems(at: [IndexPath(item: 0, section: 1)]) }
    source.counts[1] = 3
    world.turn { collection.insertItems(at: [0, 1].map { IndexPath(item: $0, section: 1) }) }
    #expect(world.simulation.fault == nil && collection.contentSize.height == 160)
  }

  @Test("Items of a size of their own stand in as many columns as fit, below a header each section")
  func columns() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 80)
    layout.headerReferenceSize.height = 25
    let collection = world.shown {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    }
    world.turn {
      collection.dataSource = source
      collection.reloadData()
    }
    // Two columns: two lines and one line, 10 between lines.
    #expect(Double(collection.contentSize.height) == (25 + 80 + 10 + 80) + (25 + 80))
  }
}
