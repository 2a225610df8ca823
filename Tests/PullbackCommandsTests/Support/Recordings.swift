/// Recordings that the tests of the commands are given.
enum Recordings {
  static let header = #"{"pullback":1,"scene":{"inset":[64,0,49,0]}}"#

  /// A pull to 60 pt past rest, held for 200 ms, let go.
  static let pull = lines([
    header, #"[0,"touch",200]"#, #"[0.1,"move",230]"#, #"[0.2,"move",270]"#,
    #"[0.3,"move",310]"#, #"[0.4,"move",329.874195]"#, #"[0.6,"lift",329.874195]"#,
  ])

  /// Nothing happens at all.
  static let nothing = lines([header, #"[0.5,"stop"]"#])

  /// The finger is still down at the end.
  static let held = lines([
    header, #"[0,"touch",200]"#, #"[0.2,"move",330]"#, #"[0.3,"stop"]"#,
  ])

  /// The app cancels the gesture of a list that is pulled far enough.
  static let cancelled = lines([
    header, #"[0,"touch",200]"#, #"[0.2,"move",340]"#, #"[0.4,"cancel"]"#,
  ])

  /// The second row of it runs backwards in time.
  static let backwards = lines([header, #"[1,"touch",200]"#, #"[0.5,"lift",200]"#])

  /// What a killed recorder leaves.
  static let cut = pull + #"[2,"note","x"#

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
