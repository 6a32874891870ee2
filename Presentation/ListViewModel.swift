public import EndlessDomain

/// What a screen does with a list, whatever the rows are.
///
/// Everything goes to the ``FeedViewModel`` inside; a list's own view model adds what is its own.
public protocol ListViewModel<Row>: AnyObject {
  /// What the feed brings.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// What the list shows of an item.
  associatedtype Row

  /// The engine of the list.
  var feed: FeedViewModel<Item, Row> { get }

  /// Loads the first page, unless it is there already; to be called whenever the list comes into
  /// sight.
  func open(isolation: isolated any Actor)
  /// Tells that the row at a place has come into sight.
  func itemAppeared(at index: Int, isolation: isolated any Actor)
  /// Tells where the list stands.
  func scrolled(to position: ScrollPosition, isolation: isolated any Actor)
  /// Gives up what is under way; to be called when the list goes out of sight.
  func cancel(isolation: isolated any Actor)
}

extension ListViewModel {
  /// What the list shows.
  public var state: FeedState<Row> { feed.state }

  /// Loads the first page, unless it is there already; to be called whenever the list comes into
  /// sight.
  public func open(isolation: isolated any Actor = #isolation) {
    feed.handle(.opened, isolation: isolation)
  }

  /// Tells that the row at a place has come into sight.
  public func itemAppeared(at index: Int, isolation: isolated any Actor = #isolation) {
    feed.handle(.appeared(at: index), isolation: isolation)
  }

  /// Tells where the list stands.
  public func scrolled(
    to position: ScrollPosition, isolation: isolated any Actor = #isolation
  ) {
    feed.handle(.scrolled(to: position), isolation: isolation)
  }

  /// Loads the list anew; the rows stay until the new first page is in.
  public func refresh(isolation: isolated any Actor = #isolation) {
    feed.handle(.refreshed, isolation: isolation)
  }

  /// Loads again what failed; does nothing where nothing has.
  public func retry(isolation: isolated any Actor = #isolation) {
    feed.handle(.retried, isolation: isolation)
  }

  /// Gives up what is under way; to be called when the list goes out of sight.
  public func cancel(isolation: isolated any Actor = #isolation) {
    feed.handle(.cancelled, isolation: isolation)
  }
}
