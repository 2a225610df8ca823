import ExemplarControls
import Testing

@Suite("The exemplar's machine")
struct ExemplarMachineTests {
  /// Where a test begins.
  enum Start: CaseIterable {
    case idle, pulling, armed, settling, deferred, refreshing, ending
    /// At rest, and there is no more to load.
    case exhausted

    var machine: ExemplarMachine {
      var machine = ExemplarMachine()
      for event in events { _ = machine.handle(event) }
      return machine
    }

    private var events: [ExemplarMachine.Event] {
      switch self {
      case .idle: []
      case .pulling: [.pulled(.pulling)]
      case .armed: [.pulled(.armed)]
      case .settling: [.asked(by: .user, delayed: true)]
      case .deferred: [.asked(by: .user, delayed: true), .ended(.failure, deferred: true)]
      case .refreshing: [.asked(by: .user, delayed: false)]
      case .ending: [.asked(by: .user, delayed: false), .ended(.success, deferred: false)]
      case .exhausted: [.supplied(false)]
      }
    }
  }

  /// Everything that can happen, once each; runs are the one that is under way or was last.
  static let events: [(name: String, event: @Sendable (Int) -> ExemplarMachine.Event)] = [
    ("let go", { _ in .pulled(.idle) }), ("pull", { _ in .pulled(.pulling) }),
    ("arm", { _ in .pulled(.armed) }), ("ask", { _ in .asked(by: .user, delayed: false) }),
    ("ask, delayed", { _ in .asked(by: .user, delayed: true) }),
    ("begin", { _ in .asked(by: .app, delayed: false) }), ("show", { _ in .shown }),
    ("wait", { .waited(run: $0) }), ("wait of another run", { .waited(run: $0 - 1) }),
    ("return", { .called(run: $0) }), ("return of another run", { .called(run: $0 - 1) }),
    ("end", { _ in .ended(.success, deferred: false) }),
    ("fail", { _ in .ended(.failure, deferred: false) }),
    ("end, deferred", { _ in .ended(.success, deferred: true) }),
    ("end with no more", { _ in .ended(.noMore, deferred: false) }),
    ("displace", { _ in .displaced }), ("shut", { _ in .shut }),
    ("close", { .closed(run: $0) }), ("close of another run", { .closed(run: $0 - 1) }),
    ("remove", { _ in .removed }), ("no more", { _ in .supplied(false) }),
    ("more", { _ in .supplied(true) }),
  ]

  /// What an event does, by where it finds the machine: the state that follows, and the effects.
  typealias Cell = (state: ExemplarMachine.State, effects: [ExemplarMachine.Effect])

  /// The cells in which something happens to the state; in all others nothing does.
  static func cell(_ start: Start, _ event: String, run: Int) -> Cell? {
    let callBack: Cell = (.refreshing, [.open, .callBack(run: run + 1), .displaceOther])
    let close: Cell = (.ending, [.close(run: run)])
    switch (start, event) {
    case (.idle, "pull"), (.armed, "pull"): return (.pulling, [])
    case (.idle, "arm"), (.pulling, "arm"): return (.armed, [])
    case (.pulling, "let go"), (.armed, "let go"), (.pulling, "shut"), (.armed, "shut"),
      (.pulling, "no more"), (.armed, "no more"), (.pulling, "end with no more"),
      (.armed, "end with no more"):
      return (.idle, [])
    case (.idle, "ask"), (.pulling, "ask"), (.armed, "ask"), (.idle, "begin"),
      (.pulling, "begin"), (.armed, "begin"):
      return callBack
    case (.idle, "ask, delayed"), (.pulling, "ask, delayed"), (.armed, "ask, delayed"):
      return (.settling, [.open, .wait(run: run + 1)])
    case (.idle, "show"), (.pulling, "show"), (.armed, "show"):
      return (.refreshing, [.open, .displaceOther])
    case (.settling, "wait"), (.deferred, "wait"):
      return (.refreshing, [.callBack(run: run), .displaceOther])
    case (.settling, "end"), (.settling, "fail"), (.settling, "end with no more"),
      (.settling, "shut"), (.deferred, "end"), (.deferred, "fail"),
      (.deferred, "end with no more"), (.deferred, "shut"), (.refreshing, "end"),
      (.refreshing, "fail"), (.refreshing, "end, deferred"), (.refreshing, "end with no more"),
      (.refreshing, "displace"):
      return close
    case (.ending, "close"), (_, "remove"): return (.idle, [])
    default: return nil
    }
  }

  @Test(
    "Each event in each state does what the table says, and nothing else", arguments: Start.allCases
  )
  func table(start: Start) {
    for (name, event) in Self.events {
      var machine = start.machine
      let before = machine
      let effects = machine.handle(event(before.run))
      let cell = Self.cell(start, name, run: before.run)
      #expect(machine.state == cell?.state ?? before.state, "\(start), \(name)")
      #expect(effects == cell?.effects ?? [], "\(start), \(name)")
    }
  }

  @Test("An end that was deferred ends the load as soon as its callback has returned")
  func deferred() {
    var machine = Start.deferred.machine
    _ = machine.handle(.waited(run: 1))
    #expect(machine.handle(.called(run: 1)) == [.close(run: 1)])
    #expect(machine.state == .ending && machine.result == .failure)
  }

  @Test(
    "What a person has asked for is off once the control is hidden; what the app has begun is not")
  func shut() {
    let cases: [(ExemplarMachine.Source, ExemplarMachine.State)] = [
      (.gesture, .ending), (.user, .ending), (.app, .settling),
    ]
    for (source, state) in cases {
      var machine = ExemplarMachine()
      _ = machine.handle(.asked(by: source, delayed: true))
      _ = machine.handle(.shut)
      #expect(machine.state == state)
    }
  }

  @Test("There may be more again, or no more, in every state", arguments: Start.allCases)
  func supply(start: Start) {
    var machine = start.machine
    _ = machine.handle(.supplied(false))
    #expect(!machine.hasMore)
    _ = machine.handle(.supplied(true))
    #expect(machine.hasMore)
    _ = machine.handle(.ended(.noMore, deferred: true))
    #expect(!machine.hasMore)
  }

  @Test("A removal puts whatever was set going out of date")
  func removed() {
    var machine = Start.settling.machine
    _ = machine.handle(.removed)
    #expect(machine.handle(.waited(run: 1)).isEmpty && machine.state == .idle)
    _ = machine.handle(.asked(by: .app, delayed: false))
    #expect(machine.run == 3 && machine.source == .app)
  }

  @Test("A new load has not failed yet")
  func result() {
    var machine = Start.refreshing.machine
    _ = machine.handle(.ended(.failure, deferred: false))
    #expect(machine.result == .failure)
    _ = machine.handle(.closed(run: 1))
    #expect(machine.result == .failure)
    _ = machine.handle(.asked(by: .user, delayed: false))
    #expect(machine.result == .success)
  }
}
