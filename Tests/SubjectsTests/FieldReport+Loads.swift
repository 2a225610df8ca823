extension FieldReport {
  /// What footers load.
  static let loads: [FieldReport] = [
    // One approach, one page.
    FieldReport(
      "R023", "CoderMJLee/MJRefresh#1543",
      "r023-page-two-in-the-swipe", "exemplar:measures-old-content",
      breaks: "no-double-load", saying: "for one touch"),
    FieldReport(
      "R024", "samvermette/SVPullToRefresh#100",
      "r024-answer-in-the-bounce", "hw-refresh:near-bottom-repeats",
      breaks: "no-double-load", saying: "for one touch"),
    FieldReport(
      "R026", "peng8350/flutter_pulltorefresh#319",
      "r026-rows-a-frame-after-the-end", "hw-refresh:near-bottom-repeats",
      breaks: "no-double-load", saying: "for one touch"),
    FieldReport(
      "R028", "android-cjj/Android-MaterialRefreshLayout#56",
      "r028-quick-answers-under-a-finger", "hw-refresh:near-bottom-repeats",
      breaks: "no-double-load", saying: "more breaches followed"),
    FieldReport(
      "R029", "react/react-native#14015",
      "r029-one-fling-past-the-end", "hw-refresh:near-bottom-repeats",
      breaks: "no-double-load", saying: "for one touch"),
    FieldReport(
      "X11", "CoderMJLee/MJRefresh#463",
      "x11-one-sample-after-the-end", "hw-refresh:near-bottom-repeats",
      breaks: "no-double-load", saying: "for one touch"),
    FieldReport(
      "X12", "ionic-team/ionic-framework#5709",
      "x12-samples-during-a-load", "bs-topics:loading-ends-at-once",
      breaks: "no-callback-while-refreshing", saying: "that it was asked for at"),
    // No load feeds on itself.
    FieldReport(
      "R072", "ElemeFE/vue-infinite-scroll#99",
      "r072-failed-load-at-the-end", "hw-refresh:near-bottom-repeats",
      breaks: "no-load-loop", saying: "had brought nothing"),
    FieldReport(
      "R073", "youzan/vant#2954",
      "r073-filling-without-rows", "exemplar:fills-for-ever",
      breaks: "no-load-loop", saying: "had brought nothing"),
    FieldReport(
      "X25", "ustbhuangyi/better-scroll#189",
      "x25-wobbling-after-a-failure", "hw-refresh:near-bottom-repeats",
      breaks: "no-double-load", saying: "more breaches followed"),
    FieldReport(
      "X26", "CRAnimation/CRRefresh#40",
      "x26-end-inside-the-callback", "hw-refresh:near-bottom-repeats",
      breaks: "no-double-load", saying: "more breaches followed"),
    // No more is no more.
    FieldReport(
      "R043", "CoderMJLee/MJRefresh#1025",
      "r043-end-and-no-more-in-one-turn", "exemplar:closing-clears-no-more",
      breaks: "no-more-holds", saying: "had been told"),
    FieldReport(
      "R044", "CoderMJLee/MJRefresh#1204",
      "r044-refresh-after-no-more", "exemplar:refresh-keeps-no-more",
      breaks: "meant-approach-loads", saying: "no callback by"),
    FieldReport(
      "R045", "scwang90/SmartRefreshLayout#1543",
      "r045-refresh-that-keeps-no-more", "exemplar:refresh-clears-no-more",
      breaks: "no-more-holds", saying: "had been told"),
    FieldReport(
      "R046", "BeatsKitano/KafkaRefresh#55",
      "r046-no-more-in-idle", "exemplar:deaf-in-idle",
      breaks: "no-more-holds", saying: "had been told"),
    FieldReport(
      "X20", "ProgressNS/nativescript-ui-feedback#1143",
      "x20-finished-then-shorter", "exemplar:refresh-keeps-no-more",
      breaks: "meant-approach-loads", saying: "no callback by"),
    // Few rows, and one direction.
    FieldReport(
      "R049", "samvermette/SVPullToRefresh#119",
      "r049-pull-down-of-few-rows", "bs-topics:short-loads",
      breaks: "one-direction-one-control", saying: "had only pulled down"),
    FieldReport(
      "R050", "CoderMJLee/MJRefresh#1328",
      "r050-pull-down-of-scarce-rows", "hw-refresh:near-bottom-any-way",
      breaks: "one-direction-one-control", saying: "had only pulled down"),
    FieldReport(
      "R067", "pronebird/UIScrollView-InfiniteScroll#2",
      "r067-pull-up-of-few-rows", "exemplar:needs-tall-content",
      breaks: "meant-approach-loads", saying: "no callback by"),
    FieldReport(
      "R068", "metafizzy/infinite-scroll#104",
      "r068-few-rows-and-a-taller-window", "exemplar:needs-tall-content",
      breaks: "short-content-as-declared", saying: "expected it to fill the view"),
    FieldReport(
      "R070", "samvermette/SVPullToRefresh#141",
      "r070-refresh-of-few-rows", "exemplar:needs-tall-content",
      breaks: "meant-pull-fires", saying: "no callback by"),
    FieldReport(
      "X19", "fangx/HaoRefresh#2",
      "x19-pull-down-of-no-rows", "bs-topics:short-loads",
      breaks: "one-direction-one-control", saying: "had only pulled down"),
  ]
}
