import Foundation
import GestureTrace
import HeadlessUIKit
import ScrollRecorder
import Testing
import TraceFiles

/// The recorder beside an app that tells it what it does.
@Suite("What an app does to a recorded list")
struct AppRowTests {
  let simulation = Simulation()
  let window: UIWindow
  let list: UIScrollView
  let sink = MemorySink()
  let recorder: ScrollRecorder

  init() throws {
    let simulation = simulation
    let sink = sink
    (window, list, recorder) = try simulation.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 300, height: 1000)
      list.contentInset.top = 64
      list.contentOffset.y = -64
      window.addSubview(list)
      let recorder = ScrollRecorder(
        of: list, to: sink, title: "a list",
        origin: RecordingOrigin(by: "tests", input: "none", at: "2026-11-30T12:00:00Z", quantum: 1),
        clock: { simulation.now.seconds(since: .zero) })
      try recorder.start()
      return (window, list, recorder)
    }
  }

  private func at(_ seconds: Double, _ work: () -> Void = {}) {
    simulation.run { simulation.turns(to: Instant.zero.advanced(by: seconds), input: work) }
  }

  /// The rows without the reference offsets.
  private func rows() -> [String] {
    sink.lines.dropFirst().filter { line in
      !["drag", "glide", "release"].contains { line.contains("\"\($0)\"") }
    }
  }

  private func stop() throws { try simulation.run { try recorder.stop() } }

  @Test("The header has the list as it stands, and where the recording comes from")
  func header() throws {
    #expect(
      sink.lines == [
        #"{"pullback":1,"title":"a list","scene":{"width":300,"height":600,"content":1000,"#
          + #""inset":[64,0,0,0],"offset":-64,"alwaysBounce":false},"drive":"finger","#
          + #""loads":{"header":[{"after":"never","adds":0}],"footer":[{"after":"never","adds":0}]},"#
          + #""recorded":{"at":"2026-11-30T12:00:00Z","by":"tests","input":"none","quantum":1}}"#
      ])
    try stop()
    #expect(try sink.trace().header.scene.inset.top == 64)
  }

  @Test("The part of the insets that is a control's is left out where the app says so")
  func ownPart() throws {
    let other = MemorySink()
    try simulation.run {
      let second = ScrollRecorder(of: list, to: other, clock: { 0 })
      try second.start(inset: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      try second.stop()
    }
    #expect(try other.trace().header.scene.inset == Insets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test("Each hook is a row, in the order and at the time of its call")
  func hooks() throws {
    at(0.1) {
      recorder.begin(.header)
      recorder.fired(.header)
      recorder.end(.header)
      recorder.end(.footer, .noMore)
    }
    at(0.25) {
      recorder.noMore()
      recorder.reset()
      recorder.inset(UIEdgeInsets(top: 80, left: 0, bottom: 10, right: 0))
      recorder.assignInset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      recorder.scroll(to: 20, animated: true)
      recorder.leave()
      recorder.comeBack()
      recorder.note("that was it")
      recorder.happens(.tap(.footer))
    }
    try stop()
    #expect(
      rows() == [
        #"[0.1,"begin","header"]"#, #"[0.1,"note","fired header"]"#,
        #"[0.100001,"end","header"]"#, #"[0.100001,"end","footer","noMore"]"#,
        #"[0.25,"noMore"]"#, #"[0.25,"reset"]"#, #"[0.25,"inset",[80,0,10,0]]"#,
        #"[0.25,"assignInset",[1,2,3,4]]"#, #"[0.25,"scrollTo",20,true]"#, #"[0.25,"leave"]"#,
        #"[0.25,"return"]"#, #"[0.25,"note","that was it"]"#, #"[0.25,"tap","footer"]"#,
        #"[0.25,"stop"]"#,
      ])
    #expect(try sink.trace().rows.count == sink.lines.count - 1)
  }

  @Test("Content, size and the system's insets are observed; rows above are one row")
  func observed() throws {
    at(0.1) { list.contentSize.height = 1200 }
    at(0.2) { recorder.prepend { list.contentSize.height = 1290 } }
    at(0.3) { recorder.prepend {} }
    at(0.4) { list.frame.size = CGSize(width: 600, height: 300) }
    at(0.5) { list.setSystemInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) }
    try stop()
    #expect(
      rows() == [
        #"[0.1,"content",1200]"#, #"[0.2,"prepend",90]"#, #"[0.4,"resize",600,300]"#,
        #"[0.5,"safeArea",[20,0,0,0]]"#, #"[0.5,"stop"]"#,
      ])
  }

  @Test("A finger is seen from the frame after it has come down; the lift has the offset at it")
  func finger() throws {
    at(0.1) { list.touchBegan(0, at: CGPoint(x: 150, y: 200)) }
    at(0.15) { list.touchMoved(0, to: CGPoint(x: 150, y: 206)) }
    at(0.2) { list.touchMoved(0, to: CGPoint(x: 150, y: 230)) }
    at(0.3) { list.touchMoved(0, to: CGPoint(x: 150, y: 260)) }
    at(0.5) { list.touchEnded(0) }
    at(2)
    try stop()
    #expect(
      rows() == [
        #"[0.1,"touch",200,150]"#, #"[0.15,"move",206]"#, #"[0.2,"move",230]"#,
        #"[0.3,"move",260]"#, #"[0.5,"lift",260]"#, #"[2,"stop"]"#,
      ])
    #expect(sink.lines.contains { $0.hasPrefix(#"[0.5,"release",-"#) })
    #expect(sink.isClosed)
  }

  @Test("A finger that was not seen before the pan began came down where the pan counts from")
  func unseen() throws {
    at(0.101) { list.touchBegan(0, at: CGPoint(x: 150, y: 200)) }
    at(0.11) { list.touchMoved(0, to: CGPoint(x: 150, y: 230)) }
    at(0.3) { list.touchMoved(0, to: CGPoint(x: 150, y: 260)) }
    try stop()
    #expect(
      rows() == [
        #"[0.11,"touch",200,150]"#, #"[0.11,"move",230]"#, #"[0.3,"move",260]"#, #"[0.3,"stop"]"#,
      ])
  }

  @Test("What a finger came before it was seen is added, so that the slop is lost from there")
  func seenLate() throws {
    at(0.101) { list.touchBegan(0, at: CGPoint(x: 150, y: 200)) }
    at(0.11) { list.touchMoved(0, to: CGPoint(x: 150, y: 196)) }
    at(0.2) { list.touchMoved(0, to: CGPoint(x: 150, y: 170)) }
    at(0.3) { list.touchMoved(0, to: CGPoint(x: 150, y: 160)) }
    #expect(Double(list.contentOffset.y) == -64 + 30)
    try stop()
    #expect(
      rows() == [
        #"[0.116667,"touch",196,150]"#, #"[0.2,"move",166]"#, #"[0.3,"move",156]"#,
        #"[0.3,"stop"]"#,
      ])
  }

  @Test("The slop that is made up for is the model's")
  func slop() { #expect(ScrollPolicies().panSlop == Double(PanFollower.slop)) }

  @Test("A gesture that the system takes is cancelled; a touch shorter than a frame is not seen")
  func lost() throws {
    at(0.101) { list.touchBegan(0, at: CGPoint(x: 150, y: 200)) }
    at(0.102) { list.touchMoved(0, to: CGPoint(x: 150, y: 209)) }
    at(0.103) { list.touchEnded(0) }
    at(0.4) { list.touchBegan(0, at: CGPoint(x: 150, y: 200)) }
    at(0.5) { list.touchMoved(0, to: CGPoint(x: 150, y: 240)) }
    at(0.6) { list.touchesCancelled() }
    at(2)
    try stop()
    #expect(
      rows() == [
        #"[0.4,"touch",200,150]"#, #"[0.5,"move",240]"#, #"[0.6,"cancel"]"#, #"[2,"stop"]"#,
      ])
  }

  @Test("A touch that stops a glide is seen at the next frame, also where it moves nothing")
  func caught() throws {
    at(0.1) { list.touchBegan(0, at: CGPoint(x: 150, y: 400)) }
    at(0.12) { list.touchMoved(0, to: CGPoint(x: 150, y: 360)) }
    at(0.14) { list.touchMoved(0, to: CGPoint(x: 150, y: 320)) }
    at(0.15) { list.touchEnded(0) }
    at(0.3) { list.touchBegan(0, at: CGPoint(x: 150, y: 350)) }
    at(0.5) { list.touchEnded(0) }
    at(2)
    try stop()
    #expect(
      rows().dropFirst(4) == [#"[0.3,"touch",350]"#, #"[0.5,"lift",350]"#, #"[2,"stop"]"#])
  }

  @Test("Whatever is cut off the end, the rest is recovered")
  func killed() throws {
    at(0.1) { list.touchBegan(0, at: CGPoint(x: 150, y: 200)) }
    at(0.2) { list.touchMoved(0, to: CGPoint(x: 150, y: 240)) }
    at(0.3) { recorder.note("ü") }
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let header = try #require(sink.bytes.firstIndex(of: UInt8(ascii: "\n")))
    for end in (header + 1)...sink.bytes.count {
      let cut = folder.appending(path: "\(end).jsonl.part")
      try Data(sink.bytes[..<end]).write(to: cut)
      let whole = folder.appending(path: "\(end).jsonl").path
      let recovery = try TraceFile.recover(from: cut.path, to: whole)
      let lines = sink.bytes[..<end].filter { $0 == UInt8(ascii: "\n") }.count
      #expect(recovery.rows == lines - 1)
      #expect(try TraceFile.validate(whole).rows == lines - 1)
    }
  }

  @Test("After a row that cannot be written none is, and stopping says why")
  func full() throws {
    sink.room = 1
    recorder.note("one")
    sink.room = 0
    recorder.note("two")
    sink.room = 9
    recorder.note("three")
    #expect(rows() == [#"[0,"note","one"]"#])
    #expect(throws: MemorySink.Full.self) { try stop() }
    #expect(!sink.isClosed)
    try stop()
  }

  @Test("The recorder keeps neither the list nor itself alive")
  func freed() throws {
    weak var list: UIScrollView?
    weak var recorder: ScrollRecorder?
    try simulation.run {
      let made = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let watching = ScrollRecorder(of: made, to: MemorySink(), clock: { 0 })
      try watching.start()
      (list, recorder) = (made, watching)
      #expect(list != nil && recorder != nil)
    }
    #expect(list == nil && recorder == nil)
  }
}
