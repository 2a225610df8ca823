import GestureTrace
import Replay
import Testing

/// One option of the exemplar, a gesture, and what comes of it.
///
/// The list is 667 points high and has 1200 of content: it rests at 0 and ends at 533. Samples are imposed.
/// Rows are written without brackets and quotes, those out only as far as they are asked for.
struct OptionCase: CustomTestStringConvertible {
  /// The settings of the header and of the footer, and which loads are answered how.
  var header = ""
  var footer = ""
  var overlap = ""
  var loads = ""
  var scene = ""
  var rows: String
  /// The rows out of these verbs.
  var verbs: Set<String> = ["fired"]
  var expected: String

  var testDescription: String {
    [header, footer, overlap].filter { !$0.isEmpty }.joined(separator: " ") + ": \(rows)"
  }

  /// The recording whose rows these are.
  func recording() throws -> Recording {
    let overlap = overlap.isEmpty ? "" : #","overlap":"\#(overlap)""#
    let settings = #"{"header":{\#(header)},"footer":{\#(footer)}\#(overlap)}"#
    let head =
      #"{"pullback":1,"scene":{\#(scene)},"settings":\#(settings),"drive":"offset","loads":{\#(loads)}}"#
    return try Recording(lines: [head] + rows.split(separator: "|").map { Self.row(String($0)) })
  }

  /// A row in the language's own writing.
  private static func row(_ text: String) -> String {
    let words = text.split(separator: " ").map { word in
      Double(word) != nil || word.hasPrefix("[") || word == "true" || word == "false"
        ? String(word) : "\"\(word)\""
    }
    return "[" + words.joined(separator: ",") + "]"
  }

  /// A row as it is written here.
  static func text(_ row: Row) -> String {
    String(row.text.dropFirst().dropLast()).replacing("\"", with: "").replacing(",", with: " ")
  }
}

@Suite("The options of the exemplar")
struct ExemplarOptionTests {
  static let pulls: [OptionCase] = [
    OptionCase(header: #""trigger":80"#, rows: pull(80), expected: ""),
    OptionCase(header: #""trigger":80"#, rows: pull(80.001), expected: "0.6 fired header user"),
    OptionCase(
      header: #""trigger":80,"inclusive":true"#, rows: pull(80), expected: "0.6 fired header user"),
    OptionCase(header: #""trigger":{"ofHeight":0.1}"#, rows: pull(66.7), expected: ""),
    OptionCase(
      header: #""trigger":{"ofHeight":0.1}"#, rows: pull(66.8), expected: "0.6 fired header user"),
    OptionCase(
      header: #""fires":"crossing""#, rows: pull(80), expected: "0.3 fired header user"),
    OptionCase(
      header: #""fires":"release""#, rows: "0.1 drag -80 | 0.2 drag -30 | 0.6 release -30 0",
      expected: ""),
    OptionCase(
      header: #""fires":"crossing","hold":90"#,
      rows: "0.1 drag -80 | 0.2 drag -30 | 0.6 release -30 0",
      expected: "0.1 fired header user"),
    OptionCase(
      header: #""momentum":true"#, rows: fling, expected: "0.6 fired header user"),
    OptionCase(header: #""momentum":false"#, rows: fling, expected: ""),
    OptionCase(
      header: #""startAtTop":true"#, rows: "0.1 scrollTo 100 false | " + pull(80, from: 1),
      expected: ""),
    OptionCase(
      header: #""startAtTop":false"#, rows: "0.1 scrollTo 100 false | " + pull(80, from: 1),
      expected: "1.5 fired header user"),
    OptionCase(
      header: #""startAtTop":true"#, rows: pull(80), expected: "0.6 fired header user"),
    OptionCase(
      header: #""lateRelease":"fires""#, loads: #""header":[{"after":1}]"#,
      rows: pull(80) + " | 1 drag -80 | 2 drag -90 | 3 release -90 0",
      expected: "0.6 fired header user | 3 fired header user"),
    OptionCase(
      header: #""lateRelease":"ignored""#, loads: #""header":[{"after":1}]"#,
      rows: pull(80) + " | 1 drag -80 | 2 drag -90 | 3 release -90 0",
      expected: "0.6 fired header user"),
  ]

  static let lives: [OptionCase] = [
    OptionCase(
      header: #""hold":90,"opening":0.4,"keeps":20"#, loads: #""header":[{"after":2}]"#,
      rows: pull(80), verbs: ["setInset", "fired"],
      expected: """
        0 setInset [20 0 0 0] 0.25 header | 0.6 setInset [90 0 0 0] 0.4 header \
        | 0.6 fired header user | 2.6 setInset [20 0 0 0] 0.25 header
        """),
    OptionCase(
      header: #""delay":0.5"#, loads: #""header":[{"after":0}]"#, rows: pull(80),
      verbs: ["phase", "fired"],
      expected: """
        0.2 phase header pulling | 0.3 phase header armed | 0.6 phase header settling \
        | 1.1 phase header refreshing | 1.1 fired header user | 1.1 phase header ending \
        | 1.35 phase header idle
        """),
    OptionCase(
      header: #""delay":0.5,"endInSettling":"cancels""#, rows: pull(80) + " | 0.8 end header",
      expected: ""),
    OptionCase(
      header: #""delay":0.5,"endInSettling":"deferred""#, loads: #""header":[{"after":9}]"#,
      rows: pull(80) + " | 0.8 end header", verbs: ["phase", "fired"],
      expected: """
        0.2 phase header pulling | 0.3 phase header armed | 0.6 phase header settling \
        | 1.1 phase header refreshing | 1.1 fired header user | 1.1 phase header ending \
        | 1.35 phase header idle
        """),
    OptionCase(
      header: #""begin":"fires""#, rows: "1 begin header", expected: "1 fired header code"),
    OptionCase(
      header: #""begin":"silent""#, rows: "1 begin header | 3 end header",
      verbs: ["phase", "fired"],
      expected: "1 phase header refreshing | 3 phase header ending | 3.25 phase header idle"),
    OptionCase(
      header: #""begin":"none""#, rows: "1 begin header", verbs: ["phase", "fired"], expected: ""),
    OptionCase(
      header: #""scrollsAway":true"#, loads: #""header":[{"after":9}]"#,
      rows: pull(80) + " | 2 drag -60 | 2.1 drag -20 | 2.2 drag 50 | 3 release 50 0",
      verbs: ["setInset"],
      expected: """
        0.6 setInset [60 0 0 0] 0.25 header | 2.1 setInset [20 0 0 0] 0 header \
        | 2.2 setInset [0 0 0 0] 0 header
        """),
    OptionCase(
      header: #""scrollsAway":false"#, loads: #""header":[{"after":5}]"#,
      rows: pull(80) + " | 2 drag -60 | 2.1 drag -20 | 2.2 drag 50 | 3 release 50 0",
      verbs: ["setInset"],
      expected: """
        0.6 setInset [60 0 0 0] 0.25 header | 5.6 setInset [0 0 0 0] 0.25 header
        """),
    OptionCase(
      header: #""texts":{"idle":["a","b"],"armed":["c"],"refreshing":["d"]}"#,
      loads: #""header":[{"after":1,"result":"failure"}]"#, rows: pull(80), verbs: ["text"],
      expected: """
        0 text header a | 0 text footer Pull or tap for more | 0.3 text header c \
        | 0.6 text header d | 1.85 text header b
        """),
  ]

  static let loads: [OptionCase] = [
    OptionCase(
      footer: #""measure":"distance","trigger":50"#, rows: "0.1 drag 483 | 0.2 drag 484",
      expected: "0.2 fired footer user"),
    OptionCase(
      footer: #""measure":"overscroll","trigger":50"#, rows: "0.1 drag 583 | 0.2 drag 584",
      expected: "0.2 fired footer user"),
    OptionCase(
      footer: #""measure":"overscroll","trigger":50,"fires":"release""#,
      rows: "0.1 drag 500 | 0.2 drag 584 | 0.6 release 584 0", expected: "0.6 fired footer user"),
    // A touch that begins past the line and only moves away from the end asks for nothing.
    OptionCase(
      footer: #""trigger":50,"fires":"release""#,
      rows: "0 scrollTo 533 false | 0.1 drag 530 | 0.2 drag 520 | 0.6 release 510 0", expected: ""),
    OptionCase(
      footer: #""momentum":true"#, rows: "0.1 drag 400 | 0.2 release 420 800 | 0.3 glide 500",
      expected: "0.3 fired footer user"),
    OptionCase(
      footer: #""momentum":false"#, rows: "0.1 drag 400 | 0.2 release 420 800 | 0.3 glide 500",
      expected: ""),
    OptionCase(
      footer: #""repeat":"oncePerDrag""#, loads: quick, rows: inAndOut,
      expected: "0.2 fired footer user"),
    OptionCase(
      footer: #""repeat":"oncePerApproach""#, loads: quick, rows: inAndOut,
      expected: "0.2 fired footer user | 0.8 fired footer user"),
    OptionCase(
      footer: #""repeat":"unlimited""#, loads: quick, rows: inAndOut,
      expected: "0.2 fired footer user | 0.6 fired footer user | 1 fired footer user"),
    OptionCase(
      footer: #""repeat":"unlimited""#, loads: #""footer":[{"after":0.1,"adds":0}]"#,
      rows: inAndOut,
      expected: "0.2 fired footer user"),
    OptionCase(
      footer: #""repeat":"oncePerDrag""#, loads: quick,
      rows: "0.1 drag 400 | 0.2 drag 440 | 0.5 release 440 0 | 1 drag 441 | 1.1 drag 445",
      expected: "0.2 fired footer user | 1.1 fired footer user"),
    OptionCase(footer: #""tap":true"#, rows: "1 tap footer", expected: "1 fired footer user"),
    OptionCase(footer: #""tap":false"#, rows: "1 tap footer", expected: ""),
  ]

  static let shorts: [OptionCase] = [
    OptionCase(footer: #""short":"off""#, scene: short, rows: push(90), expected: ""),
    OptionCase(
      footer: #""short":"pull""#, scene: short, rows: push(44.5), expected: "0.6 fired footer user"),
    OptionCase(footer: #""short":"pull""#, scene: short, rows: push(44), expected: ""),
    OptionCase(
      footer: #""short":"pull","shortTrigger":20"#, scene: short, rows: push(21),
      expected: "0.6 fired footer user"),
    OptionCase(
      footer: #""measure":"overscroll","trigger":30,"hold":44"#, scene: short, rows: push(31),
      expected: "0.6 fired footer user"),
    OptionCase(
      footer: #""short":"pull","shortFires":"crossing""#, scene: short, rows: push(50),
      expected: "0.3 fired footer user"),
    OptionCase(
      footer: #""short":"fill""#, loads: #""footer":[{"after":1,"adds":200}]"#, scene: short,
      rows: "9 note x",
      expected: """
        0 fired footer user | 1.25 fired footer user
        """),
    OptionCase(
      footer: #""short":"fill""#, loads: #""footer":[{"after":1,"adds":0}]"#, scene: short,
      rows: "5 content 400", expected: "0 fired footer user | 5 fired footer user"),
    OptionCase(
      footer: #""hold":44,"keeps":10"#, loads: #""footer":[{"after":1,"adds":0}]"#, scene: short,
      rows: "1 begin footer", verbs: ["setInset"],
      expected: """
        0 setInset [0 0 10 0] 0.25 footer | 1 setInset [0 0 411 0] 0.25 footer \
        | 2 setInset [0 0 10 0] 0.25 footer
        """),
  ]

  static let both: [OptionCase] = [
    OptionCase(
      overlap: "allowed", loads: slow, rows: pull(80) + " | 1 begin footer",
      verbs: ["fired", "phase"],
      expected: """
        0.2 phase header pulling | 0.3 phase header armed | 0.6 phase header refreshing \
        | 0.6 fired header user | 1 phase footer refreshing | 1 fired footer code \
        | 3.6 phase header ending | 3.85 phase header idle | 4 phase footer ending \
        | 4.25 phase footer idle
        """),
    OptionCase(
      overlap: "ignored", loads: slow, rows: pull(80) + " | 1 begin footer | 5 begin footer",
      expected: "0.6 fired header user | 5 fired footer code"),
    OptionCase(
      overlap: "ignored", loads: slow, rows: "0 begin footer | " + pull(80, from: 0.5),
      verbs: ["fired", "phase"],
      expected: """
        0 phase footer refreshing | 0 fired footer code | 3 phase footer ending \
        | 3.25 phase footer idle
        """),
    OptionCase(
      overlap: "cancels", loads: slow, rows: pull(80) + " | 1 begin footer",
      verbs: ["fired", "phase"],
      expected: """
        0.2 phase header pulling | 0.3 phase header armed | 0.6 phase header refreshing \
        | 0.6 fired header user | 1 phase footer refreshing | 1 fired footer code \
        | 1 phase header ending | 1.25 phase header idle | 4 phase footer ending \
        | 4.25 phase footer idle
        """),
    // The answer to what was cancelled comes at 3.6 s, when the header refreshes again: it ends nothing.
    OptionCase(
      overlap: "cancels", loads: slow, rows: pull(80) + " | 1 begin footer | 3 begin header",
      verbs: ["fired", "phase"],
      expected: """
        0.2 phase header pulling | 0.3 phase header armed | 0.6 phase header refreshing \
        | 0.6 fired header user | 1 phase footer refreshing | 1 fired footer code \
        | 1 phase header ending | 1.25 phase header idle | 3 phase header refreshing \
        | 3 fired header code | 3 phase footer ending | 3.25 phase footer idle \
        | 6 phase header ending | 6.25 phase header idle
        """),
    OptionCase(
      header: #""clearsNoMore":true"#, rows: "0 noMore | 1 begin header", verbs: ["phase"],
      expected: """
        0 phase footer noMore | 1 phase header refreshing | 1 phase footer idle \
        | 2 phase header ending | 2.25 phase header idle
        """),
    OptionCase(
      header: #""clearsNoMore":false"#, rows: "0 noMore | 1 begin header", verbs: ["phase"],
      expected: """
        0 phase footer noMore | 1 phase header refreshing | 2 phase header ending \
        | 2.25 phase header idle
        """),
  ]

  @Test("Each does what it says", arguments: pulls + lives + loads + shorts + both)
  func option(option: OptionCase) throws {
    let recording = try option.recording()
    let history = try recording.replayed("exemplar")
    let told = history.rows.compactMap { row in
      if case .outcome(let outcome) = row.row.event, option.verbs.contains(outcome.verb) {
        OptionCase.text(row.row)
      } else {
        nil
      }
    }
    #expect(told.joined(separator: " | ") == option.expected)
    #expect(try recording.broken(by: "exemplar") == [])
  }

  /// A pull in three samples, held, let go half a second after it began.
  private static func pull(_ points: Double, from start: Double = 0.1) -> String {
    let samples = [0, 0.75, 1].enumerated().map { index, part in
      "\(Tick(seconds: start + 0.1 * Double(index))) drag \(NumberText.of(0 - part * points))"
    }
    return (samples + ["\(Tick(seconds: start + 0.5)) release \(NumberText.of(0 - points)) 0"])
      .joined(separator: " | ")
  }

  /// The same up, on a list that has few rows.
  private static func push(_ points: Double) -> String { pull(0 - points) }

  /// A drag of 40 points, thrown to 70.
  private static let fling = "0.1 drag 0 | 0.4 drag -40 | 0.5 release -40 -500 | 0.6 glide -70"
  private static let short = #""content":300"#
  private static let slow = #""header":[{"after":3}],"footer":[{"after":3}]"#
  /// Answers within a sample that add ten points.
  private static let quick = #""footer":[{"after":0.1,"adds":10}]"#
  /// Into the zone, which begins behind 433, on in it, out and in again: at each sample in it the list has
  /// grown by ten points more.
  private static let inAndOut =
    "0.1 drag 400 | 0.2 drag 440 | 0.6 drag 455 | 0.7 drag 420 | 0.8 drag 460 | 1 drag 480"
}
