import UIKit

/// The topic list of article 001: what it measures, how long it takes and what it says.
///
/// Its header's states are `BSTopicHeader.Step`, right below. Its footer has two: `isLoading` or not.
///
/// ```
///  pulled 60 or more        let go            answered          0 or .5 s, then .5 s
/// idle ⇄ armed ───────────▶ loading ────────▶ closing ────────────────────────────▶ idle
/// ```
enum BSTopics {
  /// The header's height in points, the pull that arms it (so many are enough) and what it holds.
  static let headerHeight: CGFloat = 60
  /// The footer's height in points, and the pull that loads where all topics are in sight.
  static let footerHeight: CGFloat = 35
  /// Points that the published header takes the bar above the list to be high.
  static let navBarHeight: CGFloat = 64

  /// Seconds in which the list slides to where it is held.
  static let openDuration: TimeInterval = 1
  /// Seconds for which an answer can be read before the list slides back.
  static let readingDelay: TimeInterval = 0.5
  /// Seconds in which it does.
  static let closeDuration: TimeInterval = 0.5
  /// Seconds of the published animation around a request for more, and before it.
  static let moreDuration: TimeInterval = 0.25

  /// What the header says; `later` is published, from the end of a load until the list scrolls.
  enum HeaderText {
    static let first = "下拉可以刷新"
    static let armed = "松开立即刷新"
    static let loading = "明哥正在帮你加载"
    static let done = "加载完成"
    static let later = "下拉可以加载数据..."
  }

  /// What the footer says; `later` is published, after the first load.
  enum FooterText {
    static let first = "上拉可以加载更多"
    static let loading = "正在加载更多的数据..."
    static let later = "下拉加载更多的数据..."
  }
}

extension BSTopicHeader {
  /// What the header is doing.
  public enum Step: Sendable {
    /// Nothing, or the list is pulled less than far enough.
    case idle
    /// Letting go now would load; published as `willLoadingNewData`.
    case armed
    /// New topics were asked for and have not come; published as `loadingNewData`.
    case loading
    /// They have come and the list slides back; `loadingNewData` still.
    case closing
  }
}
