import Dispatch
import Synchronization

/// Does `work` for each input, at most `jobs` at a time; the outputs stand in the order of the inputs.
///
/// Threads take the next input as they get free; `done` is told after each, by one at a time. Not by
/// a task group: the tasks' pool starts its threads with the program, and with them a command that
/// needs none would take half as long again.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int, done: @Sendable () -> Void = {},
  _ work: @Sendable (Input) -> Output
) -> [Output] {
  let next = Mutex(0)
  let outputs = Mutex([Output?](repeating: nil, count: inputs.count))
  DispatchQueue.concurrentPerform(iterations: min(max(1, jobs), inputs.count)) { _ in
    while true {
      let place = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard place < inputs.count else { return }
      let output = work(inputs[place])
      outputs.withLock {
        $0[place] = output
        done()
      }
    }
  }
  return outputs.withLock { $0.compactMap(\.self) }
}
