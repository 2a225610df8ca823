import Testing
import TraceFiles

@Suite("What a line of a trace may be")
struct StrictnessTests {
  @Test(
    "Lines that JSON and the row language allow are read",
    arguments: [
      #"[0,"touch",200]"#, #"[0.000001,"touch",200,10]"#, #"[999999999.999999,"touch",2e2,10,7]"#,
      " \t[ \t0.5\t ,\r\"touch\" , -1.5E-3 ] \r\r", #"[0,"to\u0075ch",-0]"#, #"[0,"touch",1,1,-0]"#,
      #"[0,"note","\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00 刷新"]"#, "[0,\"note\",\"\u{7f}\u{10ffff}\"]",
      #"[0,"glide",1.7976931348623157e308]"#, #"[0,"glide",0e999]"#, #"[0,"glide",1e-999]"#,
      #"[0,"glide",9007199254740992]"#, #"[0,"glide",-9007199254740992]"#, #"[0,"glide",1e300]"#,
      #"[0,"glide",123456789012345678901234567890.0]"#, #"[0,"wink"]"#, #"[0,""]"#,
      #"[0,"wink",[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]"#, #"[0,"wink",{"a":1,"A":2,"":3}]"#,
      #"[0,"wink",{"a\u0000b":1,"a\u0000c":2}]"#, "[0,\"wink\",{\"é\":1,\"e\u{301}\":2}]",
      #"[0,"phase",5]"#, #"[0,"stop"]"#, #"[0,"end","footer","noMore"]"#,
    ])
  func good(row: String) throws {
    #expect(try finding(row: row) == nil)
  }

  /// A bad second line: the line, its column, and what the message says.
  struct BadLine: CustomTestStringConvertible {
    var line: String
    var column: Int
    var message: String

    init(_ line: String, _ column: Int, _ message: String) {
      self.line = line
      self.column = column
      self.message = message
    }

    var testDescription: String { line.count < 60 ? line : line.prefix(50) + "…" }
  }

  @Test(
    "What json-c lets pass is refused, with its place",
    arguments: [
      BadLine(#"[0,"glide",NaN]"#, 12, "found 'N', expected a JSON value"),
      BadLine(#"[0,"glide",Infinity]"#, 12, "found 'I', expected a JSON value"),
      BadLine(#"[0,"glide",-Infinity]"#, 13, "found 'I', expected a digit"),
      BadLine(
        #"[0,"wink",{"a":1,"a":2}]"#, 18,
        #"found the key "a" a second time, expected each key once"#),
      BadLine(
        #"[0,"wink",{"a":1,"\u0061":2}]"#, 18,
        #"found the key "\u0061" a second time, expected each key once"#),
      BadLine(
        #"[0,"glide",-01]"#, 13,
        "found a zero before a digit, expected a number without leading zeros"),
      BadLine(
        #"[0,"glide",00.5]"#, 12,
        "found a zero before a digit, expected a number without leading zeros"),
      BadLine(#"[0,"glide",1.]"#, 14, "found ']', expected a digit"),
      BadLine(#"[0,"glide",1e]"#, 14, "found ']', expected a digit"),
      BadLine(#"[0,"glide",1e400]"#, 12, "found 1e400, expected a finite number"),
      BadLine(#"[0,"glide",-1e309]"#, 12, "found -1e309, expected a finite number"),
      BadLine(
        #"[0,"wink",99999999999999999999999]"#, 11,
        "found 99999999999999999999999, expected a whole number within ±2^53"),
      BadLine(
        #"[0,"wink",-9007199254740993]"#, 11,
        "found -9007199254740993, expected a whole number within ±2^53"),
      BadLine(
        "[0,\"note\",\"a\tb\"]", 13,
        "found the control character 0x09 in a string, expected an escape"),
      BadLine(
        "[0,\"note\",\"a\u{0}\"]", 13,
        "found the control character 0x00 in a string, expected an escape"),
      BadLine(#"[0,"note","\ud800"]"#, 12, #"found the lone surrogate \ud800, expected a pair"#),
      BadLine(
        #"[0,"note","\ude00\ud83d"]"#, 12, #"found the lone surrogate \ude00, expected a pair"#),
      BadLine(#"[0,"note","\ud83d\n"]"#, 12, #"found the lone surrogate \ud83d, expected a pair"#),
      BadLine(#"[0,"note","a"] x"#, 16, "found 'x', expected the end of the line"),
      BadLine(#"[0,"note","a"][1]"#, 15, "found '[', expected the end of the line"),
      BadLine(#"[0,"note",'a']"#, 11, "found ''', expected a JSON value"),
      BadLine(#"[0,/* c */"note","a"]"#, 4, "found '/', expected a JSON value"),
      BadLine(#"[0,"glide",1,]"#, 14, "found ']', expected a JSON value"),
      BadLine(#"[0,"wink",{"a":1,}]"#, 18, "found '}', expected a key in double quotes"),
      BadLine(#"[0,"scrollTo",1,TRUE]"#, 17, "found 'T', expected a JSON value"),
      BadLine(
        #"[0,"wink",[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]"#, 26,
        "found a value nested deeper, expected at most 16 levels"),
    ])
  func lax(bad: BadLine) throws {
    #expect(try finding(row: bad.line) == "2:\(bad.column): \(bad.message)")
  }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [
      [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xe0, 0x80, 0x80], [0xf0, 0x80, 0x80, 0x80],
      [0xf4, 0x90, 0x80, 0x80], [0xff], [0x80], [0xe5, 0x88], [0xf0, 0x9f, 0x98],
    ] as [[UInt8]])
  func encoding(bytes: [UInt8]) throws {
    let line = Array("{\"pullback\":1}\n[0,\"note\",\"".utf8) + bytes + Array("\"]\n".utf8)
    let hex = "0x" + String(bytes[0], radix: 16)
    #expect(try finding(line) == "2:12: found the byte \(hex), expected UTF-8")
  }

  @Test(
    "Lines that are JSON and no row are refused, with their place",
    arguments: [
      BadLine("", 1, "found a blank line, expected a JSON value"),
      BadLine("  \r", 4, "found a blank line, expected a JSON value"),
      BadLine("{}", 1, #"found {}, expected a row, [time,"verb",…]"#),
      BadLine(" [0]", 2, #"found [0], expected a row, [time,"verb",…]"#),
      BadLine("[0,5]", 1, #"found [0,5], expected a row, [time,"verb",…]"#),
      BadLine("[]", 1, #"found [], expected a row, [time,"verb",…]"#),
      BadLine("\u{feff}[0,\"stop\"]", 1, "found the byte 0xef, expected a JSON value"),
      BadLine(
        #"[-1,"stop"]"#, 2,
        "found -1, expected a time: decimal seconds, at most 6 digits after the point"),
      BadLine(
        #"[1e1,"stop"]"#, 2,
        "found 1e1, expected a time: decimal seconds, at most 6 digits after the point"),
      BadLine(
        #"[0.1234567,"stop"]"#, 2,
        "found 0.1234567, expected a time: decimal seconds, at most 6 digits after the point"),
      BadLine(
        #"["0","stop"]"#, 2,
        #"found "0", expected a time: decimal seconds, at most 6 digits after the point"#),
      BadLine(#"[1000000000,"stop"]"#, 2, "found 1000000000, expected a time below 10^9 s"),
      BadLine(#"[0,"stop",1]"#, 4, "found 1 argument of stop, expected 0"),
      BadLine(#"[0,"touch"]"#, 4, "found 0 arguments of touch, expected 1 to 3"),
      BadLine(#"[0,"touch",1,2,3,4]"#, 4, "found 4 arguments of touch, expected 1 to 3"),
      BadLine(
        #"[0,"touch",1, 2,1.0]"#, 17,
        "found 1.0 as argument 3 of touch, expected a whole number of 0 or more"),
      BadLine(
        #"[0,"touch",1,2,-1]"#, 16,
        "found -1 as argument 3 of touch, expected a whole number of 0 or more"),
      BadLine(#"[0,"glide",null]"#, 12, "found null as argument 1 of glide, expected a number"),
      BadLine(
        #"[0,"inset",[1,2,3]]"#, 12,
        "found [1,2,3] as argument 1 of inset, expected four numbers, [top,left,bottom,right]"),
      BadLine(
        #"[0,"end","header","ok"]"#, 19,
        #"found "ok" as argument 2 of end, expected "success", "failure" or "noMore""#),
      BadLine(
        #"[0,"tap","Header"]"#, 10,
        #"found "Header" as argument 1 of tap, expected "header" or "footer""#),
      BadLine(
        #"[0,"hide","header",1]"#, 20, "found 1 as argument 2 of hide, expected true or false"),
      BadLine(#"[0,"note",1]"#, 11, "found 1 as argument 1 of note, expected a text"),
      BadLine(
        #"[0,"move",1]"#, 1,
        "found a move of finger 0, which is not down, expected a touch of it first"),
    ])
  func noRow(bad: BadLine) throws {
    #expect(try finding(row: bad.line) == "2:\(bad.column): \(bad.message)")
  }

  @Test("Rows must fit to those before them")
  func sequences() throws {
    #expect(
      try finding(row: "[0,\"touch\",1]\n[0,\"touch\",1]")
        == "3:1: found a touch of finger 0, which is down, expected its move or lift")
    #expect(try finding(row: "[0,\"touch\",1]\n[0,\"touch\",1,1,1]\n[0,\"lift\",1,1,1]") == nil)
    #expect(
      try finding(row: "[0,\"touch\",1,1,2]\n[0,\"cancel\"]\n[0,\"lift\",1,1,2]")
        == "4:1: found a lift of finger 2, which is not down, expected a touch of it first")
    #expect(
      try finding(row: "[2,\"leave\"]\n [1.5,\"return\"]")
        == "3:3: found the time 1.5 after 2, expected times that never decrease")
    #expect(
      try finding(row: "[2,\"stop\"]\n[2,\"wink\"]")
        == "3:1: found a row after stop, expected the end of the file")
  }

  @Test("The first bad line is the one that is named, whatever is wrong with later ones")
  func order() throws {
    let good = String(repeating: "[1,\"leave\"]\n", count: 50)
    for count in [0, 1, 30, 31, 32, 33, 50] {
      let before = good.split(separator: "\n").prefix(count).map { $0 + "\n" }.joined()
      #expect(
        try finding(row: before + "[1,\"tap\",1]\n[0,\"leave\"]\nnonsense")
          == "\(count + 2):10: found 1 as argument 1 of tap, expected \"header\" or \"footer\"")
    }
  }

  @Test("A row has at most 1 MiB, and one of 1 MiB is read")
  func longRows() throws {
    func row(_ length: Int) -> String {
      "[0,\"note\",\"" + String(repeating: "x", count: length - 13) + "\"]"
    }
    #expect(try finding(row: row(1 << 20)) == nil)
    #expect(
      try finding(row: row((1 << 20) + 1))
        == "2:1048577: found a longer line, expected at most 1048576 bytes")
  }
}
