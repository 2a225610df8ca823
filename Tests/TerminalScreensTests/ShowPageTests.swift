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

  @Test("Nothing at all")
  func nothing() throws {
    let run = try WatchedRun(Trace(), subject: Runs.recipe("hw-refresh"))
    let page = ShowPage(run, named: "nothing").grid(columns: 80)
    #expect(page.text.contains("nothing was called back"))
  }
}
