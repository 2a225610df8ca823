/// Does `work` for each input, at most `jobs` at a time; the outputs stand in the order of the inputs.
///
/// `done` is told in the caller's task each time that one is finished.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int, done: () -> Void,
  _ work: @escaping @Sendable (Input) async -> Output
) async -> [Output] {
  await withTaskGroup(of: (place: Int, output: Output).self) { group in
    var outputs: [Output?] = Array(repeating: nil, count: inputs.count)
    var waiting = inputs.enumerated().makeIterator()
    for (place, input) in IteratorSequence(waiting).prefix(max(1, jobs)) {
      group.addTask { (place, await work(input)) }
      _ = waiting.next()
    }
    while let finished = await group.next() {
      outputs[finished.place] = finished.output
      done()
      if let (place, input) = waiting.next() {
        group.addTask { (place, await work(input)) }
      }
    }
    return outputs.compactMap(\.self)
  }
}
