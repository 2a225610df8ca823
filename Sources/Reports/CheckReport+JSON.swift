public import GestureTrace

extension CheckReport {
  /// The report as the one object that `check --format json` prints.
  ///
  /// Every verdict of every result is in it; what has no value is `null`. Three members are there only
  /// where they say something: `unread` names what could not be read, a result's `policy` what the
  /// scroll model was set to, its `reference` how far it was from the recording's reference offsets.
  public var json: JSONValue {
    var object = JSONObject(report: "check")
    object["results"] = .array(results.map(\.json))
    if !unread.isEmpty { object["unread"] = .array(unread.map(\.json)) }
    object["summary"] = tally.json
    object["statistics"] = .array(Statistics(self).rows.map(\.json))
    return .object(object)
  }
}

extension CheckResult {
  fileprivate var json: JSONValue {
    var fired = JSONObject()
    fired["header"] = .number(Double(firedHeader))
    fired["footer"] = .number(Double(firedFooter))
    var object = JSONObject()
    object["trace"] = .string(trace)
    object["subject"] = .string(subject)
    object["policy"] = policy.map { .string($0) }
    object["digest"] = .string(digest)
    object["fired"] = .object(fired)
    object["end"] = end.json
    object["reference"] = reference?.json
    object["verdicts"] = .array(verdicts.map(\.json))
    return .object(object)
  }
}

extension ReferenceDeviation {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["rms"] = .finite(rootMeanSquare)
    object["maximum"] = .finite(maximum)
    object["count"] = .number(Double(count))
    return .object(object)
  }
}

extension RunEnd {
  fileprivate var json: JSONValue {
    var phase = JSONObject()
    phase["header"] = headerPhase.map { .string($0.rawValue) } ?? .null
    phase["footer"] = footerPhase.map { .string($0.rawValue) } ?? .null
    var object = JSONObject()
    object["offset"] = .finite(offset)
    object["inset"] = .array(inset.values.map { .finite($0) })
    object["phase"] = .object(phase)
    return .object(object)
  }
}

extension Verdict {
  /// The verdict as reports write it: `at` in seconds, `row` a line of the recording, `rows` lines of
  /// the history.
  package var json: JSONValue {
    var object = JSONObject()
    object["invariant"] = .string(invariant)
    object["verdict"] = .string(kind.rawValue)
    object["at"] = began.map { .number($0.seconds) } ?? .null
    object["row"] = row.map { .number(Double($0)) } ?? .null
    object["rows"] = .array(rows.map { .number(Double($0)) })
    object["margin"] = margin.map { .finite($0) } ?? .null
    object["says"] = .string(says)
    object["occasions"] = .number(Double(occasions))
    object["closest"] = closest?.json ?? .null
    return .object(object)
  }
}

extension Verdict.Moment {
  /// `at` in seconds, `row` a line of the history.
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["at"] = .number(time.seconds)
    object["row"] = .number(Double(line))
    return .object(object)
  }
}

extension Tally {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    for kind in Verdict.Kind.allCases { object[kind.rawValue] = .number(Double(self[kind])) }
    return .object(object)
  }
}

extension UnreadTrace {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["trace"] = .string(trace)
    object["error"] = .string(error)
    return .object(object)
  }
}

extension JSONValue {
  /// `value` rounded to the grain of rows out; `null` for what JSON has no number for.
  static func finite(_ value: Double) -> JSONValue {
    value.isFinite ? .number(NumberText.rounded(value)) : .null
  }
}
