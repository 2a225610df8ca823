extension FieldReport {
  /// How loads end, and what comes between.
  static let ends: [FieldReport] = [
    // An end at any time ends.
    FieldReport(
      "R037", "enormego/EGOTableViewPullRefresh#23",
      "r037-answer-inside-the-callback", "hw-refresh:callback-before-state",
      breaks: "ends-cleanly", saying: "still refreshing"),
    FieldReport(
      "R039", "CoderMJLee/MJRefresh#759",
      "r039-ends-that-overtake-the-look", "exemplar:opens-late",
      breaks: "ends-cleanly", saying: "60 pt too"),
    FieldReport(
      "R040", "scwang90/SmartRefreshLayout#980",
      "r040-end-before-a-late-start", "jk-refresh-control:end-before-begin",
      breaks: "ends-cleanly", saying: "70 pt too little"),
    FieldReport(
      "R054", "ustbhuangyi/better-scroll#351",
      "r054-five-swipes-at-the-end-of-the-data", "hw-refresh:callback-before-state",
      breaks: "regrab-safe", saying: "the footer was still refreshing"),
    FieldReport(
      "R088", "thoughtbot/Tropos#74",
      "r088-pulled-again-during-a-refresh", "custom-refresh-view:drag-clears-state",
      breaks: "regrab-safe", saying: "the top inset was 50 pt, 50 pt too much"),
    FieldReport(
      "X16", "omadahealth/SwipyRefreshLayout#40",
      "x16-answer-in-50-ms", "exemplar:spins-on",
      breaks: "shows-what-it-does", saying: "its spinner turned"),
    FieldReport(
      "X17", "EdsonBueno/infinite_scroll_pagination#382",
      "x17-two-begins-a-microsecond-apart", "exemplar:begin-restarts",
      breaks: "no-callback-while-refreshing", saying: "that it was asked for at"),
    FieldReport(
      "X32", "react-ld/react-pullLoad#17",
      "x32-pushed-back-slowly", "exemplar:text-stays",
      breaks: "shows-what-it-does", saying: "said \"Release to refresh\""),
    FieldReport(
      "X33", "scwang90/SmartRefreshLayout#479",
      "x33-touched-in-the-closing", "exemplar:caught-closing-stays",
      breaks: "regrab-safe", saying: "the header was still ending"),
    FieldReport(
      "X36", "CoderMJLee/MJRefresh#1034",
      "x36-no-end", "bs-topics:timer-ends",
      breaks: "phases-in-order", saying: "the app had not ended"),
    // Away and back, on and off.
    FieldReport(
      "R064", "CoderMJLee/MJRefresh#497",
      "r064-begin-and-end-out-of-the-window", "jk-refresh-control:begin-not-guarded",
      breaks: "inset-restored", saying: "70 pt too much"),
    FieldReport(
      "R065", "eggswift/pull-to-refresh#66",
      "r065-load-ends-out-of-the-window", "exemplar:end-out-of-window-is-lost",
      breaks: "ends-cleanly", saying: "the footer was still refreshing"),
    FieldReport(
      "R092", "gontovnik/DGElasticPullToRefresh#5",
      "r092-detached-twice-and-ended", "exemplar:keeps-observers",
      breaks: "detach-is-clean", saying: "observers are still registered"),
    FieldReport(
      "R095", "bitwarden/authenticator-ios#185",
      "r095-rebuilt-during-a-refresh", "hw-refresh:detach-keeps-inset",
      breaks: "detach-is-clean", saying: "left 44 pt of its room"),
    FieldReport(
      "X23", "gontovnik/DGElasticPullToRefresh#28",
      "x23-end-in-a-short-absence", "exemplar:stays-open-when-back",
      breaks: "ends-cleanly", saying: "still ending"),
    FieldReport(
      "X24", "scwang90/SmartRefreshLayout#156",
      "x24-away-in-the-opening", "exemplar:leave-loses-callback",
      breaks: "settles", saying: "still settling"),
    FieldReport(
      "X35", "sdc-alibaba/SUI-Mobile#59",
      "x35-attached-three-times", "custom-refresh-view:observes-twice",
      breaks: "detach-is-clean", saying: "3 observers are registered"),
    // In order, and at once only as declared.
    FieldReport(
      "R093", "peng8350/flutter_pulltorefresh#178",
      "r093-end-inside-the-callback-of-a-begin", "hw-refresh:callback-before-state",
      breaks: "phases-in-order", saying: "called back at 0.5 s in phase idle"),
    FieldReport(
      "R099", "icerockdev/moko-paging#37",
      "r099-refresh-while-the-next-page-loads", "bs-topics:both-at-once",
      breaks: "overlap-as-declared", saying: "the load that the footer had asked for"),
    FieldReport(
      "X37", "CoderMJLee/MJRefresh#194",
      "x37-tap-during-a-refresh", "exemplar:ignores-overlap",
      breaks: "overlap-as-declared", saying: "the refresh that the header had asked for"),
  ]
}
