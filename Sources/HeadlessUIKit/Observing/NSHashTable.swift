/// Objects that are not kept alive, each once: where a control has its listeners.
///
/// Foundation has none on Linux. Of UIKit's table this is the weak one, with what lists of listeners
/// ask of it. It answers in the order in which its objects came; UIKit's has no order.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var members: [Member] = []

  private struct Member {
    weak var object: ObjectType?
  }

  private override init() {}

  /// An empty table whose objects leave it when they die.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

  /// The objects that are alive, the first that came first.
  public var allObjects: [ObjectType] { members.compactMap(\.object) }

  /// How many objects are alive; UIKit's may count dead ones for a while.
  public var count: Int { allObjects.count }

  /// The first of the objects; `nil` where there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Whether an equal object is in the table; `nil` never is.
  public func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return allObjects.contains { Self.areEqual($0, anObject) }
  }

  /// Adds an object behind the others; `nil`, and one that is there already, change nothing.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(Member(object: object))
  }

  /// Takes an equal object out; one that is not there changes nothing.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { member in
      member.object.map { Self.areEqual($0, object) } ?? true
    }
  }

  /// Takes all objects out.
  public func removeAllObjects() { members = [] }

  /// Equal as `isEqual` says; objects that do not have it, as only Swift's classes lack it, are equal
  /// to themselves alone.
  private static func areEqual(_ one: ObjectType, _ other: ObjectType) -> Bool {
    one === other || (one as? NSObject)?.isEqual(other) == true
  }
}
