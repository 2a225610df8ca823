import ControlParts
import HeadlessUIKit
import RefreshControls
import Testing

@Suite("JKRefreshControl")
struct JKRefreshControlTests {
  private func control(in world: World, _ defects: JKRefreshDefect...) -> JKRefreshControl {
    world.run {
      let control = JKRefreshControl(defects: Defects(defects))
      world.list.addSubview(control)
      return control
    }
  }

  @Test("It rests in the middle, 35 points over the rows, and follows a turned list")
  func layout() {
    let world = World()
    let control = control(in: world)
    #expect(control.frame == CGRect(x: 165, y: -57.5, width: 45, height: 45))
    world.run { world.list.frame = CGRect(x: 0, y: 0, width: 667, height: 375) }
    #expect(control.center == CGPoint(x: 333.5, y: -35))
    world.pull(100)
    #expect(control.center.y == -50)
  }

  @Test("The published one lies over the rows until the list's frame changes (F8)")
  func published() {
    let world = World()
    let control = control(in: world, .noInitialLayout)
    #expect(control.center == CGPoint(x: 22.5, y: 22.5))
    world.pull(20)
    #expect(control.center == CGPoint(x: 22.5, y: -35))
  }

  @Test("It is 45 × 45 points, whatever frame it is asked to have")
  func size() {
    let sizes = World().run {
      [JKRefreshControl(), JKRefreshControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))]
        .map(\.bounds.size)
    }
    #expect(sizes == [CGSize(width: 45, height: 45), CGSize(width: 45, height: 45)])
  }

  @Test("At rest nothing is drawn")
  func nothing() {
    let letter = control(in: World()).letter
    #expect(letter.ground.path == nil && letter.arc.path == nil && letter.stem.path == nil)
  }

  @Test("A pull of half the height draws the curve of the J over its ground")
  func half() {
    let world = World()
    let letter = control(in: world).letter
    world.pull(35)
    #expect(letter.ground.path?.elements.count == 6)
    #expect(
      letter.arc.path?.elements == [
        .arc(
          center: CGPoint(x: 22.5, y: 22.5), radius: 10.5, start: .pi / 2, end: 0, clockwise: false)
      ])
    #expect(letter.stem.path == nil)
    #expect(letter.arc.lineWidth == 5 && letter.arc.fillColor == nil)
    #expect(letter.arc.strokeColor?.red == CGFloat(59) / 255)
  }

  @Test("A pull of the whole height and more draws the stem, too")
  func whole() {
    for points in [70.0, 100] {
      let world = World()
      let letter = control(in: world).letter
      world.pull(points)
      #expect(
        letter.stem.path?.elements == [
          .move(CGPoint(x: 33, y: 22.5)), .line(CGPoint(x: 33, y: 6.5)),
        ])
    }
  }

  @Test("The ground is a filled grey J")
  func ground() throws {
    let world = World()
    let letter = control(in: world).letter
    world.pull(1.2)
    let center = CGPoint(x: 22.5, y: 22.5)
    #expect(
      letter.ground.path?.elements == [
        .arc(center: center, radius: 8, start: .pi / 2, end: 0, clockwise: false),
        .line(CGPoint(x: 30.5, y: 6.5)), .line(CGPoint(x: 35.5, y: 6.5)),
        .line(CGPoint(x: 35.5, y: 22.5)),
        .arc(center: center, radius: 13, start: 0, end: .pi / 2 - 0.05, clockwise: true), .close,
      ])
    #expect(try #require(letter.ground.fillColor).green == CGFloat(226) / 255)
    #expect(letter.ground.lineWidth == 1)
    world.pull(1.1)
    #expect(letter.ground.path == nil, "below .016 of the height nothing is drawn")
  }

  @Test("A refresh closes the ring, shrinks the stem, and turns the ring from .15 s on")
  func ring() throws {
    let world = World()
    let letter = control(in: world).letter
    world.pull(100)
    world.letGo()
    #expect(letter.ground.path == nil && letter.isSpinning)
    #expect(
      letter.arc.path?.elements == [
        .arc(
          center: CGPoint(x: 22.5, y: 22.5), radius: 10.5, start: 0, end: 2 * .pi - 0.1,
          clockwise: true)
      ])
    let closing = try #require(letter.arc.animation(forKey: "closing") as? CABasicAnimation)
    #expect(closing.keyPath == "strokeEnd")
    #expect(closing.fromValue as? CGFloat == 0.25 && closing.toValue as? CGFloat == 1)
    #expect(closing.duration == 0.15 && letter.stem.strokeEnd == 0)
    world.wait(0.14)
    #expect(letter.arc.animation(forKey: "runaroundAnim") == nil)
    world.wait(0.02)
    let turn = try #require(letter.arc.animation(forKey: "runaroundAnim") as? CABasicAnimation)
    #expect(turn.keyPath == "transform.rotation.z" && turn.toValue as? CGFloat == 2 * .pi)
    #expect(turn.duration == 0.5 && turn.repeatCount == .infinity)
    #expect(letter.arc.frame == CGRect(x: 0, y: 0, width: 45, height: 45))
  }

  @Test("An end thins the ring out, and leaves all as it was")
  func ending() {
    let world = World()
    let control = control(in: world)
    world.run { control.beginRefreshing() }
    world.wait(1)
    #expect(control.step == .loading && world.list.contentInset.top == 70)
    world.run { control.endRefreshing() }
    #expect(control.letter.arc.lineWidth == 0 && control.step == .closing)
    world.wait(0.6)
    #expect(control.step == .idle && world.list.contentInset.top == 0)
    #expect(control.letter.arc.lineWidth == 5 && control.letter.arc.animationKeys() == nil)
    #expect(control.letter.arc.path == nil && control.letter.stem.strokeEnd == 1)
  }

  @Test("A ring that is gone before it is closed never turns; the published one does (F12)")
  func spinning() {
    for (defects, turns) in [([], false), ([JKRefreshDefect.staleEndCompletion], true)] {
      let world = World()
      let control = world.run { JKRefreshControl(defects: Defects(defects)) }
      world.run { world.list.addSubview(control) }
      world.pull(100)
      world.letGo()
      #expect(control.letter.isSpinning)
      world.run { control.removeFromSuperview() }
      #expect(control.step == .idle && !control.letter.isSpinning)
      world.wait(0.3)
      #expect((control.letter.arc.animation(forKey: "runaroundAnim") != nil) == turns)
    }
  }

  @Test("Writes of the offset keep its x; the published ones make it 0 (F6)")
  func sideways() {
    for (defects, x) in [([], 100.0), ([JKRefreshDefect.zeroesX], 0)] {
      let world = World()
      world.list.contentSize.width = 800
      world.run { world.list.contentOffset = CGPoint(x: 100, y: 0) }
      let control = world.run { JKRefreshControl(defects: Defects(defects)) }
      world.run {
        world.list.addSubview(control)
        control.beginRefreshing()
      }
      #expect(world.list.contentOffset == CGPoint(x: x, y: -70))
    }
  }

  @Test("Without a list it does nothing; the published one traps (F14)")
  func alone() {
    for (defects, faults) in [([], false), ([JKRefreshDefect.needsSuperview], true)] {
      let world = World()
      world.run {
        let control = JKRefreshControl(defects: Defects(defects))
        control.beginRefreshing()
        control.endRefreshing()
      }
      #expect((world.simulation.fault != nil) == faults)
    }
    let world = World()
    world.run { _ = JKRefreshControl(defects: Defects([.needsSuperview])) }
    #expect(world.simulation.fault?.contains("superView") == true, "made and freed")
  }

  @Test("A removed control is freed and hears its list no more; the published one does (F13, F9)")
  func leaving() {
    for (defects, lives) in [
      ([], false), ([JKRefreshDefect.keepsObservers], true), ([.retainCycle], false),
    ] {
      let world = World()
      let control = world.run { JKRefreshControl(defects: Defects(defects)) }
      world.run {
        world.list.addSubview(control)
        control.removeFromSuperview()
      }
      world.pull(100)
      #expect((control.step == .armed) == lives)
    }
  }
}
