public import GestureTrace
public import UIKit

extension Loads {
  /// No callback is answered by itself: the rows of the recording end the loads.
  public static let never = Loads(
    header: [Answer(after: .never, adds: 0)], footer: [Answer(after: .never, adds: 0)])
}

// What an app says, each just before it does it.
extension ScrollRecorder {
  /// The app begins a refresh or a load by itself.
  public func begin(_ edge: Edge) { happens(.begin(edge)) }

  /// The app ends a load, with a result or, where that is `nil`, well.
  public func end(_ edge: Edge, _ result: LoadResult? = nil) { happens(.end(edge, result: result)) }

  /// The control's callback runs; to be called first in it.
  ///
  /// A note for people, to be compared with the `fired` rows of a replay. An end inside the callback is
  /// written a microsecond after it.
  public func fired(_ edge: Edge) {
    happens(.note("fired \(edge.rawValue)"))
    separate()
  }

  /// The app tells the footer that there is no more to load.
  public func noMore() { happens(.noMore) }

  /// The app tells the footer that there is more again.
  public func reset() { happens(.reset) }

  /// The app's own part of `contentInset` becomes `inset`, and the control's part stays.
  public func inset(_ inset: UIEdgeInsets) { happens(.inset(Insets(inset))) }

  /// The app writes `contentInset` as it is, whatever part of it a control has.
  public func assignInset(_ inset: UIEdgeInsets) { happens(.assignInset(Insets(inset))) }

  /// The app inserts rows above what is visible.
  ///
  /// By how much the content has grown when `change` returns is how much was inserted; a table has to be
  /// laid out in it.
  public func prepend(_ change: () throws -> Void) rethrows {
    contentChanged()
    isPrepending = true
    defer {
      isPrepending = false
      let (before, now) = takeContentHeight()
      if now != before { happens(.prepend(points: NumberText.rounded(now - before))) }
    }
    try change()
  }

  /// The app scrolls the list.
  public func scroll(to offset: CGFloat, animated: Bool) {
    happens(.scrollTo(offset: NumberText.rounded(Double(offset)), animated: animated))
  }

  /// The list leaves the window.
  public func leave() { happens(.leave) }

  /// The list comes back into the window.
  public func comeBack() { happens(.comeBack) }

  /// Something for people.
  public func note(_ text: String) { happens(.note(text)) }
}
