import GestureTrace
import Replay
import TableLoader
import Testing

@Suite("The table loader on the recordings")
struct TableLoaderTests {
  /// The promises that are broken, by recording; on every other recording none is.
  static let broken: [String: Set<String>] = [
    // Faults of the header, which its documentation tells: a delegate hears of a drag that was taken
    // away as of one that was let go, …
    "cancel-while-armed": ["only-meant-pull-fires"],
    "deep-pull-cancelled": ["only-meant-pull-fires"],
    "r036-gesture-taken-away": ["only-meant-pull-fires"],
    // … it subtracts from an inset that the app wrote without its part, …
    "inset-assigned-during-a-refresh": ["inset-restored", "ends-cleanly"],
    "inset-assigned-after-an-end-in-idle": ["inset-restored"],
    // … a finger that catches the list past the line, and leaves without having moved, fires, too, …
    "catch-a-bounce-and-let-go": ["only-meant-pull-fires"],
    "fling-caught-past-the-line-and-let-go": ["only-meant-pull-fires"],
    // … and it fades away under a finger that holds it past its line.
    "end-in-the-bounce": ["shows-what-it-does"],
    "end-under-a-finger": ["shows-what-it-does"],
    "released-after-a-refresh-under-the-finger": ["shows-what-it-does"],
    // No-more takes the footer out of a load that is under way.
    "no-more-just-after-the-release": ["phases-in-order"],
    // The footer's contract has one word for taps: this one answers them after a failure only.
    "tap-just-before-the-end": ["meant-approach-loads"],
    "tap-on-the-footer-of-a-short-list": ["meant-approach-loads"],
  ]

  @Test(
    "Each recording breaks the promises that are expected, and settles",
    arguments: ExampleRecording.names)
  func recordings(name: String) throws {
    let history = try ExampleRecording.replayed(name, on: TableLoaderSystem.recipe)
    let (rules, words) = ExampleRecording.broken(in: history)
    #expect(rules == Self.broken[name, default: []], "\(words)")
    #expect(history.ending == .settled)
  }

  @Test("What is expected of a recording is expected of one that there is")
  func expectations() {
    #expect(ExampleRecording.names.count > 50)
    #expect(Set(Self.broken.keys).isSubset(of: ExampleRecording.names))
  }
}
