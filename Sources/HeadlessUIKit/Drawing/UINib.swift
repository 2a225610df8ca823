public import Foundation

/// Views that were laid out in a file of Interface Builder's; here in code, which the simulation's
/// catalogue of assets knows by the file's name.
public final class UINib: NSObject {
  /// What one may ask for when the objects are made; here there is nothing.
  public struct OptionsKey: Hashable, Sendable {}

  private let name: String

  /// The nib of this name; whether it is there shows when its objects are made.
  ///
  /// A simulation has one bundle, whichever is named.
  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  /// Makes the objects of the nib, those at its top in order; a nib that is missing raises, as on iOS.
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let simulation = Simulation.current
    guard let objects = simulation.assets.objects(ofNib: name) else {
      simulation.raise("could not load the nib \(name): the program was shipped without it")
      return []
    }
    return objects
  }
}
