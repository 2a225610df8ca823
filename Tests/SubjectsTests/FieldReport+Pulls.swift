extension FieldReport {
  /// What pulls, taps and begins call back.
  static let pulls: [FieldReport] = [
    // Only a meant pull refreshes.
    FieldReport(
      "R030", "Sephiroth87/ODRefreshControl#33",
      "r030-flick-past-the-top", "custom-refresh-view:inertia-fires",
      breaks: "only-meant-pull-fires", saying: "short of the trigger",
      vacuous: "no finger pulls the list past its end"),
    FieldReport(
      "R031", "BoxFactura/pulltorefresh.js#69",
      "r031-drag-down-in-the-middle", "exemplar:counts-travel",
      breaks: "only-meant-pull-fires", saying: "short of the trigger",
      vacuous: "no finger pulls the list past its end"),
    FieldReport(
      "R034", "FaridSafi/react-native-gifted-listview#12",
      "r034-pulled-and-taken-back", "exemplar:never-disarms",
      breaks: "only-meant-pull-fires", saying: "55 pt short of the trigger"),
    FieldReport(
      "R035", "ProgressNS/nativescript-ui-samples#157",
      "r035-crossing-under-a-held-finger", "exemplar:opens-under-finger",
      breaks: "no-move-under-finger", saying: "under the finger"),
    FieldReport(
      "R036", "peanutprotocol/peanut-ui#2751",
      "r036-gesture-taken-away", "hw-refresh:cancel-fires",
      breaks: "only-meant-pull-fires", saying: "the touch was cancelled"),
    FieldReport(
      "R083", "xuelongqy/flutter_easy_refresh#707",
      "r083-slanted-swipe", "exemplar:counts-sideways",
      breaks: "axis-isolated", saying: "across the list"),
    FieldReport(
      "X15", "lcodecorex/TwinklingRefreshLayout#94",
      "x15-let-go-a-point-short", "exemplar:lets-go-early",
      breaks: "only-meant-pull-fires", saying: "1 pt short of the trigger"),
    FieldReport(
      "X31", "BeatsKitano/KafkaRefresh#46",
      "x31-pull-across-an-empty-list", "exemplar:counts-sideways",
      breaks: "axis-isolated", saying: "across the list"),
    FieldReport(
      "X38", "scwang90/SmartRefreshLayout#1227",
      "x38-second-finger", "exemplar:first-lift-counts",
      breaks: "only-meant-pull-fires", saying: "was still down"),
    // A meant pull always refreshes.
    FieldReport(
      "R057", "flutter/flutter#138848",
      "r057-lift-a-point-higher", "exemplar:jitter-disarms",
      breaks: "meant-pull-fires", saying: "no callback by"),
    FieldReport(
      "R060", "CoderMJLee/MJRefresh#222",
      "r060-end-without-bouncing", "exemplar:needs-overscroll",
      breaks: "meant-approach-loads", saying: "no callback by"),
    FieldReport(
      "R061", "CoderMJLee/MJRefresh#1307",
      "r061-tap-on-a-list-in-sight", "exemplar:short-tap-dead",
      breaks: "meant-approach-loads", saying: "tapped in idle"),
    FieldReport(
      "R062", "CoderMJLee/MJRefresh#910",
      "r062-end-and-begin-in-one-turn", "exemplar:begin-in-closing-shows",
      breaks: "settles", saying: "still refreshing"),
    FieldReport(
      "R063", "react/react-native#10373",
      "r063-shown-twice-by-the-app", "exemplar:opens-once",
      breaks: "inset-held", saying: "added to the inset was 0 pt"),
    FieldReport(
      "R090", "fredwu/jquery-endless-scroll#46",
      "r090-end-between-two-pixels", "exemplar:end-between-pixels",
      breaks: "meant-approach-loads", saying: "no callback by"),
    FieldReport(
      "X21", "enormego/EGOTableViewPullRefresh#38",
      "x21-two-begins-in-turn", "exemplar:begins-once",
      breaks: "meant-pull-fires", saying: "begun by the app"),
    // One callback for one pull, and none for nobody.
    FieldReport(
      "R075", "react/react-native#16067",
      "r075-first-layout", "exemplar:loads-without-rows",
      breaks: "no-unprompted-fire", saying: "no finger on the list"),
    FieldReport(
      "R077", "scwang90/SmartRefreshLayout#1101",
      "r077-end-in-the-opening-then-a-tap", "exemplar:end-in-opening-lost",
      breaks: "ends-cleanly", saying: "still refreshing"),
    FieldReport(
      "R078", "jcavar/refresher#35",
      "r078-many-samples-past-the-line", "exemplar:busy-late",
      breaks: "no-callback-while-refreshing", saying: "more breaches followed"),
    FieldReport(
      "R079", "jsdf/react-native-refreshable-listview#32",
      "r079-deeper-after-the-end", "exemplar:fires-when-deeper",
      breaks: "one-callback-per-pull", saying: "expected one callback"),
    FieldReport(
      "R081", "ionic-team/ionic-framework#17784",
      "r081-moves-without-a-finger", "custom-refresh-view:inertia-fires",
      breaks: "only-meant-pull-fires", saying: "was due by"),
    FieldReport(
      "X27", "nukc/LoadMoreWrapper#25",
      "x27-no-items", "exemplar:loads-without-rows",
      breaks: "no-unprompted-fire", saying: "no finger on the list"),
    FieldReport(
      "X28", "mescroll/mescroll#27",
      "x28-reset-to-fewer-rows", "bs-topics:short-loads",
      breaks: "no-unprompted-fire", saying: "no finger on the list"),
    FieldReport(
      "X30", "jdsjlzx/LRecyclerView#125",
      "x30-four-begins", "exemplar:begin-restarts",
      breaks: "no-callback-while-refreshing", saying: "more breaches followed"),
  ]
}
