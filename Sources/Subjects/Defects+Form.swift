import ControlParts
import RefreshControls

extension Defects {
  /// What a control of this form has: nothing, all, or the one of that name.
  init(_ form: System.Form) {
    switch form {
    case .repaired: self.init()
    case .published: self = .published
    case .defect(let name): self.init(Defect.allCases.filter { $0.name == name })
    }
  }
}
