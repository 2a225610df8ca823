import GestureTrace

/// What is wrong with the arguments of a row.
enum ArgumentFault: Error {
  case count(found: Int, expected: ClosedRange<Int>)
  /// `index` from 1.
  case kind(index: Int, expected: ExpectedValue)
}

/// The arguments of one row, taken in the kinds that its verb asks for.
struct RowArguments {
  /// The array `["verb", argument…]`, so that argument n, from 1, is its element n.
  private let row: JSONNode
  let count: Int

  init(of row: JSONNode) {
    self.row = row
    count = row.count - 1
  }

  func expect(_ expected: ClosedRange<Int>) throws(ArgumentFault) {
    guard expected ~= count else { throw .count(found: count, expected: expected) }
  }

  func expect(_ expected: Int) throws(ArgumentFault) {
    try expect(expected...expected)
  }

  func number(_ index: Int) throws(ArgumentFault) -> Double {
    guard let number = row[index].number else { throw .kind(index: index, expected: .number) }
    return number
  }

  /// `nil` where the argument is left out.
  func optionalNumber(_ index: Int) throws(ArgumentFault) -> Double? {
    index <= count ? try number(index) : nil
  }

  /// A whole number of at least `least`.
  func whole(_ index: Int, from least: Int) throws(ArgumentFault) -> Int {
    guard let number = row[index].whole, number >= least else {
      throw .kind(index: index, expected: .whole(from: least))
    }
    return number
  }

  func flag(_ index: Int) throws(ArgumentFault) -> Bool {
    guard let flag = row[index].flag else { throw .kind(index: index, expected: .flag) }
    return flag
  }

  func text(_ index: Int) throws(ArgumentFault) -> String {
    guard let text = row[index].text else { throw .kind(index: index, expected: .text) }
    return text
  }

  /// A word out of a closed list.
  func word<Word: RawRepresentable<String>>(
    _ index: Int, _ expected: ExpectedValue
  ) throws(ArgumentFault) -> Word {
    guard let word = row[index].text.flatMap(Word.init(rawValue:)) else {
      throw .kind(index: index, expected: expected)
    }
    return word
  }

  func edge(_ index: Int) throws(ArgumentFault) -> Edge { try word(index, .edge) }

  /// `nil` where the argument is left out.
  func optionalEdge(_ index: Int) throws(ArgumentFault) -> Edge? {
    index <= count ? try edge(index) : nil
  }

  func insets(_ index: Int) throws(ArgumentFault) -> Insets {
    let four = try fourNumbers(index, .insets)
    return Insets(top: four.0, left: four.1, bottom: four.2, right: four.3)
  }

  func frame(_ index: Int) throws(ArgumentFault) -> Frame {
    let four = try fourNumbers(index, .frame)
    return Frame(x: four.0, y: four.1, width: four.2, height: four.3)
  }

  private func fourNumbers(
    _ index: Int, _ expected: ExpectedValue
  ) throws(ArgumentFault) -> (Double, Double, Double, Double) {
    let list = row[index]
    guard list.kind == .array, list.count == 4, let first = list[0].number,
      let second = list[1].number, let third = list[2].number, let fourth = list[3].number
    else { throw .kind(index: index, expected: expected) }
    return (first, second, third, fourth)
  }

  /// All arguments as they are.
  var values: [JSONValue] { (0..<count).map { row[$0 + 1].value } }
}
