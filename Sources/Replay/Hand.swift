import GestureTrace
import HeadlessUIKit

/// What moves the content: fingers through the scroll model, or imposed offsets.
final class Hand {
  private let drive: TraceHeader.Drive
  private let scrollView: UIScrollView
  /// The horizontal place of each finger that has touched.
  private var columns: [Int: Double] = [:]
  private var fingersDown: [Int: CGPoint] = [:]
  /// The last imposed sample, for the speed of the next.
  private var lastSample: PlacedRow?
  /// Reference offsets of this instant, and what came of earlier ones.
  private var references: [Double] = []
  private var squares = 0.0
  private var maximum = 0.0
  private var count = 0

  init(drive: TraceHeader.Drive, scrollView: UIScrollView) {
    self.drive = drive
    self.scrollView = scrollView
  }

  /// Whether a finger is down.
  var holds: Bool { !fingersDown.isEmpty }

  /// Performs the row at `index` of `rows` if it is a finger's or an offset's.
  func perform(_ event: WorldEvent, at index: Int, of rows: [PlacedRow]) {
    switch (drive, event) {
    case (.finger, .touch(let finger)): touch(finger)
    case (.finger, .move(let finger)): move(finger)
    case (.finger, .lift(let finger)): lift(finger)
    case (_, .cancel):
      fingersDown = [:]
      scrollView.touchesCancelled()
    case (.finger, .drag(let offset)), (.finger, .release(let offset, _)),
      (.finger, .glide(let offset)):
      references.append(offset)
    case (.offset, .drag(let offset)): scrollView.imposeDrag(offset)
    case (.offset, .release(let offset, let velocity)):
      scrollView.imposeRelease(
        offset, velocity: velocity, isLast: !samples(follow: index, in: rows))
    case (.offset, .glide(let offset)):
      scrollView.imposeGlide(
        offset, velocity: speed(to: offset, at: rows[index].row.time),
        isLast: !samples(follow: index, in: rows))
    default: return
    }
    if event.sample != nil { lastSample = rows[index] }
  }

  private func place(_ finger: FingerPlace) -> CGPoint {
    let x = finger.x ?? columns[finger.id] ?? scrollView.bounds.width / 2
    columns[finger.id] = x
    return CGPoint(x: x, y: finger.y)
  }

  private func touch(_ finger: FingerPlace) {
    let place = place(finger)
    fingersDown[finger.id] = place
    scrollView.touchBegan(finger.id, at: place)
  }

  private func move(_ finger: FingerPlace) {
    let place = place(finger)
    fingersDown[finger.id] = place
    scrollView.touchMoved(finger.id, to: place)
  }

  /// A lift at a new place is a move and then the lift.
  private func lift(_ finger: FingerPlace) {
    let place = place(finger)
    if fingersDown[finger.id] != place { scrollView.touchMoved(finger.id, to: place) }
    fingersDown[finger.id] = nil
    scrollView.touchEnded(finger.id)
  }

  /// Whether offsets go on being imposed after the row at `index`, before the next touch or the end.
  private func samples(follow index: Int, in rows: [PlacedRow]) -> Bool {
    for placed in rows[(index + 1)...] {
      guard case .world(let event) = placed.row.event else { continue }
      switch event {
      case .glide: return true
      case .drag, .release, .cancel: return false
      default: continue
      }
    }
    return false
  }

  /// Pt/s from the last sample to this one; 0 where there is none or no time between.
  private func speed(to offset: Double, at time: Tick) -> Double {
    guard let lastSample, case .world(let event) = lastSample.row.event, let last = event.sample
    else { return 0 }
    let span = (time - lastSample.row.time).seconds
    return span > 0 ? (offset - last) / span : 0
  }

  // MARK: Reference offsets

  /// Compares the reference offsets of this instant with where the content is after it.
  func compare() {
    guard !references.isEmpty else { return }
    for reference in references {
      // A reference may be any number; its square must be one, too.
      let error = min((scrollView.contentOffset.y - reference).magnitude, 1e150)
      squares += error * error
      maximum = max(maximum, error)
      count += 1
    }
    references.removeAll(keepingCapacity: true)
  }

  /// How far the content was from the trace's reference offsets, if it keeps any.
  var deviation: Deviation? {
    guard count > 0 else { return nil }
    return Deviation(
      rootMeanSquare: (squares / Double(count)).squareRoot(), maximum: maximum, count: count)
  }
}

extension WorldEvent {
  /// The offset that an offset row carries.
  var sample: Double? {
    switch self {
    case .drag(let offset), .release(let offset, _), .glide(let offset): offset
    default: nil
    }
  }
}
