import UIKit

/// What a screen may want to know about the header; all of it is optional.
public protocol SpringHeaderDelegate: AnyObject {
  /// The pull has come past the trigger distance; letting go now refreshes.
  func springHeaderDidArm(_ header: SpringHeader)
  /// The header has closed.
  func springHeaderDidFinish(_ header: SpringHeader)
  /// How far a pull must go; without an answer, the height of the header.
  func springHeaderTriggerDistance(_ header: SpringHeader) -> CGFloat
}

/// What a delegate that says nothing does. On iOS the requirements are `@objc optional`.
extension SpringHeaderDelegate {
  public func springHeaderDidArm(_ header: SpringHeader) {}
  public func springHeaderDidFinish(_ header: SpringHeader) {}
  public func springHeaderTriggerDistance(_ header: SpringHeader) -> CGFloat {
    SpringHeader.height
  }
}
