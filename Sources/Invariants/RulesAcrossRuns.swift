/// The rules that compare runs; what they compare is made from a recording by whoever can replay it.
enum RulesAcrossRuns {
  static let descriptions = [
    RuleDescription(
      id: "stays-alive",
      promise: "Whatever has happened, the next valid pull refreshes once.",
      matters:
        "After some sequence of gestures and answers the list never refreshes or loads again.",
      reported: """
        After some quick loads the pull-up event is dead (ustbhuangyi/better-scroll#351); the second \
        begin stops half way (enormego/EGOTableViewPullRefresh#38).
        """,
      judged: """
        When the recording's run has settled the app makes the controls usable again (shown, enabled, \
        attached, ended, with more to load) and brings the list to rest. Then a pull goes 12 pt past \
        the header's trigger and is let go; in another run an approach goes 12 pt past the footer's \
        line, or into its zone. Each gets exactly one callback.
        """,
      vacuous: "No edge can be pulled in this scene, or the contract asks nothing of a pull there.",
      settings: "`trigger`, `fires`, `measure` and `short` say what pull is valid.",
      unit: nil,
      example: """
        after the recording, when all is at rest, an approach (then-footer) past the trigger of the footer \
        at 9 s got no callback: expected one
        """),
    RuleDescription(
      id: "safe-to-leave",
      promise: "To leave, hide or disable cancels a pull and leaves a refresh alone.",
      matters: """
        A detail page is opened in mid-pull, and back in the list the header hangs open, or refreshes \
        at the next touch.
        """,
      reported: """
        A short visit to a detail page leaves the header half shown and frozen \
        (gontovnik/DGElasticPullToRefresh#28; scwang90/SmartRefreshLayout#156).
        """,
      judged: """
        Where the view leaves its window, or a control is hidden or disabled, under a pull: callbacks \
        and the resting state are those of the same trace with a cancel just before. Of a control that \
        is hidden or disabled only its own count, as the finger may go on to the other edge. In a \
        refresh, if no finger comes until the return: those of the trace without leaving. What is done \
        while a load or the list is under way, and not alike in both runs, ends the comparison; one \
        that ends before the run does is excused.
        """,
      vacuous:
        "Nothing left, was hidden or was disabled in a pull, or in a refresh with a return before "
        + "the next touch.",
      settings: "`tolerance`, within which places are the same.",
      unit: nil,
      example: """
        with a cancel where it has its header hidden at 0.4 s (cancel-6) the header fired not at all, \
        otherwise once, at 0.567 s: expected the same
        """),
    RuleDescription(
      id: "rate-independent",
      promise: "How often the finger is sampled, and the screen drawn, makes no difference.",
      matters: "It works on one phone and not on another, whose display is faster.",
      reported: """
        One approach fires several times with the number of samples (react/react-native#14015).
        """,
      judged: """
        The gesture is sampled at 30, 60, 90 and 120 Hz, on a display of that rate, and twice at \
        uneven times: the same edges are called back, by the same, as often. Excused is a touch, with \
        all that follows it, that comes nearer to a line than the largest change from sample to \
        sample; that throws the list to the one side of it or to the other, or begins where it was \
        thrown to; that begins in a refresh; and what the app does while the controls are in different \
        states. Hours under a finger are not sampled.
        """,
      vacuous: "No finger moved the list.",
      settings: "`trigger`: pulls near the line are excused.",
      unit: nil,
      example: """
        sampled and shown 120 times a second (rate-120) the header fired once, at 0.508 s, otherwise \
        not at all: expected the same
        """),
    RuleDescription(
      id: "release-flag-independent",
      promise:
        "It does not matter how long the list says that it is dragged after the finger left.",
      matters: "The next version of the system changes a flag by a frame, and nothing refreshes.",
      reported: """
        Whether `isDragging` is still set at the release differs by system and phase; controls that \
        ask it miss pulls or fire twice (jcavar/refresher#35).
        """,
      judged: """
        The trace is replayed with each other plausible value of the policy draggingAfterRelease: the \
        same callbacks, the same resting state.
        """,
      vacuous: "No finger left the list.",
      settings: "`tolerance`, within which places are the same.",
      unit: nil,
      example: """
        with draggingAfterRelease=clearOnRelease (draggingAfterRelease-clearOnRelease) the header \
        fired not at all, otherwise 3 times, last at 0.617 s: expected the same
        """),
    RuleDescription(
      id: "delay-independent",
      promise: "The answer may come at any time.",
      matters:
        "With a fast network, or none, the spinner stays for ever: add 0.3 s, and it goes away.",
      reported: """
        A fault goes away with 0.1, 0.3 or 0.8 s more before the end (CoderMJLee/MJRefresh#463, \
        #1543; ustbhuangyi/better-scroll#351).
        """,
      judged: """
        Each answer comes inside the callback, in the next turn, and after each frame up to a second: \
        every rule holds, and callbacks and the resting state are the same. What is done while a load \
        or the list is under way ends the comparison, and so do rows that come in while the list \
        moves, and a load of a finger that throws the list off the edge; the insets in the end count \
        all the same. Where rows come in above or on a footer's room, the list moves when a load \
        ends, or the app begins a load or scrolls animated, the list may rest elsewhere.
        """,
      vacuous: "Nothing was called back that is answered.",
      settings: "All: each delay is held to every rule.",
      unit: nil,
      example: """
        with each answer inside the callback (delay-0) ends-cleanly is broken: 2 s after the app's end at \
        0.416 s the header was still refreshing, and the top inset was 108 pt, 44 pt too \
        much, last written by a control at 0.4 s: expected it idle, and the app's 64 pt
        """),
    RuleDescription(
      id: "order-independent",
      promise: "Content before the end or after it, posted work in either order: it is the same.",
      matters: "Who calls reload after end, not before it, sees the list jump by some rows.",
      reported: """
        Whether rows come before or after the end decides whether the list hops or loads twice \
        (CoderMJLee/MJRefresh#359; peng8350/flutter_pulltorefresh#319).
        """,
      judged: """
        Content that comes with an end, by an answer or by rows of one time, comes after it where it \
        came before it, and the other way round; and blocks that wait in the main queue run in the \
        other order: the same callbacks, the same resting state (compared as far as for \
        delay-independent). In the instant itself the same is called back in any case.
        """,
      vacuous: "Nothing was answered or ended.",
      settings: "`tolerance`, within which places are the same.",
      unit: nil,
      example: """
        with content and end in the other order (order-flipped) the footer fired once, at 3.2 s, \
        otherwise 3 times, last at 4.2 s: expected the same
        """),
    RuleDescription(
      id: "attach-order-independent",
      promise: "Controls may be attached, and insets set, in any order.",
      matters: "The footer stands elsewhere when the inset is set after it was added.",
      reported: """
        An inset that is set after the footer was added gives another place than before \
        (CoderMJLee/MJRefresh#1511).
        """,
      judged: """
        The footer is attached before the header; the scene's insets at the top and the bottom are set \
        after both: the same callbacks, the same resting state.
        """,
      vacuous: "There are no two controls, and no insets at the top or the bottom.",
      settings: "`tolerance`, within which places are the same.",
      unit: nil,
      example: """
        with the insets set after the controls are attached (inset-last) the header fired twice, \
        last at 2.117 s, otherwise not at all: expected the same
        """),
    RuleDescription(
      id: "drift-free",
      promise: "After many rounds everything is where it was after one.",
      matters: "With every refresh the list stands a little lower.",
      reported: """
        Each round leaves a little more space at the top (Friend-LGA/LGRefreshView#6; \
        CoderMJLee/MJRefresh#800).
        """,
      judged: """
        The recording is made three times, the scene and the controls being put back between the \
        rounds by the app: the resting state is the one after the first. Not where the app writes over \
        the insets, or the list is left scrolled sideways.
        """,
      vacuous: "Nothing was called back and the app called no control.",
      settings: "`tolerance`.",
      unit: nil,
      example: """
        after 3 rounds of the same (3-rounds) the list rested with a top inset of 196 at 32.767 s, \
        otherwise 64: expected the same
        """),
  ]
}
