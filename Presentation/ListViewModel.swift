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

  /// Handles what a person did; a list that does more than its feed does it here.
  ///
  /// The methods of a screen all come through here. It is the one place to add to, since a method
  /// that is declared again in a class is not called by code that knows the protocol only.
  func handle(_ event: Pager.Event, isolation: isolated any Actor)
}

extension ListViewModel {
  /// What the list shows.
  public var state: FeedState<Row> { feed.state }

  /// Handles what a person did, by handing it to the feed.
  public func handle(_ event: Pager.Event, isolation: isolated any Actor) {
    feed.handle(event, isolation: isolation)
  }

  /// Loads the first page, unless it is there already; to be called whenever the list comes into
  /// sight.
  public func open(isolation: isolated any Actor = #isolation) {
    handle(.opened, isolation: isolation)
  }

  /// Tells that the row at a place has come into sight.
  public func itemAppeared(at index: Int, isolation: isolated any Actor = #isolation) {
    handle(.appeared(at: index), isolation: isolation)
  }

  /// Tells where the list stands.
  public func scrolled(
    to position: ScrollPosition, isolation: isolated any Actor = #isolation
  ) {
    handle(.scrolled(to: position), isolation: isolation)
  }

  /// Loads the list anew; the rows stay until the new first page is in.
  public func refresh(isolation: isolated any Actor = #isolation) {
    handle(.refreshed, isolation: isolation)
  }

  /// Loads again what failed; does nothing where nothing has.
  public func retry(isolation: isolated any Actor = #isolation) {
    handle(.retried, isolation: isolation)
  }

  /// Gives up what is under way; to be called when the list goes out of sight.
  public func cancel(isolation: isolated any Actor = #isolation) {
    handle(.cancelled, isolation: isolation)
  }
}
