public import EndlessDomain

/// The list of books that a search finds: empty until something is searched for.
public final class BookSearchViewModel: ListViewModel {
  /// The engine of the list.
  public let feed: FeedViewModel<Book, BookRow>

  /// Creates the view model of a list in which nothing has been searched for yet.
  ///
  /// - Parameters:
  ///   - loadFirstPage: loads the first page.
  ///   - loadNextPage: loads the page after the last row.
  ///   - language: the language of the rows.
  ///   - policy: when the next page is loaded.
  ///   - retryPolicy: whether and when a failed load is tried again.
  ///   - timeline: the time that all parts of the program share.
  public init(
    loadFirstPage: LoadFirstPage<Book>, loadNextPage: LoadNextPage<Book>, language: Language,
    policy: PrefetchPolicy = .adaptive(), retryPolicy: RetryPolicy = RetryPolicy(),
    timeline: Timeline
  ) {
    feed = FeedViewModel(
      loadFirstPage: loadFirstPage, loadNextPage: loadNextPage, policy: policy,
      retryPolicy: retryPolicy, requiresQuery: true, timeline: timeline
    ) {
      BookRow(book: $0, language: language)
    }
  }

  /// Submits a search: it starts a new list at once, and a blank one empties the list.
  public func search(_ text: String, isolation: isolated any Actor = #isolation) {
    send(.search(SearchQuery(text)), isolation: isolation)
  }
}
