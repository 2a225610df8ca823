public import GestureTrace
public import UIKit

/// Writes down what a finger and an app do to a scroll view, as a recording that Pullback replays.
///
/// It observes the list and is nobody's delegate. What only the app knows (that a load has ended, that an
/// inset is its own) the app says, one line each, by the methods of ``ScrollRecorder/begin(_:)`` and its
/// like, just before it does it. Everything happens on the main thread.
///
/// Rows are in the sink as they happen. The finger's rows drive a replay; the offsets that the list had
/// are kept beside them as a reference.
public final class ScrollRecorder {
  /// Points of a finger's travel that a pan swallows before it begins, as the model has it.
  static let slop: CGFloat = 10

  private weak var list: UIScrollView?
  private let sink: any RecordingSink
  private let header: TraceHeader
  private let clock: () -> TimeInterval
  private var log: RowLog?
  private var observations: [NSKeyValueObservation] = []
  private var frames: FrameWatch?

  private var fingers = FingerTracker()
  private var panState = UIGestureRecognizer.State.possible
  private var offset = 0.0
  private var size = CGSize.zero
  private var contentHeight = 0.0
  private var systemInset = Insets.zero
  /// Whether the list was gliding when it last moved or a frame came: then a touch has no slop.
  private var isGliding = false
  /// What is added to the places of this gesture, so that a model that loses exactly the slop between the
  /// first of them and the pan's begin moves the content as far as it was moved here.
  private var shift = CGPoint.zero
  /// Where the only finger came down, until the pan begins.
  private var origin: CGPoint?

  /// A recorder of `scrollView`, which it does not keep.
  /// - Parameters:
  ///   - scrollView: the list; it has its size, its content and its insets before `start()`.
  ///   - sink: where the lines go.
  ///   - title: one line for people.
  ///   - origin: what made it, on what.
  ///   - loads: how a replay answers the control's callbacks: never by itself, since the `end` rows of this
  ///     recording do. An app that ends loads inside their callback says so here, and does not call `end`.
  ///   - rate: frames a second of the display, above 0.
  ///   - clock: seconds that never go back.
  public init(
    of scrollView: UIScrollView, to sink: any RecordingSink, title: String = "",
    origin: RecordingOrigin = RecordingOrigin(), loads: Loads = .never, rate: Double = 60,
    clock: @escaping () -> TimeInterval = CACurrentMediaTime
  ) {
    list = scrollView
    self.sink = sink
    self.clock = clock
    var header = TraceHeader()
    header.title = title
    header.drive = .finger
    header.loads = loads
    header.rate = rate
    header.recorded = origin.json
    self.header = header
  }

  /// A recorder of `scrollView` to a file, which is `NAME.part` until `stop()`.
  /// - Throws: why the file cannot be made, such as one of that name that is there.
  public convenience init(
    of scrollView: UIScrollView, to url: URL, title: String = "",
    origin: RecordingOrigin = RecordingOrigin(), loads: Loads = .never, rate: Double = 60
  ) throws {
    self.init(
      of: scrollView, to: try RecordingFile(url), title: title, origin: origin, loads: loads,
      rate: rate)
  }

  deinit { frames?.end() }

  /// Writes the header, with the list as it stands, and observes the list from now on, which is time 0.
  ///
  /// Started before a control is put on the list, it needs not be told which part of the insets is the
  /// app's. A second start does nothing.
  /// - Parameter inset: the app's part of `contentInset`; `nil` is all of it.
  /// - Throws: why the header cannot be written.
  public func start(inset: UIEdgeInsets? = nil) throws {
    guard log == nil, let list else { return }
    var header = header
    header.scene = Scene(list, inset: inset ?? list.contentInset)
    offset = header.scene.offset ?? 0
    size = list.bounds.size
    contentHeight = header.scene.content
    systemInset = header.scene.safeArea
    panState = list.panGestureRecognizer.state
    log = try RowLog(header, to: sink, clock: clock)
    frames = FrameWatch { [weak self] in self?.frameCame() }
    observe(list)
  }

  /// Ends the recording's time and gives the file its name.
  ///
  /// Before `start()` and a second time it does nothing.
  /// - Throws: why a row could not be written, or the file not be closed; what was written until then is in
  ///   the part file.
  public func stop() throws {
    look()
    guard var log else { return }
    observations.forEach { $0.invalidate() }
    observations = []
    frames?.end()
    frames = nil
    log.append(.stop)
    self.log = nil
    try log.close()
  }

  /// What the app does, just before it does it; for the common rows there are methods of their own.
  ///
  /// Fingers and offsets are the recorder's own affair.
  public func happens(_ event: WorldEvent) {
    look()
    log?.append(event)
  }

  /// Has what follows come after what the list's next frame sets off.
  func separate() { log?.separate() }

  /// The content's height as it was last written, once it is what the list has now.
  func takeContentHeight() -> (before: Double, now: Double) {
    let before = contentHeight
    contentHeight = list.map { NumberText.rounded(Double($0.contentSize.height)) } ?? before
    return (before, contentHeight)
  }

  /// Whether changes of the content are the app's rows above what is visible.
  var isPrepending = false
}

// MARK: Watching the list

extension ScrollRecorder {
  private func observe(_ list: UIScrollView) {
    observations = [
      list.panGestureRecognizer.observe(\.state) { [weak self] _, _ in self?.look() },
      list.observe(\.contentOffset) { [weak self] list, _ in self?.scrolled(list) },
      list.observe(\.contentSize) { [weak self] _, _ in self?.contentChanged() },
      list.observe(\.frame) { [weak self] list, _ in self?.resized(list) },
      list.observe(\.bounds) { [weak self] list, _ in self?.resized(list) },
    ]
  }

  private func frameCame() {
    look()
    guard let list else { return }
    isGliding = list.isDecelerating
  }

  private func scrolled(_ list: UIScrollView) {
    look()
    systemInsetChanged(list)
    isGliding = list.isDecelerating
    let now = NumberText.rounded(Double(list.contentOffset.y))
    guard now != offset else { return }
    offset = now
    log?.append(list.isTracking ? .drag(offset: now) : .glide(offset: now))
  }

  /// The content's height is another: observed by itself, to be called where it is not.
  public func contentChanged() {
    guard !isPrepending else { return }
    look()
    let (before, now) = takeContentHeight()
    if now != before { log?.append(.content(height: now)) }
  }

  private func resized(_ list: UIScrollView) {
    guard list.bounds.size != size else { return }
    look()
    size = list.bounds.size
    log?.append(.resize(width: Double(size.width), height: Double(size.height)))
  }

  /// The system's part of the insets has no observers: it is looked at when the list scrolls.
  private func systemInsetChanged(_ list: UIScrollView) {
    let now = list.systemInset
    guard now != systemInset else { return }
    systemInset = now
    log?.append(.safeArea(now))
  }
}

// MARK: The finger

extension ScrollRecorder {
  /// Writes what the fingers have done since they were last looked at.
  private func look() {
    guard let list, log != nil else { return }
    let pan = list.panGestureRecognizer
    let old = panState
    panState = pan.state
    switch pan.state {
    case .ended:
      // A touch between two frames that only stopped the list.
      if fingers.isEmpty, old != .ended {
        write(fingers.see([place(pan.location(in: list), list)]))
      }
      lift()
    case .cancelled:
      if !fingers.isEmpty { log?.append(.cancel) }
      fingers.forget()
    case .failed: lift()
    default: follow(pan, on: list)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer, on list: UIScrollView) {
    let places = (0..<pan.numberOfTouches).map { place(pan.location(ofTouch: $0, in: list), list) }
    guard let first = places.first else { return lift() }
    let moved = pan.translation(in: list)
    if fingers.isEmpty {
      shift = .zero
      origin = nil
      if pan.state == .possible {
        origin = first
      } else {
        // The direction in which the slop was lost shows with the first move past it.
        guard moved != .zero else { return }
        let lost = isGliding ? 0 : Self.slop
        write(
          fingers.see(
            places.map { CGPoint(x: $0.x - moved.x.grown(lost), y: $0.y - moved.y.grown(lost)) }))
      }
    } else if pan.state != .possible, let origin {
      self.origin = nil
      if places.count == 1 {
        shift.x = Self.shift(from: origin.x, to: first.x, moved: moved.x)
        shift.y = Self.shift(from: origin.y, to: first.y, moved: moved.y)
      }
    }
    write(fingers.see(places.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) }))
  }

  /// What is missing along one axis when the pan begins.
  ///
  /// The pan has lost what the finger came and the content was not moved. That should be the slop, or
  /// nothing where the touch stopped a motion; it is less where the finger was first seen on its way.
  private static func shift(from origin: CGFloat, to place: CGFloat, moved: CGFloat) -> CGFloat {
    let direction: CGFloat = (moved == 0 ? place - origin : moved) < 0 ? -1 : 1
    let lost = CGFloat(NumberText.rounded(Double((place - origin - moved) * direction)))
    guard moved != 0 || lost != 0 else { return 0 }
    return direction * ((lost > 0 ? slop : 0) - lost)
  }

  /// The fingers have left; the last place was told before.
  private func lift() {
    guard !fingers.isEmpty else { return }
    write(fingers.see([]))
    log?.append(.release(offset: offset, velocity: nil))
  }

  private func write(_ events: [WorldEvent]) {
    for event in events { log?.append(event) }
  }

  /// A place in the content as one in the view.
  private func place(_ inContent: CGPoint, _ list: UIScrollView) -> CGPoint {
    CGPoint(
      x: NumberText.rounded(Double(inContent.x - list.bounds.minX)),
      y: NumberText.rounded(Double(inContent.y - list.bounds.minY)))
  }
}

extension CGFloat {
  /// Further from 0 by so much; 0 stays.
  fileprivate func grown(_ more: CGFloat) -> CGFloat {
    self == 0 ? 0 : self + (self < 0 ? -more : more)
  }
}
