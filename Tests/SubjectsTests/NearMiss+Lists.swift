/// Near misses of the rules that say what becomes of the list: its insets and its offset.
extension NearMiss {
  static let lists = [
    NearMiss(
      rule: "inset-restored", what: "a room that leaves 0.4 points, where half a point is allowed",
      recording: .named("slow-pull-past-the-line"), subject: "exemplar:leaves-a-fraction",
      header: 1, margin: 0.1),
    NearMiss(
      rule: "inset-held", what: "a header that scrolls away, and holds as much as is in sight",
      recording: .named("drag-during-a-refresh"), header: 1, margin: 0.5),
    NearMiss(
      rule: "other-insets-untouched", what: "header and footer that open and close at once",
      recording: .rows([#"[0,"begin","footer"]"#, #"[0,"begin","header"]"#]), header: 1, footer: 1,
      margin: 0.000002),
    NearMiss(
      rule: "no-offset-jump", what: "a room that opens as fast as it may",
      recording: .named("slow-pull-past-the-line"), settings: #"{"header":{"opening":0}}"#,
      header: 1, margin: 0.5),
    NearMiss(
      rule: "no-move-under-finger",
      what: "the app's new inset moves the content under a finger, a begin in the same instant",
      recording: .rows([
        #"[0,"touch",200]"#, #"[0.1,"move",240]"#, #"[0.5,"inset",[104,0,49,0]]"#,
        #"[0.5,"begin","header"]"#, #"[2,"lift",240]"#,
      ]), header: 1, margin: 0.5),
    NearMiss(
      rule: "rest-in-range", what: "an end that finds half of the header in sight, and closes it",
      recording: .rows(
        loads: #""header":[{"after":2}]"#,
        [
          #"[0,"touch",200]"#, #"[0.1,"move",274.63]"#, #"[0.2,"move",349.25]"#,
          #"[0.3,"move",423.88]"#, #"[0.5,"lift",423.88]"#, #"[1.3,"touch",250]"#,
          #"[1.4,"move",225]"#, #"[1.5,"move",210]"#, #"[1.7,"lift",210]"#,
        ]), header: 1, margin: 0.5),
    NearMiss(
      rule: "keeps-inertia",
      what: "an end as the list is about to stop by itself, at 31 points a second",
      recording: .rows(
        scene: #""inset":[64,0,49,0],"content":4000"#, loads: #""header":[{"after":3.3}]"#,
        [
          #"[0,"touch",200]"#, #"[0.1,"move",274.63]"#, #"[0.2,"move",349.25]"#,
          #"[0.3,"move",423.88]"#, #"[0.5,"lift",423.88]"#, #"[1.7,"touch",550]"#,
          #"[1.72,"move",514]"#, #"[1.74,"move",478]"#, #"[1.76,"move",442]"#,
          #"[1.78,"move",406]"#, #"[1.785,"lift",406]"#,
        ]), header: 1, margin: 1.03212),
    NearMiss(
      rule: "anchor-kept", what: "rows that come in above as the header closes",
      recording: .named("rows-inserted-inside-the-callback"), header: 1, margin: 0.5),
  ]
}
