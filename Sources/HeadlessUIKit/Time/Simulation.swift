/// The world in which views live: one virtual clock, one main queue, one display.
///
/// Nothing in it waits for anything real. UIKit's global doors (`DispatchQueue.main`,
/// `UIView.animate`, `Timer`) lead to the simulation that is current in the task, so that many
/// simulations can run side by side. Views belong to the simulation in which they were made.
public final class Simulation {
  /// The time on the virtual clock.
  package internal(set) var now = Instant.zero
  /// The display's frames.
  package let frames: FrameGrid
  /// How the scroll model decides what UIKit leaves open.
  public let policies: ScrollPolicies
  /// Who watches from outside; kept until it is taken away.
  package var witness: (any SimulationWitness)?
  /// The pictures that the program was shipped with.
  public var assets = AssetCatalogue()
  /// The screen's pixels a point; 0 for a scene that has none.
  package var screenScale = 0.0
  /// Whether the person has asked for less motion on the screen.
  public var reducesMotion = false
  /// From which side the language is read.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The texts that assistive technologies were told to read out, in order.
  public internal(set) var announcements: [String] = []
  /// Whose work is being done now.
  package internal(set) var tag = WorkTag.nobody
  /// The first thing that would have ended a program on iOS (an exception, a trap, a dangling reference).
  ///
  /// Once it is set, nothing is told to anyone any more.
  public internal(set) var fault: String?

  var agenda = Agenda()
  /// What the `draw(_:)` that is being run draws on.
  var canvas: Canvas?
  /// The frame of the first window: what `UIScreen.main` says.
  var screenBounds: CGRect?
  /// Notifications that are under way inside one another.
  var notificationDepth = 0
  /// Actions so far that were given no name.
  var unnamedActions = 0
  /// Turns at this instant so far.
  var turnsAtOnce = 0
  /// The last frame that was shown.
  var lastFrame = Instant(microseconds: -1)

  /// A world whose display shows `frameRate` frames a second (above 0).
  public init(frameRate: Double = 60, policies: ScrollPolicies = ScrollPolicies()) {
    precondition(frameRate > 0, "a display of \(frameRate) frames a second")
    frames = FrameGrid(rate: frameRate)
    self.policies = policies
  }
}

extension Simulation {
  /// A simulation that a task local can hold.
  ///
  /// A simulation is used by one task at a time, the one for which `run` makes it current; the
  /// reference is never handed to another.
  private struct Reference: Sendable {
    nonisolated(unsafe) let simulation: Simulation
  }

  @TaskLocal private static var reference: Reference?

  /// The simulation of this task; making or animating a view outside of one is a programming error.
  public static var current: Simulation {
    guard let reference else {
      preconditionFailure("views live in a Simulation: make and use them in simulation.run { … }")
    }
    return reference.simulation
  }

  /// The same, or `nil` outside of one.
  static var ofTask: Simulation? { reference?.simulation }

  /// Makes this simulation current while `body` runs.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$reference.withValue(Reference(simulation: self), operation: body)
  }

  /// Does `work` under `tag`, then tells the witness that it returned.
  package func perform(as tag: WorkTag, _ work: () -> Void) {
    guard fault == nil else { return }
    let outer = self.tag
    self.tag = tag
    work()
    self.tag = outer
    if tag.owner != 0, fault == nil { witness?.returned(from: tag) }
  }

  /// Reports what would end the program on iOS (an exception, a trap, a dangling reference).
  ///
  /// The process lives: the reason is kept, the witness is told, and from then on no observer, block,
  /// timer or completion runs, so that what is on the stack unwinds without effect.
  package func raise(_ reason: String) {
    guard fault == nil else { return }
    fault = reason
    witness?.raised(reason)
  }
}
