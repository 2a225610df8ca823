/// The pictures and nibs that a program was shipped with, by name.
///
/// Each simulation has its own, empty at first: a program that expects something adds it, and one
/// that was shipped without it finds out what its code does then.
public struct AssetCatalogue: Sendable {
  private var sizes: [String: CGSize] = [:]
  private var nibs: [String: @Sendable () -> [Any]] = [:]

  /// Adds a picture of `size` points; a second one of the same name replaces the first.
  public mutating func add(_ name: String, size: CGSize) { sizes[name] = size }

  /// Adds a nib, whose objects `make` makes anew each time; a second one of the same name replaces the
  /// first.
  public mutating func addNib(_ name: String, objects make: @escaping @Sendable () -> [Any]) {
    nibs[name] = make
  }

  /// Takes everything away.
  public mutating func removeAll() { self = AssetCatalogue() }

  /// The size of the picture of this name in points; `nil` where there is none.
  func size(of name: String) -> CGSize? { sizes[name] }

  /// New objects of the nib of this name; `nil` where there is none.
  func objects(ofNib name: String) -> [Any]? { nibs[name]?() }
}

/// A picture: its name and its size, no pixels.
///
/// Equal names, sizes and modes make equal images.
public final class UIImage: NSObject {
  /// Whether a picture is shown in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// In its own colours.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour of the view that shows it.
    case alwaysTemplate
  }

  /// The file name under which it was found.
  public let name: String
  /// In points.
  public let size: CGSize
  /// Whether it is shown in its own colours or in a tint.
  public let renderingMode: RenderingMode
  /// Pixels a point: the screen's.
  public var scale: CGFloat { UIScreen.main.scale }

  /// The picture of this name from the simulation's catalogue; `nil` where there is none.
  public convenience init?(named name: String) {
    guard let size = Simulation.current.assets.size(of: name) else { return nil }
    self.init(name: name, size: size, renderingMode: .automatic)
  }

  private init(name: String, size: CGSize, renderingMode: RenderingMode) {
    self.name = name
    self.size = size
    self.renderingMode = renderingMode
  }

  /// The same picture, shown in its own colours or in a tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, renderingMode: renderingMode)
  }

  /// What a layer takes for its `contents`: here the image itself.
  public var cgImage: UIImage? { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && renderingMode == other.renderingMode
  }

  public override var hash: Int { name.hashValue }
}
