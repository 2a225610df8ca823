import GestureTrace
import RefreshControls
import Replay
import Subjects
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  @Test("Each switch of a control has its line, in the order of the switches")
  func switches() throws {
    let hw = try #require(Catalogue.system("hw-refresh"))
    #expect(hw.switches.map(\.name) == HWRefreshDefect.allCases.map(\.name))
    #expect(hw.switches.map(\.row) == (1...18).map { "A\($0)" })
    let custom = try #require(Catalogue.system("custom-refresh-view"))
    #expect(custom.switches.map(\.name) == CustomRefreshDefect.allCases.map(\.name))
    #expect(custom.switches.map(\.row) == (1...17).map { "D\($0)" })
    let jk = try #require(Catalogue.system("jk-refresh-control"))
    #expect(jk.switches.map(\.name) == JKRefreshDefect.allCases.map(\.name))
    #expect(jk.switches.map(\.row) == (1...16).map { "F\($0)" })
  }

  @Test("Ids name the repaired control, the published one, and each single defect")
  func ids() {
    #expect(
      Catalogue.ids.prefix(3) == [
        "hw-refresh", "hw-refresh:published", "hw-refresh:callback-before-state",
      ])
    #expect(Catalogue.ids.count == 3 * 2 + 18 + 17 + 16)
    for id in Catalogue.ids { #expect(Catalogue.recipe(id)?.id == id) }
  }

  @Test(
    "Other ids name nothing",
    arguments: [
      "", ":", "hw", "hw-refresh:", "hw-refresh:Published", "hw-refresh:no-gate", "hw-refresh:a:b",
    ])
  func unknown(id: String) { #expect(Catalogue.recipe(id) == nil) }

  @Test("hw-refresh promises what its article does, its footer by the page's rule")
  func hwContract() throws {
    let contract = try #require(Catalogue.recipe("hw-refresh")).contract(Scene())
    let header = try #require(contract.header)
    #expect(header.trigger == .points(44) && !header.inclusive && header.hold == 44)
    #expect(header.delay == 0 && header.fires == .release && header.begin == .fires)
    let footer = try #require(contract.footer)
    #expect(footer.trigger == .points(40) && footer.measure == .distance)
    #expect(footer.fires == .crossing && footer.repeat == .oncePerApproach && footer.momentum)
    #expect(footer.short == .pull && footer.shortTrigger(height: 667) == 44)
    #expect(footer.shortFires == .release && footer.hold == 44)
    #expect(header.texts?.armed == ["释放即可刷新"] && footer.texts?.idle == ["上拉即可刷新"])
  }

  @Test("custom-refresh-view promises a header of 100 points that holds 50 and says what it does")
  func customContract() throws {
    let contract = try #require(Catalogue.recipe("custom-refresh-view")).contract(Scene())
    #expect(contract.footer == nil)
    let header = try #require(contract.header)
    #expect(header.trigger == .points(100) && !header.inclusive && header.hold == 50)
    #expect(header.delay == 0 && header.fires == .release && header.begin == .fires)
    #expect(header.texts?.armed == ["释放加载...."])
  }

  @Test("jk-refresh-control promises a header of 70 points that calls back within three quarters")
  func jkContract() throws {
    let contract = try #require(Catalogue.recipe("jk-refresh-control")).contract(Scene())
    #expect(contract.footer == nil)
    let header = try #require(contract.header)
    #expect(header.trigger == .points(70) && header.hold == 70 && header.delay == 0.75)
  }

  @Test("A defect changes the control and not its promise", arguments: Catalogue.ids)
  func promise(id: String) throws {
    let system = String(id.prefix { $0 != ":" })
    let repaired = try #require(Catalogue.recipe(system))
    #expect(try #require(Catalogue.recipe(id)).contract(Scene()) == repaired.contract(Scene()))
  }
}
