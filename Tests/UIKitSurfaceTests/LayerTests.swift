import Testing
import UIKit

@Suite("Layers")
struct LayerTests {
  let world = World()
  let view: UIView

  init() { view = world.view(0, 0, 100, 100) }

  /// A layer of this kind that has been in the view's for a turn.
  private func layer<Layer: CALayer>(_ make: () -> Layer) -> Layer {
    let layer = world.get(make)
    world.turn { view.layer.addSublayer(layer) }
    world.at(0.1)
    return layer
  }

  @Test("A frame is a position, bounds and an anchor")
  func geometry() {
    world.get {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
      #expect(layer.position == CGPoint(x: 30, y: 30))
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      #expect(layer.frame == CGRect(x: 30, y: 10, width: 40, height: 20))
      layer.bounds.size.width = 10
      #expect(layer.frame.width == 10 && layer.position == CGPoint(x: 30, y: 30))
    }
  }

  @Test("Sublayers stand in the order in which they are put")
  func tree() {
    world.get {
      let (outer, layers) = (CALayer(), (0..<5).map { _ in CALayer() })
      outer.addSublayer(layers[0])
      outer.insertSublayer(layers[1], at: 0)
      outer.insertSublayer(layers[2], below: layers[0])
      outer.insertSublayer(layers[3], above: layers[1])
      outer.addSublayer(layers[4])
      let order = [1, 3, 2, 0, 4].map { ObjectIdentifier(layers[$0]) }
      #expect(outer.sublayers?.map(ObjectIdentifier.init) == order)
      #expect(layers[0].superlayer === outer)
      for layer in layers { layer.removeFromSuperlayer() }
      #expect(outer.sublayers == nil && layers[0].superlayer == nil)
    }
  }

  @Test("A layer keeps what it is told")
  func keeping() {
    world.simulation.assets.add("a", size: CGSize(width: 8, height: 4))
    world.get {
      let layer = CAShapeLayer()
      #expect(layer.fillColor == UIColor.black && layer.strokeColor == nil)
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      layer.path = path.cgPath
      path.removeAllPoints()
      #expect(layer.path?.isEmpty == false, "the path is kept as it was set")
      layer.lineCap = .round
      layer.lineJoin = .bevel
      layer.lineDashPattern = [2, 3]
      layer.lineDashPhase = 1
      #expect(layer.lineCap == .round && layer.lineJoin == .bevel)
      #expect(layer.lineDashPattern == [2, 3])
      layer.contents = UIImage(named: "a")?.cgImage
      layer.contentsGravity = .center
      layer.contentsScale = UIScreen.main.scale
      #expect(layer.contents is UIImage)
      layer.cornerRadius = 3
      layer.borderWidth = 2
      layer.borderColor = UIColor.red.cgColor
      #expect((layer.cornerRadius, layer.borderWidth) == (3, 2))
      #expect(layer.borderColor == UIColor.red)
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.locations = [0, 0.5]
      gradient.startPoint = .zero
      gradient.endPoint = CGPoint(x: 1, y: 0)
      #expect(gradient.colors?.count == 2 && gradient.locations == [0, 0.5])
    }
  }

  @Test("A change of a shown layer is seen in a quarter of a second, unless that is disabled")
  func implicit() {
    let shape = layer { CAShapeLayer() }
    world.turn { shape.strokeEnd = 0 }
    #expect(shape.strokeEnd == 0 && shape.animationKeys() == ["strokeEnd"])
    #expect(world.get { shape.presentation()?.strokeEnd } == 1)
    world.at(0.2)
    let midway = world.get { shape.presentation()?.strokeEnd } ?? -1
    #expect(midway > 0 && midway < 0.6, "Core Animation's default curve is past the middle")
    world.at(0.36)
    #expect(world.get { shape.presentation()?.strokeEnd } == 0)
    #expect(world.get { shape.animationKeys() } == nil)
    world.turn {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      shape.strokeEnd = 1
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
    #expect(world.get { shape.presentation()?.strokeEnd } == 1)
    world.turn {
      shape.actions = ["lineWidth": NSNull()]
      shape.lineWidth = 7
      shape.path = UIBezierPath(rect: .zero).cgPath
    }
    #expect(world.get { shape.animationKeys() } == nil)
    world.turn {
      let fresh = CAShapeLayer()
      view.layer.addSublayer(fresh)
      fresh.strokeEnd = 0
      #expect(fresh.animationKeys() == nil, "a layer that was never shown changes at once")
    }
  }

  @Test("A delegate says what a change sets off")
  func actions() {
    final class Decider: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return NSNull() }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 9
        return animation
      }
    }
    let layer = layer { CALayer() }
    let decider = Decider()
    world.turn {
      layer.delegate = decider
      layer.cornerRadius = 5
      layer.opacity = 0
    }
    #expect(world.get { layer.animationKeys() } == ["opacity"])
    #expect(world.get { layer.animation(forKey: "opacity")?.duration } == 9)
  }

  @Test("A transaction has a length, a curve, and a completion when all its animations are over")
  func transaction() {
    let layer = layer { CALayer() }
    var log: [String] = []
    world.turn {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      #expect(CATransaction.animationDuration() == 1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { log.append("over") }
      layer.opacity = 0
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("nothing") }
      CATransaction.commit()
      CATransaction.flush()
      CATransaction.setCompletionBlock { log.append("turn") }
    }
    #expect(log == ["nothing", "turn"])
    world.at(0.6)
    #expect(isNear(CGFloat(world.get { layer.presentation()?.opacity } ?? 0), 0.5))
    world.at(1.09)
    #expect(log.count == 2)
    world.at(1.2)
    #expect(log == ["nothing", "turn", "over"])
  }

  @Test("A layer's own time can be stopped, moved and run at another speed")
  func time() {
    let layer = layer { CAShapeLayer() }
    world.turn {
      let growth = CABasicAnimation(keyPath: "strokeEnd")
      (growth.fromValue, growth.toValue) = (CGFloat(0), CGFloat(1))
      growth.duration = 1
      layer.speed = 0
      layer.add(growth, forKey: "growth")
      layer.timeOffset = 0.25
    }
    #expect(world.get { layer.presentation()?.strokeEnd } == 0.25)
    world.at(5) { layer.timeOffset = 0.5 }
    #expect(world.get { layer.presentation()?.strokeEnd } == 0.5)
    world.turn {
      layer.speed = 2
      layer.timeOffset = 0
      layer.beginTime = 4.9
    }
    #expect(isNear(world.get { layer.convertTime(CACurrentMediaTime(), from: nil) }, 0.2))
    #expect(isNear(world.get { layer.convertTime(0.2, to: nil) }, 5))
    #expect(isNear(world.get { layer.presentation()?.strokeEnd } ?? 0, 0.2))
  }
}
