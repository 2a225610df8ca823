import Testing

@Suite("subjects and invariants")
struct CatalogueTests {
  @Test("Each invariant of the list is explained with an example")
  func invariants() throws {
    let list = try Program.run(["invariants"])
    #expect(list.code == 0)
    let ids = list.output.split(separator: "\n").compactMap { line in
      line.hasPrefix(" ") ? nil : line.prefix { $0 != " " }
    }
    #expect(ids.count >= 17)
    for id in ["one-callback-per-pull", "inset-restored", "no-fault"] {
      #expect(ids.contains(Substring(id)))
      let text = try Program.run(["invariants", id]).output
      #expect(text.hasPrefix("\(id)\n\nPromise\n  "))
      #expect(text.contains("\nA finding reads\n  "))
      let json = try Program.run(["invariants", id, "--format", "json"]).output
      #expect(json.hasPrefix(#"{"pullback":1,"report":"invariants","invariants":[{"id":"\#(id)","#))
    }
  }

  @Test("Each subject of the list is explained with its defects")
  func subjects() throws {
    let list = try Program.run(["subjects"])
    #expect(list.code == 0)
    #expect(list.output.contains("hw-refresh"))
    #expect(list.output.contains("jk-refresh-control"))
    let text = try Program.run(["subjects", "hw-refresh"]).output
    #expect(text.hasPrefix("hw-refresh"))
    #expect(text.contains("hw-refresh:cancel-fires"))
    #expect(text.contains("hw-refresh:published"))
    let json = try Program.run(["subjects", "--format", "json"]).output
    #expect(json.hasPrefix(#"{"pullback":1,"report":"subjects","subjects":[{"id":"hw-refresh","#))
  }
}
