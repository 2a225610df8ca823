import GestureTrace
import Invariants
import Replay

/// One run as it is watched: the phone, and beside it the panel.
struct RunPane {
  let story: Story
  let glimpse: Glimpse
  /// The instant that is shown, and the span of the plot.
  let time: Tick
  let span: ClosedRange<Tick>
  let title: String
  /// Where a finger is, in the view's points; `nil` where none is down.
  var finger: (x: Double, y: Double)?
  /// Instants that are marked across the plot.
  var cursor: Tick?
  var flag: Tick?
  var ink = Palette.accent
  var isColored = true

  /// The part of an area that is the phone.
  static func phoneArea(in area: Area) -> Area {
    let columns =
      area.columns >= 100 ? 46 : area.columns >= 70 ? 34 : max(18, area.columns * 9 / 20)
    return Area(area.column, area.row, columns, area.rows)
  }

  /// The part of an area that is the panel.
  static func panelArea(in area: Area) -> Area {
    let phone = phoneArea(in: area)
    return Area(
      area.column + phone.columns + 1, area.row, area.columns - phone.columns - 1, area.rows)
  }

  /// The part of an area that is the plot.
  static func plotArea(in area: Area) -> Area {
    let panel = panelArea(in: area)
    return Area(
      panel.column, panel.row + Panel.plotRow, panel.columns, Panel.plotRows(of: panel.rows))
  }

  /// Draws it into a part of a screen.
  func draw(on grid: inout Grid, in area: Area) {
    let (phoneArea, panelArea) = (Self.phoneArea(in: area), Self.panelArea(in: area))
    if let phone {
      let extent = Extent(phoneArea.columns, phoneArea.rows)
      grid.draw(phone.grid(extent, title: title), phoneArea.column, phoneArea.row)
    }
    var panel = Panel(story: story, time: time, span: span, inset: glimpse.inset)
    (panel.cursor, panel.flag, panel.ink) = (cursor, flag, ink)
    grid.draw(
      panel.grid(Extent(panelArea.columns, panelArea.rows)), panelArea.column, panelArea.row)
  }

  /// The phone at this instant.
  var phone: Phone? {
    story.places.value(at: time).map { places in
      Phone(
        glimpse: glimpse, places: places, contract: story.contract,
        phases: EdgePair(
          header: story.phases.header.value(at: time), footer: story.phases.footer.value(at: time)),
        finger: finger, isColored: isColored)
    }
  }
}
