import Testing
import UIKit

@Suite("Accessibility and direction")
struct AccessibilityTests {
  let world = World()

  @Test("Announcements are kept in their order; other notifications move no text")
  func announcements() {
    world.get {
      UIAccessibility.post(notification: .announcement, argument: "Refreshing")
      UIAccessibility.post(notification: .layoutChanged, argument: UIView())
      UIAccessibility.post(notification: .announcement, argument: "Done")
    }
    #expect(world.simulation.announcements == ["Refreshing", "Done"])
  }

  @Test("A view keeps what assistive technologies are to know, and does nothing when activated")
  func properties() {
    let view = world.get { UIView() }
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == [])
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Refresh"
    view.accessibilityValue = "Idle"
    view.accessibilityTraits = [.button, .updatesFrequently]
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Refresh")
    #expect(view.accessibilityValue == "Idle" && view.accessibilityTraits.contains(.button))
    #expect(!view.accessibilityTraits.contains(.notEnabled) && !view.accessibilityActivate())
  }

  @Test("The person's settings are the simulation's")
  func settings() {
    #expect(world.get { !UIAccessibility.isReduceMotionEnabled })
    world.simulation.reducesMotion = true
    #expect(world.get { UIAccessibility.isReduceMotionEnabled })
  }

  @Test("A view lies as the language is read, unless it says otherwise")
  func direction() {
    let view = world.get { UIView() }
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    world.simulation.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    world.simulation.layoutDirection = .leftToRight
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
