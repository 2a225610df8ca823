import GestureTrace

/// How far a run's offsets were from those that its recording keeps as a reference, in points.
public struct ReferenceDeviation: Hashable, Sendable {
  public var rootMeanSquare: Double
  public var maximum: Double
  /// How many reference offsets there were, 1 or more.
  public var count: Int

  public init(rootMeanSquare: Double, maximum: Double, count: Int) {
    self.rootMeanSquare = rootMeanSquare
    self.maximum = maximum
    self.count = count
  }

  /// Part of a sentence for people.
  package var words: String {
    let mean = NumberText.of(NumberText.rounded(rootMeanSquare))
    let most = NumberText.of(NumberText.rounded(maximum))
    return "off the \(count) reference offset\(count == 1 ? "" : "s") by \(mean) pt "
      + "(root mean square), \(most) pt at most"
  }
}

/// How far runs were from their recordings' reference offsets: subjects of one recording that are equally
/// far stand together.
package struct References: Sendable {
  private let report: CheckReport

  package init(_ report: CheckReport) {
    self.report = report
  }

  /// A heading, a line for each recording and distance, and an empty line; nothing where no recording
  /// keeps offsets.
  package func lines(_ style: TextStyle) -> [String] {
    guard !groups.isEmpty else { return [] }
    let heading = "reference: how far runs were from offsets that the recording keeps"
    return heading.wrapped(to: style.width).map { style.paint($0, .doubtful) }
      + groups.flatMap { group, subjects in
        "\(group.trace): \(subjects.joined(separator: ", ")) \(group.deviation.words)"
          .wrapped(to: style.width, first: "  ", rest: "    ")
      } + [""]
  }

  private struct Group: Hashable {
    var trace: String
    var deviation: ReferenceDeviation
  }

  /// In the order of the results; a subject stands once in a group, whatever the scroll model was set to.
  private var groups: [(Group, subjects: [String])] {
    var places: [Group: Int] = [:]
    var groups: [(Group, subjects: [String])] = []
    for result in report.results {
      guard let deviation = result.reference else { continue }
      let group = Group(trace: result.trace, deviation: deviation)
      let place = places[group] ?? groups.count
      if place == groups.count {
        places[group] = place
        groups.append((group, []))
      }
      if !groups[place].subjects.contains(result.subject) {
        groups[place].subjects.append(result.subject)
      }
    }
    return groups
  }
}
