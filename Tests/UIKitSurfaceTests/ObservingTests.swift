import Testing
import UIKit

/// An observer in the string form.
private final class Observer: NSObject {
  var seen: [(key: String, old: Any?, new: Any?, isPrior: Bool)] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    seen.append(
      (
        keyPath ?? "", change?[.oldKey], change?[.newKey],
        change?[.notificationIsPriorKey] as? Bool ?? false
      ))
  }
}

/// One that never takes back what it observes of its own.
private final class SelfObserver: NSObject {
  deinit { deallocatedWhileObserved("rows") }
}

@Suite("Observing and associating")
struct ObservingTests {
  let world = World()
  let list: UIScrollView

  init() {
    list = world.shown { UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  }

  @Test(
    "Every key is told in the string form, before and after, with what was asked for",
    arguments: [
      "contentOffset", "contentSize", "contentInset", "frame", "bounds",
    ])
  func keys(key: String) {
    let observer = Observer()
    world.turn {
      list.addObserver(observer, forKeyPath: key, options: [.old, .new, .prior, .initial])
      #expect(observer.seen.count == 1 && observer.seen[0].new != nil)
      switch key {
      case "contentOffset": list.contentOffset.y = 10
      case "contentSize": list.contentSize.height = 10
      case "contentInset": list.contentInset.top = 10
      default: list.frame.size.height = 10
      }
      list.removeObserver(observer, forKeyPath: key)
      list.frame.size.height = 20
    }
    #expect(observer.seen.map(\.isPrior) == [false, true, false])
    let (before, after) = (observer.seen[1], observer.seen[2])
    #expect(before.key == key && before.old != nil && before.new == nil)
    #expect(after.old != nil && after.new != nil)
  }

  @Test("The state of a pan is told in the key-path form, before and after")
  func state() {
    var told: [(UIGestureRecognizer.State?, UIGestureRecognizer.State?, Bool)] = []
    world.turn { list.alwaysBounceVertical = true }
    let token = world.get {
      list.panGestureRecognizer.observe(\.state, options: [.old, .new, .prior]) { _, change in
        told.append((change.oldValue, change.newValue, change.isPrior))
      }
    }
    world.turn {
      list.touchBegan(0, at: .zero)
      list.touchMoved(0, to: CGPoint(x: 0, y: 50))
    }
    #expect(told.count == 2 && told[0].2 && told[0].1 == nil && told[1].1 == .began)
    token.invalidate()
    world.turn { list.touchEnded(0) }
    #expect(told.count == 2)
  }

  @Test("Lists and views are observed by key path for as long as the token lives")
  func keyPaths() {
    var count = 0
    world.turn {
      let view: UIView = list
      let tokens = [
        list.observe(\.contentOffset) { _, _ in count += 1 },
        list.observe(\.contentSize) { _, _ in count += 10 },
        list.observe(\.contentInset) { _, _ in count += 100 },
        list.observe(\.frame) { _, _ in count += 1000 },
        view.observe(\.bounds) { _, _ in count += 10000 },
      ]
      withExtendedLifetime(tokens) {
        list.contentOffset.y = 1
        list.contentSize.height = 300
        list.contentInset.bottom = 1
        list.frame.size.width = 50
      }
    }
    // The bounds twice: scrolling moves their origin.
    #expect(count == 21111)
    world.turn { list.contentOffset.y = 2 }
    #expect(count == 21111)
  }

  @Test("What UIKit answers with an exception is a fault")
  func faults() {
    world.get { list.removeObserver(Observer(), forKeyPath: "frame", context: nil) }
    #expect(world.simulation.fault?.hasPrefix("cannot remove an observer") == true)
    let other = World()
    other.get { UIView().addObserver(Observer(), forKeyPath: "colour") }
    #expect(other.simulation.fault?.contains("compliant for colour") == true)
  }

  @Test("An object that says that it dies observed is a fault where there is a simulation")
  func death() {
    world.get { _ = SelfObserver() }
    #expect(
      world.simulation.fault
        == "SelfObserver was deallocated while key value observers were still registered (rows)")
    _ = SelfObserver()
  }

  @Test("Objects are associated under keys, and taken away with nil")
  func associations() {
    world.get {
      let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
      defer { key.deallocate() }
      objc_setAssociatedObject(list, key, "name", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(list, key) as? String == "name")
      objc_setAssociatedObject(list, key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(list, key) == nil)
    }
  }

  @Test("A hash table has each object once, in order, and keeps none alive")
  func hashTable() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let (first, plain) = (NSObject(), Plain())
    #expect(table.anyObject == nil && table.count == 0)
    for object in [first, plain, first] as [AnyObject?] + [nil] { table.add(object) }
    do {
      let short = NSObject()
      table.add(short)
      #expect(table.count == 3 && table.contains(short))
    }
    #expect(table.count == 2 && table.anyObject === first)
    #expect(table.allObjects.map(ObjectIdentifier.init) == [.init(first), .init(plain)])
    #expect(table.contains(plain) && !table.contains(Plain()) && !table.contains(nil))
    table.remove(Plain())
    table.remove(first)
    table.remove(nil)
    #expect(table.allObjects.count == 1 && table.anyObject === plain)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test("Objects that are equal are one to a hash table")
  func equalObjects() {
    let table = NSHashTable<NSObject>.weakObjects()
    let (one, other) = (Named("a"), Named("a"))
    table.add(one)
    table.add(other)
    #expect(table.count == 1 && table.contains(other) && table.anyObject === one)
    table.remove(other)
    #expect(table.count == 0)
    withExtendedLifetime((one, other)) {}
  }
}

/// A class that is no `NSObject`.
private final class Plain {}

/// Objects that are equal by their names.
private final class Named: NSObject {
  private let name: String

  init(_ name: String) { self.name = name }

  override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
}
