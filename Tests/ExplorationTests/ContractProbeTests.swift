import Exploration
import Foundation
import GestureTrace
import Randoms
import Replay
import Subjects
import Testing

@Suite("What a probe finds out")
struct ContractProbeTests {
  @Test("Of each system what it declares", arguments: Subjects.Catalogue.systems.map(\.id))
  func systems(id: String) throws {
    let recipe = try #require(Subjects.Catalogue.recipe(id))
    let probed = try ContractProbe.contract(of: recipe)
    // What they show are a ring and the letter J.
    let silent: Set<Edge> = ["mj-refresh-back", "jk-refresh-control"].contains(id) ? [.header] : []
    #expect(probed.disagreements(with: recipe.contract(Scene()), silent: silent) == [])
  }

  @Test("Twice the same")
  func again() throws {
    let recipe = try #require(Subjects.Catalogue.recipe("hw-refresh"))
    let first = try ContractProbe.contract(of: recipe)
    #expect(try ContractProbe.contract(of: recipe) == first)
  }

  @Test("All of what it promises is seen of HWRefresh's header, and what is not is null")
  func whole() throws {
    let recipe = try #require(Subjects.Catalogue.recipe("hw-refresh"))
    let header = try #require(try ContractProbe.contract(of: recipe).header)
    #expect(header.trigger == .points(44) && header.inclusive == false && header.hold == 44)
    #expect(header.fires == .release && header.delay == 0 && header.begin == .fires)
    #expect(header.momentum == false && header.startAtTop == false && header.keeps == 0)
    #expect(header.endInSettling == nil, "no time passes in which an end could come")
    let json = try ContractProbe.contract(of: recipe).json.text
    #expect(json.contains(#""endInSettling":null"#) && json.contains(#""tolerance":null"#))
  }

  @Test("A control without an edge has none")
  func absent() throws {
    let recipe = try #require(Subjects.Catalogue.recipe("jk-refresh-control"))
    let probed = try ContractProbe.contract(of: recipe)
    #expect(probed.footer == nil && probed.overlap == nil && probed.header?.clearsNoMore == nil)
  }

  @Test(
    "A defect shows in what is found",
    arguments: [
      ("hw-refresh:near-bottom-repeats", FooterContract.Repeat.unlimited),
      ("hw-refresh", .oncePerApproach),
    ])
  func defect(id: String, repeats: FooterContract.Repeat) throws {
    let recipe = try #require(Subjects.Catalogue.recipe(id))
    #expect(try ContractProbe.contract(of: recipe).footer?.repeat == repeats)
  }

  /// Random contracts that are tried; more with PULLBACK_CONTRACTS.
  private static let contracts: UInt64 =
    ProcessInfo.processInfo.environment["PULLBACK_CONTRACTS"].flatMap(UInt64.init) ?? 20

  @Test("Of the exemplar whatever contract it was given, to the point", arguments: 0..<contracts)
  func randomContracts(seed: UInt64) throws {
    let recipe = try #require(Subjects.Catalogue.recipe("exemplar"))
    let settings = RandomContract.settings(seed: seed)
    let contract = try recipe.contract(Scene()).taking(settings)
    let probed = try ContractProbe.contract(of: recipe, settings: settings)
    #expect(probed.disagreements(with: contract, isExact: true) == [])
  }

  @Test("A null that need not be is a disagreement, and so is a value that nobody can see")
  func nulls() throws {
    let recipe = try #require(Subjects.Catalogue.recipe("hw-refresh"))
    let contract = recipe.contract(Scene())
    let probed = try ContractProbe.contract(of: recipe)
    func disagreements(_ change: (inout ProbedContract) -> Void) -> [String] {
      var changed = probed
      change(&changed)
      return changed.disagreements(with: contract)
    }
    #expect(
      disagreements { $0.header?.scrollsAway = nil } == ["scrollsAway: null, declared true"])
    #expect(
      disagreements { $0.header?.endInSettling = .cancels } == [
        "header endInSettling: cancels, which cannot be seen: no end fits in before the callback"
      ])
    #expect(
      disagreements { $0.footer?.texts[.noMore] = ["done"] } == [
        #"footer texts in noMore: ["done"], declared ["\#(contract.footer?.texts?.noMore?.first ?? "")"]"#
      ])
    #expect(disagreements { $0.footer = nil } == ["footer: there or not"])
  }
}
