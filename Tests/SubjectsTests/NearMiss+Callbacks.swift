/// Near misses of the rules that say what is called back.
extension NearMiss {
  /// A pull of 60 points, where exactly 60 do not count, and one of 60.5.
  static let onTheLine = Source.rows([
    #"[0,"drag",-70]"#, #"[0.1,"drag",-124]"#, #"[0.3,"release",-124,0]"#,
    #"[2,"drag",-70]"#, #"[2.1,"drag",-124.5]"#, #"[2.3,"release",-124.5,0]"#,
  ])

  static let callbacks = [
    NearMiss(
      rule: "one-callback-per-pull",
      what: "a pull's callback, its load over inside it, and a begin's a microsecond later",
      recording: .rows(
        loads: #""header":[{"after":0}]"#,
        [
          #"[0,"drag",-70]"#, #"[0.1,"drag",-125]"#, #"[0.3,"release",-125,0]"#,
          #"[0.300001,"begin","header"]"#,
        ]), header: 2, margin: 1),
    NearMiss(
      rule: "meant-pull-fires", what: "let go exactly on the line, which does not count",
      recording: onTheLine, header: 1, margin: 0.5),
    NearMiss(
      rule: "only-meant-pull-fires", what: "let go exactly on the line, which counts",
      recording: .rows([#"[0,"drag",-70]"#, #"[0.1,"drag",-124]"#, #"[0.3,"release",-124,0]"#]),
      settings: #"{"header":{"inclusive":true}}"#, header: 1, margin: 0),
    NearMiss(
      rule: "meant-approach-loads", what: "as far as the line before the end, and half a point on",
      recording: .rows(
        loads: #""footer":[{"adds":0}]"#,
        [
          #"[0,"drag",400]"#, #"[0.1,"drag",482]"#, #"[0.3,"release",482,0]"#,
          #"[2,"drag",470]"#, #"[2.1,"drag",482.5]"#, #"[2.3,"release",482.5,0]"#,
        ]), footer: 1, margin: 0.5),
    NearMiss(
      rule: "no-unprompted-fire",
      what: "nobody touches the list that comes to its end, flung there",
      recording: .named("flings-to-the-bottom"), footer: 4),
    NearMiss(
      rule: "no-callback-while-refreshing",
      what: "two begins in one instant, the first one's load over inside its callback",
      recording: .rows(
        loads: #""header":[{"after":0}]"#,
        [#"[0.5,"begin","header"]"#, #"[0.5,"begin","header"]"#]), header: 2, margin: 0),
    NearMiss(
      rule: "no-double-load", what: "the finger leaves the zone by half a point and comes again",
      recording: .rows(
        loads: #""footer":[{"after":0.1,"adds":0}]"#,
        [
          #"[0,"drag",400]"#, #"[0.1,"drag",483]"#, #"[0.6,"drag",481.5]"#, #"[0.7,"drag",483]"#,
          #"[1.5,"release",483,0]"#,
        ]), footer: 2),
    NearMiss(
      rule: "no-load-loop", what: "a load that brought nothing is asked for again by a tap",
      recording: .rows(
        loads: #""footer":[{"after":0.2,"adds":0}]"#,
        [
          #"[0,"drag",400]"#, #"[0.1,"drag",483]"#, #"[0.2,"release",483,0]"#,
          #"[0.31,"tap","footer"]"#,
        ]), footer: 2, margin: 1),
    NearMiss(
      rule: "no-more-holds", what: "no more, until a refresh has begun",
      recording: .rows([
        #"[0,"noMore"]"#, #"[0.5,"drag",400]"#, #"[0.6,"drag",500]"#, #"[0.8,"release",500,0]"#,
        #"[1,"scrollTo",-64,false]"#, #"[1.5,"begin","header"]"#,
        #"[4,"drag",400]"#, #"[4.1,"drag",500]"#, #"[4.3,"release",500,0]"#,
      ]), header: 1, footer: 1),
    NearMiss(
      rule: "short-content-as-declared",
      what: "rows that fill the view to the point, pulled up by 44 points and by 44.5",
      recording: .rows(
        scene: #""inset":[64,0,49,0],"content":554"#,
        [
          #"[0,"drag",-60]"#, #"[0.1,"drag",-20]"#, #"[0.3,"release",-20,0]"#,
          #"[2,"drag",-60]"#, #"[2.1,"drag",-19.5]"#, #"[2.3,"release",-19.5,0]"#,
        ]), footer: 1),
    NearMiss(
      rule: "one-direction-one-control",
      what: "a touch that pulls down, and up by one point in the end",
      recording: .rows(
        scene: #""content":697"#, loads: #""footer":[{"adds":0}]"#,
        [
          #"[0,"drag",-5]"#, #"[0.1,"drag",-59]"#, #"[0.3,"release",-59,0]"#,
          #"[2,"drag",-5]"#, #"[2.1,"drag",-40]"#, #"[2.2,"drag",-39]"#, #"[2.3,"release",-39,0]"#,
        ]), footer: 1),
    NearMiss(
      rule: "overlap-as-declared", what: "both begun in one instant, and answered in one",
      recording: .rows(
        loads: #""header":[{"after":1}],"footer":[{"after":1}]"#,
        [#"[0,"begin","footer"]"#, #"[0,"begin","header"]"#]), header: 1, footer: 1),
  ]
}
