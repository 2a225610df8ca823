import HeadlessUIKit
import Testing

/// What UIKit answers with an exception ends the run as a fault, and never the process.
@Suite("Exceptions")
struct FaultTests {
  /// Something that no app may do.
  struct Misdeed: CustomTestStringConvertible, Sendable {
    let says: String
    let isDone: @Sendable () -> Void

    var testDescription: String { says }

    init(_ says: String, _ isDone: @escaping @Sendable () -> Void) {
      self.says = says
      self.isDone = isDone
    }
  }

  /// A data source that says nonsense.
  private final class Nonsense: UITableViewDataSource, UICollectionViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
    func numberOfSections(in collectionView: UICollectionView) -> Int { -1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }
  }

  static let misdeeds = [
    Misdeed("was added to itself") {
      let view = UIView()
      view.addSubview(view)
    },
    Misdeed("or to a view in it") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    Misdeed("or to a layer in it") {
      let layer = CALayer()
      layer.addSublayer(layer)
    },
    Misdeed("insertSubview at index -1") { UIView().insertSubview(UIView(), at: -1) },
    Misdeed("a place or size that is no number") { UIView().frame.size.height = .nan },
    Misdeed("a place or size that is no number") { UIView().center.x = .infinity },
    Misdeed("a place or size that is no number") { CALayer().position.y = .nan },
    Misdeed("a place or size that is no number") { CALayer().bounds.size.width = .nan },
    Misdeed("a place or size that is no number") { CALayer().frame.origin.x = .nan },
    Misdeed("numberOfRows(inSection: 0) of 0") {
      _ = UITableView(frame: .zero).numberOfRows(inSection: 0)
    },
    Misdeed("said that there are -1 rows") {
      let (table, source) = (UITableView(frame: .zero), Nonsense())
      table.dataSource = source
      table.reloadData()
    },
    Misdeed("said that there are -1 sections") {
      let layout = UICollectionViewFlowLayout()
      let source = Nonsense()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.dataSource = source
      collection.reloadData()
    },
  ]

  @Test("are faults that say what was done", arguments: misdeeds)
  func faults(misdeed: Misdeed) {
    let world = Simulation()
    world.run(misdeed.isDone)
    #expect(world.fault?.contains(misdeed.says) == true, "\(world.fault ?? "nothing")")
  }

  @Test("Numbers that are none draw nothing, as a path may have them on iOS")
  func noNumbers() {
    let world = Simulation()
    world.run {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .nan, clockwise: true)
      #expect(path.cgPath.outline.allSatisfy { if case .curve = $0 { false } else { true } })
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = .zero
      layout.minimumInteritemSpacing = 0
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let source = Items()
      collection.dataSource = source
      collection.reloadData()
      #expect(Double(collection.contentSize.height) == 0)
    }
    #expect(world.fault == nil)
  }

  /// Three items.
  private final class Items: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }
  }
}
