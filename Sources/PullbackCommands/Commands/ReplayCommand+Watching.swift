import Checking
import GestureTrace
import Replay
import TerminalScreens

/// `pullback replay --watch`: the same run on a screen.
extension ReplayCommand {
  static let watch = Flag(
    "watch",
    help:
      "Show the run on this terminal instead of printing it: a phone with the list, its phases, a "
      + "plot and the rules, to be played, stepped through and scrubbed; ? explains the keys.")
  static let firstSpeed = Flag(
    "speed", value: "X",
    help:
      "How fast it is played at first with --watch: 1/16, 1/8, 1/4, 1/2, 1 (the default), 2, 4, 8 "
      + "or 16.")

  /// Shows a recording on one subject, or on two side by side.
  static func watch(
    _ read: ReadTrace, on recipes: [SubjectRecipe], drive: TraceHeader.Drive?,
    variant: PolicyVariant, _ arguments: Arguments
  ) throws(CommandFailure) -> ExitCode {
    let speed = try reading { () throws(UsageError) in
      let text = arguments.value(of: firstSpeed) ?? "1"
      guard let speed = Speed(text) else {
        throw .badValue(flag: "--speed", found: text, expected: "a power of two from 1/16 to 16")
      }
      return speed
    }
    var runs: [WatchedRun] = []
    for recipe in recipes {
      runs.append(try read.watched(on: recipe, drive: drive, variant: variant))
    }
    let terminal = try Terminal.taken()
    defer { terminal.close() }
    let player = Player(
      runs, named: RecordingName.of(read.path), speed: speed, isColored: terminal.isColored)
    ScreenLoop.run(player, on: terminal)
    return .good
  }
}

extension Terminal {
  /// The terminal that the program was started on, taken over.
  static func taken() throws(CommandFailure) -> Terminal {
    do throws(Refusal) {
      return try Terminal()
    } catch {
      throw .noTerminal(error)
    }
  }
}
