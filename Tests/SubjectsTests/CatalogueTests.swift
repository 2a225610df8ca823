import ControlParts
import ExemplarControls
import Foundation
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
    let bs = try #require(Catalogue.system("bs-topics"))
    #expect(bs.switches.map(\.name) == BSTopicsDefect.allCases.map(\.name))
    #expect(bs.switches.map(\.row) == (1...15).map { "B\($0)" })
    let mg = try #require(Catalogue.system("mg-refresh-control"))
    #expect(mg.switches.map(\.name) == MGRefreshDefect.allCases.map(\.name))
    #expect(mg.switches.map(\.row) == (1...8).map { "C\($0)" })
    let custom = try #require(Catalogue.system("custom-refresh-view"))
    #expect(custom.switches.map(\.name) == CustomRefreshDefect.allCases.map(\.name))
    #expect(custom.switches.map(\.row) == (1...17).map { "D\($0)" })
    let foot = try #require(Catalogue.system("foot-view"))
    #expect(foot.switches.map(\.name) == FootViewDefect.allCases.map(\.name))
    #expect(foot.switches.map(\.row) == (1...13).map { "E\($0)" })
    let jk = try #require(Catalogue.system("jk-refresh-control"))
    #expect(jk.switches.map(\.name) == JKRefreshDefect.allCases.map(\.name))
    #expect(jk.switches.map(\.row) == (1...16).map { "F\($0)" })
    for id in ["mj-refresh", "mj-refresh-back"] {
      let mj = try #require(Catalogue.system(id))
      #expect(mj.switches.map(\.name) == MJRefreshDefect.allCases.map(\.name))
      #expect(mj.switches.map(\.row) == ["G1", "G2"])
    }
    let ours = try #require(Catalogue.system("exemplar"))
    #expect(ours.switches.map(\.name) == ExemplarDefect.allCases.map(\.name))
  }

  @Test("Ids name the repaired control, the published one, and each single defect")
  func ids() {
    #expect(
      Catalogue.ids.prefix(3) == [
        "hw-refresh", "hw-refresh:published", "hw-refresh:callback-before-state",
      ])
    #expect(Catalogue.ids.count == Catalogue.systems.reduce(0) { $0 + 1 + $1.forms.count })
    #expect(Catalogue.ids.last == "exemplar:\(ExemplarDefect.allCases.last?.name ?? "")")
    for id in Catalogue.ids { #expect(Catalogue.recipe(id)?.id == id) }
  }

  @Test(
    "Other ids name nothing",
    arguments: [
      "", ":", "hw", "hw-refresh:", "hw-refresh:Published", "hw-refresh:no-gate", "hw-refresh:a:b",
      "exemplar:published",
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

  @Test("bs-topics promises a header at 60 points and a footer at the end, one of them at a time")
  func bsContract() throws {
    let contract = try #require(Catalogue.recipe("bs-topics")).contract(Scene())
    #expect(contract.overlap == .ignored)
    let header = try #require(contract.header)
    #expect(header.trigger == .points(60) && header.inclusive && header.hold == 60)
    #expect(header.fires == .release && header.begin == .none && header.opening == 1)
    let footer = try #require(contract.footer)
    #expect(footer.trigger == .points(0) && footer.inclusive && footer.measure == .overscroll)
    #expect(footer.fires == .crossing && footer.momentum && footer.repeat == .oncePerDrag)
    #expect(footer.hold == 0 && footer.keeps == 0 && footer.begin == .none)
    #expect(footer.short == .pull && footer.shortTrigger(height: 667) == 35)
    #expect(footer.shortFires == .crossing)
    #expect(header.texts?.armed == ["松开立即刷新"] && footer.texts?.idle == ["上拉可以加载更多"])
  }

  @Test("mg-refresh-control promises the system's header: 0.198 of the height, under the finger")
  func mgContract() throws {
    let recipe = try #require(Catalogue.recipe("mg-refresh-control"))
    let header = try #require(recipe.contract(Scene()).header)
    #expect(header.trigger == .ofHeight(0.198) && header.fires == .crossing)
    #expect(header.begin == .silent && header.hold == 60 && header.delay == 0)
    var scene = Scene()
    scene.policies["refreshControlTrigger"] = .number(115)
    #expect(try #require(recipe.contract(scene).header).trigger == .points(115))
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

  @Test("foot-view promises a footer of 70 points at release, and no begin")
  func footContract() throws {
    let contract = try #require(Catalogue.recipe("foot-view")).contract(Scene())
    #expect(contract.header == nil)
    let footer = try #require(contract.footer)
    #expect(footer.trigger == .points(70) && !footer.inclusive && footer.hold == 70)
    #expect(footer.measure == .overscroll && footer.fires == .release && !footer.momentum)
    #expect(footer.begin == .none && footer.short == .pull && footer.keeps == 0)
    #expect(footer.texts?.armed == ["释放后加载..."] && footer.texts?.idle == ["下拉刷新..."])
  }

  @Test("jk-refresh-control promises a header of 70 points that calls back within three quarters")
  func jkContract() throws {
    let contract = try #require(Catalogue.recipe("jk-refresh-control")).contract(Scene())
    #expect(contract.footer == nil)
    let header = try #require(contract.header)
    #expect(header.trigger == .points(70) && header.hold == 70 && header.delay == 0.75)
  }

  @Test("mj-refresh promises a header of 54 points, and a footer of 44 that it keeps all the time")
  func mjContract() throws {
    let contract = try #require(Catalogue.recipe("mj-refresh")).contract(Scene())
    let header = try #require(contract.header)
    #expect(header.trigger == .points(54) && !header.inclusive && header.hold == 54)
    #expect(header.delay == 0.25 && header.scrollsAway && !header.clearsNoMore)
    let footer = try #require(contract.footer)
    #expect(footer.trigger == .points(44) && footer.inclusive && footer.measure == .overscroll)
    #expect(footer.fires == .crossing && footer.momentum && footer.repeat == .oncePerDrag)
    #expect(footer.hold == 44 && footer.keeps == 44 && footer.delay == 0 && footer.tap)
    #expect(footer.short == .pull && footer.shortTrigger(height: 667) == 0)
    #expect(footer.shortFires == .release && footer.texts?.noMore == ["已经全部加载完毕"])
  }

  @Test("mj-refresh-back promises a footer of 44 points at release, and says nothing over the rows")
  func mjBackContract() throws {
    let contract = try #require(Catalogue.recipe("mj-refresh-back")).contract(Scene())
    #expect(try #require(contract.header).texts == nil)
    let footer = try #require(contract.footer)
    #expect(footer.trigger == .points(44) && !footer.inclusive && footer.hold == 44)
    #expect(footer.fires == .release && footer.keeps == 0 && footer.delay == 0.25)
    #expect(!footer.momentum && !footer.tap && footer.texts?.armed == ["松开立即加载更多"])
  }

  @Test("exemplar promises what its controls do where nothing else is asked for")
  func exemplarContract() throws {
    let contract = try #require(Catalogue.recipe("exemplar")).contract(Scene())
    let (header, footer) = (ExemplarHeader.standard, ExemplarFooter.standard)
    #expect(contract.header?.trigger == .points(60))
    #expect(contract.header?.hold == Double(header.hold))
    #expect(contract.header?.opening == header.opening)
    #expect(contract.header?.lateRelease == .ignored)
    #expect(contract.footer?.trigger == .points(100))
    #expect(contract.footer?.fires == .crossing && footer.fires == .crossing && footer.momentum)
    #expect(contract.footer?.hold == Double(footer.hold))
    #expect(contract.footer?.opening == footer.opening)
    #expect(contract.footer?.tap == true && contract.footer?.repeat == .oncePerApproach)
    #expect(contract.footer?.texts?.idle == [footer.texts.idle, footer.texts.failed])
  }

  @Test("A defect changes the control and not its promise", arguments: Catalogue.ids)
  func promise(id: String) throws {
    let system = String(id.prefix { $0 != ":" })
    let repaired = try #require(Catalogue.recipe(system))
    #expect(try #require(Catalogue.recipe(id)).contract(Scene()) == repaired.contract(Scene()))
  }
}
