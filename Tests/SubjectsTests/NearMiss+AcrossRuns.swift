/// Near misses of the rules that compare runs.
extension NearMiss {
  static let acrossRuns = [
    NearMiss(
      rule: "stays-alive",
      what: "in the last instant all is off: no more, disabled, hidden, detached, out of sight",
      recording: .rows([
        #"[0,"drag",-70]"#, #"[0.1,"drag",-125]"#, #"[0.3,"release",-125,0]"#, #"[2.5,"noMore"]"#,
        #"[2.5,"enable","header",false]"#, #"[2.5,"hide","footer",true]"#,
        #"[2.5,"detach","header"]"#, #"[2.5,"leave"]"#,
      ]), header: 1),
    NearMiss(
      rule: "safe-to-leave", what: "an end that comes out of the window",
      recording: .named("answer-out-of-the-window"), header: 1),
    NearMiss(
      rule: "rate-independent", what: "one sample past the line, or many",
      recording: .named("one-sample-past-the-line"), header: 1),
    NearMiss(
      rule: "release-flag-independent", what: "momentum that loads, the list dragged or not",
      recording: .named("flings-to-the-bottom"), footer: 4),
    NearMiss(
      rule: "delay-independent", what: "answers while the list bounces at its end",
      recording: .named("load-more-near-the-end"), footer: 3),
    NearMiss(
      rule: "order-independent", what: "a list that is filled, the rows before the end or after it",
      recording: .named("filling-a-short-list"), footer: 3),
    NearMiss(
      rule: "attach-order-independent", what: "a pull after the app has raised its inset",
      recording: .named("inset-raised-before-a-pull"), header: 1),
    NearMiss(
      rule: "drift-free", what: "a load that begins before the room of the one before has closed",
      recording: .named("end-and-begin-in-one-turn"), header: 2),
  ]
}
