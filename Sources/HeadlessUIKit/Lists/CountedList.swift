/// A list whose content is counted things in sections: a table's rows, a collection's items.
protocol CountedList: UIScrollView {
  var count: SectionCount { get set }
  /// How many things each section has, as the data source says now; `nil` without one.
  func askedCounts() -> [Int]?
  /// Gives the content the size of what was counted last.
  func sizeContent()
}

/// How many things each section of a list has, as its data source said last.
struct SectionCount {
  private(set) var sections: [Int] = []
  private(set) var isLoaded = false
  /// The width for which the content was last measured.
  var measuredWidth: CGFloat = 0
  /// By section, how many come (or go, below 0) in the update that is being made; `nil` outside of one.
  fileprivate var changes: [Int: Int]?

  /// Takes what the data source says.
  mutating func load(_ counts: [Int]) {
    sections = counts
    isLoaded = true
  }

  /// What does not add up in an update of `things` that leaves `counts`, in words; `nil` where all does.
  fileprivate func disagreement(of things: String, with counts: [Int]) -> String? {
    let changes = changes ?? [:]
    guard sections.count == counts.count else {
      return "\(sections.count) sections before an update of \(things) and \(counts.count) after it"
    }
    if let section = changes.keys.filter({ !sections.indices.contains($0) }).min() {
      return "an update of \(things) in section \(section), where there are \(sections.count)"
    }
    for (section, (before, after)) in zip(sections, counts).enumerated() {
      let change = changes[section] ?? 0
      guard before + change != after else { continue }
      return "section \(section) had \(before) \(things), \(change.magnitude) "
        + "\(change < 0 ? "were deleted" : "were inserted"), but its data source says \(after)"
    }
    return nil
  }
}

extension CountedList {
  /// What a list does at its layout: it loads what is not loaded yet, and measures its content anew where
  /// it has become wider or narrower.
  func loadOrMeasure() {
    if !count.isLoaded, let counts = askedCounts() {
      count.load(counts)
      sizeContent()
    } else if bounds.width != count.measuredWidth {
      sizeContent()
    }
  }

  /// Asks the data source anew; the content's size follows at once.
  func reload() {
    count.load(askedCounts() ?? [])
    sizeContent()
  }

  /// Notes things that come or go at `paths`, in the update that is being made or in one of its own.
  func change(_ things: String, at paths: [IndexPath], by difference: Int) {
    update(things) {
      for path in paths { count.changes?[path.section, default: 0] += difference }
    }
  }

  /// Makes changes together; what the data source says after the outermost update has to add up with
  /// them, as UIKit insists on, otherwise it raises.
  func update(_ things: String, _ make: () -> Void) {
    guard count.changes == nil else { return make() }
    // UIKit, too, wants to know what there was.
    if !count.isLoaded { count.load(askedCounts() ?? []) }
    count.changes = [:]
    make()
    let counts = askedCounts() ?? []
    if let what = count.disagreement(of: things, with: counts) {
      simulation.raise("\(type(of: self)): \(what)")
    }
    count.changes = nil
    count.load(counts)
    sizeContent()
  }

  /// The number of sections or of things in one that a data source says; fewer than none raises.
  func sound(_ said: Int, _ things: String) -> Int {
    guard said >= 0 else {
      simulation.raise("the data source of \(type(of: self)) said that there are \(said) \(things)")
      return 0
    }
    return said
  }
}
