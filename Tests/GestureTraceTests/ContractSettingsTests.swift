import GestureTrace
import Testing

@Suite("A contract and the settings that are asked for")
struct ContractSettingsTests {
  private let own: Contract = {
    var header = HeaderContract(trigger: .points(60), hold: 60)
    header.delay = 0.25
    return Contract(header: header, footer: FooterContract(trigger: .points(44), hold: 44))
  }()

  private func object(_ members: (String, JSONValue)...) -> JSONObject {
    members.reduce(into: JSONObject()) { $0[$1.0] = $1.1 }
  }

  @Test("What is set stands, what is not stays")
  func set() throws {
    var expected = own
    expected.footer?.trigger = .ofHeight(0.2)
    expected.footer?.fires = .crossing
    expected.overlap = .ignored
    let trigger = object(("ofHeight", 0.2))
    let footer = object(("trigger", .object(trigger)), ("fires", "crossing"))
    let settings = object(("footer", .object(footer)), ("overlap", "ignored"))
    #expect(try own.taking(settings) == expected)
    #expect(try own.taking(JSONObject()) == own)
  }

  @Test("null takes an edge away, or a member back to the format's default")
  func taken() throws {
    let settings = object(("header", .object(object(("delay", .null)))), ("footer", .null))
    let contract = try own.taking(settings)
    #expect(contract.header?.delay == 0 && contract.header?.hold == 60)
    #expect(contract.footer == nil)
  }

  @Test("What is of another kind is named; what is unknown is passed over")
  func faults() throws {
    let wrong = object(("footer", .object(object(("repeat", "always")))))
    let error = #expect(throws: FieldFault.self) { try own.taking(wrong) }
    #expect(error?.name == "footer.repeat")
    #expect(try own.taking(object(("mood", "good"))) == own)
  }
}
