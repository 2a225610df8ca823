import GestureTrace
import Invariants

// How screens say things.

extension Double {
  /// A length with one decimal, as people read it: `-124.0`.
  var points: String {
    guard magnitude < 1e9 else { return "\(self)" }
    let tenths = Int((magnitude * 10).rounded())
    return (self < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
  }
}

extension Tick {
  /// Seconds with three decimals: `0.617`.
  var clock: String {
    let thousandths = max(0, (microseconds + 500) / 1000)
    let rest = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension Phase {
  /// How it looks on a screen.
  var style: Style {
    switch self {
    case .idle: Palette.quietly
    case .pulling: Style(Palette.accent)
    case .armed: Style(Palette.warning, .bold)
    case .settling: Style(Palette.second)
    case .refreshing: Style(Palette.good, .bold)
    case .ending: Style(Palette.second)
    case .noMore, .disabled: Style(Palette.quiet)
    }
  }
}

extension Story.Mark.Kind {
  /// What happened, in a few words, and how they look.
  var words: (text: String, style: Style) {
    switch self {
    case .fired(let edge, let origin):
      ("\(edge.rawValue) fired\(origin == .code ? " (by code)" : "")", Style(Palette.good, .bold))
    case .answer(let edge, let number):
      ("answer \(number) of the \(edge.rawValue)", Style(Palette.accent))
    case .phase(let edge, let phase): ("\(edge.rawValue) \(phase.rawValue)", phase.style)
    case .broken(let rule, let says): ("\(rule): \(says)", Style(Palette.bad, .bold))
    case .fault(let reason): ("fault: \(reason)", Style(Palette.bad, .bold))
    case .world(let words): (words, Style(Palette.second))
    }
  }
}

extension String {
  /// The words in lines of at most `columns` cells; the first line begins with `first`, the others with
  /// `rest`.
  func lines(of columns: Int, first: String = "", rest: String = "") -> [String] {
    split(separator: " ").wrapped(to: columns, first: first, rest: rest) { Glyph($0).columns }
  }

  /// The text with blanks behind it, or cut, so that it fills `columns` cells.
  func filling(_ columns: Int) -> String {
    let text = fitting(columns)
    return text + String(repeating: " ", count: max(0, columns - text.columns))
  }
}
