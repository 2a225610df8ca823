internal import GestureTrace

/// What has become of the footer's loads: what the next one needs, and whether it feeds on itself.
struct FooterLoads {
  /// The latest load, and the one before; those of content that fills the view by itself are left out.
  private(set) var last: Load?
  private(set) var before: Load?
  /// The end on which the latest load feeds by itself: it had brought nothing, and no touch, tap, begin or
  /// reset has asked for another since.
  private(set) var barren: End?
  /// The end of the latest load; `nil` while it is open, and once the control has been taken away or told
  /// that there is more.
  private(set) var end: End?
  /// Whether the content has grown since the latest callback, or is taller than it was then.
  private(set) var hasGrown = false
  /// The row since which content that fits is to be filled, where that is declared: at first, of a new control,
  /// after a reset, and when the content has grown; `nil` once it has been called back.
  private(set) var unfilled: Place? = .start
  private var content: Double
  private var contentAtCallback: Double

  /// One load.
  struct Load {
    var place: Place
    /// The touch, and how often that had approached; a load by tap or begin is one of the touch under way,
    /// or of the last one.
    var touch: Int
    var approaches: Int
    var content: Double

    /// Whether `next` may follow by drag or momentum once this one has ended.
    func allows(_ next: Load, by rule: FooterContract.Repeat) -> Bool {
      if next.touch > touch { return true }
      switch rule {
      case .oncePerDrag: return false
      case .oncePerApproach: return next.approaches > approaches
      case .unlimited: return next.content > content
      }
    }
  }

  /// The end of a load, and what the latest touch had done by then.
  struct End {
    var place: Place
    var touch: Int
    var approaches: Int
  }

  /// Before the first load, of content so high.
  init(content: Double) {
    self.content = content
    contentAtCallback = content
  }

  /// The footer has called back; `load` is `nil` where the content fills the view by itself.
  mutating func called(_ load: Load?, isAsked: Bool) {
    if let load {
      before = last
      last = load
    }
    barren = hasGrown || isAsked ? nil : end
    end = nil
    hasGrown = false
    unfilled = nil
    contentAtCallback = content
  }

  /// The load has ended; a growth that is over by then counts only if the content is taller than before.
  mutating func ended(_ end: End) {
    self.end = end
    hasGrown = content > contentAtCallback
  }

  /// An end has come: what is to be filled is to be filled for a growth.
  mutating func endedFilling(at place: Place) {
    unfilled = hasGrown ? unfilled ?? place : nil
  }

  /// The control is taken away, or told that there is more to load again.
  mutating func forget() { end = nil }

  /// There may be something new to fill the view for.
  mutating func fill(since place: Place) { unfilled = unfilled ?? place }

  /// The content's height is `height` now.
  mutating func resized(to height: Double) {
    if height > contentAtCallback || (end != nil && height > content) { hasGrown = true }
    content = height
  }
}

extension Situation {
  /// Notes a callback of the footer.
  mutating func loaded(by origin: Origin) {
    let isByDrag = origin == .user && !isTapped(.footer)
    let load = isByDrag ? dragLoad(of: charge?.touch) : askedLoad
    footerLoads.called(footer.fills ? nil : load, isAsked: isAskedSinceEnd)
  }

  /// What `repeat` comes to at present: content that fits the view loads once for each drag.
  func repeatNow(_ footer: FooterContract) -> FooterContract.Repeat {
    layout.fits ? .oncePerDrag : footer.repeat
  }

  /// Whether the latest approach of `touch` may load after what has been loaded.
  func mayLoadAgain(by touch: Touch) -> Bool {
    if footer.fills || (layout.content <= 0 && excuses(.emptyList)) { return false }
    guard let contract = contract.footer, let last = footerLoads.last else { return true }
    switch contract.repeat {
    case .unlimited:
      if layout.content <= last.content, excuses(.barrenUnlimited) { return false }
    case .oncePerDrag:
      if let end = footerLoads.end, !footerLoads.hasGrown, touch.number <= end.touch,
        excuses(.barrenUnderFinger)
      {
        return false
      }
    case .oncePerApproach: break
    }
    return last.allows(dragLoad(of: touch), by: repeatNow(contract))
  }

  /// A load of the touch that it is charged to; one before the line takes the approach that it anticipates.
  private func dragLoad(of touch: Touch?) -> FooterLoads.Load {
    FooterLoads.Load(
      place: place, touch: touch?.number ?? 0, approaches: max(1, touch?.footer.approaches ?? 0),
      content: layout.content)
  }

  /// A load by tap or begin; a finger that comes down in its very turn has no part in it.
  private var askedLoad: FooterLoads.Load {
    let isEarlier = turn.touchBegan && excuses(.callbackAtTouchDown)
    return FooterLoads.Load(
      place: place, touch: isEarlier ? touch.number - 1 : touch.number,
      approaches: isEarlier ? 0 : touch.footer.approaches, content: layout.content)
  }

  /// Whether anything that may ask for a load has come since the last one ended.
  private var isAskedSinceEnd: Bool {
    guard let end = footerLoads.end else { return true }
    let deeds = [footer.lastTap, footer.begin].compactMap(\.self)
    return touch.number > end.touch || deeds.contains { $0.history > end.place.history }
      || (touch.footer.approaches > end.approaches && excuses(.approachAsksAgain))
      || (isReleased(.footer, after: end.place) && excuses(.releaseAsksAgain))
  }

  /// An end of the footer, whose load was open.
  mutating func loadEnded() {
    footerLoads.ended(
      FooterLoads.End(
        place: place, touch: touch.number, approaches: touch.footer.approaches))
  }
}
