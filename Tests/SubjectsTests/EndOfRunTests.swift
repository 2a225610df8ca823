import GestureTrace
import Replay
import Subjects
import Testing

/// What happens to a control whose run is over, when everything that owns it lets go.
@Suite("The end of a run")
struct EndOfRunTests {
  @Test("A finger that is still down is nobody's callback", arguments: Catalogue.ids)
  func underAFinger(id: String) throws {
    let recipe = try #require(Catalogue.recipe(id))
    var trace = Trace()
    trace.rows = [
      Row(.zero, .touch(FingerPlace(y: 100))),
      Row(Tick(seconds: 0.1), .move(FingerPlace(y: 300))),
      Row(Tick(seconds: 0.2), .move(FingerPlace(y: 560))),
      Row(Tick(seconds: 0.4), .stop),
    ]
    let history = try Replayer.replay(trace, subject: recipe)
    let end = history.rows.firstIndex { $0.row.event == .world(.stop) } ?? history.rows.endIndex
    for placed in history.rows[end...].dropFirst() {
      guard case .outcome(.fault) = placed.row.event else {
        Issue.record("\(placed.row.text) after the end")
        continue
      }
    }
    let fired = history.rows[..<end].count {
      if case .outcome(.fired) = $0.row.event { true } else { false }
    }
    #expect(history.firedHeader + history.firedFooter == fired)
  }

  @Test("A footer that loads for ever is not waited for for ever")
  func loadsForEver() throws {
    let history = try Recording("r073-filling-without-rows").replayed("exemplar:fills-for-ever")
    #expect(history.ending == .limit)
    #expect(history.firedFooter > 100)
    #expect(history.endTime < Tick(seconds: 120))
  }
}
