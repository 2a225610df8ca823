import GestureTrace
import Replay
import Testing

@Suite("The settings of a trace")
struct SettingsTests {
  private func trace(_ points: Double, settings: JSONObject) -> Trace {
    var trace = Trace.pull(points)
    trace.header.settings = settings
    return trace
  }

  private func header(_ key: String, _ value: JSONValue) -> JSONObject {
    var settings = JSONObject()
    var edge = JSONObject()
    edge[key] = value
    settings["header"] = .object(edge)
    return settings
  }

  @Test(
    "A subject that takes them promises what they say, and is made so",
    arguments: [(55, 0), (65, 1)] as [(Double, Int)])
  func taken(points: Double, callbacks: Int) throws {
    let history = try Replayer.replay(
      trace(points, settings: header("trigger", 60)),
      subject: PlainHeader.recipe(takesSettings: true))
    #expect(history.contract.header?.trigger == .points(60))
    #expect(history.contract.header?.hold == 50)
    #expect(history.firedHeader == callbacks)
  }

  @Test("Another subject runs as it is, under its own contract")
  func notTaken() throws {
    let history = try Replayer.replay(
      trace(55, settings: header("trigger", 60)), subject: PlainHeader.recipe())
    #expect(history.contract.header?.trigger == .points(40))
    #expect(history.firedHeader == 1)
  }

  @Test("A setting of another kind is named with its place in the header")
  func wrongKind() throws {
    let trace = trace(55, settings: header("hold", "high"))
    let error = #expect(throws: ReplayError.self) {
      try Replayer.replay(trace, subject: PlainHeader.recipe(takesSettings: true))
    }
    #expect(
      error?.description
        == #"found "high" as settings.header.hold, expected a number of 0 or more"#)
    #expect(error?.path == [.key("settings"), .key("header"), .key("hold")])
    #expect(throws: Never.self) { try Replayer.replay(trace, subject: PlainHeader.recipe()) }
  }
}
