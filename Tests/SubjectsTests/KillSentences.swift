/// How the finding of each cell of the kill table reads, numbers left out.
///
/// Each was read and found to describe its defect; where a defect breaks a rule on several recordings, all read
/// alike.
enum KillSentences {
  /// The sentence of a rule on a subject; `nil` where none is given.
  static func of(_ rule: String, on subject: String) -> String? {
    sentences["\(subject) \(rule)"]
  }

  /// All that are given of a rule, whatever the subject.
  static func all(of rule: String) -> [String] {
    sentences.filter { $0.key.hasSuffix(" \(rule)") }.map(\.value)
  }

  /// A finding's sentence without its numbers, and without what is said of further cases.
  static func withoutNumbers(_ sentence: String) -> String {
    sentence.replacing(/; \d+ more .*$/, with: "").replacing(/-?\d+(\.\d+)?/, with: "#")
  }

  private static let sentences = [String: String](
    uniqueKeysWithValues: (published + planted).split(separator: "\n").map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    })

  private static let published = #"""
    hw-refresh:callback-before-state ends-cleanly: # s after the app's end at # s the header was still refreshing, and the top inset was # pt, # pt too much, last written by a control at # s: expected it idle, and the app's # pt
    hw-refresh:callback-before-state phases-in-order: the header called back at # s in phase armed, for the touch that was let go at # s (line #): expected settling or refreshing first
    hw-refresh:callback-before-state shows-what-it-does: at # s the header was refreshing, but its spinner stood still: expected it to turn
    hw-refresh:callback-before-state no-fault: at # s there was a fault, "the callback of the header runs inside itself without end": expected none
    hw-refresh:skips-disarm phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    hw-refresh:skips-disarm only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    hw-refresh:stale-inset phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    hw-refresh:stale-inset inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    hw-refresh:ignores-safe-area phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    hw-refresh:needs-images no-fault: at # s there was a fault, "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[#]": expected none
    hw-refresh:late-image-clear shows-what-it-does: at # s the header was refreshing, but its spinner stood still: expected it to turn
    hw-refresh:dangling-association no-fault: at # s there was a fault, "HWRefreshHeader was used after it had been deallocated: UIScrollView held it unretained": expected none
    hw-refresh:dangling-association detach-is-clean: the header was detached at # s (line #), but at # s there was a fault, "HWRefreshHeader was used after it had been deallocated: UIScrollView held it unretained": expected none
    hw-refresh:cancel-fires only-meant-pull-fires: the header fired at # s, but the touch was cancelled at # s (line #): expected no callback
    hw-refresh:reply-ends-both overlap-as-declared: the app's end of the footer at # s took the header to idle at # s, though the app had not ended the refresh that the header had asked for at # s: expected it to go on refreshing
    hw-refresh:offset-by-property no-offset-jump: the list, let go past its top at # s (line #), came back to # pt beyond its resting offset of # pt and went out again to # pt beyond it at # s: expected it only to come back
    hw-refresh:hidden-keeps-armed only-meant-pull-fires: the header fired at # s, but a callback for the last pull past its trigger, by the finger that came down at # s (line #), was due by # s: expected no callback
    hw-refresh:hidden-keeps-armed safe-to-leave: with a cancel where it has its header hidden at # s (cancel#) the header fired not at all, otherwise once, at # s: expected the same
    hw-refresh:detach-keeps-inset inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too much, last written by a control at # s: expected the app's # pt
    hw-refresh:detach-keeps-inset detach-is-clean: the header was detached at # s (line #), but left # pt of its room in the inset: expected none
    hw-refresh:begin-under-finger no-move-under-finger: the header moved the content by # pt at # s, under the finger that had come down at # s (line #): expected it to stay under the finger
    hw-refresh:near-bottom-any-way one-direction-one-control: the footer fired at # s, but the touch that came down at # s (line #) had only pulled down: expected no callback of the footer
    hw-refresh:near-bottom-repeats no-double-load: the footer loaded at # s and again at # s for one touch, which came down at # s (line #): expected one load until the list has left its zone and come back, or a new finger comes down
    hw-refresh:near-bottom-repeats no-load-loop: the footer fired again at # s, though the load that the app had ended at # s had brought nothing, and no touch, tap or begin had come since: expected no callback
    jk-refresh-control:double-end-subtracts ends-cleanly: after the app's end at # s (line #), when everything had settled at # s, the header was idle, but the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    jk-refresh-control:double-end-subtracts inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    jk-refresh-control:double-end-subtracts begin-end-idempotent: the app's end at # s (line #) found the header closing already, but the header changed its inset by # pt at # s: expected such an end to change nothing
    jk-refresh-control:idle-end-moves begin-end-idempotent: the app's end at # s (line #) found the header idle, with no refresh to end, but the header went to ending at # s: expected such an end to change nothing
    jk-refresh-control:idle-end-moves inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    jk-refresh-control:idle-end-moves rest-in-range: the app's end at # s (line #) found the list not pulled, at an offset of # pt, but the header moved it to # pt at # s: expected the list to stay
    jk-refresh-control:end-scrolls-to-top rest-in-range: the app's end at # s found the list not pulled, at an offset of # pt, but the header moved it to # pt at # s: expected the list to stay
    jk-refresh-control:end-scrolls-to-top no-move-under-finger: the header moved the content by # pt at # s, under the finger that had come down at # s (line #): expected it to stay under the finger
    jk-refresh-control:end-scrolls-to-top keeps-inertia: the app's end of the header at # s found the list gliding at # pt/s, but the header moved it by # pt: expected it to glide on as before
    jk-refresh-control:begin-not-guarded begin-end-idempotent: the app's begin at # s (line #) found the header in a refresh, but the header went to settling at # s: expected such a begin to change nothing
    jk-refresh-control:begin-not-guarded no-callback-while-refreshing: the header fired at # s, before the app had ended the refresh that it was asked for at # s: expected that end first
    jk-refresh-control:begin-not-guarded inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too much, last written by a control at # s: expected the app's # pt
    jk-refresh-control:ignores-safe-area phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    jk-refresh-control:ignores-safe-area only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    jk-refresh-control:zeroes-x axis-isolated: the header's write at # s moved the list sideways, from # to # pt: expected its x untouched
    jk-refresh-control:stale-target inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    jk-refresh-control:retain-cycle detach-is-clean: after the run the list and its owner were let go with the header still attached, and that ended in a fault, "UIScrollView and JKRefreshControl are still alive, expected them freed": expected no fault
    jk-refresh-control:end-before-begin ends-cleanly: after the app's end at # s (line #), when everything had settled at # s, the header was still refreshing: expected it idle
    jk-refresh-control:end-before-begin phases-in-order: the header went from ending to refreshing at # s, but no release, crossing, tap or begin had asked for it: expected it to close
    jk-refresh-control:cancel-fires only-meant-pull-fires: the header fired at # s, but the touch was cancelled at # s (line #): expected no callback
    jk-refresh-control:stale-end-completion phases-in-order: the header went from settling to idle at # s, but the app had not ended the refresh that began at # s: expected it to refresh until the app's end
    jk-refresh-control:stale-end-completion shows-what-it-does: at # s the header was refreshing, but its spinner stood still: expected it to turn
    jk-refresh-control:keeps-observers detach-is-clean: every edge has been detached since # s (line #), but # observers are still registered: expected none
    jk-refresh-control:needs-superview no-fault: at # s there was a fault, "unexpectedly found nil while implicitly unwrapping an Optional value: JKRefreshControl.superView": expected none
    jk-refresh-control:begin-under-finger no-move-under-finger: the header moved the content by # pt at # s, under the finger that had come down at # s (line #): expected it to stay under the finger
    jk-refresh-control:no-gate only-meant-pull-fires: the header fired at # s, but it was disabled from # s (line #) on: expected no callback
    bs-topics:timer-ends no-callback-while-refreshing: the header fired at # s, before the app had ended the refresh that it was asked for at # s: expected that end first
    bs-topics:timer-ends shows-what-it-does: at # s the header was refreshing, but said "加载完成": expected "明哥正在帮你加载", as declared for refreshing
    bs-topics:loading-ends-at-once no-callback-while-refreshing: the footer fired at # s, before the app had ended the load that it was asked for at # s: expected that end first
    bs-topics:loading-ends-at-once no-double-load: the footer loaded at # s and again at # s for one touch, which came down at # s (line #): expected one load until a new finger comes down
    bs-topics:short-loads one-direction-one-control: the footer fired at # s, but the touch that came down at # s (line #) had only pulled down: expected no callback of the footer
    bs-topics:short-loads short-content-as-declared: the footer fired at # s, but the content fits the view and the touch came # pt short of the # pt past the list's end that are declared: expected one load for each pull, as declared
    bs-topics:fixed-nav-height phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    bs-topics:inertia-arms only-meant-pull-fires: the header fired at # s, but the finger that came down at # s (line #) never moved: expected no callback
    bs-topics:inset-without-offset no-offset-jump: the list, let go past its top at # s (line #), was # pt beyond its resting offset of # pt and went out to # pt beyond it at # s: expected it only to come back
    bs-topics:both-at-once overlap-as-declared: the footer fired at # s, before the app had ended the refresh that the header had asked for at # s: expected no callback before that
    bs-topics:ignores-finished phases-in-order: the header went from refreshing to idle at # s, but the app had not ended the refresh that began at # s: expected it to refresh until the app's end
    bs-topics:cancel-fires only-meant-pull-fires: the header fired at # s, but the touch was cancelled at # s (line #): expected no callback
    bs-topics:alpha-over-one shows-what-it-does: at # s the header was armed, but showed a progress of #: expected # to #
    bs-topics:alpha-drops shows-what-it-does: at # s the header was idle, but its progress went from # to # while the pull went from # to # pt: expected it to follow
    bs-topics:alpha-drops phase-matches-offset: under the finger at # s the header was # pt past its trigger, but idle: expected it armed
    bs-topics:idle-text-changes shows-what-it-does: at # s the header was idle, but said "下拉可以加载数据...": expected "下拉可以刷新", as declared for idle
    bs-topics:no-gate only-meant-pull-fires: the header fired at # s, but it was disabled from # s (line #) on: expected no callback
    custom-refresh-view:clobbers-insets inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    custom-refresh-view:clobbers-insets other-insets-untouched: the header set the bottom inset from # to # pt at # s: expected it to change only the top
    custom-refresh-view:drag-clears-state no-callback-while-refreshing: the header fired at # s, before the app had ended the refresh that it was asked for at # s: expected that end first
    custom-refresh-view:drag-clears-state phases-in-order: the header went from refreshing to idle at # s, but the app had not ended the refresh that began at # s: expected it to refresh until the app's end
    custom-refresh-view:no-latch meant-pull-fires: released # pt past the trigger at # s (line #), no callback by # s: expected one
    custom-refresh-view:no-latch shows-what-it-does: at # s the header was armed, with the list at rest and no finger on it, where it has to look idle, but said "释放加载....": expected "下拉刷新....", as declared for idle
    custom-refresh-view:no-latch rate-independent: sampled and shown # times a second (rate#) the header fired once, at # s, otherwise not at all: expected the same
    custom-refresh-view:inertia-fires only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    custom-refresh-view:default-mode-action meant-pull-fires: begun by the app in idle at # s (line #), no callback by # s: expected one
    custom-refresh-view:end-always-writes begin-end-idempotent: the app's end at # s (line #) found the header idle, with no refresh to end, but the header changed its inset by # pt at # s: expected such an end to change nothing
    custom-refresh-view:end-always-writes inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    custom-refresh-view:begin-without-reveal shows-what-it-does: the app began the header at # s (line #), the list at rest at its top, but the header had # of its # pt in sight at # s: expected all of them
    custom-refresh-view:raw-offset phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    custom-refresh-view:state-after-effects no-callback-while-refreshing: the header fired at # s, before the app had ended the refresh that it was asked for at # s: expected that end first
    custom-refresh-view:retain-cycle detach-is-clean: after the run the list and its owner were let go with the header still attached, and that ended in a fault, "UIScrollView and CustomRefreshView are still alive, expected them freed": expected no fault
    custom-refresh-view:observes-twice detach-is-clean: # observers are registered with only the header attached at # s (line #): expected #, as before
    custom-refresh-view:wrong-removal-context detach-is-clean: every edge has been detached since # s (line #), but # observers are still registered: expected none
    custom-refresh-view:wrong-removal-context no-fault: at # s there was a fault, "cannot remove an observer CustomRefreshView for contentOffset from UIScrollView: it is not registered": expected none
    custom-refresh-view:fires-after-detach detach-is-clean: every edge has been detached since # s (line #), but # observers are still registered: expected none
    custom-refresh-view:action-after-end phases-in-order: the header called back at # s in phase idle: expected settling or refreshing first
    custom-refresh-view:action-after-end ends-cleanly: after the app's end at # s (line #), when everything had settled at # s, the header was idle, but the refresh that it had asked for at # s was not ended: expected that end, too
    custom-refresh-view:action-after-end no-callback-while-refreshing: the header fired at # s, before the app had ended the refresh that it was asked for at # s: expected that end first
    custom-refresh-view:cancel-fires only-meant-pull-fires: the header fired at # s, but the touch was cancelled at # s (line #): expected no callback
    custom-refresh-view:inset-without-offset no-offset-jump: the list, let go past its top at # s (line #), came back to # pt beyond its resting offset of # pt and went out again to # pt beyond it at # s: expected it only to come back
    custom-refresh-view:no-gate only-meant-pull-fires: the header fired at # s, but it was disabled from # s (line #) on: expected no callback
    foot-view:never-disarms phase-matches-offset: under the finger at # s the footer was armed # pt short of its trigger: expected it armed only past its trigger
    foot-view:never-disarms only-meant-pull-fires: the footer fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    foot-view:inertia-arms only-meant-pull-fires: the footer fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    foot-view:short-arms phase-matches-offset: under the finger at # s the footer was armed # pt short of its trigger: expected it armed only past its trigger
    foot-view:short-arms one-direction-one-control: the footer fired at # s, but the touch that came down at # s (line #) had only pulled down: expected no callback of the footer
    foot-view:clobbers-insets inset-restored: when nothing had happened since # s, the footer idle, the bottom inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    foot-view:clobbers-insets other-insets-untouched: the footer set the top inset from # to # pt at # s: expected it to change only the bottom
    foot-view:ignores-bottom-inset phase-matches-offset: under the finger at # s the footer was armed # pt short of its trigger: expected it armed only past its trigger
    foot-view:self-observer detach-is-clean: after the run the list and its owner were let go with the footer still attached, and that ended in a fault, "MyTableVC was deallocated while key value observers were still registered (dataArray)": expected no fault
    foot-view:tap-ends begin-end-idempotent: the app's end at # s (line #) found the footer idle, with no load to end, but the footer changed its inset by # pt at # s: expected such an end to change nothing
    foot-view:tap-ends inset-restored: when nothing had happened since # s, the footer idle, the bottom inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    foot-view:end-not-animated no-offset-jump: the footer's write at # s moved what is seen by # pt at once, without animation: expected the list not to hop
    foot-view:idle-text-changes shows-what-it-does: at # s the footer was idle, but said "下拉加载更多...": expected "下拉刷新...", as declared for idle
    foot-view:cancel-fires only-meant-pull-fires: the footer fired at # s, but the touch was cancelled at # s (line #): expected no callback
    foot-view:inset-without-offset no-offset-jump: the list, let go past its end at # s (line #), was # pt beyond its resting offset of # pt and went out to # pt beyond it at # s: expected it only to come back
    foot-view:no-gate only-meant-pull-fires: the footer fired at # s, but it was hidden from # s (line #) on: expected no callback
    mg-refresh-control:tip-not-turned-back shows-what-it-does: at # s the header was idle, but said "↑": expected "↓", as declared for idle
    mg-refresh-control:sync-end-turns-again shows-what-it-does: at # s the header was idle, but said "↑": expected "↓", as declared for idle
    mg-refresh-control:sync-end-turns-again ends-cleanly: after the app's end at # s, when everything had settled at # s, the header was idle, but the header said "↑": expected "↓", as declared for idle
    mg-refresh-control:sync-end-turns-again begin-end-idempotent: the app's end at # s (line #) found the header pulling, with no refresh to end, but the header went to idle at # s: expected such an end to change nothing
    mg-refresh-control:no-spinner-at-zero shows-what-it-does: at # s the header was refreshing, but its spinner stood still: expected it to turn
    mg-refresh-control:observes-frame shows-what-it-does: at # s the header was pulling, but said "↓": expected "↑", as declared for pulling
    mg-refresh-control:no-hysteresis shows-what-it-does: at # s the header was pulling, but said "↓": expected "↑", as declared for pulling
    mg-refresh-control:zero-skips-untip shows-what-it-does: at # s the header was idle, but said "↑": expected "↓", as declared for idle
    mg-refresh-control:needs-nib no-fault: at # s there was a fault, "could not load the nib MGRefreshView: the program was shipped without it": expected none
    mj-refresh:skips-disarm phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    mj-refresh:skips-disarm only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    mj-refresh:callback-after-end phases-in-order: the header called back at # s in phase idle: expected settling or refreshing first
    mj-refresh:callback-after-end ends-cleanly: after the app's end at # s (line #), when everything had settled at # s, the header was idle, but the refresh that it had asked for at # s was not ended: expected that end, too
    mj-refresh-back:skips-disarm phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    mj-refresh-back:skips-disarm only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    mj-refresh-back:callback-after-end phases-in-order: the header called back at # s in phase idle: expected settling or refreshing first
    mj-refresh-back:callback-after-end ends-cleanly: after the app's end at # s (line #), when everything had settled at # s, the header was idle, but the refresh that it had asked for at # s was not ended: expected that end, too

    """#

  private static let planted = #"""
    exemplar:restores-old-inset inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    exemplar:surplus-end-shrinks begin-end-idempotent: the app's end at # s (line #) found the header idle, with no refresh to end, but the header changed its inset by # pt at # s: expected such an end to change nothing
    exemplar:surplus-end-shrinks inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    exemplar:forgets-room inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too much, last written by a control at # s: expected the app's # pt
    exemplar:forgets-room drift-free: after # rounds of the same (#-rounds) the list rested with a top inset of # at # s, otherwise #: expected the same
    exemplar:drops-other-insets other-insets-untouched: the header set the bottom inset from # to # pt at # s: expected it to change only the top
    exemplar:ignores-safe-area phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    exemplar:leaves-a-fraction drift-free: after # rounds of the same (#-rounds) the list rested with a top inset of # at # s, otherwise #: expected the same
    exemplar:bounce-goes-on no-offset-jump: the list, let go past its top at # s (line #), came back to # pt beyond its resting offset of # pt and went out again to # pt beyond it at # s: expected it only to come back
    exemplar:rows-after-end-unseen order-independent: with content and end in the other order (order-flipped) the footer fired once, at # s, otherwise # times, last at # s: expected the same
    exemplar:end-scrolls-to-top rest-in-range: the app's end at # s found the list not pulled, at an offset of # pt, but the header moved it to # pt at # s: expected the list to stay
    exemplar:insets-at-attach attach-order-independent: with the insets set after the controls are attached (inset-last) the header fired twice, last at # s, otherwise not at all: expected the same
    exemplar:opens-under-finger no-move-under-finger: the header moved the content by # pt at # s, under the finger that had come down at # s (line #): expected it to stay under the finger
    exemplar:cancel-fires only-meant-pull-fires: the header fired at # s, but the touch was cancelled at # s (line #): expected no callback
    exemplar:end-in-callback-lost ends-cleanly: # s after the app's end at # s the header was still refreshing, and the top inset was # pt, # pt too much, last written by a control at # s: expected it idle, and the app's # pt
    exemplar:closing-clears-no-more no-more-holds: the footer fired at # s, but had been told at # s that there is no more: expected no callback before a reset or a refresh
    exemplar:any-way-approaches one-direction-one-control: the footer fired at # s, but the touch that came down at # s (line #) had only pulled down: expected no callback of the footer
    exemplar:jitter-disarms meant-pull-fires: released # pt past the trigger at # s (line #), no callback by # s: expected one
    exemplar:waits-for-dragging release-flag-independent: with draggingAfterRelease=clearOnRelease (draggingAfterRelease-clearOnRelease) the footer fired not at all, otherwise # times, last at # s: expected the same
    exemplar:short-tap-dead meant-approach-loads: tapped in idle at # s (line #), no callback by # s: expected one
    exemplar:opens-once inset-held: the footer refreshed from # s on, but what it had added to the inset was # pt at # s: expected # pt until the app's end
    exemplar:forgets-off-window inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too much, last written by a control at # s: expected the app's # pt
    exemplar:forgets-off-window safe-to-leave: as the list was when it leaves the window at # s (stay#) the list rested with a top inset of # at # s, otherwise #: expected the same
    exemplar:failure-retries no-load-loop: the footer fired again at # s, though the load that the app had ended at # s had brought nothing, and no touch, tap or begin had come since: expected no callback
    exemplar:loads-when-laid-out no-unprompted-fire: the footer fired at # s with no finger on the list, none of its momentum left, and no tap or begin: expected no callback
    exemplar:end-in-opening-lost delay-independent: with each answer inside the callback (delay#) ends-cleanly is broken: # s after the app's end at # s the header was still refreshing, and the top inset was # pt, # pt too much, last written by a control at # s: expected it idle, and the app's # pt
    exemplar:end-in-opening-lost ends-cleanly: # s after the app's end at # s (line #) the header was still refreshing, and the top inset was # pt, # pt too much, last written by a control at # s: expected it idle, and the app's # pt
    exemplar:fires-when-deeper one-callback-per-pull: crossed the trigger at # s, fired at # s and again at # s: expected one callback
    exemplar:end-shows-last-row anchor-kept: # pt of content came in above at # s, but the header moved the list to an offset of # pt at # s: expected the same rows in view, at an offset of # pt
    exemplar:touch-blocks-end settles: # s after the last row of the recording, # s (line #), the header was still refreshing: expected it idle
    exemplar:keeps-observers detach-is-clean: every edge has been detached since # s (line #), but # observers are still registered: expected none
    exemplar:removes-observer-twice no-fault: at # s there was a fault, "cannot remove an observer ExemplarHeader for contentOffset from UIScrollView: it is not registered": expected none
    exemplar:calls-before-state phases-in-order: the header called back at # s in phase idle: expected settling or refreshing first
    exemplar:end-stops-glide keeps-inertia: the app's end of the header at # s found the list gliding at # pt/s, but it stopped at # pt, where a control wrote the offset at # s: expected it to glide on as before
    exemplar:answer-ends-both overlap-as-declared: the app's end of the footer at # s took the header to ending at # s, though the app had not ended the refresh that the header had asked for at # s: expected it to go on refreshing
    exemplar:closes-at-once no-offset-jump: the header's write at # s moved what is seen by # pt at once, without animation: expected the list not to hop
    exemplar:rearms-at-end no-double-load: the footer loaded at # s and again at # s for one touch, which came down at # s (line #): expected one load until the list has left its zone and come back, or a new finger comes down
    exemplar:armed-too-soon phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    exemplar:spins-on shows-what-it-does: at # s the header was idle, but its spinner turned: expected it still
    exemplar:remembers-end stays-alive: after the recording, when all is at rest, an approach (then-footer) past the trigger of the footer at # s got no callback: expected one
    exemplar:begin-restarts no-callback-while-refreshing: the header fired at # s, before the app had ended the refresh that it was asked for at # s: expected that end first
    exemplar:begin-shows-again begin-end-idempotent: the app's begin at # s (line #) found the header in a refresh, but the header scrolled the list by # pt at # s: expected such a begin to change nothing
    exemplar:counts-sideways axis-isolated: the header fired at # s for a touch that came down at # s (line #) and went # pt across the list and # pt along it: expected no callback
    exemplar:caught-closing-stays regrab-safe: after a finger had come back at # s (line #), while the header was ending, nothing happened from # s on, but the header was still ending, with no load open: expected it idle
    exemplar:ends-by-itself phases-in-order: the header went from refreshing to ending at # s, but the app had not ended the refresh that began at # s: expected it to refresh until the app's end
    exemplar:zeroes-x axis-isolated: the header's write at # s moved the list sideways, from # to # pt: expected its x untouched
    exemplar:keeps-tap no-load-loop: the footer fired again at # s, though the load that the app had ended at # s had brought nothing, and no touch, tap or begin had come since: expected no callback
    exemplar:needs-two-samples rate-independent: sampled and shown # times a second (rate#) the header fired once, at # s, otherwise not at all: expected the same
    exemplar:return-shows-top safe-to-leave: as the list was when it leaves the window at # s (stay#) the list rested with the offset # at # s, otherwise #: expected the same
    exemplar:pull-stays regrab-safe: after a finger had come back at # s (line #), while the header was ending, nothing happened from # s on, but the header was still pulling, with no load open: expected it idle
    exemplar:short-asks-like-long short-content-as-declared: the footer fired at # s, but the content fits the view and the touch came # pt short of the # pt past the list's end that are declared: expected one load for each pull, as declared
    exemplar:writes-adjusted-inset inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too much, last written by a control at # s: expected the app's # pt
    exemplar:footer-ends-at-zero rest-in-range: at rest from # s the list stands at # pt, # pt out of its range: expected it at # pt
    exemplar:end-takes-offset-back rest-in-range: the app's end at # s found the list not pulled, at an offset of # pt, but the footer moved it to # pt at # s: expected the list to stay
    exemplar:shows-at-zero-only shows-what-it-does: the app began the header at # s (line #), the list at rest at its top, but the header had # of its # pt in sight at # s: expected all of them
    exemplar:measures-old-content no-double-load: the footer loaded at # s and again at # s for one touch, which came down at # s (line #): expected one load until the list has left its zone and come back, or a new finger comes down
    exemplar:counts-travel only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    exemplar:never-disarms only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    exemplar:never-disarms phase-matches-offset: under the finger at # s the header was armed # pt short of its trigger: expected it armed only past its trigger
    exemplar:opens-late ends-cleanly: # s after the app's end at # s (line #) the header was idle, but the top inset was # pt, # pt too much, last written by a control at # s: expected the app's # pt
    exemplar:refresh-keeps-no-more meant-approach-loads: pulled # pt past the trigger at # s, no callback by # s: expected one
    exemplar:refresh-clears-no-more no-more-holds: the footer fired at # s, but had been told at # s (line #) that there is no more: expected no callback before a reset
    exemplar:deaf-in-idle no-more-holds: the footer fired at # s, but had been told at # s (line #) that there is no more: expected no callback before a reset or a refresh
    exemplar:needs-overscroll meant-approach-loads: pulled # pt past the trigger at # s, no callback by # s: expected one
    exemplar:begin-in-closing-shows settles: # s after the last row of the recording, # s (line #), the header was still refreshing: expected it idle
    exemplar:end-out-of-window-is-lost ends-cleanly: # s after the app's end at # s (line #) the footer was still refreshing, and the bottom inset was # pt, # pt too much, last written by a control at # s: expected it idle, and the app's # pt
    exemplar:needs-tall-content meant-approach-loads: released # pt past the trigger at # s (line #), no callback by # s: expected one
    exemplar:needs-tall-content meant-pull-fires: released # pt past the trigger at # s (line #), no callback by # s: expected one
    exemplar:needs-tall-content short-content-as-declared: the content fits the view, and the footer, idle from # s, had not fired by # s: expected it to fill the view
    exemplar:fills-for-ever no-load-loop: the footer fired again at # s, though the load that the app had ended at # s had brought nothing, and no touch, tap or begin had come since: expected no callback
    exemplar:busy-late no-callback-while-refreshing: the header fired at # s, before the app had ended the refresh that it was asked for at # s: expected that end first
    exemplar:end-between-pixels meant-approach-loads: pulled # pt past the trigger at # s, no callback by # s: expected one
    exemplar:hides-twice inset-restored: when nothing had happened since # s, the footer disabled, the bottom inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt, with or without the # pt that the footer keeps
    exemplar:keeps-room-without-rows ends-cleanly: after the app's end at # s, when everything had settled at # s, the footer was idle, but the bottom inset was # pt, # pt too much, last written by a control at # s: expected the app's # pt
    exemplar:blind-to-assign inset-restored: when nothing had happened since # s, the header idle, the top inset was # pt, # pt too little, last written by a control at # s: expected the app's # pt
    exemplar:reload-shows only-meant-pull-fires: the footer fired at # s, but it was hidden from # s (line #) on: expected no callback
    exemplar:lets-go-early only-meant-pull-fires: the header fired at # s, but the touch was let go # pt short of the trigger at # s (line #): expected no callback
    exemplar:begins-once meant-pull-fires: begun by the app in idle at # s (line #), no callback by # s: expected one
    exemplar:stays-open-when-back ends-cleanly: # s after the app's end at # s (line #) the header was still ending, and the top inset was # pt, # pt too much, last written by a control at # s: expected it idle, and the app's # pt
    exemplar:leave-loses-callback settles: # s after the last row of the recording, # s (line #), the header was still settling: expected it idle
    exemplar:loads-without-rows no-unprompted-fire: the footer fired at # s with no finger on the list, none of its momentum left, and no tap or begin: expected no callback
    exemplar:text-stays shows-what-it-does: at # s the header was pulling, but said "Release to refresh": expected "Pull to refresh", as declared for pulling
    exemplar:ignores-overlap overlap-as-declared: the footer fired at # s, before the app had ended the refresh that the header had asked for at # s: expected no callback before that
    exemplar:first-lift-counts only-meant-pull-fires: the header fired at # s, but the finger that came down at # s (line #) was still down: expected no callback

    """#
}
