extension Contract {
  /// The contract with `settings` in place of what it says itself: the members of an edge one by one,
  /// everything else whole; `null` takes a member, or an edge, away.
  ///
  /// Members that this version does not know are passed over.
  /// - Throws: the first member, by its path in `settings`, that is not of the contract's kind.
  package func taking(_ settings: JSONObject) throws(FieldFault) -> Contract {
    var object = json.object ?? JSONObject()
    for member in settings.members {
      object[member.key] = member.value.settingMembers(of: object[member.key])
    }
    return try Contract(json: object)
  }
}

extension JSONValue {
  /// What stands where this value is set over `old`; `nil` where it takes it away.
  fileprivate func settingMembers(of old: JSONValue?) -> JSONValue? {
    guard case .object(let settings) = self else { return self == .null ? nil : self }
    var object = old?.object ?? JSONObject()
    for member in settings.members {
      object[member.key] = member.value == .null ? nil : member.value
    }
    return .object(object)
  }
}
