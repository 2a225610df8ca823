import GestureTrace
import Replay
import Subjects
import TerminalScreens
import Testing

@Suite("A run on a page")
struct ShowPageTests {
  @Test("A pull, from the touch to the closing")
  func pull() throws {
    let run = try WatchedRun(Runs.pull, subject: Runs.recipe("hw-refresh"))
    try Golden.expect(ShowPage(run, named: "pull").grid(columns: 80), "show-pull")
  }

  @Test("A published control, and what is wrong with it")
  func published() throws {
    let run = try WatchedRun(Runs.cancelled, subject: Runs.recipe("hw-refresh:cancel-fires"))
    let page = ShowPage(run, named: "cancelled").grid(columns: 80)
    #expect(page.text.contains("✗ only-meant-pull-fires: the header fired at"))
    try Golden.expect(page, "show-cancelled")
  }

  @Test("Lengths that no phone has", arguments: [1e12, -1e300, 1.7e308])
  func absurd(length: Double) throws {
    var trace = Trace()
    trace.header.drive = .offset
    trace.rows = [
      Row(.zero, .drag(offset: length)), Row(Tick(seconds: 0.1), .release(offset: 0, velocity: 0)),
      Row(Tick(seconds: 0.2), .content(height: length.magnitude)),
      Row(Tick(seconds: 0.3), .resize(width: length.magnitude, height: length.magnitude)),
      Row(Tick(seconds: 0.4), .inset(Insets(top: length, left: 0, bottom: 0, right: 0))),
      Row(Tick(seconds: 900_000), .stop),
    ]
    for id in ["hw-refresh", "jk-refresh-control", "exemplar", "mj-refresh"] {
      let run = try WatchedRun(trace, subject: Runs.recipe(id))
      #expect(ShowPage(run, named: "absurd").grid(columns: 80).rows > 10)
      let player = Player([run], named: "absurd", speed: .normal, isColored: true)
      for seconds in [0, 0.05, 0.15, 0.25, 0.35, 0.45, 2] {
        player.advance(to: Tick(seconds: seconds))
        #expect(player.grid(Extent(80, 24)).text.contains(id.prefix(8)))
      }
    }
  }

  @Test("Nothing at all")
  func nothing() throws {
    let run = try WatchedRun(Trace(), subject: Runs.recipe("hw-refresh"))
    let page = ShowPage(run, named: "nothing").grid(columns: 80)
    #expect(page.text.contains("nothing was called back"))
  }
}
