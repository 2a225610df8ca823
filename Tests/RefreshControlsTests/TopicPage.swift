import ControlParts
import HeadlessUIKit
import RefreshControls

/// The topic list's page with both views, and the requests that it sent.
final class TopicPage {
  let world: World
  let controller: BSTopicController
  var requests: [BSTopicController.Request] = []

  static let second = BSTopicController.Answer(topics: ["second"], maxtime: "200")

  init(content: CGFloat = 1200, _ defects: BSTopicsDefect...) {
    let world = World(content: content)
    self.world = world
    controller = world.run { BSTopicController(tableView: world.list, defects: Defects(defects)) }
    controller.open(with: BSTopicController.Answer(topics: ["first"], maxtime: "100"))
    controller.send = { [unowned self] in requests.append($0) }
    world.run {
      world.list.delegate = controller
      controller.addHeader()
      controller.addFooter()
    }
  }

  var header: BSTopicHeader { controller.header }
  var footer: BSTopicFooter { controller.footer }
  var list: UIScrollView { world.list }

  /// Puts the list so many points past its top, under a finger.
  func pull(_ points: Double) { world.run { list.imposeDrag(-points) } }

  /// Pulls the header and lets go.
  func refresh() {
    pull(100)
    world.letGo()
  }

  /// New topics come.
  func answer() { world.run { controller.receive(Self.second, isForMore: false) } }
}
