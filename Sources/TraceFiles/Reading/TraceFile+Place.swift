package import GestureTrace

extension TraceFile {
  /// Where a value stands in the header of a file that was read before; `nil` where there is none.
  ///
  /// The file is opened again: who read it kept values, not places.
  package static func place(
    of field: [FieldFault.Step], inHeaderOf path: String
  ) -> TraceError.Place? {
    do {
      let reader = try TraceReader(path)
      return reader.column(of: field).map { TraceError.Place(line: 1, column: $0) }
    } catch {
      return nil
    }
  }
}
