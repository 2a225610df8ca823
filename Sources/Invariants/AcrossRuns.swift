/// The rules that compare runs; what they compare is made from a recording by whoever can replay it.
enum AcrossRuns {
  static let descriptions = [
    RuleDescription(
      id: "stays-alive",
      promise: "Whatever has happened, the next valid pull refreshes once.",
      matters:
        "After some sequence of gestures and answers the list never refreshes or loads again.",
      judged: """
        When the recording's run has settled the app makes the controls usable again (shown, enabled, \
        attached, ended, with more to load) and brings the list to rest. Then a pull goes 12 pt past \
        the header's trigger and is let go; in another run an approach goes 12 pt past the footer's \
        line. Each gets exactly one callback.
        """,
      vacuous: "No edge can be pulled in this scene, or the contract asks nothing of a pull there.",
      unit: nil,
      example: """
        after the recording, when all is at rest, a pull (then-header) past the trigger of the header \
        at 9 s got no callback: expected one
        """),
    RuleDescription(
      id: "safe-to-leave",
      promise: "To leave, hide or disable cancels a pull and leaves a refresh alone.",
      matters: """
        A detail page is opened in mid-pull, and back in the list the header hangs open, or refreshes \
        at the next touch.
        """,
      judged: """
        Where the view leaves its window, or a control is hidden or disabled, under a pull: callbacks \
        and the resting state are those of the same trace with a cancel just before. In a refresh, if \
        no finger comes until the return: those of the trace without leaving.
        """,
      vacuous: "Nothing left, was hidden or was disabled during a pull or a refresh.",
      unit: nil,
      example: """
        with a cancel where it has its header hidden at 0.4 s (cancel-6) the header fired not at all, \
        otherwise once: expected the same
        """),
    RuleDescription(
      id: "rate-independent",
      promise: "How often the finger is sampled, and the screen drawn, makes no difference.",
      matters: "It works on one phone and not on another, whose display is faster.",
      judged: """
        The gesture is sampled at 30, 60, 90 and 120 Hz, on a display of that rate, and twice at \
        uneven times: the same edges are called back, by the same, as often. Excused is a touch that \
        comes nearer to a line than the largest change from sample to sample, or than the difference \
        in how far it throws the list, and what follows it.
        """,
      vacuous: "No finger moved the list.",
      unit: nil,
      example: """
        sampled and shown 120 times a second (rate-120) the header fired once, otherwise not at all: \
        expected the same
        """),
    RuleDescription(
      id: "release-flag-independent",
      promise:
        "It does not matter how long the list says that it is dragged after the finger left.",
      matters: "The next version of the system changes a flag by a frame, and nothing refreshes.",
      judged: """
        The trace is replayed with each plausible value of the policy draggingAfterRelease: the same \
        callbacks, the same resting state.
        """,
      vacuous: "No finger left the list.",
      unit: nil,
      example: """
        with draggingAfterRelease=clearOnRelease (draggingAfterRelease-clearOnRelease) the header \
        fired not at all, otherwise once: expected the same
        """),
    RuleDescription(
      id: "delay-independent",
      promise: "The answer may come at any time.",
      matters:
        "With a fast network, or none, the spinner stays for ever: add 0.3 s, and it goes away.",
      judged: """
        Each answer comes inside the callback, in the next turn, and after each frame up to a second: \
        every rule holds, and the list rests in the same state. Callbacks and the resting offset are \
        compared where nobody does anything between a callback and its end; the offset only where no \
        rows come in above, the list does not move when a load ends, and the app begins none.
        """,
      vacuous: "Nothing was called back.",
      unit: nil,
      example: """
        with each answer inside the callback (delay-0) ends-cleanly is broken: the header was still \
        refreshing 2 s after its end at 0.416 s: expected idle
        """),
    RuleDescription(
      id: "order-independent",
      promise: "Content before the end or after it, posted work in either order: it is the same.",
      matters: "Who calls reload after end, not before it, sees the list jump by some rows.",
      judged: """
        The answers' content comes after the end where it came before it, and the other way round; \
        and blocks that wait in the main queue run in the other order: the same callbacks, the same \
        resting state (the offset as for delay-independent).
        """,
      vacuous: "Nothing was answered or ended.",
      unit: nil,
      example: """
        with content and end in the other order (order-flipped) the list came to rest with the offset \
        533, otherwise 577: expected the same
        """),
    RuleDescription(
      id: "attach-order-independent",
      promise: "Controls may be attached, and insets set, in any order.",
      matters: "The footer stands elsewhere when the inset is set after it was added.",
      judged: """
        The footer is attached before the header; the scene's insets are set after both: the same \
        callbacks, the same resting state.
        """,
      vacuous: "There are no two controls and no insets.",
      unit: nil,
      example: """
        with the insets set after the controls are attached (inset-last) the list came to rest with a \
        top inset of 0, otherwise 64: expected the same
        """),
    RuleDescription(
      id: "drift-free",
      promise: "After many rounds everything is where it was after one.",
      matters: "With every refresh the list stands a little lower.",
      judged: """
        The recording is made three times, the scene and the controls being put back between the \
        rounds by the app: the resting state is the one after the first.
        """,
      vacuous: "Nothing was called back and the app called no control.",
      unit: nil,
      example: """
        after 3 rounds of the same (3-rounds) the list came to rest with a top inset of 196, otherwise \
        64: expected the same
        """),
  ]
}
