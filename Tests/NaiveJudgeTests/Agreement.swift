import GestureTrace
import NaiveJudge
import Subjects

/// What two judges say of many histories, as far as they do not say the same.
struct Agreement: Sendable {
  /// How many histories were judged.
  private(set) var histories = 0
  /// How often the monitors found each rule broken.
  private(set) var violations: [String: Int] = [:]
  /// The histories that could not be had.
  private(set) var troubles: [String] = []
  private var found: [String: Found] = [:]

  /// A rule that they disagree on: the first case, and how many there are.
  struct Found: Sendable {
    var name: String
    var first: Disagreement
    var count = 1
  }

  var disagreements: [Found] { NaiveJudge.rules.compactMap { found[$0] } }

  mutating func add(_ other: Agreement) {
    histories += other.histories
    troubles += other.troubles
    violations.merge(other.violations, uniquingKeysWith: +)
    found.merge(other.found) { Found(name: $0.name, first: $0.first, count: $0.count + $1.count) }
  }

  /// On a recording, played to each repaired control and to every `step`-th of all that there are.
  static func on(recording name: String, every step: UInt64) -> Agreement {
    var agreement = Agreement()
    agreement.trying {
      let trace = try Histories.recording(name)
      for id in Catalogue.ids {
        let seed = Histories.number(of: name + id)
        guard !id.contains(":") || seed.isMultiple(of: step) else { continue }
        guard let history = try Histories.replayed(trace, on: id) else { continue }
        $0.compare(history, named: "\(name) on \(id)")
        $0.compareDamaged(history, seed: seed, named: "\(name) on \(id)")
      }
    }
    return agreement
  }

  /// On a hundred random programs and contracts, each damaged some times.
  static func onPrograms(of batch: UInt64) -> Agreement {
    var agreement = Agreement()
    agreement.trying {
      for seed in batch * 100..<(batch + 1) * 100 {
        guard let history = try Histories.random(seed: seed) else { continue }
        $0.compare(history, named: "seed \(seed)")
        for damage in UInt64(0)..<4 {
          $0.compareDamaged(history, seed: seed &* 4 &+ damage, named: "seed \(seed)")
        }
      }
    }
    return agreement
  }

  private mutating func trying(_ work: (inout Agreement) throws -> Void) {
    do { try work(&self) } catch { troubles.append("\(error)") }
  }

  private mutating func compare(_ history: WholeHistory, named name: String) {
    let verdicts = history.verdicts
    histories += 1
    for verdict in verdicts where verdict.kind == .violated {
      violations[verdict.invariant, default: 0] += 1
    }
    for new in Disagreement.all(between: verdicts, on: history) {
      found[new.rule, default: Found(name: name, first: new, count: 0)].count += 1
    }
  }

  private mutating func compareDamaged(_ history: WholeHistory, seed: UInt64, named name: String) {
    var damaged = history
    damaged.rows = Damage.done(to: history, seed: seed)
    compare(damaged, named: "\(name), damaged by \(seed)")
  }
}
