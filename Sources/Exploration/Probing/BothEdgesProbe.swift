import GestureTrace
import Replay

/// What the two edges of a list do to each other.
struct BothEdgesProbe {
  let subject: UnknownSubject
  /// How each is made to load.
  let header, footer: Gesture

  /// A refresh is under way and never answered when the footer is asked to load.
  func overlap() throws(ReplayError) -> Contract.Overlap {
    var trial = Trial()
    trial.wait(0.1)
    trial.pull(from: header.start, to: header.loud)
    trial.wait(3)
    let second = trial.now
    trial.pull(from: footer.start, to: footer.loud)
    let seen = try trial.run(subject)
    guard !seen.fired(.footer, from: second).isEmpty else { return .ignored }
    return seen.phase(of: .header).isInRefresh ? .allowed : .cancels
  }

  /// Whether the footer loads again after no-more once the header has refreshed.
  func clearsNoMore() throws(ReplayError) -> Bool {
    var trial = Trial()
    trial.loads.header = [Answer(after: .seconds(0.5))]
    trial.wait(0.1)
    trial.act(.noMore)
    trial.wait(0.1)
    trial.pull(from: header.start, to: header.loud)
    trial.wait(4)
    trial.pull(from: footer.start, to: footer.loud)
    return try !trial.run(subject).fired(.footer, .user).isEmpty
  }
}
