import GestureTrace

extension RowArguments {
  /// What a row out with this verb says.
  func outcome(_ verb: Verb) throws(ArgumentFault) -> Outcome {
    switch verb {
    case .offset:
      try expect(2)
      return .offset(try number(1), try word(2, .offsetKind))
    case .offsetX:
      try expect(1)
      return .offsetX(try number(1))
    case .shown:
      try expect(1)
      return .shown(try number(1))
    case .phase:
      try expect(2)
      return .phase(try edge(1), try word(2, .phase))
    case .fired:
      try expect(2)
      return .fired(try edge(1), try word(2, .origin))
    case .answer:
      try expect(2)
      return .answer(try edge(1), number: try whole(2, from: 1))
    case .setInset:
      try expect(2...3)
      return .setInset(try insets(1), duration: try duration(2), try optionalEdge(3))
    case .setOffset:
      try expect(2...3)
      return .setOffset(try number(1), duration: try duration(2), try optionalEdge(3))
    case .progress:
      try expect(2)
      return .progress(try edge(1), try number(2))
    case .text:
      try expect(2)
      return .text(try edge(1), try text(2))
    case .spinner:
      try expect(2)
      return .spinner(try edge(1), try flag(2))
    case .frame:
      try expect(2)
      return .frame(try edge(1), try frame(2))
    case .alpha:
      try expect(2)
      return .alpha(try edge(1), try number(2))
    case .observers:
      try expect(1)
      return .observers(try whole(1, from: 0))
    case .fault:
      try expect(1)
      return .fault(try text(1))
    case .touch, .move, .lift, .cancel, .drag, .release, .glide, .begin, .end, .noMore, .reset,
      .inset, .assignInset, .safeArea, .content, .prepend, .resize, .scrollTo, .tap, .enable, .hide,
      .leave, .return, .detach, .attach, .note, .stop:
      preconditionFailure("\(verb) is a row in")
    }
  }

  /// Seconds of 0 or more.
  private func duration(_ index: Int) throws(ArgumentFault) -> Double {
    let seconds = try number(index)
    guard seconds >= 0 else { throw .kind(index: index, expected: .magnitude) }
    return seconds
  }
}
