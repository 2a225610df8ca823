import Glibc

/// What a terminal can show and tell.
package struct Capabilities: Hashable, Sendable {
  /// How many colours there are.
  package enum Colors: Hashable, Sendable {
    /// None: attributes stand for them.
    case none
    /// The 256 of xterm.
    case indexed
    /// All of sRGB.
    case all
  }

  package var colors: Colors
  /// Whether text beyond ASCII arrives.
  package var isUTF8: Bool
  /// Whether the cursor can be moved; nothing can be watched live where it cannot.
  package var movesCursor: Bool

  package init(colors: Colors, isUTF8: Bool, movesCursor: Bool) {
    self.colors = colors
    self.isUTF8 = isUTF8
    self.movesCursor = movesCursor
  }

  /// What an environment says, whose variables `variable` looks up (`nil` where unset or empty).
  package init(environment variable: (String) -> String?) {
    let terminal = variable("TERM") ?? "dumb"
    let depth = variable("COLORTERM") ?? ""
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let encoding = locale.lowercased()
    isUTF8 = encoding.contains("utf-8") || encoding.contains("utf8")
    movesCursor = terminal != "dumb"
    if variable("NO_COLOR") != nil || terminal == "dumb" || terminal.hasPrefix("vt") {
      colors = .none
    } else {
      colors = depth == "truecolor" || depth == "24bit" ? .all : .indexed
    }
  }

  /// What the environment of this process says.
  package static var ofProcess: Capabilities {
    Capabilities { name in
      guard let value = getenv(name) else { return nil }
      let text = String(cString: value)
      return text.isEmpty ? nil : text
    }
  }

  /// How a glyph is written on this terminal, in as many columns.
  func spelling(of glyph: Glyph) -> String {
    if isUTF8 || glyph.character.isASCII { return String(glyph.character) }
    let stand = glyph.character.plainStandIn
    return glyph.columns == 2 ? "\(stand)\(stand)" : String(stand)
  }
}

extension Character {
  /// The ASCII character that is most like this one.
  fileprivate var plainStandIn: Character {
    guard let value = unicodeScalars.first?.value else { return " " }
    switch value {
    // What is left of a cell of two colours is the lower one.
    case 0x2580, 0x2800: return " "
    case 0x2801...0x28FF: return "."
    case 0x2591...0x2592: return ":"
    case 0x2581...0x259F: return "#"
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2014, 0x2013: return "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F: return "|"
    case 0x2016, 0x2575: return "|"
    case 0x250C...0x254B, 0x2550...0x257F: return "+"
    case 0x2190, 0x25C0, 0x25C2, 0x2039: return "<"
    case 0x2192, 0x25B6, 0x25B8, 0x203A: return ">"
    case 0x2191, 0x25B2, 0x25B4: return "^"
    case 0x2193, 0x25BC: return "v"
    case 0x2713, 0x2714: return "+"
    case 0x2717, 0x2718, 0x00D7: return "x"
    case 0x00B7, 0x2026: return "."
    case 0x25CB, 0x25E6, 0x25CF, 0x25C9, 0x2022: return "o"
    case 0x25C6: return "*"
    case 0x25A0: return "#"
    case 0x2018, 0x2019: return "'"
    default: return "?"
    }
  }
}
