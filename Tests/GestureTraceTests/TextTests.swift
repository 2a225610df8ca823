import GestureTrace
import Testing

@Suite("What the row language writes")
struct TextTests {
  @Test(
    "Times are decimal seconds with no trailing zeros",
    arguments: [
      (0, "0"), (1, "0.000001"), (616_667, "0.616667"), (100_000, "0.1"), (3_000_000, "3"),
      (999_999_999_999_999, "999999999.999999"), (10_000_050, "10.00005"),
    ] as [(Int64, String)])
  func times(microseconds: Int64, text: String) {
    #expect(Tick(microseconds: microseconds).description == text)
  }

  @Test(
    "Numbers are the shortest text that reads back",
    arguments: [
      (-64, "-64"), (-0.0, "0"), (0.1, "0.1"), (-117.074894, "-117.074894"), (1e-6, "1e-06"),
      (9_007_199_254_740_992, "9007199254740992"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(NumberText.of(value) == text)
    #expect(Double(text) == value)
  }

  @Test("Rows are arrays: time, verb, arguments")
  func rows() {
    let tick = Tick(microseconds: 616_667)
    #expect(Row(tick, .fired(.header, .user)).text == #"[0.616667,"fired","header","user"]"#)
    let inset = Insets(top: 108, left: 0, bottom: 49, right: 0)
    #expect(
      Row(tick, .setInset(inset, duration: 0.25, .header)).text
        == #"[0.616667,"setInset",[108,0,49,0],0.25,"header"]"#)
    #expect(
      Row(.zero, .note("a \"b\"\n\u{1}释")).text == #"[0,"note","a \"b\"\n\u0001释"]"#)
    #expect(
      Row(.zero, .unknown(UnknownEvent(verb: "wink", arguments: [.null, 1.5]))).text
        == #"[0,"wink",null,1.5]"#)
  }

  @Test("A header leaves its defaults out and keeps what it does not know")
  func header() {
    var header = TraceHeader()
    #expect(header.text == #"{"pullback":1}"#)
    header.title = "slow pull"
    header.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    header.loads.footer = [Answer(after: .nextTurn, adds: 0), Answer(result: .noMore)]
    header.other["mood"] = "good"
    #expect(
      header.text == #"{"pullback":1,"title":"slow pull","scene":{"inset":[64,0,49,0]},"#
        + #""loads":{"footer":[{"after":"nextTurn","adds":0},{"result":"noMore"}]},"mood":"good"}"#)
  }
}
