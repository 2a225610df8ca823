/// Near misses of the rules that say how a control goes from state to state, and what it leaves.
extension NearMiss {
  static let states = [
    NearMiss(
      rule: "phases-in-order", what: "ending, idle and refreshing again in one instant",
      recording: .named("begin-in-the-retract"), header: 2),
    NearMiss(
      rule: "phase-matches-offset", what: "exactly on the line and not armed",
      recording: onTheLine, header: 1, margin: 0),
    NearMiss(
      rule: "ends-cleanly",
      what: "an end that waits for the callback, closed a frame before two seconds are over",
      recording: .named("end-before-the-callback"),
      settings: #"{"header":{"delay":1.91,"endInSettling":"deferred"}}"#, header: 1,
      margin: 0.016667),
    NearMiss(
      rule: "begin-end-idempotent",
      what: "a surplus begin in the opening, whose way goes on as before",
      recording: .rows([#"[0,"begin","header"]"#, #"[0.05,"begin","header"]"#]), header: 1,
      margin: 0.5),
    NearMiss(
      rule: "settles",
      what: "a room that is open a frame before ten seconds are over, and an answer never owed",
      recording: .rows(loads: #""header":[{"after":"never"}]"#, [#"[0,"begin","header"]"#]),
      settings: #"{"header":{"opening":9.98}}"#, header: 1, margin: 0.016667),
    NearMiss(
      rule: "detach-is-clean", what: "a room that is given back in the instant of the detach",
      recording: .named("detach-while-refreshing"), header: 2, margin: 1),
    NearMiss(
      rule: "regrab-safe", what: "a finger that cuts the closing short, and pulls again",
      recording: .named("pull-held-over-the-closing"), header: 1, margin: 0.5),
    NearMiss(
      rule: "shows-what-it-does", what: "another text in idle after a failure, which is declared",
      recording: .named("a-load-that-fails"), footer: 1),
    NearMiss(
      rule: "axis-isolated",
      what: "a pull that goes further across than along, and far enough along",
      recording: .rows(
        scene: #""inset":[64,0,49,0],"contentWidth":800,"offsetX":200"#,
        [
          #"[0,"touch",200,20]"#, #"[0.1,"move",250,130]"#, #"[0.2,"move",300,240]"#,
          #"[0.3,"move",350,350]"#, #"[0.5,"lift",350,350]"#,
        ]), header: 1, margin: 0.5),
    NearMiss(
      rule: "no-fault", what: "an end and another detach after the detach",
      recording: .named("both-detached-while-refreshing"), header: 2),
  ]
}
