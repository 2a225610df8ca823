package import GestureTrace

extension JSONObject {
  /// The beginning of each report for programs: the format's version and what it is a report of.
  package init(report: String) {
    self.init()
    self["pullback"] = .number(Double(TraceHeader.version))
    self["report"] = .string(report)
  }
}
