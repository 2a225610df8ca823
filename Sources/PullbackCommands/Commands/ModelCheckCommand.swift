import Reports

/// `pullback model-check`: the scroll model beside what was measured on iOS.
enum ModelCheckCommand: Command {
  static let about = CommandDescription(
    name: "model-check",
    summary: "Compare the scroll model with offsets that were measured on iOS.",
    synopses: ["DIR"],
    paragraphs: [
      "Reads published measurements (tables of offsets that people took on iOS) from a folder and "
        + "prints how far the scroll model is from each: the root mean square and the greatest "
        + "difference in points, and what they must not pass.",
      "The measurements do not come with the program; the documentation of the scroll model names "
        + "their sources. Exits with 1 if the model is too far from one.",
    ],
    flags: [],
    operands: ["DIR"],
    operandCount: 1...1,
    examples: [.init("pullback model-check measurements/", "Compares with all of them.")])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let comparisons = try comparisons(in: arguments.operands[0])
    var table = TextTable()
    table.rows = [["measurement", "what", "n", "rms", "max", "bound", ""].map { .init($0) }]
    for comparison in comparisons { table.rows.append(row(comparison)) }
    var lines = table.linesOrWords(console.style)
    for comparison in comparisons {
      guard let note = comparison.note else { continue }
      lines += "\(comparison.name): \(note)".wrapped(to: console.style.width, rest: "  ")
    }
    try console.write(lines.joined(separator: "\n") + "\n")
    return comparisons.allSatisfy(\.isGood) ? .good : .broken
  }

  private static func comparisons(
    in folder: String
  ) throws(CommandFailure) -> [ModelComparison] {
    [
      try CurveComparisons.rubberBand(in: folder), try CurveComparisons.targets(in: folder),
      try CurveComparisons.fling(in: folder), try CurveComparisons.heldBounce(in: folder),
      try CurveComparisons.bounce("ln-bounce-1", in: folder),
      try CurveComparisons.bounce("ln-bounce-2", in: folder),
      try EventComparisons.jitter(in: folder), try EventComparisons.mended(in: folder),
      try EventComparisons.flags(in: folder),
    ]
  }

  private static func row(_ comparison: ModelComparison) -> [TextTable.Cell] {
    let verdict = TextTable.Cell(comparison.isGood ? "ok" : "FAR")
    let words = [comparison.name, comparison.what]
    switch comparison.bound {
    case .order: return (words + ["", "", "", "order"]).map { .init($0) } + [verdict]
    case .maximum(let limit), .rootMeanSquare(let limit):
      var isMaximum = false
      if case .maximum = comparison.bound { isMaximum = true }
      let figures = [
        String(comparison.errors.count), hundredths(comparison.rootMeanSquare),
        hundredths(comparison.maximum), "\(isMaximum ? "max" : "rms") \(limit)",
      ]
      return (words + figures).map { .init($0) } + [verdict]
    }
  }

  /// Two places after the point.
  private static func hundredths(_ value: Double) -> String {
    let count = Int((value * 100).rounded())
    return "\(count / 100).\(count % 100 < 10 ? "0" : "")\(count % 100)"
  }
}
