public import UIKit

/// What a header or footer is doing.
public enum MJRefreshState: Int, Sendable {
  /// Nothing is going on.
  case idle = 1
  /// Letting go now would refresh.
  case pulling
  /// A refresh or load is under way, from the moment in which it is decided.
  case refreshing
  /// Begun by code outside a window: it refreshes once the view is drawn in one.
  case willRefresh
  /// There is nothing more to load, until the app says otherwise; only footers.
  case noMoreData
}

/// The numbers of all headers and footers.
public enum MJRefreshConst {
  /// A header's height in points, the pull that arms it (more than that) and what it holds.
  public static let headerHeight: CGFloat = 54
  /// A footer's height in points; a back footer is armed by a longer pull and holds that, an auto
  /// footer keeps so much room all the time and loads when exactly all of it is in sight.
  public static let footerHeight: CGFloat = 44
  /// Seconds in which headers and back footers slide in, and after which they call back.
  public static let fastAnimationDuration: TimeInterval = 0.25
  /// Seconds in which they slide out.
  public static let slowAnimationDuration: TimeInterval = 0.4
}

/// What headers and footers say in each state.
enum MJRefreshText {
  static let header: [MJRefreshState: String] = [
    .idle: "下拉可以刷新", .pulling: "松开立即刷新", .refreshing: "正在刷新数据中...",
  ]
  /// A list that fits its view loads when a pull is let go; the footer says no more then.
  static let autoFooter: [MJRefreshState: String] = [
    .idle: "点击或上拉加载更多", .pulling: "点击或上拉加载更多", .refreshing: "正在加载更多的数据...",
    .noMoreData: "已经全部加载完毕",
  ]
  static let backFooter: [MJRefreshState: String] = [
    .idle: "上拉可以加载更多", .pulling: "松开立即加载更多", .refreshing: "正在加载更多的数据...",
    .noMoreData: "已经全部加载完毕",
  ]
}
