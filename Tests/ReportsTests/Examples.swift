import GestureTrace
import Reports

/// Results that reports are made of in these tests.
enum Examples {
  static let end = RunEnd(
    offset: -64, inset: Insets(top: 64, left: 0, bottom: 49, right: 0), headerPhase: .idle,
    footerPhase: nil)

  static func result(
    _ trace: String, _ subject: String, _ verdicts: [Verdict], evidence: Evidence = Evidence()
  ) -> CheckResult {
    CheckResult(
      trace: trace, subject: subject, digest: "cbf29ce484222325", firedHeader: 1, firedFooter: 0,
      end: end, verdicts: verdicts, evidence: evidence)
  }

  static let holds = Verdict("no-fault", .holds, says: "no fault in 12 rows")
  /// One that was kept, so many points from being broken.
  static func kept(by margin: Double, at seconds: Double = 1, line: Int = 9) -> Verdict {
    Verdict(
      "inset-held", .holds, says: "held", margin: margin, occasions: 2,
      closest: .init(time: Tick(seconds: seconds), line: line))
  }
  static let vacuous = Verdict("no-double-load", .vacuous, says: "the footer never loaded")
  static let open = Verdict("settles", .inconclusive, says: "the finger was still down")
  static let excluded = Verdict("rest-in-range", .notApplicable, says: "offsets are imposed")
  static let broken = Verdict(
    "one-callback-per-pull", .violated,
    says: "released 12.5 pt past the trigger at 0.816 s (line 41), fired at 0.833 and again at "
      + "1.133 s: expected one callback",
    began: Tick(microseconds: 1_133_000), row: 41, rows: [57, 63], margin: 1,
    occasions: 3)
  static let evidence = Evidence(
    trace: [41: #"[0.816,"lift",330]"#],
    history: [57: #"[0.833,"fired","header","user"]"#, 63: #"[1.133,"fired","header","user"]"#])
}
