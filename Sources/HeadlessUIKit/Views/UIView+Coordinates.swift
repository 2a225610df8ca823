extension UIView {
  /// The first view with this tag, this one and its subviews depth first; `nil` where there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether `view` is this one or one that it is in.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Where this view's `point` is in `view`, in the root of the tree if that is `nil`.
  ///
  /// Both have to be in the same tree; transforms count.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(mapToRoot)
    return view.map { inRoot.applying($0.mapToRoot.inverted()) } ?? inRoot
  }

  /// Where `view`'s `point`, the root's if that is `nil`, is in this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view.map { point.applying($0.mapToRoot) } ?? point
    return inRoot.applying(mapToRoot.inverted())
  }

  /// The smallest upright rectangle in `view`, in the root if that is `nil`, around this view's `rect`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(mapToRoot)
    return view.map { inRoot.applying($0.mapToRoot.inverted()) } ?? inRoot
  }

  /// The smallest upright rectangle in this view around `view`'s `rect`, the root's if that is `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inRoot = view.map { rect.applying($0.mapToRoot) } ?? rect
    return inRoot.applying(mapToRoot.inverted())
  }

  /// The map from the view's own coordinates to those of the root of its tree.
  private var mapToRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return layer.look.map.concatenating(superview.mapToRoot)
  }
}
