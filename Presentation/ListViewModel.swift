public import EndlessDomain

/// A list as its screen uses it, whatever the rows are.
///
/// Everything goes to the ``FeedViewModel`` inside; a list's own view model adds what is its own.
public protocol ListViewModel<Row>: AnyObject {
  /// The items that the feed loads.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// What the list shows of an item.
  associatedtype Row

  /// The engine of the list.
  var feed: FeedViewModel<Item, Row> { get }

  /// Does what a reader or the app wants.
  ///
  /// All other methods come through here, so it is the one place where a list adds to them: a method
  /// that a class declares again is not called by code that knows only the protocol.
  func send(_ intent: Pager.Intent, isolation: isolated any Actor)
}

extension ListViewModel {
  /// What the list shows.
  public var state: FeedState<Row> { feed.state }

  /// Does what a reader or the app wants, by passing it to the feed.
  public func send(_ intent: Pager.Intent, isolation: isolated any Actor) {
    feed.send(intent, isolation: isolation)
  }

  /// Loads the first page, unless it is there, or goes on where the list stopped.
  ///
  /// Call it whenever a screen shows the list.
  public func open(isolation: isolated any Actor = #isolation) {
    send(.open, isolation: isolation)
  }

  /// Cancels what is in flight once every screen that opened the list has closed it.
  ///
  /// Call it whenever a screen no longer shows the list.
  public func close(isolation: isolated any Actor = #isolation) {
    send(.close, isolation: isolation)
  }

  /// Reports that the row at an index became visible.
  public func itemAppeared(at index: Int, isolation: isolated any Actor = #isolation) {
    send(.itemAppeared(at: index), isolation: isolation)
  }

  /// Reports that the list was scrolled, or laid out with other content.
  public func scrolled(
    to position: ViewportPosition, isolation: isolated any Actor = #isolation
  ) {
    send(.scrolled(to: position), isolation: isolation)
  }

  /// Loads the list again; the rows stay until there is something to replace them.
  public func refresh(isolation: isolated any Actor = #isolation) {
    send(.refresh, isolation: isolation)
  }

  /// Loads again what failed, without waiting any longer.
  public func retry(isolation: isolated any Actor = #isolation) {
    send(.retry, isolation: isolation)
  }

  /// Asks for further pages after the list stopped because too many brought nothing new.
  public func goOn(isolation: isolated any Actor = #isolation) {
    send(.goOn, isolation: isolation)
  }

  /// Cancels what is in flight; the next intent goes on.
  public func cancel(isolation: isolated any Actor = #isolation) {
    send(.cancel, isolation: isolation)
  }
}
