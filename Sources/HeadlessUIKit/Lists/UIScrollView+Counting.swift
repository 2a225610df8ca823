extension UIScrollView {
  /// How many sections, rows or items a data source says that there are; fewer than none raises.
  final func counted(_ things: String, _ said: Int?) -> Int {
    guard let said else { return 0 }
    guard said >= 0 else {
      simulation.raise("the data source of \(type(of: self)) said that there are \(said) \(things)")
      return 0
    }
    return said
  }
}
