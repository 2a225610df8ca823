// UIKit re-exports Foundation, and controls rely on it. Where both have a name (NSObject, Timer,
// DispatchQueue …) a file that imports this module alone sees the one on the virtual clock.
@_exported public import Foundation
