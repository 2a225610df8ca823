import Testing
import UIKit

/// Views that show something: labels, pictures, wheels.
@Suite("Labels, pictures and wheels")
struct ContentTests {
  let world = World()

  @Test("A label is as large as its text by the documented metric")
  func label() {
    world.get {
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
      label.font = .systemFont(ofSize: 10)
      label.text = "ab刷新"
      label.sizeToFit()
      #expect(label.frame == CGRect(x: 5, y: 5, width: 30, height: 12))
      label.numberOfLines = 0
      label.text = "abc\nd"
      #expect(label.sizeThatFits(.zero) == CGSize(width: 15, height: 24))
      label.text = nil
      #expect(label.sizeThatFits(.zero) == .zero)
      #expect(label.textAlignment == .left && label.textColor == nil)
    }
  }

  @Test("A label takes its text with attributes or without, the last one counts")
  func attributedText() {
    world.get {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "x", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      #expect(label.text == "x")
      label.sizeToFit()
      #expect(label.bounds.size == CGSize(width: 10, height: 24))
      label.text = "y"
      #expect(label.attributedText?.string == "y")
      #expect(label.sizeThatFits(.zero).height == 21, "17 points again")
    }
  }

  @Test("Fonts of one face and size are equal")
  func fonts() {
    #expect(UIFont(name: "Helvetica", size: 20)?.pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 13) == .systemFont(ofSize: 14).withSize(13))
    #expect(UIFont.boldSystemFont(ofSize: 13) == .systemFont(ofSize: 13, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 13) != .boldSystemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 14).lineHeight == 17 && UIFont.systemFontSize == 14)
  }

  @Test("A nib makes its objects anew each time; one that is missing is a fault")
  func nib() {
    world.simulation.assets.addNib("Row") { [UILabel(), UIView()] }
    world.get {
      let nib = UINib(nibName: "Row", bundle: nil)
      let (first, second) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
      #expect(first.count == 2 && first[0] is UILabel)
      #expect(first[1] as? UIView !== second[1] as? UIView)
      #expect(world.simulation.fault == nil)
      #expect(UINib(nibName: "row", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    #expect(world.simulation.fault?.contains("row") == true)
  }

  @Test("An image view shows its pictures in turn and then its own again")
  func imageView() throws {
    world.simulation.assets.add("a", size: CGSize(width: 8, height: 4))
    world.simulation.assets.add("b", size: CGSize(width: 8, height: 4))
    let view = world.shown { UIImageView(image: UIImage(named: "a")) }
    #expect(view.bounds.size == CGSize(width: 8, height: 4))
    let shown = { world.get { view.shownImage?.name } }
    world.turn {
      view.startAnimating()
      #expect(!view.isAnimating, "there are no pictures yet")
      view.animationImages = ["a", "b"].compactMap { UIImage(named: $0) }
      view.animationDuration = 0.4
      view.startAnimating()
    }
    #expect(view.isAnimating && shown() == "a")
    world.at(0.25)
    #expect(shown() == "b")
    world.at(0.45)
    #expect(shown() == "a")
    world.turn { view.stopAnimating() }
    #expect(!view.isAnimating && shown() == "a")
    world.turn {
      view.animationRepeatCount = 1
      view.startAnimating()
    }
    world.at(0.9)
    #expect(world.get { !view.isAnimating }, "one round is over")
    world.get { view.sizeToFit() }
    #expect(world.get { UIImage(named: "c") } == nil)
  }

  @Test("A picture in the template mode takes the tint of the view that shows it")
  func tint() throws {
    world.simulation.assets.add("a", size: CGSize(width: 8, height: 4))
    let view = world.shown { UIImageView(image: UIImage(named: "a")) }
    let tint = { () -> DisplayColor? in
      guard case .image(_, _, let tint) = DisplayList(of: view).items.first?.content else {
        return nil
      }
      return tint
    }
    world.turn { view.tintColor = .red }
    #expect(world.get(tint) == nil)
    world.turn { view.image = view.image?.withRenderingMode(.alwaysTemplate) }
    #expect(world.get(tint)?.red == 1)
    #expect(view.image?.renderingMode == .alwaysTemplate && view.image?.cgImage != nil)
  }

  @Test("A wheel hides while it stands still, and turns a twelfth at a time")
  func wheel() {
    let wheel = world.shown { UIActivityIndicatorView(style: .large) }
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.hidesWhenStopped)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37) && wheel.color == .gray)
    world.turn { wheel.startAnimating() }
    #expect(!wheel.isHidden && wheel.isAnimating)
    world.at(0.26)
    #expect(world.get { wheel.phase } == 3.0 / 12)
    world.at(1.26)
    #expect(world.get { wheel.phase } == 3.0 / 12)
    world.turn {
      wheel.hidesWhenStopped = false
      wheel.stopAnimating()
    }
    #expect(!wheel.isHidden && world.get { wheel.phase } == 0)
    world.turn {
      wheel.style = .white
      wheel.sizeToFit()
    }
    #expect(wheel.bounds.width == 20 && wheel.color == .white)
  }

  @Test(
    "Pictures lie in a view as its content mode says",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
      (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
      (.center, CGRect(x: 16, y: 18, width: 8, height: 4)),
      (.bottomRight, CGRect(x: 32, y: 36, width: 8, height: 4)),
      (.left, CGRect(x: 0, y: 18, width: 8, height: 4)),
    ])
  func contentMode(mode: UIView.ContentMode, rect: CGRect) {
    world.simulation.assets.add("a", size: CGSize(width: 8, height: 4))
    world.get {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.image = UIImage(named: "a")
      view.contentMode = mode
      #expect(DisplayList(of: view).items.map(\.content) == [.image("a", rect, tint: nil)])
    }
  }
}
