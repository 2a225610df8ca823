import GestureTrace
import HeadlessUIKit
import ScrollRecorder
import Testing

@Suite("Fingers told apart by their places")
struct FingerTrackerTests {
  /// The rows of what one after another is seen, a line for each look.
  private func rows(_ looks: [[CGPoint]]) -> [String] {
    var tracker = FingerTracker()
    return looks.map { places in
      tracker.see(places).map { Row(.zero, $0).text }.joined(separator: " ")
    }
  }

  private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("The first finger names its column when it comes, and when it leaves it")
  func one() {
    #expect(
      rows([[at(50, 200)], [at(50, 230)], [at(50, 230)], [at(51, 230)], []]) == [
        #"[0,"touch",200,50]"#, #"[0,"move",230]"#, "", #"[0,"move",230,51]"#,
        #"[0,"lift",230]"#,
      ])
  }

  @Test("A second finger has a number, and either may leave first")
  func two() {
    let (a, b) = (at(50, 200), at(150, 300))
    #expect(
      rows([[a], [a, b], [at(60, 210), b], [at(160, 310)], []]) == [
        #"[0,"touch",200,50]"#, #"[0,"touch",300,150,1]"#, #"[0,"move",210,60]"#,
        #"[0,"lift",210] [0,"move",310,160,1]"#, #"[0,"lift",310,160,1]"#,
      ])
    #expect(rows([[a, b], [at(50, 190)]])[1] == #"[0,"lift",300,150,1] [0,"move",190]"#)
  }

  @Test("In whatever order the places are told, each belongs to the nearest finger")
  func order() {
    let (a, b) = (at(50, 200), at(150, 300))
    #expect(rows([[a, b], [b, a]])[1] == "")
    #expect(rows([[a, b], [at(150, 305), a]])[1] == #"[0,"move",305,150,1]"#)
  }

  @Test("Fingers that the system took are gone without a row; the next is the first again")
  func forgotten() {
    var tracker = FingerTracker()
    _ = tracker.see([at(50, 200), at(150, 300)])
    tracker.forget()
    #expect(tracker.isEmpty)
    #expect(tracker.see([at(50, 210)]).map { Row(.zero, $0).text } == [#"[0,"touch",210]"#])
  }
}
