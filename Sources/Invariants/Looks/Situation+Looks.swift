internal import GestureTrace

extension Situation {
  /// Whether people can see the control of `edge`: it is attached, enabled and visible, in a window, in a view
  /// that has a height.
  func isInSight(_ edge: Edge) -> Bool {
    self[edge].isAvailable && isViewInSight
  }

  /// The phase that the control of `edge` has to look like at the end of an instant: its own or, where it stays
  /// pulling or armed with the list at rest, idle; `nil` where it is out of sight, or on its way from one look
  /// to the next.
  func phaseToShow(_ edge: Edge) -> Phase? { phasesToShow[edge] }

  /// The instant is over: works out what the controls have to look like.
  mutating func settleLooks() {
    phasesToShow = EdgePair(nil)
    if header.exists { phasesToShow.header = lookDue(of: .header) }
    if footer.exists { phasesToShow.footer = lookDue(of: .footer) }
  }

  private func lookDue(of edge: Edge) -> Phase? {
    guard isInSight(edge) else { return nil }
    let phase = self[edge].phase
    guard phase.hasLook || !excuses(.settlesInLook) else { return nil }
    guard phase == .pulling || phase == .armed else { return phase }
    return rests(edge, unlessPut: pull(at: edge) > 0 || self[edge].meets(self[edge].past))
      ? .idle : phase
  }

  /// Notes what the control of `edge` says at the end of an instant if it is the first text of its phase.
  mutating func noteText(of edge: Edge) {
    guard let text = looks[edge].text, let phase = phaseToShow(edge),
      firstTexts[edge][phase] == nil
    else { return }
    firstTexts[edge][phase] = Shown(value: text.value, place: place)
  }
}
