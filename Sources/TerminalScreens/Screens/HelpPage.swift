/// The keys of a screen, one a line.
struct HelpPage {
  let title: String
  let keys: [(key: String, does: String)]

  /// Cells of the keys' column.
  private static let keyWidth = 7

  static let player = HelpPage(
    title: "The player",
    keys: [
      ("space", "play, pause"), ("← →", "by frames"), (", .", "by rows"), ("c C", "callbacks"),
      ("p P", "phases"), ("f F", "findings"), ("d", "difference"), ("↑ ↓", "speed"),
      ("0 end", "start, end"), ("[ ]", "loop from, to"), ("l", "no loop"), ("mouse", "scrub"),
      ("q", "quit"),
    ])

  static let recorder = HelpPage(
    title: "The recorder",
    keys: [
      ("mouse", "a finger"), ("p", "a pull"), ("g", "a fling"), ("a", "an approach"),
      ("z", "cancel"), ("r", "record, stop"), ("s", "save"), ("u", "discard"),
      ("tab", "next control"), ("n", "list anew"), ("d", "answer delay"), ("b B", "begin"),
      ("e x", "end, fail"), ("m M", "no more/more"), ("t", "tap footer"), ("i", "insets"),
      ("c", "content"), ("o", "turn phone"), ("q", "quit"),
    ])

  /// Draws the keys; where there are more than rows they stand in two columns.
  func draw(on grid: inout Grid) {
    grid.write(title, 0, 0, Style(nil, .bold))
    grid.write("any key goes back", max(0, grid.columns - 17), 0, Palette.quietly)
    let rows = max(1, grid.rows - 2)
    let columns = (keys.count + rows - 1) / rows
    let width = grid.columns / max(1, columns)
    for (number, line) in keys.enumerated() {
      let (column, row) = (number / rows * width, 2 + number % rows)
      grid.write(line.key, column, row, Style(Palette.accent, .bold))
      grid.write(line.does.fitting(width - Self.keyWidth), column + Self.keyWidth, row)
    }
  }
}
