/// What a view is drawn from: it keeps what it is told.
open class CALayer: NSObject {
  weak var view: UIView?
}
