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
  private weak var list: UIScrollView?
  private let sink: any RecordingSink
  private let header: TraceHeader
  private let clock: () -> TimeInterval
  private var log: RowLog?
  private var observations: [NSKeyValueObservation] = []
  private var frames: FrameWatch?

  private var pan = PanFollower(.possible)
  private var offset = 0.0
  private var size = CGSize.zero
  private var contentHeight = 0.0
  private var systemInset = Insets.zero
  /// Whether the list was gliding when it last moved or a frame came: then a touch has no slop.
  private var isGliding = false

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
    pan = PanFollower(list.panGestureRecognizer.state)
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

  /// Writes what the fingers have done since they were last looked at.
  ///
  /// Called before every other row, so that a finger's row stands before what it set off.
  private func look() {
    guard let list, log != nil else { return }
    let wereDown = !pan.isEmpty
    let rows = pan.look(at: list, gliding: isGliding)
    for row in rows { log?.append(row) }
    guard wereDown || !rows.isEmpty, pan.isEmpty, rows.last != .cancel else { return }
    log?.append(.release(offset: offset, velocity: nil))
  }
}
