/// The colours of the screens, in one place.
enum Palette {
  // MARK: The phone, which is as light as a phone is
  static let page = Color(255, 255, 255)
  static let stripe = Color(240, 244, 249)
  static let ground = Color(224, 228, 234)
  static let bar = Color(206, 214, 226)
  static let rowText = Color(96, 106, 122)
  static let barText = Color(70, 84, 108)
  static let finger = Color(226, 62, 87)

  // MARK: The panel, on whatever the terminal's ground is
  static let quiet = Color(128, 138, 152)
  static let good = Color(64, 170, 98)
  static let warning = Color(222, 156, 38)
  static let bad = Color(226, 62, 62)
  static let accent = Color(72, 140, 230)
  static let second = Color(190, 110, 214)

  /// Where there are colours a quiet text is grey, elsewhere it is dim.
  static let quietly = Style(quiet, .dim)
}
