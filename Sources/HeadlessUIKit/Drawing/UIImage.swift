/// The pictures that a program was shipped with, by file name.
///
/// Each simulation has its own, empty at first: a program that expects pictures adds them, and one
/// that was shipped without them finds out what its code does then.
public struct AssetCatalogue: Sendable {
  private var sizes: [String: CGSize] = [:]

  /// Adds a picture of `size` points; a second one of the same name replaces the first.
  public mutating func add(_ name: String, size: CGSize) { sizes[name] = size }

  /// Takes all pictures away.
  public mutating func removeAll() { sizes.removeAll() }

  /// The size of the picture of this name in points; `nil` where there is none.
  func size(of name: String) -> CGSize? { sizes[name] }
}

/// A picture: its name and its size, no pixels.
public final class UIImage: NSObject {
  /// The file name under which it was found.
  public let name: String
  /// In points.
  public let size: CGSize

  /// The picture of this name from the simulation's catalogue; `nil` where there is none.
  public init?(named name: String) {
    guard let size = Simulation.current.assets.size(of: name) else { return nil }
    self.name = name
    self.size = size
  }
}
