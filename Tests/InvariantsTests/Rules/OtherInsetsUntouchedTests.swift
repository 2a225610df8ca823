import GestureTrace
import Testing

@Suite("other-insets-untouched")
struct OtherInsetsUntouchedTests {
  let id = "other-insets-untouched"

  @Test("A header that clears the bottom is told with both values")
  func bottom() throws {
    let verdict = try Trial("1 setInset 108,0,0,0 .25 header", contract: .both())[id]
    #expect(
      verdict.says == "the header set the bottom inset from 49 to 0 pt at 1 s: expected it to "
        + "change only the top")
    #expect(verdict.margin == 49)
  }

  @Test("Each control may write its own edge")
  func own() throws {
    let script = "1 setInset 108,0,49,0 .25 header\n2 setInset 108,0,93,0 0 footer"
    let verdict = try Trial(script, contract: .both())[id]
    #expect(verdict.kind == .holds)
    // Half of the last digit that a history writes is no change.
    #expect(verdict.margin == 0.000002)
    #expect(verdict.closest?.line == 2)
  }

  @Test("A change by the app in the same turn is not the control's")
  func app() throws {
    let script = "1 inset 64,0,83,0\n1 setInset 108,0,83,0 .25 header"
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("A write of an unknown edge may change top or bottom, never a side")
  func unknown() throws {
    #expect(try Trial("1 setInset 108,0,9,0 0", contract: .both())[id].kind == .holds)
    #expect(
      try Trial("1 setInset 64,3,49,0 0", contract: .both())[id].says
        == "a control set the left inset from 0 to 3 pt at 1 s: expected it to change only the top "
        + "or bottom")
    #expect(try Trial("1 setInset 64,0,9,0 0")[id].kind == .violated)
  }

  @Test("Without a write there is nothing to judge")
  func vacuous() throws {
    #expect(try Trial("1 inset 1,2,3,4")[id].kind == .vacuous)
  }
}
