/// Reads what a terminal sends: keys, mouse reports, answers; a sequence that comes in pieces is put
/// together.
package struct InputParser: Sendable {
  /// Bytes of a sequence whose end has not come.
  private var rest: [UInt8] = []
  /// What has come of a paste that is under way.
  private var pasted: [UInt8]?

  /// A sequence that is longer than any terminal's is noise.
  private static let longest = 64
  private static let escape: UInt8 = 0x1B
  /// Around what is pasted (bracketed paste).
  private static let (pasteStart, pasteEnd) = (Array("\u{1b}[200~".utf8), Array("\u{1b}[201~".utf8))
  /// Bytes of a paste that are kept: more than any answer may have.
  private static let longestPaste = 1 << 12

  package init() {}

  /// Whether a sequence is open: if nothing follows soon, it was the escape key.
  package var isOpen: Bool { !rest.isEmpty }

  /// What the bytes say, with those that were kept from before.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [Input] {
    rest.append(contentsOf: bytes)
    var inputs: [Input] = []
    var place = 0
    while place < rest.count {
      if pasted != nil {
        if let input = goOnPasting(rest[place]) { inputs.append(input) }
        place += 1
        continue
      }
      if rest[place...].starts(with: Self.pasteStart) {
        pasted = []
        place += Self.pasteStart.count
        continue
      }
      switch Self.next(rest[place...]) {
      case .partial:
        if rest.count - place > Self.longest {
          rest.removeAll()
        } else {
          rest.removeFirst(place)
        }
        return inputs
      case .read(let input, let length):
        if let input { inputs.append(input) }
        place += length
      }
    }
    rest.removeAll(keepingCapacity: true)
    return inputs
  }

  /// Takes the next byte of a paste: what was pasted, at its end.
  private mutating func goOnPasting(_ byte: UInt8) -> Input? {
    guard var text = pasted.take() else { return nil }
    // No terminal pastes it, so it is typed: the end of the paste has been lost.
    if byte == 0x03 { return .key(.control("c")) }
    text.append(byte)
    let isOver = text.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd)
    if isOver { text.removeLast(Self.pasteEnd.count) }
    // Of what is longer the end is looked for in what is left.
    if text.count > Self.longestPaste { text.removeFirst(Self.longestPaste / 2) }
    pasted = isOver ? nil : text
    return isOver ? .paste(String(decoding: text, as: UTF8.self)) : nil
  }

  /// What an open sequence is if nothing follows it: the escape key, and what was typed after it.
  package mutating func flush() -> [Input] {
    guard !rest.isEmpty else { return [] }
    let open = rest
    rest.removeAll()
    guard open.first == Self.escape else { return [] }
    var inputs: [Input] = [.key(.escape)]
    // An arrow cut in half says nothing.
    if open.count > 1, open[1] != UInt8(ascii: "["), open[1] != UInt8(ascii: "O") {
      inputs += read(open.dropFirst())
    }
    return inputs
  }

  private enum Step {
    case partial
    case read(Input?, length: Int)
  }

  private static func next(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let first = bytes.first else { return .partial }
    if first == escape { return sequence(bytes) }
    if first < 0x20 || first == 0x7F { return .read(.key(control(first)), length: 1) }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    // What cannot begin a character, or is cut off by what follows, is passed over.
    guard first < 0x80 || (0xC2...0xF4).contains(first) else { return .read(nil, length: 1) }
    let tail = bytes.dropFirst().prefix(length - 1)
    if let broken = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return .read(nil, length: broken - bytes.startIndex)
    }
    guard tail.count == length - 1 else { return .partial }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return .read(text.first.map { .key(.character($0)) }, length: length)
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0D, 0x0A: .enter
    case 0x09: .tab
    case 0x7F, 0x08: .backspace
    case 0: .control(" ")
    default: .control(Character(Unicode.Scalar(byte | 0x60)))
    }
  }

  /// A sequence that begins with ESC.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let second = bytes.dropFirst().first else { return .partial }
    switch second {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"):
      guard let third = bytes.dropFirst(2).first else { return .partial }
      return .read(arrow(third, shifted: false).map { .key($0) }, length: 3)
    case escape: return .read(.key(.escape), length: 1)
    default:
      // Alt and a key: the key.
      guard case .read(let input, let length) = next(bytes.dropFirst()) else { return .partial }
      return .read(input, length: length + 1)
    }
  }

  /// ESC [ parameters final.
  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return .partial }
    let final = body[end]
    let length = end - bytes.startIndex + 1
    // A control character is none of the sequence, which is void then.
    guard (0x40...0x7E).contains(final) else { return .read(nil, length: length - 1) }
    let text = String(decoding: body[..<end], as: UTF8.self)
    return .read(meaning(of: text, final), length: length)
  }

  private static func meaning(of text: String, _ final: UInt8) -> Input? {
    if text.hasPrefix("<") { return mouse(text.dropFirst(), isRelease: final == UInt8(ascii: "m")) }
    if text.hasPrefix("?") {
      let numbers = numbers(text.dropFirst().prefix { $0 != "$" })
      guard final == UInt8(ascii: "y"), numbers.count == 2 else { return nil }
      return .mode(numbers[0], state: numbers[1])
    }
    let numbers = numbers(text[...])
    if final == UInt8(ascii: "~") {
      switch numbers.first {
      case 1, 7: return .key(.home)
      case 3: return .key(.delete)
      case 4, 8: return .key(.end)
      case 5: return .key(.pageUp)
      case 6: return .key(.pageDown)
      default: return nil
      }
    }
    return arrow(final, shifted: numbers.count > 1 && numbers[1] == 2).map { .key($0) }
  }

  private static func arrow(_ final: UInt8, shifted: Bool) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): shifted ? .shiftRight : .right
    case UInt8(ascii: "D"): shifted ? .shiftLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// An SGR mouse report: button; column; row, counted from 1.
  private static func mouse(_ text: Substring, isRelease: Bool) -> Input? {
    let numbers = numbers(text)
    guard numbers.count == 3 else { return nil }
    let (button, moves) = (numbers[0] & 0b1100_0011, numbers[0] & 32 != 0)
    let action: Mouse.Action =
      switch button {
      case 0: isRelease ? .release : moves ? .drag : .press
      case 64: .wheelUp
      case 65: .wheelDown
      default: .other
      }
    return .mouse(Mouse(action, x: max(0, numbers[1] - 1), y: max(0, numbers[2] - 1)))
  }

  /// Numbers between semicolons, each at most six digits.
  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: ";").compactMap { $0.count <= 6 ? Int($0) : nil }
  }
}
