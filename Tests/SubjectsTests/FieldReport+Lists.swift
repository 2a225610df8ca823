extension FieldReport {
  /// What lists do: insets, offsets, places.
  static let lists: [FieldReport] = [
    // Insets: what the control adds it takes away, and nothing else.
    FieldReport(
      "R001", "CoderMJLee/MJRefresh#711",
      "r001-inset-changed-during-a-refresh", "exemplar:restores-old-inset",
      breaks: "inset-restored", saying: "40 pt too little"),
    FieldReport(
      "R002", "CRAnimation/CRRefresh#29",
      "r002-two-begins-and-two-ends", "jk-refresh-control:double-end-subtracts",
      breaks: "inset-restored", saying: "70 pt too little"),
    FieldReport(
      "R003", "CoderMJLee/MJRefresh#800",
      "r003-ends-and-begins-in-one-turn", "exemplar:forgets-room",
      breaks: "inset-restored", saying: "180 pt too much"),
    FieldReport(
      "R006", "m1entus/INSPullToRefresh#68",
      "r006-rotation-during-a-refresh", "exemplar:restores-old-inset",
      breaks: "inset-restored", saying: "32 pt too much"),
    FieldReport(
      "R007", "sofach/SFPullRefresh#2",
      "r007-bottom-inset-after-a-load", "foot-view:clobbers-insets",
      breaks: "inset-restored", saying: "the bottom inset was 0 pt, 49 pt too little"),
    FieldReport(
      "R009", "Friend-LGA/LGRefreshView#6",
      "r009-three-refreshes-under-a-safe-area", "exemplar:writes-adjusted-inset",
      breaks: "inset-restored", saying: "88 pt too much"),
    FieldReport(
      "X02", "CoderMJLee/MJRefresh#267",
      "x02-hidden-before-it-is-attached", "exemplar:hides-twice",
      breaks: "inset-restored", saying: "the bottom inset was -4 pt"),
    FieldReport(
      "X04", "samvermette/SVPullToRefresh#237",
      "x04-load-without-rows", "exemplar:keeps-room-without-rows",
      breaks: "ends-cleanly", saying: "44 pt too"),
    FieldReport(
      "X05", "pujiaxin33/JXPagingView#172",
      "x05-container-takes-the-inset", "exemplar:blind-to-assign",
      breaks: "inset-restored", saying: "60 pt too little"),
    // Jumps: a list moves smoothly, and stays where people read.
    FieldReport(
      "R010", "itworkman.com, “IOS pull-down refresh uiscrollvie abnormal flashing problem”",
      "r010-let-go-still-and-in-motion", "bs-topics:inset-without-offset",
      breaks: "no-offset-jump", saying: "went out to"),
    FieldReport(
      "R011", "eggswift/pull-to-refresh#135",
      "r011-load-under-one-row", "exemplar:footer-ends-at-zero",
      breaks: "rest-in-range", saying: "the list stands at 0 pt, 44 pt out of its range"),
    FieldReport(
      "R013", "CoderMJLee/MJRefresh#359",
      "r013-rows-before-and-after-the-end", "exemplar:end-takes-offset-back",
      breaks: "rest-in-range", saying: "but the footer moved it to"),
    FieldReport(
      "R015", "pronebird/UIScrollView-InfiniteScroll#38",
      "r015-load-at-the-end", "exemplar:end-takes-offset-back",
      breaks: "rest-in-range",
      saying: "577 pt, but the footer moved it to 533 pt"),
    FieldReport(
      "R017", "gh123man/SwiftUI-Refresher#5",
      "r017-end-far-from-the-top", "jk-refresh-control:end-scrolls-to-top",
      breaks: "rest-in-range", saying: "but the header moved it to 0 pt"),
    FieldReport(
      "R085", "FaridSafi/react-native-gifted-chat#1474",
      "r085-older-messages", "exemplar:end-shows-last-row",
      breaks: "anchor-kept", saying: "expected the same rows in view"),
    FieldReport(
      "R098", "siteline/SwiftUIRefresh#18",
      "r098-ends-in-a-fling", "jk-refresh-control:idle-end-moves",
      breaks: "keeps-inertia", saying: "expected it to glide on"),
    FieldReport(
      "X08", "CoderMJLee/MJRefresh#1054",
      "x08-header-that-closes", "exemplar:closes-at-once",
      breaks: "no-offset-jump", saying: "moved what is seen by 60 pt at once, without animation"),
    // Geometry: the same places, whatever came first.
    FieldReport(
      "R019", "CoderMJLee/MJRefresh#1511",
      "r019-inset-after-the-footer", "hw-refresh:stale-inset",
      breaks: "attach-order-independent",
      saying: "with the insets set after the controls are attached"),
    FieldReport(
      "R020", "samvermette/SVPullToRefresh#108",
      "r020-begin-under-a-bar", "exemplar:shows-at-zero-only",
      breaks: "shows-what-it-does", saying: "the header had 0 of its 60 pt in sight"),
    FieldReport(
      "X09", "CoderMJLee/MJRefresh#448",
      "x09-hidden-footer-and-a-reload", "exemplar:reload-shows",
      breaks: "only-meant-pull-fires", saying: "but it was hidden"),
  ]
}
