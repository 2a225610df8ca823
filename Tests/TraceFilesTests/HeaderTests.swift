import GestureTrace
import Testing
import TraceFiles

@Suite("What the first line of a trace may be")
struct HeaderTests {
  @Test(
    "Headers that are not as they should be are refused, with the place",
    arguments: [
      ("", "1:1: found a blank line, expected a JSON value"),
      ("[1]", "1:1: found [1], expected a header, {\"pullback\":1,…}"),
      ("{}", "1:1: found {}, expected a header, {\"pullback\":1,…}"),
      ("{\"pullback\":2}", "1:13: found version 2, expected 1"),
      ("{\"pullback\":1.0}", "1:13: found version 1.0, expected 1"),
      ("{\"pullback\":true}", "1:13: found version true, expected 1"),
      ("\u{feff}{\"pullback\":1}", "1:1: found a byte order mark, expected a header"),
      ("{\"pullback\":1,\"title\":null}", "1:23: found null as title, expected a text"),
      (
        "{\"pullback\":1,\"scene\":{\"width\":-1}}",
        "1:32: found -1 as scene.width, expected a number of 0 or more"
      ),
      (
        "{\"pullback\":1,\"scene\":{\"inset\":[1]}}",
        "1:32: found [1] as scene.inset, expected four numbers, [top,left,bottom,right]"
      ),
      (
        "{\"pullback\":1,\"drive\":\"x\"}",
        "1:23: found \"x\" as drive, expected \"finger\" or \"offset\""
      ),
      ("{\"pullback\":1,\"rate\":0}", "1:22: found 0 as rate, expected a number above 0"),
      (
        "{\"pullback\":1,\"loads\":{\"header\":[]}}",
        "1:33: found [] as loads.header, expected a list of one answer or more"
      ),
      (
        "{\"pullback\":1,\"loads\":{\"footer\":[{},{ \"after\":\"soon\"}]}}",
        "1:47: found \"soon\" as loads.footer[1].after, expected seconds of 0 or more, "
          + "\"nextTurn\" or \"never\""
      ),
      (
        "{\"pullback\":1,\"history\":1,\"subject\":5,\"contract\":{},\"digest\":\"\"}",
        "1:37: found 5 as subject, expected a text"
      ),
      (
        "{\"pullback\":1,\"history\":1,\"subject\":\"s\",\"contract\":{\"header\":{\"hold\":1}}"
          + ",\"digest\":\"0123456789abcdef\"}",
        "1:62: found no contract.header.trigger, expected points or {\"ofHeight\":part}"
      ),
    ])
  func bad(header: String, message: String) throws {
    #expect(try finding(Array((header + "\n").utf8)) == message)
  }

  @Test("Every field is read, and what is not known is kept")
  func fields() throws {
    let header = try TraceFile.read(Places.example("every-row.jsonl")).trace.header
    #expect(header.title == "every row in, once")
    #expect(header.scene.inset == Insets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(header.scene.offset == -64)
    #expect(header.scene.scale == 2)
    #expect(header.scene.policies["slop"] == 10)
    #expect(header.scene.other["mood"] == "good")
    #expect(header.settings["footer"] != nil)
    #expect(header.drive == .finger)
    #expect(header.rate == 120)
    #expect(header.loads.header == [Answer(after: .seconds(1.5))])
    #expect(header.loads.footer?.map(\.after) == [.seconds(1), .nextTurn, .never])
    #expect(header.loads.footer?.last?.other["why"] == "end")
    #expect(header.loads.other["side"] == .array([1]))
    #expect(header.quantum == 4)
    #expect(header.other["future"] == .array([.null, true, 1.5]))
  }

  @Test(
    "A history is 1 and has subject, contract and digest; anything less is unknown fields, kept",
    arguments: [
      #"{"pullback":1,"history":1}"#, #"{"pullback":1,"history":1,"subject":"s"}"#,
      #"{"pullback":1,"history":1,"contract":{},"digest":"0123456789abcdef"}"#,
      #"{"pullback":1,"history":2,"subject":"s","contract":{},"digest":"0123456789abcdef"}"#,
    ])
  func damagedHistory(text: String) throws {
    let folder = try TemporaryFolder()
    let rows = "\n[0,\"phase\",\"header\",\"resting\"]\n"
    let contents = try TraceFile.read(try folder.write("t.jsonl", text + rows))
    #expect(contents.trace.header.history == nil)
    #expect(contents.trace.header.text == text)
    #expect(contents.warnings.map(\.verb) == ["phase"])
  }

  @Test("What a trace calls subject does not get into the history that is made of it")
  func unknownSubject() throws {
    let folder = try TemporaryFolder()
    let text = #"{"pullback":1,"subject":"mine","history":7,"mood":"good"}"#
    var header = try TraceFile.read(try folder.write("t.jsonl", text + "\n")).trace.header
    header.history = HistoryStamp(
      subject: "ours", contract: Contract(), digest: "0123456789abcdef")
    let again = try TraceFile.read(try folder.write("h.jsonl", header.text + "\n"))
    #expect(
      again.trace.header.other == JSONObject(uniqueMembers: [.init(key: "mood", value: "good")]))
    #expect(header.text.contains(#""subject":"ours""#))
  }

  @Test("Fields that are free in kind are kept when they are no objects")
  func freeFields() throws {
    let folder = try TemporaryFolder()
    let text = "{\"pullback\":1,\"scene\":{\"policies\":5},\"recorded\":[1]}"
    let header = try TraceFile.read(try folder.write("t.jsonl", text + "\n")).trace.header
    #expect(header.recorded == nil)
    #expect(header.text == text)
  }

  @Test("Keys are told apart by their bytes, NULs and accents included")
  func keys() throws {
    let folder = try TemporaryFolder()
    let keys = "{\"a\\u0000b\":1,\"a\\u0000c\":2,\"é\":3,\"e\u{301}\":4}"
    let expected = "{\"pullback\":1,\"x\":\(keys)}\n[0,\"wink\",\(keys)]\n"
    let trace = try TraceFile.read(try folder.write("t.jsonl", expected)).trace
    #expect(String(decoding: text(of: trace), as: UTF8.self) == expected)
  }
}
